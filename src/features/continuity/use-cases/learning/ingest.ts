import { type AccessScope, erasingFailure, wholeTenant } from "../../../../core/base/access-scope.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../../core/base/result.ts";
import type { Memory, Source } from "../../../../core/model/memory/memory.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import type { NewMessage } from "../../../../core/model/thread/message.ts";
import {
	type LearningScopes,
	learningScope,
	learnScopeWithin,
	reachOf,
} from "../../../../core/model/thread/thread-config.ts";
import type { Learned, LearnedMessage, Skipped } from "../../../../core/writing/learn/found/learned.ts";
import { eachLearningPart } from "../../../../core/writing/learn/found/learning-parts.ts";
import type { WriterError } from "../../../../core/writing/writers/writers.ts";
import { type Clock, giveWay } from "../../../../platform/clock/clock.ts";
import type { IdSource } from "../../../../platform/ids/id-source.ts";
import type {
	Ingested,
	IngestWork,
	TenantJob,
	TenantJobs,
} from "../../../../platform/objects/tenant-jobs/tenant-jobs.ts";
import type { ThreadLog } from "../../../../ports/thread-log.ts";
import type { Tokenizer } from "../../../../ports/tokenizer.ts";
import { mayName } from "../../../access/index.ts";
import type { MemoryStore, RelationGraph } from "../../../memory/index.ts";
import { type LearnDeps, messageTimesOf } from "./learn.ts";
import { rememberLearned } from "./remember-learned.ts";
import { learningWork } from "./write-learned.ts";

/** `asksModels`: whether a model reads what is learned from; else the embedded writer does alone. */
type IngestDeps = LearnDeps & { clock: Clock; tokenizer: Tokenizer; asksModels: boolean };

/**
 * Learns from messages that were given. First all is read, part by part, then it is remembered: where a writer fails,
 * nothing has been written yet. However long the messages are, models are called no more often than for one part of a
 * thread; the embedded writer reads the rest.
 */
export async function ingest(
	deps: IngestDeps,
	{ tenant, messages, untimed, scopes, source, review = false }: IngestWork,
	last: boolean,
): Promise<Result<Ingested, WriterError>> {
	// Only what a model reads is counted, and while the tables for it are loaded nobody else gets a turn.
	const count = deps.asksModels ? await deps.tokenizer.counter("o200k_base") : (text: string) => text.length;
	const work = learningWork(deps.clock, tenant, count);
	const found: Learned[] = [];
	for (const part of eachLearningPart(messages)) {
		const learned = await deps.writeLearned({ tenant, messages: part, scopes, count, last, work });
		if (!learned.ok) return learned;
		found.push(learned.value);
		await giveWay(deps.clock);
	}
	const never = new Set(untimed);
	const messageTimes = messageTimesOf(
		messages.map((one) => (never.has(one.message_id) ? { ...one, created_at: null } : one)),
	);
	const ingested: Ingested = { kind: "ingest", memories: [], relations: [], skipped: [] };
	for (const learned of found) {
		const now = deps.clock.now();
		const news = await rememberLearned(deps, {
			tenant,
			scopes,
			learned,
			messageTimes,
			source,
			metadata: null,
			now,
			review,
		});
		ingested.memories.push(...news.memories.map(({ id }) => id));
		ingested.relations.push(...news.relations.map(({ id }) => id));
		ingested.skipped.push(...news.skipped);
	}
	return ok(ingested);
}

type AskDeps = {
	clock: Clock;
	ids: IdSource;
	threadLog(accessScope: AccessScope, threadId: string): Pick<ThreadLog, "read">;
	tenantJobs(tenant: string): Pick<TenantJobs, "add" | "run">;
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "readAll">;
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "readAll">;
};

/** What came of it, as far as it is still there. */
type Learnt = { memories: Memory[]; relations: Relation[]; skipped: Skipped[] };

export type IngestRequest = {
	messages: readonly NewMessage[];
	user_id?: string | undefined;
	project_id?: string | undefined;
	thread_id?: string | undefined;
	source: Source | null;
	/** Answer when it is done. */
	wait: boolean;
};

/** How long a caller who waits does so. */
const PATIENCE_MS = 60_000;

