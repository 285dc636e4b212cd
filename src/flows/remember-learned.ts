import { alreadyKnown } from "../core/learn/already-known.ts";
import type { Learned, LearnedMemory, Skipped } from "../core/learn/learned.ts";
import { type LearningScopes, learningScope } from "../core/learn/learning-scope.ts";
import { ratedImportance } from "../core/memories/importance.ts";
import type { Memory } from "../core/memories/memory.ts";
import { type Reach, wholeTenant } from "../core/reach.ts";
import { stem, termsOf } from "../core/recall/terms.ts";
import type { Relation } from "../core/relations/relation.ts";
import { scopesOf } from "../core/scope.ts";
import type { Known, KnownMemories } from "../ports/known-memories.ts";
import type { MemoryEntry, MemoryShelf, WrittenMemory } from "../ports/memory-shelf.ts";
import type { TenantJobs } from "../ports/tenant-jobs.ts";
import { type RelationDeps, type RelationsRequest, rememberRelations } from "./remember-relations.ts";

export type RememberDeps = RelationDeps & {
	memoryShelf(reach: Reach): Pick<MemoryShelf, "write">;
	knownMemories(tenant: string): KnownMemories;
	/** Told that there are vectors to make. */
	tenantJobs(tenant: string): Pick<TenantJobs, "wake">;
};

type RememberRequest = RelationsRequest & {
	learned: Pick<Learned, "memories" | "relations" | "skipped">;
	metadata: string | null;
};

export type Remembered = { memories: Memory[]; relations: Relation[]; skipped: Skipped[] };

/** How many memories are compared with one thing said. */
const COMPARED = 8;
/** So many are written in one batch. */
const AT_ONCE = 50;

type Placed = { learned: LearnedMemory; scope: string; said_at: string | null };

/**
 * Takes what was learned into long-term memory, each thing in the scope of who said it. What is known already, what is older
 * than what is known and what nobody's memory can hold is skipped; the same again adds nothing. Gives what is new.
 */
export async function rememberLearned(deps: RememberDeps, request: RememberRequest): Promise<Remembered> {
	const { tenant, learned, scopes, said } = request;
	const skipped = [...learned.skipped];
	const placed = learned.memories.flatMap((memory): Placed[] => {
		const scope = learningScope(scopes, memory.user_id);
		if (scope === null) skipped.push({ reason: "no_scope", detail: memory.content });
		return scope === null ? [] : [{ learned: memory, scope, said_at: said.get(memory.quote.message_id) ?? null }];
	});
	const news = await withoutKnown(deps, request, placed, skipped);
	const now = new Date(request.now).toISOString();
	const shelf = deps.memoryShelf(wholeTenant(tenant));
	const written: WrittenMemory[] = [];
	for (let at = 0; at < news.length; at += AT_ONCE)
		written.push(...(await shelf.write(news.slice(at, at + AT_ONCE), now)));
	const memories = written.flatMap(({ memory, outcome }) => {
		if (outcome === "duplicate") skipped.push({ reason: "duplicate", detail: memory.content });
		return outcome === "duplicate" ? [] : [memory];
	});
	if (memories.length > 0) await deps.tenantJobs(tenant).wake();
	const relations = await rememberRelations(deps, request, learned.relations, skipped);
	return { memories, relations, skipped };
}

/** The entries of what is news. Where what is known was learned too, the new quote stands beside the ones it has. */
async function withoutKnown(
	deps: RememberDeps,
	request: RememberRequest,
	placed: readonly Placed[],
	skipped: Skipped[],
): Promise<MemoryEntry[]> {
	if (placed.length === 0) return [];
	const scopes = new Set([...scopesOf(request.scopes.owners), ...placed.map(({ scope }) => scope)]);
	const asked = placed.map(({ learned }) => ({ terms: termsOf(learned.content).map(stem), key: learned.key }));
	const known = await deps.knownMemories(request.tenant).like(asked, [...scopes], COMPARED);
	return placed.flatMap((one, index): MemoryEntry[] => {
		const visible = known[index]?.filter(({ scope }) => seen(scope, one.scope, request.scopes)) ?? [];
		const { content, key } = one.learned;
		const memory = alreadyKnown({ content, key, scope: one.scope, said_at: one.said_at }, visible);
		if (memory === null) return [entryOf(deps.ids.next("mem"), one, request)];
		if (!supports(memory, one)) {
			skipped.push({ reason: "duplicate", detail: content });
			return [];
		}
		const { id, importance, ...fields } = entryOf(deps.ids.next("mem"), one, request);
		return [{ ...fields, id, importance, content: memory.content, key: memory.key, type: memory.type }];
	});
}

/** What one author's memory holds is not compared with another's. */
function seen(known: string, own: string, { owners }: LearningScopes): boolean {
	return known === own || scopesOf(owners).includes(known);
}

/** Whether the same was learned from another message before: should that one be deleted, this one still says it. */
function supports(memory: Known, { scope, learned }: Placed): boolean {
	const stored = learned.quote.thread_id !== "";
	return stored && memory.learned && memory.status === "active" && memory.scope === scope;
}

function entryOf(id: string, { learned, scope, said_at }: Placed, { source, metadata }: RememberRequest): MemoryEntry {
	const { content, type, key, is_static, confidence, valid_from, valid_to, quote } = learned;
	return {
		...{ id, content, type, scope, key, is_static, confidence, valid_from, valid_to, metadata },
		importance: learned.importance ?? ratedImportance(learned),
		source: source ?? { id: quote.message_id, type: "message" },
		created_at: said_at,
		expires_at: null,
		review_at: null,
		quotes: [quote],
		evidence: [],
	};
}
