import { holds, type Kind, type Label, type Talk, type Terms, tells } from "./talk.ts";

/** How much of something is right. */
type Part = { right: number; of: number };
type Spoken = { right: number; silent: number; wrong: number };
export type Score = {
	summary: Record<string, { precision: Part; recall: Part }>;
	state: { task: Spoken; next: Spoken; items: Part; recall: Part };
	memories: { precision: Part; recall: Part; traps: Part };
	relations: { precision: Part; recall: Part };
};

type StateRead = {
	current_task: string;
	next_step: string;
	completed_steps: string[];
	recent_decisions: string[];
	blockers: string[];
};
/** What was written of a conversation. */
export type Written = {
	states: ReadonlyMap<number, StateRead>;
	summary: { to: number; sections: Readonly<Record<string, readonly string[]>> } | null;
	memories: readonly { content: string; type: string }[];
	relations: readonly { subject: string; predicate: string; object: string }[];
};

const SECTIONS: Record<string, readonly Kind[]> = {
	...{ key_decisions: ["decisions", "instructions"], corrections: ["corrections", "instructions"] },
	...{ completed_work: ["completed"], open_threads: ["open"] },
};
const LEARNED: readonly Kind[] = ["facts", "instructions", "decisions"];
const END = Number.MAX_SAFE_INTEGER;
const part = (right: number, of: number): Part => ({ right, of });

/** What was written held against the labels, as the shared scorer does; `wrong` is told each false line. */
export function scoreOf({ labels }: Talk, found: Written, wrong: (line: string) => void = () => undefined): Score {
	return {
		summary: summaryScore(labels, found, wrong),
		state: stateScore(labels, found, wrong),
		memories: memoryScore(labels, found, wrong),
		relations: relationScore(labels, found, wrong),
	};
}

function summaryScore(labels: Talk["labels"], { summary }: Written, wrong: (line: string) => void): Score["summary"] {
	const covered = summary?.to ?? -1;
	const score: Score["summary"] = {};
	for (const [section, kinds] of Object.entries(SECTIONS)) {
		const holding = (kind: Kind | undefined) =>
			kind === undefined ? [] : (labels[kind] ?? []).filter((label) => holds(kind, label, covered));
		const expected = kinds.flatMap(holding);
		const own = holding(kinds[0]);
		const written = summary?.sections[section] ?? [];
		const right = written.filter((line) => expected.some(({ terms }) => tells(line, terms)));
		for (const line of written) if (!right.includes(line)) wrong(`${section}: ${line}`);
		const told = own.filter(({ terms }) => written.some((line) => tells(line, terms)));
		score[section] = { precision: part(right.length, written.length), recall: part(told.length, own.length) };
	}
	return score;
}

function verdict(text: string, terms: Terms | null): keyof Spoken {
	if (text === "") return terms === null ? "right" : "silent";
	return terms !== null && tells(text, terms) ? "right" : "wrong";
}

function stateScore(labels: Talk["labels"], { states }: Written, wrong: (line: string) => void): Score["state"] {
	const spoken = (): Spoken => ({ right: 0, silent: 0, wrong: 0 });
	const score = { task: spoken(), next: spoken(), items: part(0, 0), recall: part(0, 0) };
	for (const label of labels.state) {
		const state = states.get(label.at);
		if (state === undefined) continue;
		const [task, next] = [verdict(state.current_task, label.task), verdict(state.next_step, label.next)];
		score.task[task] += 1;
		score.next[next] += 1;
		if (task === "wrong") wrong(`state ${label.at}, task: ${state.current_task}`);
		if (next === "wrong") wrong(`state ${label.at}, next: ${state.next_step}`);
		const held = (kind: Kind) =>
			(labels[kind] ?? []).filter((one) => holds(kind, one, label.at)).map(({ terms }) => terms);
		const expected: [string, readonly string[], readonly Terms[]][] = [
			["done", state.completed_steps, [...label.done, ...held("completed")]],
			["decided", state.recent_decisions, [...held("decisions"), ...held("instructions")]],
			["blocker", state.blockers, label.blockers],
		];
		for (const [what, items, terms] of expected) {
			for (const item of items) {
				score.items.of += 1;
				if (terms.some((own) => tells(item, own))) score.items.right += 1;
				else wrong(`state ${label.at}, ${what}: ${item}`);
			}
		}
		score.recall.of += label.done.length;
		score.recall.right += label.done.filter((terms) => state.completed_steps.some((step) => tells(step, terms))).length;
	}
	return score;
}

