import { type AccessScope, wholeTenant } from "../../../../core/base/access-scope.ts";
import { contentTerms } from "../../../../core/language/content-terms.ts";
import type { Quote } from "../../../../core/model/memory/memory.ts";
import { learningScope } from "../../../../core/model/thread/thread-config.ts";
import { topicToForget } from "../../../../core/writing/learn/conversation.ts";
import { sharesMemory } from "../../../../core/writing/learn/extract-learned.ts";
import type { LearnedMessage } from "../../../../core/writing/learn/found/learned.ts";
import type { Clock } from "../../../../platform/clock/clock.ts";
import type { Known, KnownMemories, MemoryStore, RelationGraph } from "../../../memory/index.ts";
import type { LearningPlan, ThreadJobs } from "../../../threads/index.ts";

type ForgetDeps = {
	clock: Pick<Clock, "now">;
	knownMemories(tenant: string): KnownMemories;
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "quotes" | "review">;
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "removeOf">;
};

/** So many memories are looked at for one request. */
const MOST = 20;

/**
 * Ends what was learned from the words of a user who asks to forget it: memories of the scope that their words are learned into, with
 * all words of what they name. What was given and not learned stays, and so does what anybody else said. The history keeps it as
 * expired; the relations that were learned with it go. Repeating it does no harm.
 */
export async function forgetAsked(
	deps: ForgetDeps,
	thread: Pick<ThreadJobs, "readLearnable">,
	{ tenant, owners, learn_scope }: LearningPlan,
	messages: readonly LearnedMessage[],
): Promise<void> {
	for (const message of messages) {
		const terms = topicToForget(message);
		const scope = learningScope({ owners, learn_scope }, message.user_id ?? null);
		if (terms.size === 0 || scope === null) continue;
		const [known = []] = await deps.knownMemories(tenant).saying([{ terms: [...terms], key: null }], [scope], MOST);
		const meant = known.filter((memory) => isMeant(memory, terms, message));
		const store = deps.memoryStore(wholeTenant(tenant));
		const quotes = await store.quotes(meant.map(({ id }) => id));
		const restsOn = (quote: Quote, memory: Known) =>
			quote.thread_id === owners.thread_id
				? isSaidBy(thread, quote, message)
				: isTheirs(memory, message, message.user_id ?? owners.user_id);
		const isOwn = (memory: Known) => {
			const said = quotes.get(memory.id) ?? [];
			return said.length > 0 && said.every((quote) => restsOn(quote, memory));
		};
		const own = meant.filter(isOwn).map(({ id }) => id);
		if (own.length === 0) continue;
		const now = new Date(deps.clock.now()).toISOString();
		for (const id of own) await store.review(id, { decision: "expire" }, now);
		await deps.relationGraph(wholeTenant(tenant)).removeOf(own);
	}
}

/** Whether something that was learned, and was said by then, names all of it. */
function isMeant(
	{ status, learned, created_at, content }: Known,
	terms: ReadonlySet<string>,
	at: LearnedMessage,
): boolean {
	const told = contentTerms(content);
	return status === "active" && learned && created_at <= at.created_at && [...terms].every((term) => told.has(term));
}

/** Whether the same person said a message of this thread. */
function isSaidBy(thread: Pick<ThreadJobs, "readLearnable">, { seq, message_id }: Quote, by: LearnedMessage): boolean {
	const [said] = thread.readLearnable(seq, seq, 1).messages;
	return said?.message_id === message_id && said.name === by.name && said.user_id === by.user_id;
}

/** Whether a memory that rests on another thread tells of the one whose memory it is, and that one speaks. */
function isTheirs({ scope, content }: Known, by: LearnedMessage, user: string | null): boolean {
	return user !== null && scope === `user:${user}` && !sharesMemory(by.name ?? null, by) && /^The user\b/.test(content);
}
