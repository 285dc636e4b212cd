import { type AccessScope, wholeTenant } from "../../../core/base/access-scope.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import { givesWay, insightsAbout } from "../../../core/writing/reflect/known-insights.ts";
import type {
	Contradiction,
	Material,
	NewInsight,
	Observation,
	Reflected,
} from "../../../core/writing/reflect/observation.ts";
import type { WriterError } from "../../../core/writing/writers/writers.ts";
import { type Clock, giveWay } from "../../../platform/clock/clock.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import type {
	Concluded,
	ReflectWork,
	TenantJobs,
	Unfinished,
} from "../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import { withinQuota } from "../../../platform/quotas/memory-quota.ts";
import type { Fresh, MemoryEntry, MemoryStore, Observations, Reflection } from "../../memory/index.ts";
import { applyContradictions } from "./apply-contradictions.ts";

/** Who concludes; `last`: no further attempt comes, so a lesser writer has to do. */
export type ReflectionWriter = (request: {
	tenant: string;
	material: Material;
	last: boolean;
}) => Promise<Result<Reflected, WriterError>>;

export type ReflectDeps = {
	clock: Clock;
	ids: IdSource;
	observations(tenant: string): Observations;
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "read" | "write" | "review">;
	tenantJobs(tenant: string): Pick<TenantJobs, "scheduleIndexing">;
	writeReflection: ReflectionWriter;
	/** What becomes of contradictions: somebody is asked, or of those that rules find the later memory takes its place at once. */
	contradictions: "propose" | "apply";
};

/** New observations of one batch, and what of older ones stands beside them. */
const A_BATCH = 100;
const MOST_BESIDE = 300;
const MOST_REPLACED = 100;
/** Of the newest insights of the scope those that what is new may be about stand beside it, with what they rest on. */
const NEWEST_INSIGHTS = 500;
const MOST_INSIGHTS = 50;
const MOST_EVIDENCE = 2_000;
/** Insights alone are reflected on where so many are at hand; fewer stand alongside what is new later. */
const LEAST_INSIGHTS = 3;
/** A job goes on behind others after so long; what waits for it does no longer. */
const SLICE_MS = 5_000;
/** This long others have the database to themselves after each batch. */
const BETWEEN_MS = 20;
/** This many of a job's insights are reported. */
const MOST_TOLD = 200;

/**
 * Reflects on what is new in a scope, batch by batch, its own insights last. An insight and the end of its batch are written in one
 * step: whatever breaks off, no batch is left out, and none is reflected on twice.
 */
export async function reflect(
	deps: ReflectDeps,
	{ tenant, scope }: ReflectWork,
	{ job, last }: { job: string; last: boolean },
): Promise<Result<Concluded | Unfinished, WriterError>> {
	const observations = deps.observations(tenant);
	const until = deps.clock.elapsed() + SLICE_MS;
	let degraded: string | null = null;
	// What is concluded of insights alone is new again: of that alone more follows only where much came of it.
	let isUpper = false;
	for (;;) {
		const fresh = await observations.fresh(scope, A_BATCH);
		if (fresh.numbers.length === 0) break;
		const done = await reflectOn(deps, { tenant, scope, fresh, job, last, isUpper });
		if (!done.ok) return done;
		isUpper = fresh.observations.every(({ depth }) => depth > 0);
		degraded = done.value.degraded ?? degraded;
		if (deps.clock.elapsed() >= until) return ok({ kind: "unfinished", degraded });
		// Calls to the object that this runs in come in between, and what has waited for the database.
		await giveWay(deps.clock, BETWEEN_MS);
	}
	return ok({ kind: "reflect", insights: await observations.concludedBy(job, MOST_TOLD), degraded });
}

type Batch = { tenant: string; scope: string; fresh: Fresh; job: string; last: boolean; isUpper: boolean };

async function reflectOn(deps: ReflectDeps, batch: Batch): Promise<Result<{ degraded: string | null }, WriterError>> {
	const { tenant, scope, fresh, last } = batch;
	const observations = deps.observations(tenant);
	const at = () => new Date(deps.clock.now()).toISOString();
	const material = saysSomething(batch) ? await materialOf(observations, scope, fresh) : null;
	if (material === null || !saysEnough(material)) {
		await observations.settle({ scope, numbers: fresh.numbers, contradictions: [] }, at());
		return ok({ degraded: null });
	}
	const written = await deps.writeReflection({ tenant, material, last });
	if (!written.ok) return written;
	const { degraded } = written.value;
	const insights = await thatGrew(observations, newInsights(written.value.insights, material), material);
	const pairs = pairsWithin(written.value.contradictions, material);
	const contradictions = await observations.unproposed(pairs);
	const reflection: Reflection = { scope, numbers: fresh.numbers, contradictions };
	const store = deps.memoryStore(wholeTenant(tenant));
	if (insights.length === 0) await observations.settle(reflection, at());
	else {
		const kept = await withinQuota(() => store.write(entriesOf(deps.ids, batch, insights), at(), reflection));
		if (!kept.ok) {
			// They would be reflected on again and again.
			await observations.settle(reflection, at());
			return ok({ degraded: kept.error.detail });
		}
		await deps.tenantJobs(tenant).scheduleIndexing();
	}
	if (deps.contradictions === "apply") await applyContradictions(store, contradictions, material, at());
	return ok({ degraded });
}

