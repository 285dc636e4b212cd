import { runSteps, type Steps } from "../../base/steps.ts";
import { posing } from "../../language/posing.ts";
import { textOf } from "../../model/thread/message.ts";
import type { SummarySections, SummaryText } from "../../model/thread/summary.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { digestOf } from "./digest.ts";
import type { Fact } from "./fact.ts";
import { factsOf } from "./facts.ts";
import { fitSections } from "./fit-sections.ts";
import { type Folded, fold, LABELS } from "./fold.ts";
import { REGISTER_LABEL, registerOf } from "./register.ts";
import { type Said, saidIn } from "./said.ts";
import type { SourceMessage, SummarySource } from "./summary-source.ts";
import { FILES_LABEL, filesIn, type ToolWork, toolWork } from "./tool-work.ts";

/** Most lines of a section, before they are fitted to the limit. */
const LINES = 40;
/** Names that lines in others' messages are held against. */
const MOST_NAMES = 200;
/** How many of the newest steps, next steps and tasks are the current state. */
const NEWEST = 2;
/** A lighter step is likely none: it is not what was done last. */
const SURE = 5;
/** What being newest is worth beside the weight of a line. */
const RECENT = 4;

/**
 * The embedded writer: a summary from rules alone, deterministic and in linear time. Its lines are sentences that
 * were said, each in the section that its phrases are a sign of, the summary before folded in; at most
 * `source.limit` tokens.
 */
export function extractSummary(source: SummarySource, count: CountText): SummaryText {
	return runSteps(extraction(source, count));
}

/** The same in steps, each of a message or less: a long past takes a while. */
export function* extraction({ previous, messages, limit }: SummarySource, count: CountText): Steps<SummaryText> {
	const talk: Said[][] = [];
	const poses = posing([...new Set(messages.flatMap(({ name }) => name ?? []))].slice(0, MOST_NAMES));
	for (const [at, message] of messages.entries()) {
		talk.push(saidIn(message, at, poses));
		yield textOf(message.content).length;
	}
	const before = previous === null ? null : withoutMeasured(previous.sections);
	const folded = yield* fold(before, yield* factsOf(talk));
	const known = previous?.sections.current_state.flatMap(filesIn) ?? [];
	const work = toolWork(messages, known, count);
	const sections = sectionsOf(folded, work, messages.length);
	const register = registerLine(messages, previous?.sections.tone ?? []);
	const tone = [...(register === null ? [] : [register]), ...sections.tone];
	const digest = digestOf(previous?.digest ?? "", talk, count);
	return { sections: fitSections({ ...sections, tone }, limit, count), digest };
}

/** What is measured anew each time, so that it is not taken for something that was said. */
function withoutMeasured(sections: SummarySections): SummarySections {
	return {
		...sections,
		current_state: sections.current_state.filter((line) => !line.startsWith(FILES_LABEL)),
		tone: sections.tone.filter((line) => !line.startsWith(REGISTER_LABEL)),
	};
}

function registerLine(messages: readonly SourceMessage[], tone: readonly string[]): string | null {
	return registerOf(messages) ?? tone.find((line) => line.startsWith(REGISTER_LABEL)) ?? null;
}

function sectionsOf(folded: Folded, work: ToolWork, messages: number): SummarySections {
	const newness = (fact: Fact) => (fact.at < 0 ? 0 : (fact.at + 1) / Math.max(1, messages));
	const value = (fact: Fact) => fact.weight + RECENT * newness(fact);
	const best = (facts: readonly Fact[]) => facts.toSorted((a, b) => value(b) - value(a));
	const newest = (facts: readonly Fact[]) => facts.toReversed().sort((a, b) => b.at - a.at);

	const tasks = folded.task.toSorted((a, b) => b.weight + 3 * RECENT * newness(b) - a.weight - 3 * RECENT * newness(a));
	const sure = newest(folded.step).filter(({ weight }) => weight >= SURE);
	const steps = [...sure, ...newest(folded.step).filter(({ weight }) => weight < SURE)];
	const nexts = newest(folded.next);
	const runs: Fact[] = work.runs.map(({ text, trouble, at }) => ({
		...{ kind: trouble ? "failure" : "step", text, weight: 0, at, terms: new Set<string>(), reverses: false },
	}));
	return {
		task_context: lines([...best([...tasks.slice(1), ...folded.context]), ...newest(folded.remark)]),
		completed_work: lines([...newest([...steps.slice(NEWEST), ...runs.filter(isStep)]), ...newest(folded.aside)]),
		key_decisions: lines(best(folded.decision)),
		current_state: [
			...tasks.slice(0, 1).map(({ text }) => LABELS.task + text),
			...steps.slice(0, NEWEST).map(({ text }) => LABELS.step + text),
			...nexts.slice(0, NEWEST).map(({ text }) => LABELS.next + text),
			...(work.files.length > 0 ? [FILES_LABEL + work.files.join(", ")] : []),
		],
		open_threads: lines(best([...folded.open, ...nexts.slice(NEWEST)])),
		corrections: lines(best([...folded.failure, ...runs.filter((run) => !isStep(run))])),
		tone: lines(best(folded.wish)),
	};
}

function isStep({ kind }: Fact): boolean {
	return kind === "step";
}

function lines(facts: readonly Fact[]): string[] {
	return [...new Set(facts.map(({ text }) => text))].slice(0, LINES);
}
