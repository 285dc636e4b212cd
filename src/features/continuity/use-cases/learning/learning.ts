import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { LongTermName } from "../../../../core/model/thread/thread-config.ts";
import type { CommitGate } from "../../../../platform/objects/commit-gate.ts";
import type { LongTermTools } from "../../long-term/kept-memories.ts";
import type { LongTermBlock } from "../../long-term/long-term-block.ts";
import type { WriterDeps } from "../writing/write-summary.ts";
import type { FlushDeps } from "./flush-thread.ts";
import { messageTimesOf } from "./learn.ts";
import type { LearnThreadDeps } from "./learn-thread.ts";
import { rememberLearned } from "./remember-learned.ts";
import { writeLearned } from "./write-learned.ts";

type Outside = Omit<Learning, "writeLearned" | "longTermBlock" | "asksModels"> &
	WriterDeps & {
		longTermBlock(tenant: string, name: LongTermName, remember: LongTermTools["remember"]): LongTermBlock;
	};

export type Learning = LearnThreadDeps & FlushDeps & { asksModels: boolean };

/** What learning and flushing work with, wherever they run; all they write goes through the gate of their job. */
export function learningWith(deps: Outside, gate: CommitGate): Learning {
	const stores = gatedStores(deps, gate);
	return {
		...stores,
		clock: deps.clock,
		ids: deps.ids,
		tokenizer: deps.tokenizer,
		asksModels: [...deps.textModels("extract"), ...deps.textModels("rate")].length > 0,
		knownMemories: deps.knownMemories,
		tenantJobs: deps.tenantJobs,
		writeLearned: (request) => writeLearned(deps, request),
		longTermBlock(tenant, name) {
			const block = deps.longTermBlock(tenant, name, (what, { messages, ...batch }) =>
				rememberLearned(
					{ ...deps, ...stores },
					{ ...batch, tenant, learned: what, messageTimes: messageTimesOf(messages), source: null, review: false },
				),
			);
			return {
				...block,
				async write(batch) {
					// What may wait for a model is read before, since who cancels waits for what is written.
					const extracted = name === "vector" ? null : await batch.extract();
					return extracted?.ok === false ? extracted : gate.commit(() => block.write(batch));
				},
			};
		},
	};
}

function gatedStores(
	deps: Outside,
	{ commit }: CommitGate,
): Pick<Learning, "memoryStore" | "relationGraph" | "waitingMemories"> {
	return {
		memoryStore(accessScope: AccessScope) {
			const store = deps.memoryStore(accessScope);
			return {
				write: (...given) => commit(() => store.write(...given)),
				change: (...given) => commit(() => store.change(...given)),
				retire: (...given) => commit(() => store.retire(...given)),
				review: (...given) => commit(() => store.review(...given)),
				quotes: (ids) => store.quotes(ids),
				removeScope: (...given) => commit(() => store.removeScope(...given)),
			};
		},
		waitingMemories: (accessScope) => ({
			add: (...given) => commit(() => deps.waitingMemories(accessScope).add(...given)),
		}),
		relationGraph(accessScope: AccessScope) {
			const graph = deps.relationGraph(accessScope);
			return {
				page: (query) => graph.page(query),
				learn: (...given) => commit(() => graph.learn(...given)),
				close: (...given) => commit(() => graph.close(...given)),
				retire: (...given) => commit(() => graph.retire(...given)),
				remove: (...given) => commit(() => graph.remove(...given)),
				removeOf: (...given) => commit(() => graph.removeOf(...given)),
				removeScope: (...given) => commit(() => graph.removeScope(...given)),
			};
		},
	};
}
