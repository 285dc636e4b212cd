import { type Owners, seesRecalled, visibleScopes } from "../../../../core/base/access-scope.ts";
import { ok, type Result } from "../../../../core/base/result.ts";
import type { MemoryType } from "../../../../core/model/memory/remembered.ts";
import { boundedQuery, queryParts } from "../../../../core/recall/asked.ts";
import type { Gathered } from "../../../../core/recall/fuse-channels.ts";
import type { Precision } from "../../../../core/recall/precision.ts";
import type { Weights } from "../../../../core/recall/score.ts";
import type { VectorKind } from "../../../../core/recall/vector.ts";
import { type Clock, type Degraded, inTime } from "../../../../platform/clock/clock.ts";
import type { Reranker } from "../../../../ports/reranker.ts";
import type { VectorHit } from "../../../../ports/vector-index.ts";
import type { RecallQuery, RecallRead, RecallSource } from "../../store/recall/recall-source.ts";
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

/** What is asked, of whose memory; `now` in ms since the epoch. The rest as in a RecallQuery. */
export type Recalling = Pick<RecallQuery, "owners" | "listed" | "thread" | "accessScope" | "include"> & {
	text: string;
	ask: RecallAsk;
	now: number;
};

/** A query's vector, or why there is none; null where nothing is looked for by vectors. */
type Embedded = Result<Float32Array, Degraded> | null;

/** What was read, whose it is (null: nothing was read), and the parts that are missing. */
export type Recalled = { owners: Owners | null; gathered: Gathered; degraded: Degraded[]; embedded: Embedded };

type Texts = Pick<Gathered, "memories" | "skills" | "episodes">;
type Resolved = Omit<RecallQuery, "terms" | "concepts" | "names" | "misspelt">;
type Near = Result<VectorHit[], Degraded>;

const NOTHING: Gathered = {
	memories: [],
	hidden: [],
	relations: [],
	skills: [],
	episodes: [],
	profile: [],
	cosines: new Map(),
	bySpelling: false,
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
	const { names, terms, concepts, misspelt } = queryParts(recalling.text);
	const query = resolvedQuery(recalling);
	const reading = inTime(deps.clock, "memories", deps.recallDeadlines.lexical, () =>
		deps.recallSource(tenant).read({ ...query, terms, concepts, names, misspelt }),
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
	const whole = near.ok ? await withNear(deps, tenant, { hits: near.value, query: resolved }, gathered) : near;
	if (!whole.ok) return { owners, gathered, degraded: [whole.error], embedded };
	return { owners, gathered: whole.value, degraded: [], embedded };
}

/** Whether it is known whose memory is meant, without a look at the list of threads. */
function isKnown({ owners, listed, thread }: Resolved): boolean {
	return !listed || thread === null || (owners.user_id !== null && owners.project_id !== null);
}

function resolvedQuery({ owners, listed, thread, accessScope, include, ask, now }: Recalling): Resolved {
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
		profile,
		cosines: new Map(),
		bySpelling: false,
	};
}

function nearIn(deps: RecallDeps, tenant: string, vector: Float32Array, query: Resolved): Promise<Near> {
	const { owners, thread, accessScope, include, limit } = query;
	const scopes = visibleScopes({ ...owners, thread_id: thread });
	const kinds: VectorKind[] = [
		"memory",
		...(include.skills ? (["skill"] as const) : []),
		...(include.episodes ? (["episode"] as const) : []),
	];
	const seen = accessScope === null ? scopes : scopes.filter((scope) => seesRecalled(accessScope, scope, thread));
	return nearest(deps, tenant, { vector, scopes: seen, kinds, limit });
}

/** The same with what lies near the query, and how near: only what D1 has in the very version that was compared. */
async function withNear(
	deps: RecallDeps,
	tenant: string,
	near: { hits: readonly VectorHit[]; query: Resolved },
	words: Gathered,
): Promise<Result<Gathered, Degraded>> {
	const verified = await stillSo(deps, tenant, near, words);
	if (!verified.ok) return verified;
	const versions = new Map(
		[words, verified.value].flatMap(({ memories, skills, episodes }) =>
			[...memories, ...skills, ...episodes].map(({ id, version }) => [id, version] as const),
		),
	);
	const compared = near.hits.filter(({ id, version }) => versions.get(id) === version);
	const cosines = new Map(compared.map(({ id, score }) => [id, score]));
	const confirmed = <T extends { id: string }>(all: readonly T[]) => all.filter(({ id }) => cosines.has(id));
	return ok({
		hidden: words.hidden,
		relations: words.relations,
		memories: [...words.memories, ...confirmed(verified.value.memories)],
		skills: [...words.skills, ...confirmed(verified.value.skills)],
		episodes: [...words.episodes, ...confirmed(verified.value.episodes)],
		profile: words.profile,
		cosines,
		bySpelling: deps.embedder?.local === true,
	});
}

/** What words have not found already is read now; it costs no wait where there is nothing. */
async function stillSo(
	deps: RecallDeps,
	tenant: string,
	{ hits, query }: { hits: readonly VectorHit[]; query: Resolved },
	words: Texts,
): Promise<Result<Texts, Degraded>> {
	const known = new Set([...words.memories, ...words.skills, ...words.episodes].map(({ id }) => id));
	const unknown = hits.filter(({ id }) => !known.has(id));
	if (unknown.length === 0) return ok({ memories: [], skills: [], episodes: [] });
	const idsOf = (kind: VectorKind) => unknown.filter((hit) => hit.kind === kind).map(({ id }) => id);
	const ids = { memories: idsOf("memory"), episodes: idsOf("episode"), skills: idsOf("skill") };
	return inTime(deps.clock, "memories", deps.recallDeadlines.lexical, () =>
		deps.recallSource(tenant).verify(ids, query),
	);
}
