import type { Learned } from "../../src/core/learn/learned.ts";
import { ok } from "../../src/core/result.ts";
import type { JobDeps } from "../../src/flows/run-jobs.ts";

/** What jobs of threads learn with. */
export type Learning = Pick<
	JobDeps,
	"memoryShelf" | "relationGraph" | "knownMemories" | "longTermBlock" | "tenantJobs" | "writeLearned"
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
		memoryShelf: () => ({ write: async () => [], retire: async () => 0, removeScope: async () => 0 }),
		relationGraph: () => ({
			write: async () => [],
			close: async () => 0,
			page: async () => [],
			retire: async () => 0,
			removeScope: async () => 0,
		}),
		knownMemories: () => ({ like: async (said) => said.map(() => []) }),
		tenantJobs: () => ({ wake: async () => undefined }),
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
