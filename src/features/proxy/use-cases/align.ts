import { canonicalJson } from "../../../core/base/canonical-json.ts";
import { type ChatMessage, type NewMessage, type StoredMessage, textOf } from "../../../core/model/thread/message.ts";

/** Where a resent conversation goes on from what is stored. `last`: the stored message that its last one is. */
export type Aligned = { fresh: NewMessage[]; last: StoredMessage | null };

/**
 * Matches a conversation, which clients resend as they have it, with the newest messages of its thread, and returns its
 * new end: what comes after the last message that both have. The longest common subsequence decides, so a client may
 * resend a part, leave answers out or have edited its past. A message that was edited or deleted here stands for any of
 * its role: the client may still have it, and it must not come back.
 */
export function align(resent: readonly NewMessage[], stored: readonly StoredMessage[]): Aligned {
	const marks = { resent: resent.map(markOf), stored: stored.map(markOf) };
	const same = (at: number, to: number) => {
		const [mine, theirs] = [resent[at], stored[to]];
		if (mine === undefined || theirs === undefined || mine.role !== theirs.role) return false;
		return marks.resent[at] === marks.stored[to] || (isChanged(theirs) && at < resent.length - 1);
	};
	const known = knownCount(resent.length, stored.length, same);
	if (known < resent.length) return { fresh: resent.slice(known), last: null };
	const last = sameLast(resent, stored, same);
	return last === null ? { fresh: resent.slice(-1), last: null } : { fresh: [], last };
}

type Same = (at: number, to: number) => boolean;

/** How many of the resent messages it takes to hold all that both have in common, in order. */
function knownCount(resent: number, stored: number, same: Same): number {
	let before = new Uint32Array(stored + 1);
	let [most, known] = [0, 0];
	for (let at = 0; at < resent; at++) {
		const row = new Uint32Array(stored + 1);
		for (let to = 0; to < stored; to++) {
			const matched = same(at, to) ? (before[to] ?? 0) + 1 : 0;
			row[to + 1] = Math.max(matched, before[to + 1] ?? 0, row[to] ?? 0);
		}
		const common = row[stored] ?? 0;
		if (common > most) [most, known] = [common, at + 1];
		before = row;
	}
	return known;
}

/**
 * The stored message that the last resent one is, where the client asks once more for an answer to it: nothing but
 * answers stands behind it, and before it what the client has there too. The same words said again are another message.
 */
function sameLast(resent: readonly NewMessage[], stored: readonly StoredMessage[], same: Same): StoredMessage | null {
	const at = resent.length - 1;
	for (let to = stored.length - 1; to >= 0; to--) {
		const one = stored[to];
		if (one === undefined) return null;
		if (same(at, to)) {
			const begins = at === 0 && to === 0;
			const follows = at > 0 && same(at - 1, to - 1);
			const unanswered = to === stored.length - 1;
			return begins || follows || unanswered ? one : null;
		}
		if (one.role !== "assistant") return null;
	}
	return null;
}

function isChanged({ deleted, edited_at }: StoredMessage): boolean {
	return deleted === true || edited_at !== undefined;
}

/** Equal for messages that say the same, however a client writes them down. */
export function markOf({ role, content, tool_calls = [], tool_call_id }: ChatMessage): string {
	const parts = typeof content === "string" ? [] : content;
	const files = parts.flatMap((part) => (part.type === "image_url" || part.type === "file" ? [part.url] : []));
	const calls = tool_calls.map(({ id, name, arguments: args }) => [id, name, canonicalArguments(args)]);
	return JSON.stringify([role, textOf(content).trim(), files, calls, tool_call_id ?? null]);
}

function canonicalArguments(text: string): string {
	try {
		return canonicalJson(JSON.parse(text));
	} catch {
		return text.trim();
	}
}
