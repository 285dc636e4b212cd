import { type AccessScope, visibleScopes, wholeTenant } from "../../../../core/base/access-scope.ts";
import { sameText } from "../../../../core/language/same-text.ts";
import { tellingTerms } from "../../../../core/language/statements/says-again.ts";
import { ratedImportance } from "../../../../core/model/memory/importance.ts";
import type { Memory } from "../../../../core/model/memory/memory.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { type LearningScopes, learningScope } from "../../../../core/model/thread/thread-config.ts";
import { alreadyKnown } from "../../../../core/writing/learn/found/already-known.ts";
import type { Learned, LearnedMemory, Skipped } from "../../../../core/writing/learn/found/learned.ts";
import { giveWay } from "../../../../platform/clock/clock.ts";
import type { TenantJobs } from "../../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import { withinQuota } from "../../../../platform/quotas/memory-quota.ts";
import type {
	Known,
	KnownMemories,
	MemoryEntry,
	MemoryStore,
	RelationGraph,
	WaitingMemories,
	WrittenMemory,
} from "../../../memory/index.ts";
import { type Proposed, proposeLearned } from "./propose-learned.ts";
import { type RelationDeps, type RelationsRequest, rememberRelations } from "./remember-relations.ts";
import { withoutTakenBack } from "./without-taken-back.ts";

export type RememberDeps = RelationDeps & {
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "write" | "change">;
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "learn" | "close" | "page">;
	knownMemories(tenant: string): KnownMemories;
	waitingMemories(accessScope: AccessScope): Pick<WaitingMemories, "add">;
	/** Told that there are vectors to make. */
	tenantJobs(tenant: string): Pick<TenantJobs, "scheduleIndexing">;
};

type RememberRequest = RelationsRequest & {
	learned: Pick<Learned, "memories" | "relations" | "skipped" | "again">;
	metadata: string | null;
};

export type Remembered = { memories: Memory[]; relations: Relation[]; skipped: Skipped[] };

/** How many memories are compared with one thing said. */
const COMPARED = 8;
/** This many are written in one batch; then others get their turn. */
const AT_ONCE = 20;

type Placed = { learned: LearnedMemory; scope: string; said_at: string | null };

/**
 * Takes what was learned into long-term memory, each thing in the scope of who said it. What is known already, what is older
 * than what is known and what nobody's memory can hold is skipped; the same again adds nothing. Returns what is new. Where it is
 * to be reviewed, it waits.
 */
export async function rememberLearned(deps: RememberDeps, asked: RememberRequest): Promise<Remembered> {
	const { tenant, scopes, messageTimes } = asked;
	const learned = await withoutTakenBack(deps.knownMemories(tenant), scopes, asked.learned);
	const request = { ...asked, learned };
	const skipped = [...learned.skipped];
	const placed = learned.memories.flatMap((memory): Placed[] => {
		const scope = learningScope(scopes, memory.user_id);
		if (scope === null) skipped.push({ reason: "no_scope", detail: memory.content });
		return scope === null
			? []
			: [{ learned: memory, scope, said_at: messageTimes.get(memory.quote.message_id) ?? null }];
	});
	if (request.review) {
		const memories = await proposals(deps, request, placed, skipped);
		await proposeLearned(deps, request, { memories, relations: learned.relations }, skipped);
		return { memories: [], relations: [], skipped };
	}
	const keyed = await withKeys(deps, request, placed);
	const { further, known } = await echoes(deps, request, keyed);
	const fresh = (await withoutKnown(deps, request, keyed, skipped)).map((entry) => withFurther(entry, further));
	const news = [...fresh, ...known];
	const now = new Date(request.now).toISOString();
	const store = deps.memoryStore(wholeTenant(tenant));
	const written: WrittenMemory[] = [];
	for (let at = 0; at < news.length; at += AT_ONCE) {
		if (at > 0) await giveWay(deps.clock);
		written.push(...(await writeFew(store, news.slice(at, at + AT_ONCE), now, skipped)));
	}
	const reported = new Set(skipped.flatMap(({ reason, detail }) => (reason === "duplicate" ? detail : [])));
	const memories = written.flatMap(({ memory, outcome }) => {
		if (outcome !== "duplicate") return [memory];
		if (!reported.has(memory.content)) skipped.push({ reason: "duplicate", detail: memory.content });
		reported.add(memory.content);
		return [];
	});
	if (memories.length > 0) await deps.tenantJobs(tenant).scheduleIndexing();
	const relations = await rememberRelations(deps, request, learned.relations, skipped);
	return { memories, relations, skipped };
}

/** Writes what there is room for; what a full tenant can't hold is skipped, and said. */
async function writeFew(
	store: Pick<MemoryStore, "write">,
	entries: readonly MemoryEntry[],
	now: string,
	skipped: Skipped[],
): Promise<WrittenMemory[]> {
	const written = await withinQuota(() => store.write(entries, now));
	if (written.ok) return written.value;
	const [only] = entries;
	if (entries.length === 1 && only !== undefined) {
		skipped.push({ reason: "over_quota", detail: only.content });
		return [];
	}
	const each: WrittenMemory[] = [];
	for (const entry of entries) each.push(...(await writeFew(store, [entry], now, skipped)));
	return each;
}

/** What is news, as it is written once somebody keeps it; what it replaces gets no key before. */
async function proposals(
	deps: RememberDeps,
	request: RememberRequest,
	placed: readonly Placed[],
	skipped: Skipped[],
): Promise<Proposed[]> {
	const proposed: Proposed[] = [];
	for (const one of placed) {
		const { replaces, ...learned } = one.learned;
		const former = replaces?.scope === one.scope ? replaces.id : null;
		const keyed = { ...one, learned: { ...learned, key: learned.key ?? former } };
		const entries = await withoutKnown(deps, request, [keyed], skipped);
		proposed.push(...entries.map((entry) => ({ entry, replaces: former })));
	}
	return proposed;
}

