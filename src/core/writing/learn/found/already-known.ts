import { type Saying, sayingOf, saysAgain } from "../../../language/statements/says-again.ts";
import type { MemoryStatus } from "../../../model/memory/memory.ts";
import type { KnownMemory } from "./learned.ts";

/** What is known of a memory beside what it says (features/memory/store/memories/known-memories.ts). */
type Compared = KnownMemory & {
	status: MemoryStatus;
	created_at: string;
	ended_at: string | null;
	superseded: boolean;
};

/** Something that is about to be remembered; `said_at` is null where that was not told. */
export type Candidate = { content: string; key: string | null; scope: string; said_at: string | null };

/**
 * The memory because of which something said is not remembered: one that says it already; one of its scope that says
 * something newer under its key; or one that said so and was replaced since. Null where it is news.
 */
export function alreadyKnown<M extends Compared>(candidate: Candidate, known: readonly M[]): M | null {
	const said = sayingOf(candidate.content);
	return known.find((memory) => isNoNews(candidate, said, memory)) ?? null;
}

function isNoNews(candidate: Candidate, said: Saying, memory: Compared): boolean {
	const mine = memory.scope === candidate.scope;
	if (memory.status === "active") {
		if (mine && isNewer(memory, candidate)) return true;
		// Under one key in one scope a few words more are another value.
		const other = mine && candidate.key !== null && candidate.key === memory.key;
		const then = sayingOf(memory.content);
		return other ? said.same === then.same : saysAgain(said, then);
	}
	// What was taken back because its message was edited may be said there still.
	if (!mine || memory.ended_at === null || (memory.status === "superseded" && !memory.superseded)) return false;
	const later = candidate.said_at !== null && candidate.said_at > memory.ended_at;
	return !later && saysAgain(said, sayingOf(memory.content));
}

function isNewer(memory: Compared, { key, said_at }: Candidate): boolean {
	return key !== null && memory.key === key && said_at !== null && memory.created_at > said_at;
}