function saysSomething({ fresh: { observations }, isUpper }: Batch): boolean {
	return observations.some(({ depth }) => depth === 0) || observations.length >= (isUpper ? LEAST_INSIGHTS : 1);
}

function saysEnough({ fresh, beside }: Material): boolean {
	const isInsight = ({ depth }: Observation) => depth > 0;
	return !fresh.every(isInsight) || [...fresh, ...beside].filter(isInsight).length >= LEAST_INSIGHTS;
}

async function materialOf(from: Observations, scope: string, { observations: fresh }: Fresh): Promise<Material> {
	// One after the other: what others ask of the database comes in between.
	const near = await from.beside(scope, fresh, MOST_BESIDE);
	const all = await from.insights(scope, NEWEST_INSIGHTS);
	const insights = insightsAbout(fresh, all, MOST_INSIGHTS);
	const about = insights.map(({ id }) => id);
	const ids = [...fresh, ...near].map(({ id }) => id);
	const replaced = await from.replaced(ids, MOST_REPLACED);
	const known = await from.known(ids, about);
	const evidence = await from.restOn(about, MOST_EVIDENCE);
	const beside = [...evidence.stands, ...insights, ...near];
	return {
		scope,
		fresh,
		beside: others(beside, fresh),
		replaced: others([...replaced, ...evidence.replaced], []),
		known,
	};
}

/** Each once, without those. */
function others(all: readonly Observation[], those: readonly Observation[]): Observation[] {
	const each = new Map(all.map((one) => [one.id, one]));
	for (const { id } of those) each.delete(id);
	return [...each.values()];
}

/** Without those under whose key an insight stands that counts what was not at hand, or that somebody corrected. */
async function thatGrew(
	from: Observations,
	insights: readonly NewInsight[],
	{ scope, fresh, beside, replaced }: Material,
): Promise<NewInsight[]> {
	const keys = insights.flatMap(({ key }) => key ?? []);
	const holders = new Map((await from.holders(scope, keys)).map((holder) => [holder.key, holder]));
	const shown = new Set([...fresh, ...beside, ...replaced].map(({ id }) => id));
	return insights.filter((insight) => {
		const holder = holders.get(insight.key ?? "");
		return holder === undefined || givesWay(holder, insight, shown);
	});
}

/** Those that rest on something new and on what was shown, and on nothing that another one rests on just so. */
function newInsights(insights: readonly NewInsight[], { fresh, beside, replaced, known }: Material): NewInsight[] {
	const isFresh = new Set(fresh.map(({ id }) => id));
	const shown = new Set([...fresh, ...beside, ...replaced].map(({ id }) => id));
	const setOf = (evidence: readonly string[]) => [...new Set(evidence)].sort().join(" ");
	const taken = new Set(known.map(setOf));
	return insights.filter(({ evidence }) => {
		const own = setOf(evidence);
		const holds = evidence.some((id) => isFresh.has(id)) && evidence.every((id) => shown.has(id)) && !taken.has(own);
		if (holds) taken.add(own);
		return holds;
	});
}

function pairsWithin(pairs: readonly Contradiction[], { fresh, beside }: Material): Contradiction[] {
	const shown = new Set([...fresh, ...beside].map(({ id }) => id));
	return pairs.filter(({ earlier, later }) => earlier !== later && shown.has(earlier) && shown.has(later));
}

function entriesOf(ids: IdSource, { scope, job }: Batch, insights: readonly NewInsight[]): MemoryEntry[] {
	return insights.map(({ content, key, importance, confidence, evidence, depth }) => ({
		...{ id: ids.next("mem"), content, key, type: "insight", scope, importance, confidence, depth },
		...{ is_static: false, source: { id: job, type: "reflection" }, created_at: null, metadata: null },
		...{ valid_from: null, valid_to: null, expires_at: null, review_at: null, quotes: [], evidence: [...evidence] },
	}));
}
