import { type Owners, seesRecalled, visibleScopes } from "../../../../core/base/access-scope.ts";
import { ok, type Result } from "../../../../core/base/result.ts";
import type { MemoryType } from "../../../../core/model/memory/remembered.ts";
import type { StoredMessage } from "../../../../core/model/thread/message.ts";
import { boundedQuery, queryParts } from "../../../../core/recall/asked.ts";
import type { Gathered } from "../../../../core/recall/fuse-channels.ts";
import { UNRELATED } from "../../../../core/recall/meaning/likely.ts";
import { spreadOf } from "../../../../core/recall/meaning/nearness.ts";
import { messageOfVector } from "../../../../core/recall/message-vectors.ts";
import type { Precision } from "../../../../core/recall/precision.ts";
import type { Weights } from "../../../../core/recall/score.ts";
import type { VectorKind } from "../../../../core/recall/vector.ts";
import { type Clock, type Degraded, inTime } from "../../../../platform/clock/clock.ts";
import type { Reranker } from "../../../../ports/reranker.ts";
import type { VectorHit } from "../../../../ports/vector-index.ts";
import type { RecallBounds, RecallRead, RecallSource } from "../../store/recall/recall-source.ts";
import { embedQuery, nearest, type VectorDeps } from "./recall-by-vector.ts";

export type RecallDeps = VectorDeps & {
	clock: Clock;
	recallSource(tenant: string): RecallSource;
	/** Null where none is configured. */
	reranker: Reranker | null;
};

/** What a request wants recalled; null: as usual. */
export type RecallAsk = {
	limit: number;
	/** The least total; null: the precision decides alone. */
	minScore: number | null;
	/** Null: as usual. */
	precision: Precision | null;
	types: readonly MemoryType[] | null;
	weights: Weights | null;
	/** ISO 8601; null: now. */
	as_of: string | null;
};

/** What is asked, of whose memory; `now` in ms since the epoch. The rest as in RecallBounds. */
export type Recalling = Pick<RecallBounds, "owners" | "listed" | "thread" | "accessScope" | "include"> & {
	text: string;
	ask: RecallAsk;
	now: number;
	/** Reads what is said in episodes of the thread itself; without it they are not looked for. Never rejects. */
	readOwn?: ((episodes: readonly string[]) => Promise<Result<StoredMessage[], Degraded>>) | undefined;
};

/** A query's vector, or why there is none; null where nothing is looked for by vectors. */
export type Embedded = Result<Float32Array, Degraded> | null;

/** What was read, whose it is (null: nothing was read), and the parts that are missing. */
export type Recalled = { owners: Owners | null; gathered: Gathered; degraded: Degraded[]; embedded: Embedded };

type Texts = Pick<Gathered, "memories" | "skills" | "episodes">;
type Near = Result<VectorHit[], Degraded>;

const NOTHING: Gathered = {
	memories: [],
	hidden: [],
	relations: [],
	skills: [],
	episodes: [],
	own: [],
	ownMessages: [],
	profile: [],
	cosines: new Map(),
	vectorsBy: null,
	spread: null,
};

/** The vector of what is asked, to be made alongside what must be known before anything is read. Never rejects. */
export function embedAsked(deps: RecallDeps, text: string): Promise<Embedded> {
	return embedQuery(deps, boundedQuery(text));
}

/**
 * Reads what may answer: by words, keys and relations in one batch, and beside it the query's vector; then what lies near
 * that (alongside the batch, where that is not needed to know whose it may be); then, in one batch more, what of it is still
 * so. Each part has its deadline and may be missing. Never rejects.
 */
export async function recall(
	deps: RecallDeps,
	tenant: string,
	recalling: Recalling,
	embedding: Promise<Embedded> = embedAsked(deps, recalling.text),
): Promise<Recalled> {
	const parts = queryParts(recalling.text);
	const query = resolvedQuery(recalling);
	const reading = inTime(deps.clock, "memories", deps.recallDeadlines.lexical, () =>
		deps.recallSource(tenant).read({ ...query, ...parts }),
	);
	const nearing = embedding.then(async (embedded): Promise<Near | null> => {
		if (embedded === null || !embedded.ok) return embedded;
		if (isKnown(query)) return nearIn(deps, tenant, embedded.value, query);
		const read = await reading;
		return read.ok ? nearIn(deps, tenant, embedded.value, { ...query, owners: read.value.owners }) : null;
	});
	const [read, near, embedded] = await Promise.all([reading, nearing, embedding]);
	if (!read.ok) return { owners: null, gathered: NOTHING, degraded: [read.error], embedded };
	const { owners } = read.value;
	const gathered = gatheredOf(read.value);
	if (near === null) return { owners, gathered, degraded: [], embedded };
	const resolved = { ...query, owners, listed: false };
	const whole = near.ok
		? await withNear(deps, tenant, { ...recalling, hits: near.value, query: resolved }, gathered)
		: near;
	if (!whole.ok) return { owners, gathered, degraded: [whole.error], embedded };
	return { owners, ...whole.value, embedded };
}

/** Whether it is known whose memory is meant, without a look at the list of threads. */
function isKnown({ owners, listed, thread }: RecallBounds): boolean {
	return !listed || thread === null || (owners.user_id !== null && owners.project_id !== null);
}

