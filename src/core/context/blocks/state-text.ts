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
	return stateLines(state, 0).length === 0;
}

/**
 * Fits the state into `limit` tokens, at most 500. Its lists lose their oldest entries first, completed steps before
 * others; then the task loses its last sentences. Null if nothing remains.
 */
export function shownState(state: WorkingState, limit: number, count: CountText): ShownState | null {
	const most = Math.min(limit, STATE_TOKENS);
	const whole = stateText(state, 0);
	const all = count(whole);
	if (all <= most) return { text: whole, tokens: all, missing: 0 };
	let failing = 0;
	let fitting = LISTS.reduce((sum, [list]) => sum + state[list].length, 0);
	const shortest = stateText(state, fitting);
	let best = { text: shortest, tokens: count(shortest) };
	if (best.tokens > most) return cutState(shortest, { most, all }, count);
	while (fitting - failing > 1) {
		const tried = (fitting + failing) >>> 1;
		const text = stateText(state, tried);
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

/** The state in its tags without the first `left` entries to drop; empty if nothing remains. */
function stateText(state: WorkingState, left: number): string {
	return wrap("state", escapeTags(stateLines(state, left).join("\n")));
}

function stateLines(state: WorkingState, left: number): string[] {
	const line = (title: string, text: string) => (text === "" ? [] : [labelled(title, text)]);
	const entry = (text: string) => shorten(folded(text), LONGEST_ENTRY);
	let leaving = left;
	const lists = LISTS.map(([list, title]) => {
		const entries = state[list].map(entry).filter((text) => text !== "");
		const dropped = Math.min(leaving, entries.length);
		leaving -= dropped;
		const kept = entries.slice(dropped);
		return line(title, (dropped > 0 && kept.length > 0 ? ["…", ...kept] : kept).join("; "));
	});
	const [done = [], ...others] = lists;
	return [
		...line("Now", shorten(folded(state.current_task), LONGEST_TASK)),
		...done,
		...line("Next", entry(nextStep(state))),
		...others.flat(),
	];
}
