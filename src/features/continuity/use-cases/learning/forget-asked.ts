import { type AccessScope, wholeTenant } from "../../../../core/base/access-scope.ts";
import { USER_NAME } from "../../../../core/language/names.ts";
import type { Quote } from "../../../../core/model/memory/memory.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { learningScope } from "../../../../core/model/thread/thread-config.ts";
import { askedToForget, LATELY } from "../../../../core/writing/learn/conversation.ts";
import { keyOf, sharesMemory } from "../../../../core/writing/learn/extract-learned.ts";
import type { LearnedMessage } from "../../../../core/writing/learn/found/learned.ts";
import type { Clock } from "../../../../platform/clock/clock.ts";
import type { Known, KnownMemories, MemoryStore, RelationGraph } from "../../../memory/index.ts";
import type { LearnableSlice, LearningPlan, ThreadJobs } from "../../../threads/index.ts";
import { type AskedFor, askedFor } from "./asked-for.ts";

/** What is learned, and the scope that whoever wrote it reaches. */
type Reaching = LearningPlan & Pick<LearnableSlice, "learn_scope">;

type ForgetDeps = {
	clock: Pick<Clock, "now">;
	knownMemories(tenant: string): KnownMemories;
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "quotes" | "review">;
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "page" | "remove" | "removeOf">;
};

/** So many memories are looked at for one request, and so many relations in each way. */
const MOST = 20;

/** Who asks, in which thread, and into which scope their words are learned. */
type Asking = { thread: Pick<ThreadJobs, "readLearnable">; plan: Reaching; message: LearnedMessage; scope: string };

/**
 * Ends what was learned from the words of a user who asks to forget it: memories of the scope that their words are learned into, which say
 * what they name, and relations. What was given and not learned stays, and so does what anybody else said. The history keeps memories as
 * expired; relations go. Repeating it does no harm.
 */
export async function forgetAsked(
	deps: ForgetDeps,
	thread: Pick<ThreadJobs, "readLearnable">,
	plan: Reaching,
	{ messages, before }: { messages: readonly LearnedMessage[]; before: readonly LearnedMessage[] },
): Promise<void> {
	for (const [at, message] of messages.entries()) {
		const asked = askedToForget(message, [...before, ...messages.slice(0, at)].slice(-LATELY));
		const scope = learningScope(plan, message.user_id ?? null);
		if (asked === null || asked.of === "last" || scope === null) continue;
		const name = message.name ?? null;
		const entity = name !== null && sharesMemory(name, message) ? name : USER_NAME;
		const wanted = askedFor(asked, { keyOf: (key) => keyOf(key, name, message), entity });
		const asking = { thread, plan, message, scope };
		const relations = wanted.meant(await relationsFor(deps, wanted, asking));
		if (relations === null) continue;
		const memories = await memoriesFor(deps, wanted, asking);
		const now = new Date(deps.clock.now()).toISOString();
		const { tenant } = plan;
		for (const id of memories) await deps.memoryStore(wholeTenant(tenant)).review(id, { decision: "expire" }, now);
		const graph = deps.relationGraph(wholeTenant(tenant));
		if (memories.length > 0) await graph.removeOf(memories);
		for (const { id } of relations) await graph.remove(id);
	}
}

/** Of the memories that are meant, those that rest on words of who asks alone. */
async function memoriesFor(deps: ForgetDeps, wanted: AskedFor, asking: Asking): Promise<string[]> {
	const { message, plan, scope } = asking;
	const memories = deps.knownMemories(plan.tenant);
	const [said = []] = await memories.saying([{ terms: wanted.terms, key: null }], [scope], MOST);
	const kept = wanted.keys.length === 0 ? [] : await memories.keyed(wanted.keys, [scope], MOST);
	const known = new Map([...said, ...kept].map((memory) => [memory.id, memory]));
	const meant = [...known.values()].filter((memory) => isOpen(memory, message) && wanted.isMeant(memory));
	const quotes = await deps.memoryStore(wholeTenant(plan.tenant)).quotes(meant.map(({ id }) => id));
	const isOwn = (memory: Known) => {
		const said = quotes.get(memory.id) ?? [];
		return said.length > 0 && said.every((quote) => restsOn(quote, asking, /^The user\b/.test(memory.content)));
	};
	return meant.filter(isOwn).map(({ id }) => id);
}

/** Relations that were learned from words of who asks, as they are looked for. */
async function relationsFor(deps: ForgetDeps, wanted: AskedFor, asking: Asking): Promise<Relation[]> {
	const graph = deps.relationGraph(wholeTenant(asking.plan.tenant));
	const found = new Map<string, Relation>();
	for (const line of wanted.lines)
		for (const one of await graph.page({ ...line, scope: asking.scope, limit: MOST })) found.set(one.id, one);
	const all = [...found.values()];
	// Of who is somebody to the user, the user told the rest as well.
	const theirs = new Set([USER_NAME, ...all.flatMap(({ subject, object }) => (subject === USER_NAME ? object : []))]);
	const isTheirs = ({ subject, object }: Relation) => theirs.has(subject) || theirs.has(object);
	return all.filter((one) => one.quote !== null && restsOn(one.quote, asking, isTheirs(one)));
}

/** Whether something was learned, and was said by then. */
const isOpen = ({ status, learned, created_at }: Known, at: LearnedMessage): boolean =>
	status === "active" && learned && created_at <= at.created_at;

/** Whether words are of who asks: in this thread by who said them, in others if what they tell is of `theirs` and in their own scope. */
function restsOn({ thread_id, seq, message_id }: Quote, { thread, plan, ...by }: Asking, theirs: boolean): boolean {
	const { message } = by;
	if (thread_id === plan.owners.thread_id) {
		const [said] = seq > message.seq ? [] : thread.readLearnable(seq, seq, 1).messages;
		return said?.message_id === message_id && said.name === message.name && said.user_id === message.user_id;
	}
	const user = message.user_id ?? plan.owners.user_id;
	return user !== null && by.scope === `user:${user}` && !sharesMemory(message.name ?? null, message) && theirs;
}
