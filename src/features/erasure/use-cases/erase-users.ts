import { type AccessScope, wholeTenant } from "../../../core/base/access-scope.ts";
import { type Clock, giveWay } from "../../../platform/clock/clock.ts";
import { forgetUnnamed, MEMORY_ANSWERS } from "../../../platform/idempotency/answers.ts";
import type { NoteStore } from "../../continuity/index.ts";
import type { EpisodeIndex, MemoryStore, RelationGraph, SkillStore } from "../../memory/index.ts";
import { deleteThread } from "../../threads/index.ts";
import type { Installations, WebhookInbox } from "../../webhooks/index.ts";
import type { Erasure, UserErasures } from "../store/user-erasures.ts";

type EraseDeps = Parameters<typeof deleteThread>[0] & {
	clock: Clock;
	userErasures(tenant: string): UserErasures;
	memoryStore(accessScope: AccessScope): Pick<MemoryStore, "removeScope" | "retire">;
	relationGraph(accessScope: AccessScope): Pick<RelationGraph, "removeScope" | "retire">;
	noteStore(accessScope: AccessScope): Pick<NoteStore, "count">;
	skillStore(accessScope: AccessScope): Pick<SkillStore, "removeScope">;
	episodeIndex(tenant: string): Pick<EpisodeIndex, "forgetUser">;
	installations(tenant: string): Pick<Installations, "page">;
	webhookInbox(tenant: string, installation: string): Pick<WebhookInbox, "forgetUser">;
	/** Null where nothing is found by meaning. */
	embedder: object | null;
};

/** What the tenant's other background work has of a user. */
type TenantWorkOf = {
	/** Ends the jobs of the user that wait; returns how many are being done. */
	dropJobs(user: string, now: number): number;
};

/** This many threads are erased in a slice, so many of them at once. */
const THREADS = 16;
const AT_ONCE = 8;

/** This many slices are done in a row; the alarm goes on behind the tenant's other work. */
const MOST_SLICES = 10;

/** Nothing must be left for so long before an erasure is done: what was on its way when it began has ended or was refused (ms). */
const SETTLE_MS = 2_000;

/** How soon it is looked again where others have to end first, and where something failed (ms). */
const LOOK_MS = 250;
const RETRY_MS = 5_000;

/** Times of the database and of the object may differ by so much (ms). */
const SKEW_MS = 1_000;

/** An erasure that has not come to an end by then is given up; asking again begins another one (ms). */
const LONGEST_MS = 7 * 24 * 60 * 60 * 1_000;

const INSTALLATIONS = 200;

/**
 * Goes on with the erasures of a tenant, slice by slice; returns when there is more to do (ms since the epoch), null if none runs.
 * Each slice looks for what is left, so one that breaks off is simply done again.
 */
export async function eraseUsers(deps: EraseDeps, tenant: string, work: TenantWorkOf): Promise<number | null> {
	for (let slice = 0; slice < MOST_SLICES; slice++) {
		const running = await deps.userErasures(tenant).running();
		if (running.length === 0) return null;
		const waits: number[] = [];
		for (const erasure of running) waits.push(await eraseOrWait(deps, tenant, erasure, work));
		const wait = Math.min(...waits);
		if (wait > 0) return deps.clock.now() + wait;
		await giveWay(deps.clock);
	}
	return deps.clock.now();
}

/** Returns how long it has to wait (ms); 0: there is more to do at once. */
async function eraseOrWait(deps: EraseDeps, tenant: string, erasure: Erasure, work: TenantWorkOf): Promise<number> {
	try {
		return await eraseSlice(deps, tenant, erasure, work);
	} catch (error) {
		console.error(`erasure ${erasure.id} broke off and is tried again`, error);
		const old = deps.clock.now() - Date.parse(erasure.created_at) > LONGEST_MS;
		if (old) await deps.userErasures(tenant).fail(erasure.id);
		return RETRY_MS;
	}
}

