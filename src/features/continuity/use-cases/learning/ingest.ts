import { ok, type Result } from "../../../../core/base/result.ts";
import type { Learned } from "../../../../core/writing/learn/found/learned.ts";
import { eachLearningPart } from "../../../../core/writing/learn/found/learning-parts.ts";
import type { WriterTrouble } from "../../../../core/writing/writers/writers.ts";
import type { Clock } from "../../../../platform/clock/clock.ts";
import type { Ingested, IngestWork } from "../../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { Tokenizer } from "../../../../ports/tokenizer.ts";
import { type LearnDeps, saidTimes } from "./learn.ts";
import { rememberLearned } from "./remember-learned.ts";
import { learningWork } from "./write-learned.ts";

type IngestDeps = LearnDeps & { clock: Clock; tokenizer: Tokenizer };

/**
 * Learns from messages that were given. First all is read, part by part, then it is remembered: where a writer fails,
 * nothing has been written yet. However long the messages are, models are called no more often than for one part of a
 * thread; the rest is read by rules.
 */
export async function ingest(
	deps: IngestDeps,
	{ tenant, messages, untimed, scopes, source }: IngestWork,
	last: boolean,
): Promise<Result<Ingested, WriterTrouble>> {
	const count = await deps.tokenizer.counter("o200k_base");
	const work = learningWork(deps.clock, tenant, count);
	const found: Learned[] = [];
	for (const part of eachLearningPart(messages)) {
		const learned = await deps.writeLearned({ tenant, messages: part, scopes, count, last, work });
		if (!learned.ok) return learned;
		found.push(learned.value);
		await deps.clock.pause(0);
	}
	const never = new Set(untimed);
	const said = saidTimes(messages.map((one) => (never.has(one.message_id) ? { ...one, created_at: null } : one)));
	const ingested: Ingested = { kind: "ingest", memories: [], relations: [], skipped: [] };
	for (const learned of found) {
		const now = deps.clock.now();
		const news = await rememberLearned(deps, { tenant, scopes, learned, said, source, metadata: null, now });
		ingested.memories.push(...news.memories.map(({ id }) => id));
		ingested.relations.push(...news.relations.map(({ id }) => id));
		ingested.skipped.push(...news.skipped);
	}
	return ok(ingested);
}