/** Has the tenant's jobs object learn from messages; returns the job, or what came of it where the caller waits. */
export async function askIngest(
	deps: AskDeps,
	accessScope: AccessScope,
	request: IngestRequest,
): Promise<Result<{ job: TenantJob } | Learnt, Failure>> {
	const { messages, user_id, project_id, thread_id } = request;
	const allowed = mayName(accessScope, [
		{ user_id, project_id },
		...messages.map((message) => ({ user_id: message.user_id })),
	]);
	if (!allowed.ok) return allowed;
	const found = await scopesFor(deps, accessScope, request);
	if (!found.ok) return found;
	const { review, ...scopes } = found.value;
	const users = [scopes.owners.user_id, ...messages.map((message) => message.user_id)];
	const refused = erasingFailure(accessScope, users);
	if (refused !== null) return err(refused);
	const nobody = messages.some((message) => learningScope(scopes, message.user_id ?? null) === null);
	if (nobody) {
		const message = "name whose memory it is: user_id, project_id or thread_id";
		return err({ reason: "invalid_request", problems: [{ path: "user_id", message }] });
	}
	const now = deps.clock.now();
	const named = messages.map((message) => ({ message, message_id: message.id ?? deps.ids.next("msg") }));
	const work: IngestWork = {
		kind: "ingest",
		tenant: accessScope.tenant,
		messages: named.map((one, index) => learnedOf(one, index + 1, thread_id ?? null, new Date(now).toISOString())),
		untimed: named.flatMap(({ message, message_id }) => (message.created_at === undefined ? [message_id] : [])),
		...{ scopes, review },
		source: request.source,
	};
	const jobs = deps.tenantJobs(accessScope.tenant);
	const job = { id: deps.ids.next("job"), work };
	if (!request.wait) return ok({ job: await jobs.add(job, accessScope, now) });
	const done = await jobs.run(job, accessScope, now, PATIENCE_MS);
	if (!done.ok) return done;
	if (done.value.kind !== "ingest") throw new Error(`job ${job.id} is none that learns`);
	return ok(await readLearnt(deps, accessScope.tenant, done.value));
}

/** A job keeps ids, so what was deleted since is not in its answer. */
async function readLearnt(deps: AskDeps, tenant: string, { memories, relations, skipped }: Ingested): Promise<Learnt> {
	const whole = wholeTenant(tenant);
	const [found, linked] = await Promise.all([
		deps.memoryStore(whole).readAll(memories),
		deps.relationGraph(whole).readAll(relations),
	]);
	return { memories: inOrder(memories, found), relations: inOrder(relations, linked), skipped };
}

function inOrder<T extends { id: string }>(ids: readonly string[], found: readonly T[]): T[] {
	const byId = new Map(found.map((one) => [one.id, one]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whose memory it goes into: those who are named, else whoever the key is bound to, else those of the thread. */
async function scopesFor(
	deps: AskDeps,
	accessScope: AccessScope,
	{ user_id, project_id, thread_id, messages }: IngestRequest,
): Promise<Result<LearningScopes & { review: boolean }, Failure>> {
	const named = { user_id: user_id ?? accessScope.user_id, project_id: project_id ?? accessScope.project_id };
	if (thread_id === undefined) {
		// Where no user is named it is the project's memory that is meant.
		const users = named.user_id !== null || messages.some((message) => message.user_id !== undefined);
		const learn_scope = learnScopeWithin(reachOf(accessScope), users ? "user" : "project");
		if (learn_scope === "thread") {
			return err({ reason: "forbidden", detail: "This key does not write to a user's memory; name a thread." });
		}
		return ok({ owners: { ...named, thread_id: null }, learn_scope, review: false });
	}
	const thread = await deps.threadLog(accessScope, thread_id).read();
	if (!thread.ok) return thread;
	const { user_id: user, project_id: project, config } = thread.value;
	const owners = { user_id: named.user_id ?? user, project_id: named.project_id ?? project, thread_id };
	const learn_scope = learnScopeWithin(reachOf(accessScope), config.learn_scope);
	return ok({ owners, learn_scope, review: config.learn === "review" });
}

function learnedOf(
	{ message, message_id }: { message: NewMessage; message_id: string },
	seq: number,
	thread_id: string | null,
	now: string,
): LearnedMessage {
	const { role, content, name, created_at = now, user_id } = message;
	return { role, content, name, created_at, user_id, thread_id, message_id, seq };
}
