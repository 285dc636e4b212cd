import { USER_NAME } from "../../../../core/language/names.ts";
import { type LearningScopes, learningScope } from "../../../../core/model/thread/thread-config.ts";
import type { Learned, LearnedMemory, LearnedRelation } from "../../../../core/writing/learn/found/learned.ts";
import type { KnownMemories } from "../../../memory/index.ts";

/** What was learned, without what the same messages taught before and somebody has taken back since, and the relations told with it. */
export async function withoutTakenBack<L extends Pick<Learned, "memories" | "relations" | "again">>(
	known: Pick<KnownMemories, "takenBack">,
	scopes: LearningScopes,
	learned: L,
): Promise<L> {
	const { memories, again = [], relations } = learned;
	const told = [...memories, ...again].flatMap((memory) => {
		const scope = learningScope(scopes, memory.user_id);
		return scope === null ? [] : [{ memory, scope }];
	});
	const asked = told.map(({ memory: { quote, content }, scope }) => {
		const { thread_id, message_id } = quote;
		return { thread_id, message_id, scope, content };
	});
	const isTaken = await known.takenBack(asked);
	const taken = new Set(told.flatMap(({ memory }, at) => (isTaken[at] ? memory : [])));
	if (taken.size === 0) return learned;
	return {
		...learned,
		memories: memories.filter((one) => !taken.has(one)),
		again: again.filter((one) => !taken.has(one)),
		relations: relations.filter((relation) => ![...taken].some((memory) => isToldWith(relation, memory))),
	};
}

/** Whether a relation is learned from the same words, and the memory tells of its ends: with such a memory it was deleted. */
function isToldWith({ subject, object, quote }: LearnedRelation, { content, quote: told }: LearnedMemory): boolean {
	const isSame = quote.message_id === told.message_id && quote.quote === told.quote;
	return isSame && content.includes(object) && (subject === USER_NAME || content.includes(subject));
}
