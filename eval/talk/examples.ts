import { runSteps } from "../../src/core/base/steps.ts";
import { hazardsIn, isAside } from "../../src/core/language/statements/hazards.ts";
import { type Act, READ } from "../../src/core/writing/acts/act-model.ts";
import { readActs } from "../../src/core/writing/acts/read-acts.ts";
import { holds, type Kind, type Label, type Talk, type Terms, tells } from "./talk.ts";

/** Whether a clause does an act; null: nobody can tell, and nothing is fitted on it. */
type Answer = 0 | 1 | null;

/** A clause with its features and what it does, as the labels have it. */
export type ClauseRow = {
	talk: string;
	role: string;
	at: number;
	text: string;
	features: readonly string[];
	answers: Readonly<Record<Act, Answer>>;
	/** It tells what only looks worth knowing. */
	trap: boolean;
	/** The same of the line that is written of it, which may say more. */
	lines: Readonly<Record<Act, Answer>>;
};

const SPOKEN: Record<Act, readonly string[]> = {
	...{ decides: ["user"], rules: ["user"], corrects: ["user"], done: ["user", "assistant", "tool"] },
	...{ open: ["user"], tells: ["user"], task: ["user"], next: ["user"], passes: ["user"] },
	blocks: ["user", "assistant", "tool"],
};
const UNREAD = {
	decides: 0,
	rules: 0,
	corrects: 0,
	done: 0,
	open: 0,
	tells: 0,
	task: 0,
	next: 0,
	blocks: 0,
	passes: 0,
};
const NONE = {
	decides: null,
	rules: null,
	corrects: null,
	done: null,
	open: null,
	task: null,
	next: null,
	blocks: null,
};
/** How many messages before a state's point may name its task, its next step and what blocks it. */
const RECENT = { task: 16, next: 4, blocks: 6 };

/** All clauses of a conversation. */
export function rowsOf(talk: Talk): ClauseRow[] {
	const features: string[][] = [];
	const model = {
		score(found: readonly string[]) {
			features.push([...found]);
			return UNREAD;
		},
	};
	const read = runSteps(readActs(talk.messages, { model }));
	let place = 0;
	let asked = "";
	return read.flatMap((clauses, at) => {
		const role = talk.messages[at]?.role ?? "user";
		if (role === "user")
			asked = clauses
				.map(({ clause }) => clause.text)
				.join(" ")
				.slice(0, 200);
		return clauses.map(({ clause }) => {
			const line = clause.text;
			const answers = answersOf(talk, line, at, role);
			const lines = { ...answers };
			if (role !== "user") lines.done = answersOf(talk, `${line} (asked: ${asked})`, at, role).done;
			const trap = answers.passes === 1;
			return { talk: talk.name, role, at, text: line, features: features[place++] ?? [], answers, trap, lines };
		});
	});
}

const isTrap = ({ labels: { traps } }: Talk, line: string): boolean =>
	(traps ?? []).some(({ as, terms }) => (as === "fact" || as === "decision") && tells(line, terms));

function answersOf(talk: Talk, line: string, at: number, role: string): Record<Act, Answer> {
	const { labels } = talk;
	const told = (...kinds: Kind[]): Answer => {
		let found: Answer = 0;
		for (const kind of kinds) {
			for (const label of labels[kind] ?? []) {
				if (!tells(line, label.terms)) continue;
				if (label.at <= at) return 1;
				// Said before it was so: a proposal that was taken up later, or chance.
				found = null;
			}
		}
		return found;
	};
	const answers: Record<Act, Answer> = {
		...{ decides: told("decisions", "instructions"), rules: told("instructions") },
		...{ corrects: told("corrections", "instructions"), done: told("completed") },
		open: openAnswer(labels.open ?? [], line, at),
		tells: told("facts", "instructions", "decisions"),
		task: stateAnswer(talk, line, at, RECENT.task, ({ task }) => (task === null ? [] : [task])),
		next: stateAnswer(talk, line, at, RECENT.next, ({ next }) => (next === null ? [] : [next])),
		blocks: stateAnswer(talk, line, at, RECENT.blocks, ({ blockers }) => blockers),
		passes: null,
	};
	if (isTrap(talk, line)) answers.passes = 1;
	else if (answers.tells === 1) answers.passes = 0;
	for (const act of READ) if (!SPOKEN[act].includes(role)) answers[act] = null;
	return answers;
}

function openAnswer(labels: readonly Label[], line: string, at: number): Answer {
	const own = labels.filter(({ terms }) => tells(line, terms));
	if (own.some((label) => label.at <= at && holds("open", label, Number.MAX_SAFE_INTEGER))) return 1;
	return own.length > 0 ? null : 0;
}

type State = Talk["labels"]["state"][number];

/** Where no point of the state is near, nobody can tell. */
function stateAnswer(
	{ labels }: Talk,
	line: string,
	at: number,
	recent: number,
	of: (state: State) => readonly Terms[],
): Answer {
	const near = labels.state.filter((state) => state.at >= at && state.at - at <= recent);
	if (near.length === 0) return null;
	return near.some((state) => of(state).some((terms) => tells(line, terms))) ? 1 : 0;
}

/** Single statements: those that tell something to be known, and those that only look so, where no hazard is known of them. */
export function rowsOfStatements(name: string, texts: readonly string[], tells: 0 | 1): ClauseRow[] {
	return texts.flatMap((content, at) => {
		const found: string[][] = [];
		const model = {
			score(features: readonly string[]) {
				found.push([...features]);
				return UNREAD;
			},
		};
		const [clauses = []] = runSteps(readActs([{ role: "user", content }], { model }));
		const hazardOf = hazardsIn(content);
		return clauses.flatMap(({ clause }, index): ClauseRow | [] => {
			if (tells === 0 && (hazardOf(clause.text) !== null || isAside(clause.text))) return [];
			const told = clause.asks ? null : tells;
			const answers = { ...NONE, tells: told, passes: told === null ? null : told === 1 ? 0 : 1 } as const;
			return {
				talk: `${name}-${at % 20}`,
				role: "user",
				at,
				text: clause.text,
				features: found[index] ?? [],
				answers,
				trap: false,
				lines: answers,
			};
		});
	});
}
