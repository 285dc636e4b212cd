import { escapeTags, wrap } from "../../base/tags.ts";
import { folded, labelled } from "../../language/own-lines.ts";
import { shorten } from "../../language/shorten.ts";
import { nextStep, type WorkingState } from "../../model/thread/working-state.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { truncateSentences } from "../../tokens/truncate.ts";

/** The most tokens of a shown working state, with its tags. */
const STATE_TOKENS = 500;
/** The longest entry and the longest task, in UTF-16 units. */
const LONGEST_ENTRY = 240;
const LONGEST_TASK = 600;

/** The lists in the order in which they lose entries, with their titles. */
const LISTS = [
	["completed_steps", "Done"],
	["open_files", "Files"],
	["recent_decisions", "Decided"],
	["blockers", "Blocked"],
] as const;

/** A state in its tags, its tokens, and the tokens of what was left out. */
type ShownState = { text: string; tokens: number; missing: number };

/** Whether there is nothing to show. */
export function isEmptyState(state: WorkingState): boolean {
	return stateLines(writtenState(state), 0).length === 0;
}

/**
 * Fits the state into `limit` tokens, at most 500. Its lists lose their oldest entries first, completed steps before
 * others; then the task loses its last sentences. Null if nothing remains.
 */
export function shownState(state: WorkingState, limit: number, count: CountText): ShownState | null {
	const most = Math.min(limit, STATE_TOKENS);
	const written = writtenState(state);
	const whole = stateText(written, 0);
	const all = count(whole);
	if (all <= most) return { text: whole, tokens: all, missing: 0 };
	let failing = 0;
	let fitting = written.lists.reduce((sum, { entries }) => sum + entries.length, 0);
	const shortest = stateText(written, fitting);
	let best = { text: shortest, tokens: count(shortest) };
	if (best.tokens > most) return cutState(shortest, { most, all }, count);
	while (fitting - failing > 1) {
		const tried = (fitting + failing) >>> 1;
		const text = stateText(written, tried);
		const tokens = count(text);
		if (tokens <= most) [fitting, best] = [tried, { text, tokens }];
		else failing = tried;
	}
	return best.text === "" ? null : { ...best, missing: Math.max(0, all - best.tokens) };
}

/** The first sentences of a state that is too large without its lists. */
function cutState(text: string, { most, all }: { most: number; all: number }, count: CountText): ShownState | null {
	const body = text.split("\n").slice(1, -1).join("\n");
	for (let room = most - count(wrap("state", "x")) + 1; room > 0; room--) {
		const cut = wrap("state", escapeTags(truncateSentences(body, room, count).text));
		const tokens = cut === "" ? 0 : count(cut);
		if (tokens === 0) return null;
		if (tokens <= most) return { text: cut, tokens, missing: Math.max(0, all - tokens) };
	}
	return null;
}

/** A state's texts as they are shown, without empty ones: what is left out changes none of them. */
type WrittenState = { task: string; next: string; lists: { title: string; entries: string[] }[] };

function writtenState(state: WorkingState): WrittenState {
	const entry = (text: string) => shorten(folded(text), LONGEST_ENTRY);
	return {
		task: shorten(folded(state.current_task), LONGEST_TASK),
		next: entry(nextStep(state)),
		lists: LISTS.map(([list, title]) => ({ title, entries: state[list].map(entry).filter((text) => text !== "") })),
	};
}

/** The state in its tags without the first `left` entries to drop; empty if nothing remains. */
function stateText(written: WrittenState, left: number): string {
	return wrap("state", escapeTags(stateLines(written, left).join("\n")));
}

function stateLines({ task, next, lists }: WrittenState, left: number): string[] {
	const line = (title: string, text: string) => (text === "" ? [] : [labelled(title, text)]);
	let leaving = left;
	const [done = [], ...others] = lists.map(({ title, entries }) => {
		const dropped = Math.min(leaving, entries.length);
		leaving -= dropped;
		const kept = entries.slice(dropped);
		return line(title, (dropped > 0 && kept.length > 0 ? ["…", ...kept] : kept).join("; "));
	});
	return [...line("Now", task), ...done, ...line("Next", next), ...others.flat()];
}
