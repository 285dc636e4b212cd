import { err, ok } from "../../src/core/base/result.ts";
import type { Learned } from "../../src/core/writing/learn/found/learned.ts";
import type { JobDeps } from "../../src/features/continuity/use-cases/run-thread-jobs.ts";

/** What jobs of threads learn with. */
export type Learning = Pick<
	JobDeps,
	| "memoryStore"
	| "relationGraph"
	| "waitingMemories"
	| "knownMemories"
	| "longTermBlock"
	| "tenantJobs"
	| "writeLearned"
>;

export const NOTHING_LEARNED: Learned = {
	memories: [],
	relations: [],
	skipped: [],
	writer: "embedded",
	degraded: null,
};

/** Learns nothing, and so remembers nothing. */
export function learningNothing(): Learning {
	const stored = { memories: [], relations: [], skipped: [], degraded: null };
	return {
		memoryStore: () => ({
			write: async () => [],
			change: async () => err({ reason: "not_found", what: "memory" }),
			retire: async () => 0,
			review: async () => err({ reason: "not_found", what: "memory" }),
			quotes: async () => new Map(),
			removeScope: async () => 0,
		}),
		relationGraph: () => ({
			learn: async () => [],
			page: async () => [],
			remove: async () => false,
			close: async () => 0,
			retire: async () => 0,
			removeOf: async () => 0,
			removeScope: async () => 0,
		}),
		waitingMemories: () => ({ add: async () => undefined }),
		knownMemories: () => ({
			like: async (said) => said.map(() => []),
			saying: async (said) => said.map(() => []),
			keyed: async () => [],
			takenBack: async (taught) => taught.map(() => false),
		}),
		tenantJobs: () => ({ scheduleIndexing: async () => undefined }),
		writeLearned: async () => ok(NOTHING_LEARNED),
		longTermBlock: (_, name) => ({
			name,
			write: async () => ok(stored),
			search: async () => [],
			forget: async () => 0,
			export: async () => ({ memories: [], next: null }),
		}),
	};
}

/** A long-term block that keeps nothing, but asks what was said. */
export const extractingBlock: Learning["longTermBlock"] = (_, name) => ({
	name,
	async write(batch) {
		const learned = await batch.extract();
		if (!learned.ok) return learned;
		return ok({ memories: [], relations: [], skipped: [], degraded: learned.value.degraded });
	},
	search: async () => [],
	forget: async () => 0,
	export: async () => ({ memories: [], next: null }),
});