async function eraseSlice(deps: EraseDeps, tenant: string, erasure: Erasure, work: TenantWorkOf): Promise<number> {
	const { id, user_id: user } = erasure;
	const erasures = deps.userErasures(tenant);
	const doing = work.dropJobs(user, deps.clock.now());
	const threads = await deps.threadList({ ...wholeTenant(tenant), user_id: user }).page({ limit: THREADS });
	if (threads.length > 0) {
		for (let first = 0; first < threads.length; first += AT_ONCE) {
			await eraseThreads(deps, tenant, erasure, threads.slice(first, first + AT_ONCE));
		}
		return 0;
	}
	await eraseScope(deps, tenant, erasure);
	if (doing > 0 || (await erasures.remaining(user)) > 0) {
		await erasures.noteEmpty(id, null);
		return LOOK_MS;
	}
	const now = deps.clock.now();
	if (erasure.empty_since === null) {
		await erasures.noteEmpty(id, new Date(now).toISOString());
		return SETTLE_MS;
	}
	const since = Date.parse(erasure.empty_since);
	if (now < since + SETTLE_MS) return since + SETTLE_MS - now;
	const untold = await erasures.untold(new Date(since + SKEW_MS).toISOString(), deps.embedder !== null);
	if (untold > 0) return LOOK_MS;
	return (await erasures.end(id, new Date(now).toISOString())) ? 0 : LOOK_MS;
}

type ListedThread = { id: string; message_count: number };

/** Each as a caller would delete it who wants what was learned from it forgotten; only while it is the user's. */
async function eraseThreads(deps: EraseDeps, tenant: string, { id, user_id }: Erasure, threads: ListedThread[]) {
	const accessScope = { ...wholeTenant(tenant), user_id };
	const erasures = deps.userErasures(tenant);
	const ids = threads.map((thread) => thread.id);
	const [taught, notes] = await Promise.all([erasures.taughtBy(ids), deps.noteStore(accessScope).count(ids)]);
	const held = await Promise.all(
		threads.map(async (thread) => {
			const holdings = await deps.threadLog(accessScope, thread.id).holdings();
			const deleted = await deleteThread(deps, accessScope, thread.id, "forget");
			if (!deleted.ok && deleted.error.reason !== "not_found") {
				throw new Error(`thread ${thread.id} could not be erased: ${deleted.error.reason}`);
			}
			return holdings;
		}),
	);
	await erasures.unlistJobs(ids);
	const sum = (field: "messages" | "notes" | "receipts") => held.reduce((total, one) => total + one[field], 0);
	const vectors = deps.embedder === null ? 0 : taught.vectors;
	await erasures.count(id, {
		...{ threads: threads.length, messages: sum("messages"), notes: notes + sum("notes"), receipts: sum("receipts") },
		...{ ...taught, vectors },
	});
}

/** What is remembered of the user beside the threads, the user's blocks, what waits in inboxes, and every kept answer that may show it. */
async function eraseScope(deps: EraseDeps, tenant: string, { id, user_id }: Erasure): Promise<void> {
	const accessScope = wholeTenant(tenant);
	const scope = `user:${user_id}`;
	const now = new Date(deps.clock.now()).toISOString();
	const memories = await deps.memoryStore(accessScope).removeScope(scope, now);
	const relations = await deps.relationGraph(accessScope).removeScope(scope);
	const skills = await deps.skillStore(accessScope).removeScope(scope);
	await deps.episodeIndex(tenant).forgetUser(user_id);
	const erasures = deps.userErasures(tenant);
	await erasures.removeRest(user_id);
	const vectors = deps.embedder === null ? 0 : memories + skills;
	await erasures.count(id, { memories, relations, skills, vectors });
	for (const { id: installation } of await deps.installations(tenant).page({ limit: INSTALLATIONS })) {
		await deps.webhookInbox(tenant, installation).forgetUser(user_id);
	}
	// Which of them an answer shows is not looked up: the ids of all kinds begin so.
	const records = deps.idempotencyRecords(tenant);
	for (const shown of [JSON.stringify(scope), JSON.stringify(user_id), '"mem_', '"rel_', '"skl_']) {
		await records.forget(MEMORY_ANSWERS, "all", shown);
	}
	const unnamed = await forgetUnnamed(deps, tenant);
	if (!unnamed.ok) throw new Error("kept answers could not be forgotten");
}