/** A date that stands behind a memory must not contradict the label's. */
function dated(content: string, date: string | undefined): boolean {
	const said = /\(?\b((?:19|20)\d\d(?:-\d\d(?:-\d\d)?)?)\b\)?\s*$/.exec(content)?.[1];
	return said === undefined || date === undefined || said.startsWith(date) || date.startsWith(said);
}

function named(content: string, about: string): boolean {
	return ["user", "project"].includes(about) || new RegExp(`\\b${about}\\b`, "iu").test(content);
}

function memoryScore(labels: Talk["labels"], { memories }: Written, wrong: (line: string) => void): Score["memories"] {
	const known = LEARNED.flatMap((kind) => (labels[kind] ?? []).filter((label) => holds(kind, label, END)));
	const traps = (labels.traps ?? []).filter(({ as }) => as === "fact" || as === "decision");
	const fits = (content: string, label: Label) =>
		tells(content, label.terms) && dated(content, label.date) && named(content, label.about ?? "user");
	const right = memories.filter(({ content }) => known.some((label) => fits(content, label)));
	for (const memory of memories) if (!right.includes(memory)) wrong(`memory (${memory.type}): ${memory.content}`);
	const taken = traps.filter(({ terms }) => memories.some(({ content }) => tells(content, terms)));
	for (const { terms } of taken) wrong(`trap: ${terms}`);
	return {
		precision: part(right.length, memories.length),
		recall: part(known.filter((label) => memories.some(({ content }) => fits(content, label))).length, known.length),
		traps: part(taken.length, traps.length),
	};
}

function relationScore(
	labels: Talk["labels"],
	{ relations }: Written,
	wrong: (line: string) => void,
): Score["relations"] {
	const known = (labels.relations ?? []).filter((label) => !(label.until !== undefined && label.until <= END));
	const same = (text: string, term: string) =>
		new RegExp(term, "iu").test(text) || (term === "user" && /^the user$|^user/i.test(text));
	type Ends = { subject: string; object: string };
	const fits = (one: Ends, label: Ends) =>
		(same(one.subject, label.subject) && same(one.object, label.object)) ||
		(same(one.subject, label.object) && same(one.object, label.subject));
	const right = relations.filter((one) => known.some((label) => fits(one, label)));
	for (const one of relations)
		if (!right.includes(one)) wrong(`relation: ${one.subject} ${one.predicate} ${one.object}`);
	return {
		precision: part(right.length, relations.length),
		recall: part(known.filter((label) => relations.some((one) => fits(one, label))).length, known.length),
	};
}

/** Figures of several conversations, added up. */
export function together(scores: readonly Score[]): Score {
	const add = (a: unknown, b: unknown): unknown => {
		if (typeof a === "number" && typeof b === "number") return a + b;
		if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a;
		const other = new Map(Object.entries(b));
		return Object.fromEntries(Object.entries(a).map(([key, value]) => [key, add(value, other.get(key))]));
	};
	return scores.reduce((a, b) => add(a, b) as Score);
}

const share = ({ right, of }: Part) => (of === 0 ? "–" : `${Math.round((100 * right) / of)}% (${right}/${of})`);

/** The rows of a score: what, precision, recall. */
export function rowsOfScore(score: Score): [string, string, string][] {
	const all = Object.values(score.summary).reduce(
		(sum, one) => ({
			precision: part(sum.precision.right + one.precision.right, sum.precision.of + one.precision.of),
			recall: part(sum.recall.right + one.recall.right, sum.recall.of + one.recall.of),
		}),
		{ precision: part(0, 0), recall: part(0, 0) },
	);
	const spoken = ({ right, silent, wrong }: Spoken) => `right ${right}, silent ${silent}, wrong ${wrong}`;
	return [
		...Object.entries(score.summary).map(([name, { precision, recall }]): [string, string, string] => [
			`summary: ${name}`,
			share(precision),
			share(recall),
		]),
		["summary: together", share(all.precision), share(all.recall)],
		["state: task", spoken(score.state.task), ""],
		["state: next", spoken(score.state.next), ""],
		["state: done, decided, blockers", share(score.state.items), share(score.state.recall)],
		["memories", share(score.memories.precision), share(score.memories.recall)],
		["memories: traps taken", share(score.memories.traps), ""],
		["relations", share(score.relations.precision), share(score.relations.recall)],
	];
}
