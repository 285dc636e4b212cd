import type { Steps } from "../../base/steps.ts";
import { cuesOf } from "../../language/cues.ts";
import { informationOf } from "../../language/information.ts";
import type { Cue } from "../../language/words/cue-phrases.ts";
import type { SummarySection, SummarySections } from "../../model/thread/summary.ts";
import type { Fact, FactKind } from "./fact.ts";
import { contentTerms, shared } from "./said.ts";

/** Most facts of a kind that are carried along, and how many are left when there are more. */
const MOST = 120;
const KEPT = 80;
/** Two facts that share so much say the same. */
const SAME = 0.8;
/** So much of a question must come up again for it to be answered, of a step for it to be done. */
const ANSWERED = 0.6;
/** So much of a decision must come up for it to be the one that is taken back. */
const TAKEN_BACK = 0.3;
/** What being said again is worth. */
const AGAIN = 0.5;
/** What stands before a decision that was taken back. */
const NO_LONGER = "no longer: ";
/** What the lines of the current state begin with. */
export const LABELS = { task: "task: ", step: "last: ", next: "next: " } as const;

const KIND_OF: Record<SummarySection, FactKind> = {
	task_context: "context",
	completed_work: "step",
	key_decisions: "decision",
	current_state: "context",
	open_threads: "open",
	corrections: "failure",
	tone: "wish",
};
/** Which phrases weigh a line of a summary again; null: all the same. */
const CUE_OF: Record<FactKind, Cue | null> = {
	...{ decision: "decision", failure: "failure", open: "open", wish: "wish", task: "task" },
	...{ step: null, next: null, context: null, remark: null, aside: null },
};
/** What a sign that is just sure weighs. */
const LEAST = 3;
const GROUPS = ["task", "step", "next", "decision", "failure", "open", "wish", "context", "remark", "aside"] as const;

export type Folded = Record<FactKind, Fact[]>;

/** The facts of the summary before, then those said since, each with what became of it. A step a fact. */
export function* fold(previous: SummarySections | null, said: readonly Fact[]): Steps<Folded> {
	const folded = emptyFolded();
	for (const fact of previous === null ? [] : earlierFacts(previous)) folded[fact.kind].push(fact);
	for (const fact of said) {
		take(folded, fact);
		yield fact.text.length;
	}
	return folded;
}

function emptyFolded(): Folded {
	return {
		task: [],
		step: [],
		next: [],
		decision: [],
		failure: [],
		open: [],
		wish: [],
		context: [],
		remark: [],
		aside: [],
	};
}

function take(folded: Folded, fact: Fact): void {
	const { kind } = fact;
	if (kind === "decision" || (kind === "failure" && fact.reverses)) takeBack(folded, fact);
	if (kind === "step" || kind === "decision") settle(folded, fact);
	const known = GROUPS.flatMap((group) => folded[group]).find((other) => isSame(other, fact));
	if (known === undefined) {
		folded[kind].push(fact);
	} else if (fact.terms.size < known.terms.size || (fact.terms.size === known.terms.size && known.at < 0)) {
		known.weight = Math.max(known.weight, fact.weight) + AGAIN;
	} else {
		// The fuller wording, and where there is none the newer one, takes the place of the other.
		folded[known.kind] = folded[known.kind].filter((other) => other !== known);
		folded[kind].push({ ...fact, weight: Math.max(known.weight, fact.weight) + AGAIN });
	}
	if (folded[kind].length > MOST) folded[kind] = heaviest(folded[kind]);
}

/** The heaviest, and of what is newest all: in the order they came. */
function heaviest(facts: readonly Fact[]): Fact[] {
	const newest = facts.slice(-KEPT / 4);
	const rest = facts.slice(0, -KEPT / 4).toSorted((a, b) => b.weight - a.weight);
	const kept = new Set([...newest, ...rest.slice(0, KEPT - newest.length)]);
	return facts.filter((fact) => kept.has(fact));
}

function isSame(one: Fact, other: Fact): boolean {
	if (one.text.startsWith(NO_LONGER) !== other.text.startsWith(NO_LONGER)) return false;
	const [small, large] = one.terms.size <= other.terms.size ? [one.terms, other.terms] : [other.terms, one.terms];
	if (small.size === 0) return one.text === other.text;
	return small.size >= 3 && shared(small, large) >= (small.size < 5 ? 1 : SAME) && !differInNumbers(small, large);
}

function differInNumbers(small: ReadonlySet<string>, large: ReadonlySet<string>): boolean {
	return [...small].some((term) => /^\d/.test(term) && !large.has(term));
}

/** The decision that this one takes back leaves the decisions and stands among what was corrected. */
function takeBack(folded: Folded, fact: Fact): void {
	let best: Fact | null = null;
	let most = 0;
	for (const old of folded.decision) {
		if (old.at === fact.at && fact.at >= 0) continue;
		const smaller = Math.min(old.terms.size, fact.terms.size);
		const both = smaller === 0 ? 0 : (shared(fact.terms, old.terms) * fact.terms.size) / smaller;
		const enough = fact.reverses ? both >= TAKEN_BACK : both >= ANSWERED && differInNumbers(fact.terms, old.terms);
		if (!enough || both < most) continue;
		best = old;
		most = both;
	}
	if (best === null) return;
	folded.decision = folded.decision.filter((old) => old !== best);
	folded.failure.push({ ...best, kind: "failure", text: `${NO_LONGER}${best.text}`, at: fact.at });
}

/** Open questions that are answered, and next steps that are done, are no longer open. */
function settle(folded: Folded, fact: Fact): void {
	const stays = (open: Fact) => open.at === fact.at || open.terms.size < 2 || shared(open.terms, fact.terms) < ANSWERED;
	folded.open = folded.open.filter(stays);
	if (fact.kind === "step") folded.next = folded.next.filter(stays);
}

function earlierFacts(sections: SummarySections): Fact[] {
	const state = sections.current_state.flatMap((line) => stateFact(line));
	const rest = Object.entries(KIND_OF).flatMap(([name, kind]) => {
		if (!isSection(name) || name === "current_state") return [];
		return sections[name].map((line, index) => earlierFact(line, kind, index / sections[name].length));
	});
	return [...rest.reverse(), ...state];
}

function stateFact(line: string): Fact[] {
	for (const [kind, label] of [
		["task", LABELS.task],
		["step", LABELS.step],
		["next", LABELS.next],
	] as const) {
		if (line.startsWith(label)) return [earlierFact(line.slice(label.length), kind, 0)];
	}
	return [earlierFact(line, "context", 0.5)];
}

/** `late`: its place in its section, 0 the first: what stood first mattered most. */
function earlierFact(text: string, kind: FactKind, late: number): Fact {
	const cues = cuesOf(text);
	const cue = CUE_OF[kind];
	const score = cue === null ? LEAST : Math.max(LEAST, cues[cue]);
	const weight = 1.5 * score + Math.min(informationOf(text, 0, false), 16) / 3 + 2 * (1 - late);
	return { kind, text, weight, at: -1, terms: contentTerms(text), reverses: false };
}

function isSection(name: string): name is SummarySection {
	return name in KIND_OF;
}