function resolvedQuery({ owners, listed, thread, accessScope, include, ask, now }: Recalling): RecallBounds {
	const moment = new Date(now).toISOString();
	const as_of = ask.as_of ?? moment;
	const episodes = include.episodes && (ask.types?.includes("episode") ?? true);
	const { types, limit } = ask;
	return {
		owners,
		listed,
		thread,
		accessScope,
		types,
		as_of,
		current: as_of >= moment,
		limit,
		include: { ...include, episodes },
	};
}

/** A memory that is found in several ways stands here once for each. */
function gatheredOf({
	memories,
	hidden,
	lasting: standing,
	linked,
	relations,
	skills,
	episodes,
	profile,
}: RecallRead): Gathered {
	return {
		memories: [...memories, ...standing, ...linked],
		hidden: hidden,
		relations,
		skills,
		episodes,
		own: [],
		ownMessages: [],
		profile,
		cosines: new Map(),
		vectorsBy: null,
		spread: null,
	};
}

/** What lies near. Messages are many, so they are asked for apart and take no place of others. */
async function nearIn(
	deps: RecallDeps,
	tenant: string,
	vector: Float32Array,
	{ owners, thread, accessScope, include, limit }: RecallBounds,
): Promise<Near> {
	const scopes = visibleScopes({ ...owners, thread_id: thread });
	const kinds: VectorKind[] = [
		"memory",
		...(include.skills ? (["skill"] as const) : []),
		...(include.episodes ? (["episode"] as const) : []),
	];
	const seen = accessScope === null ? scopes : scopes.filter((scope) => seesRecalled(accessScope, scope, thread));
	const ask = (kinds: VectorKind[]) => nearest(deps, tenant, { vector, scopes: seen, kinds, limit });
	const messages = include.episodes && deps.embedder !== null && deps.embedder.kind !== "hashed";
	const [found, talk] = await Promise.all([ask(kinds), messages ? ask(["message"]) : ok([])]);
	if (!found.ok) return found;
	return talk.ok ? ok([...found.value, ...talk.value]) : talk;
}

/** The same with what lies near the query, and how near: only what D1 has in the very version that was compared. */
async function withNear(
	deps: RecallDeps,
	tenant: string,
	near: { hits: readonly VectorHit[]; query: RecallBounds; readOwn?: Recalling["readOwn"] },
	words: Gathered,
): Promise<Result<Pick<Recalled, "gathered" | "degraded">, Degraded>> {
	const known = new Set([...words.memories, ...words.skills, ...words.episodes].map(({ id }) => id));
	const unknown = near.hits.filter((hit) => hit.score > UNRELATED && !known.has(thingOf(hit)));
	const reading = deps.embedder?.kind === "model" ? near.readOwn : undefined;
	const talk = unknown.filter(({ kind }) => kind === "episode" || kind === "message").map(thingOf);
	const [verified, said] = await Promise.all([
		stillSo(deps, tenant, { unknown, query: near.query, own: reading !== undefined }),
		reading === undefined || talk.length === 0 ? ok([]) : reading([...new Set(talk)]),
	]);
	if (!verified.ok) return verified;
	const { memories, skills, episodes, own } = verified.value;
	const versions = new Map(
		[...[...words.memories, ...words.skills, ...words.episodes], ...[...memories, ...skills, ...episodes, ...own]].map(
			({ id, version }) => [id, version] as const,
		),
	);
	const compared = near.hits.filter((hit) => versions.get(thingOf(hit)) === hit.version);
	const things = new Set(compared.map(thingOf));
	const confirmed = <T extends { id: string }>(all: readonly T[]) => all.filter(({ id }) => things.has(id));
	const gathered: Gathered = {
		...words,
		memories: [...words.memories, ...confirmed(memories)],
		skills: [...words.skills, ...confirmed(skills)],
		episodes: [...words.episodes, ...confirmed(episodes)],
		own: confirmed(own),
		ownMessages: said.ok ? said.value : [],
		cosines: new Map(compared.map(({ id, score }) => [id, score])),
		vectorsBy: deps.embedder?.kind ?? null,
		spread: spreadOf(near.hits.flatMap(({ kind, score }) => (kind === "memory" ? score : []))),
	};
	return ok({ gathered, degraded: said.ok ? [] : [said.error] });
}

/** The id of what D1 has: of a message that is its episode. */
function thingOf({ id, kind }: VectorHit): string {
	return kind === "message" ? (messageOfVector(id)?.episode ?? id) : id;
}

type Confirmed = Texts & Pick<Gathered, "own">;

/** What words have not found already is read now; it costs no wait where there is nothing. */
async function stillSo(
	deps: RecallDeps,
	tenant: string,
	{ unknown, query, own }: { unknown: readonly VectorHit[]; query: RecallBounds; own: boolean },
): Promise<Result<Confirmed, Degraded>> {
	if (unknown.length === 0) return ok({ memories: [], skills: [], episodes: [], own: [] });
	const idsOf = (...kinds: VectorKind[]) => unknown.filter(({ kind }) => kinds.includes(kind)).map(thingOf);
	const episodes = [...new Set(idsOf("episode", "message"))];
	const ids = { memories: idsOf("memory"), skills: idsOf("skill"), episodes, own };
	return inTime(deps.clock, "memories", deps.recallDeadlines.lexical, () =>
		deps.recallSource(tenant).verify(ids, query),
	);
}
