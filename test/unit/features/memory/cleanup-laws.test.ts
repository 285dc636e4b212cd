import fc from "fast-check";
import { afterAll, expect, it, vi } from "vitest";
import { ok } from "../../../../src/core/base/result.ts";
import { cleanUpMerges, scheduleMissedIndexing } from "../../../../src/features/memory/use-cases/cleanup.ts";
import type { WaitingScope } from "../../../../src/features/reflection/store/reflection-watch.ts";
import { reflectDue, reflectNightly } from "../../../../src/features/reflection/use-cases/reflect-due.ts";
import type { ChangedThread } from "../../../../src/features/threads/store/list/thread-list.ts";
import { cleanUpJobs, readChangedThreads } from "../../../../src/features/threads/use-cases/cleanup.ts";
import type { CleanupCursors } from "../../../../src/platform/cleanup/cleanup-cursors.ts";
import { cleanUpRecords } from "../../../../src/platform/idempotency/answers.ts";
import type { IdSource } from "../../../../src/platform/ids/id-source.ts";
import { listedThread } from "../../../contract/threads/thread-fixtures.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => logged.mockRestore());

const DAY = Date.UTC(2026, 10, 20);
const HOUR_MS = 3_600_000;
const RUNS = { numRuns: 30 };

function memoryCursors(): CleanupCursors {
	const held = new Map<string, unknown>();
	return {
		read: async (name) => JSON.parse(JSON.stringify(held.get(name) ?? null)),
		write: async (name, at) => void held.set(name, at),
	};
}

function clockAt(now: number) {
	const clock = { now: () => now, elapsed: () => now, pause: async () => undefined };
	const pass = (ms: number) => {
		now += ms;
	};
	return { clock, pass };
}

function countedIds(): IdSource {
	const ids: IdSource = {
		next: (prefix) => `${prefix}_x`,
		seeded: (seed) => ({ ...ids, next: () => seed }),
		seed: () => "",
	};
	return ids;
}

/** Sorted by this, behind `after`, at most so many. */
function paged<T>(all: readonly T[], keyOf: (one: T) => string, after: T | null, limit: number): T[] {
	const sorted = [...all].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	return sorted.filter((one) => after === null || keyOf(one) > keyOf(after)).slice(0, limit);
}

const keyOfThread = ({ updated_at, tenant, id }: ChangedThread) => `${updated_at} ${tenant} ${id}`;

it("wakes every thread that changed, however many change and cannot be read, in a number of cleanups that grows with them", () =>
	fc.assert(
		fc.asyncProperty(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 9 }), async (count, broken) => {
			const { clock, pass } = clockAt(DAY);
			const threads = Array.from({ length: count }, (_, n) => ({
				tenant: `t${n % 7}`,
				id: `thr_${n}`,
				updated_at: new Date(DAY - ((n * 7_919) % 600_000)).toISOString(),
			}));
			const woken = new Set<string>();
			const cleanup = {
				clock,
				cleanupCursors: memoryCursors(),
				threadWatch: {
					changedSince: async (since: string, after: ChangedThread | null, limit: number) =>
						paged(
							threads.filter((one) => after !== null || one.updated_at >= since),
							keyOfThread,
							after,
							limit,
						),
				},
				threadLog: (_: unknown, id: string) => ({
					async read() {
						woken.add(id);
						if (Number(id.slice(4)) % broken === 0) throw new Error("it can't be read");
						return ok(listedThread({ id }));
					},
				}),
			};
			for (let cleanups = 0; cleanups < Math.ceil(count / 100); cleanups++) {
				expect(await readChangedThreads(cleanup)).toBeLessThanOrEqual(100);
				pass(300_000);
			}
			expect(woken.size).toBe(count);
		}),
		RUNS,
	));

it("wakes every tenant that is waitingSince, also where those before it stay behind for ever", () =>
	fc.assert(
		fc.asyncProperty(fc.integer({ min: 0, max: 900 }), async (count) => {
			const { clock } = clockAt(DAY);
			const tenants = Array.from({ length: count }, (_, n) => `t${n}`);
			const woken = new Map<string, number>();
			const cleanup = {
				clock,
				cleanupCursors: memoryCursors(),
				outboxWatch: {
					waitingSince: async (_: string, after: string | null, limit: number) =>
						paged(tenants, (one) => one, after, limit),
				},
				tenantJobs: (tenant: string) => ({
					scheduleIndexing: async () => void woken.set(tenant, (woken.get(tenant) ?? 0) + 1),
				}),
			};
			const round = Math.floor(count / 200) + 1;
			for (let cleanups = 0; cleanups < 3 * round; cleanups++)
				expect(await scheduleMissedIndexing(cleanup)).toBeLessThanOrEqual(200);
			// Each once a round.
			expect([...woken.values()]).toEqual(tenants.map(() => 3));
		}),
		RUNS,
	));

