import { runSteps, type Steps } from "../base/steps.ts";
import { stem, termsOf } from "../language/terms.ts";
import { STOP_WORDS } from "../language/words/stop-words.ts";
import { textOf } from "../model/thread/message.ts";
import { type EpisodeMessage, episodeLine } from "./episode-lines.ts";

/** A run of messages about the same subject, with the seqs of its first and last message that say something. */
export type Run = {
	from_seq: number;
	to_seq: number;
	message_ids: readonly string[];
	/** One line per message. */
	text: string;
	created_at: string;
	ended_at: string;
};

/** The largest run, unless it is a single message. */
const MOST_MESSAGES = 12;
const MOST_CHARACTERS = 3_000;

/** This many messages make at least two runs, so the first run is complete. */
export const MORE_THAN_A_RUN = MOST_MESSAGES + 1;

/** A longer pause begins a new run. */
const PAUSE_MS = 60 * 60 * 1_000;

/** How many messages on each side of a gap are compared, and how many distinct terms each side needs. */
const WINDOW = 3;
const LEAST_TERMS = 8;
/** Sides with a lower similarity are about different subjects. */
const ALIKE = 0.05;

type RunMessage = { message: EpisodeMessage; line: string; terms: ReadonlyMap<string, number> };

/**
 * Splits messages into runs about the same subject: at pauses, at turns whose words differ from those before, and
 * when a run is full. Words are compared as in TextTiling (Hearst 1997, "TextTiling: Segmenting Text into
 * Multi-paragraph Subtopic Passages", section 5: the cosine of term counts in windows left and right of a gap), but
 * with a fixed bound and only if the window after the gap is full. So a cut stays whatever follows, only the last run
 * can change, and the runs are the same when starting from any of them.
 */
export function splitIntoRuns(messages: readonly EpisodeMessage[]): Run[] {
	return runSteps(splitIntoRunsInSteps(messages));
}

/** Same as `splitIntoRuns`, in steps of one message. */
export function* splitIntoRunsInSteps(messages: readonly EpisodeMessage[]): Steps<Run[]> {
	const lines: RunMessage[] = [];
	for (const message of messages) {
		const line = episodeLine(message);
		if (line !== null) lines.push({ message, line, terms: countsOf(line) });
		yield textOf(message.content).length;
	}
	const runs: Run[] = [];
	let run: RunMessage[] = [];
	for (const [at, one] of lines.entries()) {
		const next = lines.slice(at, at + WINDOW);
		if (run.length > 0 && (!goesOn(run, [one]) || isShift(run, next))) {
			runs.push(runOf(run));
			run = [];
		}
		run.push(one);
	}
	if (run.length > 0) runs.push(runOf(run));
	return runs;
}

/** Whether a run has room for the next messages, without a pause. */
function goesOn(run: readonly RunMessage[], next: readonly RunMessage[]): boolean {
	const all = [...run, ...next];
	const characters = all.reduce((sum, { line }) => sum + line.length + 1, 0);
	const later = next.some((one, index) => isLater(all[run.length + index - 1] ?? one, one));
	return all.length <= MOST_MESSAGES && characters <= MOST_CHARACTERS && !later;
}

function runOf(lines: readonly RunMessage[]): Run {
	const messages = lines.map(({ message }) => message);
	const times = messages.map(({ created_at }) => created_at).sort();
	return {
		from_seq: messages[0]?.seq ?? 0,
		to_seq: messages.at(-1)?.seq ?? 0,
		message_ids: messages.map(({ id }) => id),
		text: lines.map(({ line }) => line).join("\n"),
		created_at: times[0] ?? "",
		ended_at: times.at(-1) ?? "",
	};
}

function isLater(before: RunMessage, after: RunMessage): boolean {
	return Math.abs(Date.parse(after.message.created_at) - Date.parse(before.message.created_at)) > PAUSE_MS;
}

/**
 * Whether the subject changes here. A turn is never split. Tested only if the run has room for all of the next
 * messages: otherwise it ends within them anyway.
 */
function isShift(run: readonly RunMessage[], next: readonly RunMessage[]): boolean {
	if (next[0]?.message.role !== "user" || next.length < WINDOW || !goesOn(run, next)) return false;
	const left = sumOf(run.slice(-WINDOW));
	const right = sumOf(next);
	return left.size >= LEAST_TERMS && right.size >= LEAST_TERMS && cosine(left, right) < ALIKE;
}

/** Counts each informative stem of a line. */
function countsOf(line: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const term of termsOf(line.slice(line.indexOf(":") + 1))) {
		if (STOP_WORDS.has(term)) continue;
		const stemmed = stem(term);
		counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1);
	}
	return counts;
}

function sumOf(lines: readonly RunMessage[]): Map<string, number> {
	const sum = new Map<string, number>();
	for (const { terms } of lines) for (const [term, count] of terms) sum.set(term, (sum.get(term) ?? 0) + count);
	return sum;
}

function cosine(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
	let dot = 0;
	for (const [term, count] of left) dot += count * (right.get(term) ?? 0);
	return dot === 0 ? 0 : dot / (norm(left) * norm(right));
}

function norm(counts: ReadonlyMap<string, number>): number {
	let sum = 0;
	for (const count of counts.values()) sum += count * count;
	return Math.sqrt(sum);
}
