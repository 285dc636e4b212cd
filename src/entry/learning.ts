import type { Deps } from "../deps.ts";
import type { FlushDeps } from "../flows/flush-thread.ts";
import { saidTimes } from "../flows/learn.ts";
import type { LearnThreadDeps } from "../flows/learn-thread.ts";
import { remember } from "../flows/remember.ts";
import { writeLearned } from "../flows/write-learned.ts";

type Outside = Pick<
	Deps,
	| "clock"
	| "ids"
	| "tokenizer"
	| "textModels"
	| "spending"
	| "backgroundCap"
	| "memoryShelf"
	| "relationGraph"
	| "knownMemories"
	| "longTermBlock"
	| "tenantJobs"
>;

export type Learning = LearnThreadDeps & FlushDeps;

/** What learning and flushing work with, wherever they run. */
export function learningWith(deps: Outside): Learning {
	return {
		clock: deps.clock,
		ids: deps.ids,
		tokenizer: deps.tokenizer,
		memoryShelf: deps.memoryShelf,
		relationGraph: deps.relationGraph,
		knownMemories: deps.knownMemories,
		tenantJobs: deps.tenantJobs,
		writeLearned: (request) => writeLearned(deps, request),
		longTermBlock: (tenant, name) =>
			deps.longTermBlock(tenant, name, (what, { messages, ...batch }) =>
				remember(deps, { ...batch, tenant, learned: what, said: saidTimes(messages), source: null }),
			),
	};
}