/** Scopes that wait, of which some tenants' can't be queued. */
function reflecting(scopes: WaitingScope[], broken: (tenant: string) => boolean) {
	const { clock, pass } = clockAt(DAY);
	const queued = new Map<string, number>();
	let open = scopes;
	let asks = 0;
	const keyOfScope = ({ tenant, scope }: WaitingScope) => `${tenant} ${scope}`;
	const deps = {
		clock,
		ids: countedIds(),
		cleanupCursors: memoryCursors(),
		reflectionWatch: {
			due: async (after: WaitingScope | null, limit: number) => paged(open, keyOfScope, after, limit),
			waiting: async ({ after, limit }: { after: WaitingScope | null; limit: number }) =>
				paged(open, (one) => `${one.asked_at} ${keyOfScope(one)}`, after, limit),
			asked: async (scope: WaitingScope) => {
				open = open.filter((one) => keyOfScope(one) !== keyOfScope(scope));
			},
		},
		tenantJobs: (tenant: string) => ({
			async add(job: { id: string }) {
				asks++;
				if (broken(tenant)) throw new Error("its object is away");
				queued.set(job.id, (queued.get(job.id) ?? 0) + 1);
				return {
					...job,
					kind: "reflect",
					status: "queued",
					attempts: 0,
					error: null,
					lost: null,
					created_at: "",
					finished_at: null,
				} as const;
			},
		}),
	};
	return { deps, pass, queued, left: () => open, asks: () => asks };
}

const waitingScopes = fc
	.array(fc.nat(400), { minLength: 1, maxLength: 6 })
	.map((sizes) =>
		sizes.flatMap((size, tenant) =>
			Array.from({ length: size }, (_, n) => ({ tenant: `t${tenant}`, scope: `user:${n}`, version: 1, asked_at: "" })),
		),
	);

it("queues every scope for reflection whose tenant can take it, also behind many that cannot", () =>
	fc.assert(
		fc.asyncProperty(waitingScopes, fc.integer({ min: 1, max: 4 }), async (scopes, each) => {
			const { deps, pass, left, queued, asks } = reflecting(scopes, (tenant) => Number(tenant.slice(1)) % each === 0);
			const round = Math.floor(scopes.length / 200) + 1;
			for (let cleanups = 0; cleanups < round; cleanups++) {
				await reflectDue(deps);
				pass(300_000);
			}
			expect(left().filter(({ tenant }) => Number(tenant.slice(1)) % each !== 0)).toEqual([]);
			expect([...queued.values()].every((times) => times === 1)).toBe(true);
			expect(asks()).toBeLessThanOrEqual(scopes.length);
		}),
		RUNS,
	));

it("keeps no scope back because one could not be queued", async () => {
	const scopes = ["a", "b", "c"].map((tenant) => ({ tenant, scope: "global", version: 1, asked_at: "" }));
	for (const queue of [reflectDue, reflectNightly]) {
		const { deps, left } = reflecting(scopes, (tenant) => tenant === "a");
		await queue(deps);
		expect(left().map(({ tenant }) => tenant)).toEqual(["a"]);
	}
});

it("comes to each tenant's scopes in a few nights, however many another one's take of them", async () => {
	const many = Array.from({ length: 12_000 }, (_, n) => ({
		tenant: "a",
		scope: `user:${n}`,
		version: 1,
		asked_at: "",
	}));
	const { deps, left, pass } = reflecting(
		[...many, { tenant: "b", scope: "global", version: 1, asked_at: "" }],
		() => false,
	);
	for (let night = 0; night < 2; night++) {
		await reflectNightly(deps);
		pass(24 * HOUR_MS);
	}
	expect(left().some(({ tenant }) => tenant === "b")).toBe(false);
});

it("removes old claims and jobs as fast as they come: all of them, in steps of a thousand, twenty thousand at most", () =>
	fc.assert(
		fc.asyncProperty(fc.nat(30_000), async (count) => {
			const { clock } = clockAt(DAY);
			for (const kind of ["claims", "jobs"] as const) {
				let left = count;
				let steps = 0;
				const cleanup = {
					async removeBefore(_: string, limit: number) {
						steps++;
						const removed = Math.min(left, limit);
						left -= removed;
						return removed;
					},
				};
				const swept = await (kind === "claims"
					? cleanUpRecords({ clock, recordCleanup: cleanup })
					: cleanUpJobs({ clock, jobCleanup: cleanup }));
				expect({ swept, left }).toEqual({ swept: Math.min(count, 20_000), left: Math.max(0, count - 20_000) });
				expect(steps).toBeLessThanOrEqual(Math.min(20, Math.floor(count / 1_000) + 1));
			}
		}),
		RUNS,
	));

it("merges every search index that can be merged, a hundred parts of each at most", () =>
	fc.assert(
		fc.asyncProperty(
			fc.array(fc.record({ parts: fc.nat(300), broken: fc.boolean() }), { maxLength: 5 }),
			async (given) => {
				const { clock } = clockAt(DAY);
				const left = new Map(given.map(({ parts }, n) => [`i${n}_fts`, parts]));
				const owed = new Set(left.keys());
				let steps = 0;
				const searchMerges = {
					owed: async () => [...owed].map((name) => ({ name, owed: 1 })),
					async mergeSome(name: string) {
						steps++;
						if (given[Number(name[1])]?.broken) throw new Error("it can't be merged");
						const parts = left.get(name) ?? 0;
						left.set(name, Math.max(0, parts - 1));
						return parts > 0;
					},
					merged: async ({ name }: { name: string }) => void owed.delete(name),
				};
				for (let cleanups = 0; cleanups < 4; cleanups++) await cleanUpMerges({ clock, searchMerges });
				expect([...owed]).toEqual(given.flatMap(({ broken }, n) => (broken ? [`i${n}_fts`] : [])));
				expect(steps).toBeLessThanOrEqual(given.reduce((sum, { parts }) => sum + parts + 5, 0));
			},
		),
		RUNS,
	));
