import { escapeTags, wrap } from "../../base/tags.ts";
import { folded, labelled } from "../../language/own-lines.ts";
import { GIST_TOKENS, gistOf } from "../../model/thread/gist.ts";
import type { Gist, MessageEntry, WindowMessage } from "../../model/thread/snapshot.ts";
import type { CountText } from "../../tokens/encoding.ts";

/** What a gist's line costs beside its text: the speaker and the line end. */
const GIST_LINE_TOKENS = 4;

/** A message that is represented by its gist. */
export type ShownGist = Pick<MessageEntry, "id" | "seq" | "role"> & { gist: Gist };

/** What the section costs beside its lines. */
export function gistTags(count: CountText): number {
	return count(wrap("gists", "x"));
}

/** What a gist's line costs; nothing where it says nothing. */
export function gistCost(gist: Gist, count: CountText): number {
	if (gist.text === "") return 0;
	const written = escapeTags(folded(gist.text));
	return GIST_LINE_TOKENS + (written === gist.text ? gist.tokens : count(written));
}

/** The most that the line of a gist which is not made yet may cost. */
export function mostGistCost(tokens: number): number {
	return GIST_LINE_TOKENS + Math.min(GIST_TOKENS, tokens);
}

/**
 * Gists of left-out messages, newest first as far as `room` tokens go, in the order of the thread.
 * A message that says nothing in words has none.
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
 * The section as it stands in the history block: a line a gist, who said it first. The lines are escaped together:
 * a gist that ends with "<" would make a tag of the next one's speaker.
 */
export function gistsText(gists: readonly ShownGist[]): string {
	return wrap("gists", escapeTags(gists.map(({ role, gist }) => labelled(role, folded(gist.text))).join("\n")));
}