/**
 * What takes the place of a memory without a key stands under one key with it from now on: so it replaces it like any later
 * value, in order of time, and gives way again when it is retracted. Only in one's own scope.
 */
async function withKeys(
	deps: RememberDeps,
	{ tenant, now }: RememberRequest,
	placed: readonly Placed[],
): Promise<Placed[]> {
	const store = deps.memoryStore(wholeTenant(tenant));
	const keyed: Placed[] = [];
	for (const one of placed) {
		const { replaces, ...learned } = one.learned;
		if (replaces === undefined || replaces.scope !== one.scope) keyed.push({ ...one, learned });
		else {
			const key = learned.key ?? replaces.id;
			await store.change(replaces.id, { key }, new Date(now).toISOString());
			keyed.push({ ...one, learned: { ...learned, key } });
		}
	}
	return keyed;
}

/**
 * What is said again word for word: only its words are new, and stand beside those that said it first, should these be
 * deleted. What is known in another scope than its own stays there alone.
 */
async function echoes(
	deps: RememberDeps,
	request: RememberRequest,
	placed: readonly Placed[],
): Promise<{ further: ReadonlyMap<string, Placed[]>; known: MemoryEntry[] }> {
	const again = (request.learned.again ?? []).flatMap((memory): Placed[] => {
		const scope = learningScope(request.scopes, memory.user_id);
		if (scope === null) return [];
		return [{ learned: memory, scope, said_at: request.messageTimes.get(memory.quote.message_id) ?? null }];
	});
	const messageTimes = new Set(placed.map(textIn));
	const further = Map.groupBy(
		again.filter((one) => messageTimes.has(textIn(one))),
		textIn,
	);
	const known = await withoutKnown(
		deps,
		request,
		again.filter((one) => !messageTimes.has(textIn(one))),
		[],
		true,
	);
	return { further, known };
}

function textIn({ scope, learned }: Placed): string {
	return `${scope} ${sameText(learned.content)}`;
}

/** An entry with all words of these messages that say it. */
function withFurther(entry: MemoryEntry, further: ReadonlyMap<string, Placed[]>): MemoryEntry {
	const same = further.get(`${entry.scope} ${sameText(entry.content)}`) ?? [];
	const quotes = same.map(({ learned, said_at }) => ({ ...learned.quote, said_at }));
	return { ...entry, quotes: [...entry.quotes, ...quotes] };
}

/** The entries of what is news. Where what is known was learned too, the new quote stands alongside the ones it has. */
async function withoutKnown(
	deps: RememberDeps,
	request: RememberRequest,
	placed: readonly Placed[],
	skipped: Skipped[],
	onlyKnown = false,
): Promise<MemoryEntry[]> {
	const scopes = [...new Set([...visibleScopes(request.scopes.owners), ...placed.map(({ scope }) => scope)])];
	const entries: MemoryEntry[] = [];
	for (let at = 0; at < placed.length; at += AT_ONCE) {
		if (at > 0) await giveWay(deps.clock);
		const part = placed.slice(at, at + AT_ONCE);
		const asked = part.map(({ learned }) => ({ terms: tellingTerms(learned.content), key: learned.key }));
		const known = await deps.knownMemories(request.tenant).saying(asked, scopes, COMPARED);
		for (const [index, one] of part.entries()) {
			const visible = known[index]?.filter(({ scope }) => seen(scope, one.scope, request.scopes)) ?? [];
			const entry = newsOf(deps, request, one, visible, onlyKnown);
			if (entry === "duplicate") skipped.push({ reason: "duplicate", detail: one.learned.content });
			else if (entry !== null) entries.push(entry);
		}
	}
	return entries;
}

/** The entry of one thing that is placed; null where only what is known counts, and it is not. */
function newsOf(
	{ ids }: Pick<RememberDeps, "ids">,
	request: RememberRequest,
	one: Placed,
	known: readonly Known[],
	onlyKnown: boolean,
): MemoryEntry | "duplicate" | null {
	const { content, key } = one.learned;
	const memory = alreadyKnown({ content, key, scope: one.scope, said_at: one.said_at }, known);
	if (memory === null) return onlyKnown ? null : entryOf(ids.next("mem"), one, request);
	if (request.review || !supports(memory, one)) return "duplicate";
	const entry = entryOf(ids.next("mem"), one, request);
	return { ...entry, content: memory.content, key: memory.key, type: memory.type };
}

/** What one author's memory holds is not compared with another's. */
function seen(known: string, own: string, { owners }: LearningScopes): boolean {
	return known === own || visibleScopes(owners).includes(known);
}

/** Whether the same was learned from another message before: should that one be deleted, this one still says it. */
function supports(memory: Known, { scope, learned }: Placed): boolean {
	const stored = learned.quote.thread_id !== "";
	return stored && memory.learned && memory.status === "active" && memory.scope === scope;
}

function entryOf(id: string, { learned, scope, said_at }: Placed, { source, metadata }: RememberRequest): MemoryEntry {
	const { content, type, key, is_static, confidence, valid_from, quote } = learned;
	return {
		...{ id, content, type, scope, key, is_static, confidence, valid_from, valid_to: null, metadata },
		importance: learned.importance ?? ratedImportance(learned),
		source: source ?? { id: quote.message_id, type: "message" },
		created_at: said_at,
		expires_at: null,
		review_at: null,
		quotes: [{ ...quote, said_at }],
		evidence: [],
	};
}
