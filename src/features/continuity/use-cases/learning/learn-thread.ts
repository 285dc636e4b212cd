import { type AccessScope, wholeTenant } from "../../../../core/base/access-scope.ts";
import { ok, type Result } from "../../../../core/base/result.ts";
import type { Job } from "../../../../core/model/thread/job.ts";
import { takenBackBefore } from "../../../../core/writing/learn/conversation.ts";
import type { LearnedMessage } from "../../../../core/writing/learn/found/learned.ts";
import { LEARNED_TEXT } from "../../../../core/writing/learn/found/learning-parts.ts";
import type { WriterError } from "../../../../core/writing/writers/writers.ts";
import type { Clock } from "../../../../platform/clock/clock.ts";
import type { Tokenizer } from "../../../../ports/tokenizer.ts";
import type { MemoryStore, RelationGraph } from "../../../memory/index.ts";
import type { ChangedMessage, LearnableSlice, LearningPlan, StoringPlan, ThreadJobs } from "../../../threads/index.ts";
import { type FlushDeps, storeMessages } from "./flush-thread.ts";
import { forgetAsked } from "./forget-asked.ts";
import { type LearnDeps, learn } from "./learn.ts";

export type LearnThreadDeps = Omit<LearnDeps, "memoryStore" | "relationGraph"> &
	FlushDeps & {
		clock: Clock;
		tokenizer: Tokenizer;
		memoryStore(
			accessScope: AccessScope,
		): Pick<MemoryStore, "write" | "change" | "retire" | "removeScope" | "quotes" | "review">;
		relationGraph(
			accessScope: AccessScope,
		): Pick<RelationGraph, "learn" | "close" | "page" | "remove" | "retire" | "removeOf" | "removeScope">;
	};

/** This many changes are followed at once. */
const CHANGES = 20;

/**
 * Retracts what was learned from messages that were changed since, and learns from what is new in the thread, part by
 * part; a job that breaks off goes on where it was. Returns why a better writer did not do the last part.
 */
export async function learnThread(
	deps: LearnThreadDeps,
	thread: ThreadJobs,
	job: Job,
	last: boolean,
): Promise<Result<string | null, WriterError>> {
	let degraded: string | null = null;
	for (;;) {
		const learner = thread.learner(job);
		const changes = thread.changed(job, CHANGES);
		if (learner === null || changes.length === 0) break;
		// All is retracted before anything is learned again: a model may be away.
		for (const change of changes) {
			await retract(deps, learner, change);
			if (change.redo === null) thread.followed(job, [change.number]);
		}
		for (const change of changes.filter(({ redo }) => redo !== null)) {
			const followed = await learnAgain(deps, thread, learner, change, last);
			if (!followed.ok) return followed;
			degraded = followed.value ?? degraded;
			thread.followed(job, [change.number]);
		}
	}
	for (;;) {
		const plan = thread.planLearning(job);
		if (plan === null) return ok(degraded);
		const slice = thread.readLearnable(plan.from, plan.to, LEARNED_TEXT);
		const before = readBefore(thread, plan.from);
		await retractLearned(deps, plan, takenBackBefore(before, slice.messages));
		const learned = await learnFrom(deps, plan, slice, last, before);
		if (!learned.ok) return learned;
		degraded = learned.value ?? degraded;
		const reaching = { ...plan, learn_scope: slice.learn_scope };
		await forgetAsked(deps, thread, reaching, { messages: slice.messages, before });
		const noted = thread.learnedTo(job, slice.up_to);
		if (noted === "noted") continue;
		if (noted === "erased") await forgetThread(deps, plan, slice.messages);
		return ok(degraded);
	}
}

/** What a message said before is no longer known. */
async function retract(
	deps: LearnThreadDeps,
	learner: StoringPlan,
	{ message_id, because }: ChangedMessage,
): Promise<void> {
	const accessScope = wholeTenant(learner.tenant);
	const from = { thread_id: learner.owners.thread_id, message_ids: [message_id] };
	await deps.memoryStore(accessScope).retire({ ...from, because }, new Date(deps.clock.now()).toISOString());
	await deps.relationGraph(accessScope).retire(from);
}

/** What a message says now is learned or stored. */
async function learnAgain(
	deps: LearnThreadDeps,
	thread: ThreadJobs,
	learner: StoringPlan,
	{ seq, redo }: ChangedMessage,
	last: boolean,
): Promise<Result<string | null, WriterError>> {
	const slice = thread.readLearnable(seq, seq, LEARNED_TEXT);
	return redo === "store" ? storeMessages(deps, learner, slice, last) : learnFrom(deps, learner, slice, last);
}

/** This many messages before tell what the first ones answer. */
const MOST_BEFORE = 4;

function readBefore(thread: ThreadJobs, from: number): readonly LearnedMessage[] {
	const before: LearnedMessage[] = [];
	// A slice ends where another key wrote.
	for (let at = Math.max(1, from - MOST_BEFORE); at < from; ) {
		const { messages, up_to } = thread.readLearnable(at, from - 1, LEARNED_TEXT);
		before.push(...messages);
		at = up_to + 1;
	}
	return before;
}

/** Retracts what was learned from messages that their speaker did not mean. */
async function retractLearned(
	deps: LearnThreadDeps,
	{ tenant, owners }: LearningPlan,
	message_ids: string[],
): Promise<void> {
	if (message_ids.length === 0) return;
	const from = { thread_id: owners.thread_id, message_ids };
	await deps
		.memoryStore(wholeTenant(tenant))
		.retire({ ...from, because: "withdrawn" }, new Date(deps.clock.now()).toISOString());
	await deps.relationGraph(wholeTenant(tenant)).retire(from);
}

async function learnFrom(
	deps: LearnThreadDeps,
	{ tenant, owners, encoding, review }: LearningPlan,
	{ messages, learn_scope }: LearnableSlice,
	last: boolean,
	before: readonly LearnedMessage[] = [],
): Promise<Result<string | null, WriterError>> {
	if (messages.length === 0) return ok(null);
	const count = await deps.tokenizer.counter(encoding);
	const scopes = { owners, learn_scope };
	const now = deps.clock.now();
	const learned = await learn(deps, { tenant, scopes, messages, before, source: null, count, now, review, last });
	return learned.ok ? ok(learned.value.degraded) : learned;
}

/** The thread was deleted while it was learned from: what this part of it taught goes too, and its own scope. */
async function forgetThread(
	deps: LearnThreadDeps,
	{ tenant, owners }: LearningPlan,
	messages: readonly LearnedMessage[],
): Promise<void> {
	const from = { thread_id: owners.thread_id, message_ids: messages.map(({ message_id }) => message_id) };
	const now = new Date(deps.clock.now()).toISOString();
	await deps.memoryStore(wholeTenant(tenant)).retire({ ...from, because: "deleted" }, now);
	await deps.relationGraph(wholeTenant(tenant)).retire(from);
	const scope = `thread:${owners.thread_id}`;
	await deps.memoryStore(wholeTenant(tenant)).removeScope(scope, now);
	await deps.relationGraph(wholeTenant(tenant)).removeScope(scope);
}
