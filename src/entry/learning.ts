import type { LongTermTools } from "../adapters/long-term/kept-memories.ts";
import type { LongTermName } from "../core/learn/long-term.ts";
import type { FlushDeps } from "../flows/flush-thread.ts";
import { saidTimes } from "../flows/learn.ts";
import type { LearnThreadDeps } from "../flows/learn-thread.ts";
import { rememberLearned } from "../flows/remember-learned.ts";
import { writeLearned } from "../flows/write-learned.ts";
import type { WriterDeps } from "../flows/write-summary.ts";
import type { LongTermBlock } from "../ports/long-term-block.ts";

type Outside = Omit<Learning, "writeLearned" | "longTermBlock"> &
	WriterDeps & {
		longTermBlock(tenant: string, name: LongTermName, remember: LongTermTools["remember"]): LongTermBlock;
	};

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
				rememberLearned(deps, { ...batch, tenant, learned: what, said: saidTimes(messages), source: null }),
			),
	};
}
