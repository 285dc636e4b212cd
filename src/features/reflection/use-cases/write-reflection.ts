import { err, ok } from "../../../core/base/result.ts";
import { reflectionBatches } from "../../../core/writing/reflect/batches.ts";
import type { Material, Observation, Reflected } from "../../../core/writing/reflect/observation.ts";
import { MOST_BATCHES, MOST_REFLECTING_CALLS } from "../../../core/writing/reflect/reflect-figures.ts";
import { reflectionSteps } from "../../../core/writing/reflect/reflect-observations.ts";
import { isEverybodys, mayPass, type Work, type WritingError, wordsFor } from "../../../platform/call-models.ts";
import { inSlices } from "../../../platform/clock/clock.ts";
import type { TextModel } from "../../../ports/text-model.ts";
import type { Tokenizer } from "../../../ports/tokenizer.ts";
import type { WriterDeps } from "../../continuity/index.ts";
import type { ReflectionWriter } from "./reflect.ts";
import { reflectBatch, reflectingRoom } from "./reflect-batch.ts";

type ReflectionDeps = WriterDeps & { tokenizer: Tokenizer };

/** Nor more time than this; an alarm may run for a quarter of an hour. */
const MOST_MS = 300_000;

/** What was concluded so far, and what nobody has read yet. */
type Progress = Pick<Reflected, "insights" | "contradictions"> & {
	left: readonly Observation[];
	writer: string | null;
	why: string[];
};

/**
 * What follows from observations, concluded by the first writer in order that can; what that one does not finish the next one
 * goes on with, and the embedded reflector can always. An error that may pass is returned, unless this is the last attempt.
 */
export async function writeReflection(
	deps: ReflectionDeps,
	{ tenant, material, last }: Parameters<ReflectionWriter>[0],
): ReturnType<ReflectionWriter> {
	const count = await deps.tokenizer.counter("o200k_base");
	const work: Work = { tenant, count, calls: MOST_REFLECTING_CALLS, until: deps.clock.elapsed() + MOST_MS };
	const progress: Progress = { insights: [], contradictions: [], left: material.fresh, writer: null, why: [] };
	for (const model of deps.textModels("reflect")) {
		const error = await reflectWith(deps, work, model, material, progress);
		if (error === null) break;
		progress.why.push(`${model.name}: ${wordsFor(error, MOST_REFLECTING_CALLS)}`);
		if (mayPass(error) && !last) {
			const retry_after_ms = error.reason === "rate_limited" ? error.retry_after_ms : null;
			return err({ reason: "writer_failed", detail: progress.why.join("; "), retry_after_ms });
		}
		if (isEverybodys(error)) break;
	}
	const byRules = progress.left.length > 0;
	if (byRules) add(progress, await inSlices(deps.clock, reflectionSteps(leftOf(material, progress))));
	const { insights, contradictions, writer, why } = progress;
	const degraded = why.length === 0 ? null : why.join("; ");
	return ok({ insights, contradictions, degraded, writer: byRules || writer === null ? "embedded" : writer });
}

/** Has one model read what is left, batch by batch; returns what stopped it, null if it is all read. */
async function reflectWith(
	deps: ReflectionDeps,
	work: Work,
	model: TextModel,
	material: Material,
	progress: Progress,
): Promise<WritingError | null> {
	const room = reflectingRoom(model, work);
	if (room === 0) return { reason: "unusable", detail: `it reads only ${model.window} tokens` };
	const left = leftOf(material, progress);
	const batches = reflectionBatches(left, room, work.count);
	for (const batch of batches.slice(0, MOST_BATCHES)) {
		const found = await reflectBatch(deps, work, model, { batch, material: leftOf(material, progress) });
		if (!found.ok) return found.error;
		add(progress, found.value);
		const read = new Set(batch.fresh.map(({ id }) => id));
		progress.left = progress.left.filter(({ id }) => !read.has(id));
		progress.writer = model.name;
	}
	if (batches.length > MOST_BATCHES) return { reason: "unusable", detail: `more than ${MOST_BATCHES} batches` };
	progress.left = [];
	progress.writer ??= model.name;
	return null;
}

/** What is left to read, alongside what was read before, and what rests on what by now. */
function leftOf(material: Material, { left, insights }: Progress): Material {
	const unread = new Set(left.map(({ id }) => id));
	const read = material.fresh.filter(({ id }) => !unread.has(id));
	const known = [...material.known, ...insights.map(({ evidence }) => evidence)];
	return { ...material, fresh: left, beside: [...material.beside, ...read], known };
}

function add(progress: Progress, found: Pick<Reflected, "insights" | "contradictions">): void {
	progress.insights.push(...found.insights);
	progress.contradictions.push(...found.contradictions);
}
