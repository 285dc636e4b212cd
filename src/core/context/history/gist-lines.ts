import { escapeTags, wrap } from "../../base/tags.ts";
import { folded, labelled } from "../../language/own-lines.ts";
import { GIST_TOKENS, gistOf } from "../../model/thread/gist.ts";
import type { Gist, MessageEntry, WindowMessage } from "../../model/thread/snapshot.ts";
import type { CountText } from "../../tokens/encoding.ts";

/** The cost of a gist's line besides its text: the speaker and the line end. */
const GIST_LINE_TOKENS = 4;

/** A message that is represented by its gist. */
export type ShownGist = Pick<MessageEntry, "id" | "seq" | "role"> & { gist: Gist };

/** The cost of the section besides its lines. */
export function gistTags(count: CountText): number {
	return count(wrap("gists", "x"));
}

/** The cost of a gist's line; 0 for an empty gist. */
export function gistCost(gist: Gist, count: CountText): number {
	if (gist.text === "") return 0;
	const { written } = lineOf(gist);
	return GIST_LINE_TOKENS + (written === gist.text ? gist.tokens : count(written));
}

/** A gist's text on its line; and the same as it is written in the section. */
type Line = { said: string; written: string };

/** So many are remembered at once; none is long. */
const MOST_KEPT = 5_000;

/** Contexts of a thread count mostly the same gists, and each several times. */
const kept = new Map<string, Line>();

function lineOf({ text }: Gist): Line {
	const known = kept.get(text);
	if (known !== undefined) return known;
	const said = folded(text);
	const line = { said, written: escapeTags(said) };
	if (kept.size >= MOST_KEPT) kept.clear();
	kept.set(text, line);
	return line;
}

/** The highest possible cost of a gist that is not made yet. */
export function mostGistCost(tokens: number): number {
	return GIST_LINE_TOKENS + Math.min(GIST_TOKENS, tokens);
}

/**
 * Selects gists of left-out messages, newest first as far as `room` tokens go, and returns them in the order of the
 * thread. A message without words has no gist.
 */
export function selectGists(
	leftOut: Iterable<WindowMessage | MessageEntry>,
	room: number,
	count: CountText,
): ShownGist[] {
	const chosen: ShownGist[] = [];
	let left = room - gistTags(count);
	for (const message of leftOut) {
		if (left < GIST_LINE_TOKENS) break;
		const gist = message.gist ?? ("content" in message ? gistOf(message, count) : null);
		if (gist === null || gist.text === "") continue;
		left -= gistCost(gist, count);
		if (left < 0) break;
		chosen.push({ id: message.id, seq: message.seq, role: message.role, gist });
	}
	return chosen.reverse();
}

/**
 * Writes the section: one line per gist, beginning with the speaker. The lines are escaped together, because a gist
 * that ends with "<" would turn the next speaker into a tag.
 */
export function gistsText(gists: readonly ShownGist[]): string {
	return wrap("gists", escapeTags(gists.map(({ role, gist }) => labelled(role, lineOf(gist).said)).join("\n")));
}
