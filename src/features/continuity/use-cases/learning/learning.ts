import type { LongTermName } from "../../../../core/model/thread/thread-config.ts";
import type { LongTermTools } from "../../long-term/kept-memories.ts";
import type { LongTermBlock } from "../../long-term/long-term-block.ts";
import type { WriterDeps } from "../writing/write-summary.ts";
import type { FlushDeps } from "./flush-thread.ts";
import { messageTimesOf } from "./learn.ts";
import type { LearnThreadDeps } from "./learn-thread.ts";
import { rememberLearned } from "./remember-learned.ts";
import { writeLearned } from "./write-learned.ts";

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
		memoryStore: deps.memoryStore,
		relationGraph: deps.relationGraph,
		knownMemories: deps.knownMemories,
		tenantJobs: deps.tenantJobs,
		writeLearned: (request) => writeLearned(deps, request),
		longTermBlock: (tenant, name) =>
			deps.longTermBlock(tenant, name, (what, { messages, ...batch }) =>
				rememberLearned(deps, {
					...batch,
					tenant,
					learned: what,
					messageTimes: messageTimesOf(messages),
					source: null,
				}),
			),
	};
}
