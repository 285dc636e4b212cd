import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { ErasedItem } from "../../../src/core/model/thread/kept-context.ts";
import { createDeps } from "../../../src/deps.ts";
import { ingest } from "../../../src/features/continuity/use-cases/learning/ingest.ts";
import { learningWith } from "../../../src/features/continuity/use-cases/learning/learning.ts";
import type { ShowingThread } from "../../../src/features/memory/store/index/erasures.ts";
import { forgetErased } from "../../../src/features/memory/use-cases/forget-erased.ts";
import { reflect } from "../../../src/features/reflection/use-cases/reflect.ts";
import { runTenantJobs } from "../../../src/features/reflection/use-cases/run-tenant-jobs.ts";
import { writeReflection } from "../../../src/features/reflection/use-cases/write-reflection.ts";
import { localTenantJobs } from "../../../src/platform/objects/tenant-jobs/local-tenant-jobs.ts";
import type { TenantWork } from "../../../src/platform/objects/tenant-jobs/tenant-jobs.ts";
import type { TextModel } from "../../../src/ports/text-model.ts";
import { memorySpending } from "../../fakes/text-model.ts";

const BEGIN = Date.UTC(2026, 10, 20);
const DAY_MS = 24 * 3_600_000;

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

const jobsObject = () => env.JOBS.getByName(`laws-${crypto.randomUUID()}`);

function clockAt(begin: number) {
	const time = { now: begin };
	return { time, clock: { now: () => time.now, elapsed: () => time.now, pause: async () => undefined } };
}

const SAYINGS = [
	"My manager is Zora Smith.",
	"I live in Bergen.",
	"",
	"The export test failed.",
	"We use tabs, not spaces.",
];

const works = fc.array(
	fc.oneof(
		fc.record({
			kind: fc.constant("ingest" as const),
			size: fc.integer({ min: 1, max: 60 }),
			each: fc.constantFrom(1, 1, 400),
		}),
		fc.record({ kind: fc.constant("reflect" as const), size: fc.nat(120), each: fc.constant(1) }),
	),
	{ minLength: 1, maxLength: 4 },
);

/** How a model answers, call by call; then as the last time. `throws` is a fault of ours. */
const answers = fc.array(fc.constantFrom("garbage", "empty", "cut", "hangs", "busy", "fails", "nothing", "throws"), {
	minLength: 1,
	maxLength: 5,
});

it("ends every job of a tenant in few attempts, whatever its writer does, with a number of calls that grows with the input", () =>
	fc.assert(
		fc.asyncProperty(works, answers, async (given, says) =>
			runInDurableObject(jobsObject(), async (_, { storage }) => {
				const tenant = `t-${crypto.randomUUID()}`;
				const { time, clock } = clockAt(BEGIN);
				let calls = 0;
				const model: TextModel = {
					name: "fake:model",
					window: 8_000,
					async generate({ deadlineMs }) {
						const said = says[Math.min(calls++, says.length - 1)];
						if (said === "throws") throw new Error("broken");
						if (said === "hangs") {
							time.now += deadlineMs;
							return { ok: false, error: { reason: "timeout" } };
						}
						if (said === "busy") return { ok: false, error: { reason: "rate_limited", retry_after_ms: 10 * DAY_MS } };
						if (said === "fails") return { ok: false, error: { reason: "failed", detail: "away" } };
						if (said === "empty") return { ok: false, error: { reason: "empty" } };
						const text =
							said === "garbage" ? "{]\u0000 ".repeat(500) : said === "cut" ? '{"memories":[{"content":"I' : "[]";
						return { ok: true, value: { text, usage: { input_tokens: 100, output_tokens: 10 } } };
					},
				};
				const made = { ...createDeps(env), jobs: localTenantJobs(storage) };
				const spending = memorySpending();
				const jobs = () => ({ ...made.tenantJobs(tenant), scheduleIndexing: async () => undefined });
				const deps = { ...made, clock, textModels: () => [model], spending: () => spending, tenantJobs: jobs };
				const local = localTenantJobs(storage);
				let size = 0;
				for (const [n, { kind, size: own, each }] of given.entries()) {
					size += own * Math.ceil(each / 20);
					const said = (at: number) => (SAYINGS[at % SAYINGS.length] ?? "").repeat(each);
					const scopes = {
						owners: { user_id: `u${n}`, project_id: null, thread_id: null },
						learn_scope: "user" as const,
					};
					const messages = Array.from({ length: own }, (_, at) => ({
						...{
							role: "user" as const,
							content: said(at),
							created_at: new Date(BEGIN).toISOString(),
						},
						...{ seq: at + 1, message_id: `m${at}`, thread_id: null },
					}));
					if (kind === "reflect" && own > 0) {
						const store = deps.memoryStore(wholeTenant(tenant));
						const entry = (at: number) => ({
							...{
								id: `mem_${n}_${at}`,
								content: `${at} ${said(at)}`,
								key: null,
								type: "fact" as const,
								scope: `user:u${n}`,
								importance: 5,
								confidence: 1,
							},
							...{
								depth: 0,
								is_static: false,
								source: null,
								created_at: null,
								metadata: null,
								valid_from: null,
								valid_to: null,
							},
							...{ expires_at: null, review_at: null, quotes: [], evidence: [] },
						});
						await store.write(
							Array.from({ length: own }, (_, at) => entry(at)),
							new Date(BEGIN).toISOString(),
						);
					}
					const work: TenantWork =
						kind === "ingest"
							? { kind, tenant, messages, untimed: [], scopes, source: null }
							: { kind, tenant, scope: `user:u${n}` };
					local.add({ id: `job_${n}`, work }, wholeTenant(tenant), BEGIN);
				}
				const run = {
					clock,
					ingest: (...[work, { last }]: Parameters<Parameters<typeof runTenantJobs>[0]["ingest"]>) =>
						ingest(learningWith(deps, local.gates.ingest), work, last),
					reflect: (...[work, attempt]: Parameters<Parameters<typeof runTenantJobs>[0]["reflect"]>) =>
						reflect({ ...deps, writeReflection: (request) => writeReflection(deps, request) }, work, attempt),
				};
				const due = () => {
					const times = (["ingest", "reflect"] as const).flatMap((kind) => local.queue(kind).nextDue() ?? []);
					return times.length === 0 ? null : Math.min(...times);
				};
				let rings = 0;
				for (let next = due(); next !== null; next = due(), rings++) {
					if (rings > 20 + 3 * given.length + size / 20) throw new Error("it never ends");
					// A writer that asks for ten days gets a minute.
					expect(next - time.now).toBeLessThanOrEqual(60_000);
					time.now = Math.max(next, time.now);
					await Promise.all((["ingest", "reflect"] as const).map((kind) => runTenantJobs(run, local.queue(kind))));
				}
				expect(calls).toBeLessThanOrEqual(60 * given.length + size);
				for (const n of given.keys()) {
					const job = local.read(`job_${n}`, wholeTenant(tenant));
					expect(job?.attempts).toBeLessThanOrEqual(3);
					expect(job?.status === "done" || (job?.status === "failed" && job.error !== null)).toBe(true);
				}
			}),
		),
		{ numRuns: 8, endOnFailure: true },
	));

const threadFaults = fc.array(fc.constantFrom(0, 0, 0, 1, 5, Number.POSITIVE_INFINITY), { maxLength: 130 });

it("tells every thread what was erased that can be told, in time and once, and gives up those that cannot after some days", () =>
	fc.assert(
		fc.asyncProperty(threadFaults, fc.integer({ min: 1, max: 3 }), async (fails, batches) =>
			runInDurableObject(jobsObject(), async (_, { storage }) => {
				const { time, clock } = clockAt(BEGIN);
				const open = () => {
					const jobs = localTenantJobs(storage);
					jobs.found("a");
					return jobs;
				};
				const idOf = (n: number) => `thr_${String(n).padStart(3, "0")}`;
				const threads = fails.map(
					(_, n): ShowingThread => ({ id: idOf(n), position: { elsewhere: idOf(n) }, scopes: ["global"] }),
				);
				const pending = new Map(Array.from({ length: batches }, (_, n) => [n + 1, `user:${n}`]));
				const left = [...fails];
				const told = new Map<string, ErasedItem[]>();
				const toldAt = new Map<string, number>();
				let calls = 0;
				const deps = {
					clock,
					erasures: () => ({
						async next() {
							const [first] = pending;
							return first === undefined ? null : { scope: first[1], up_to: first[0] };
						},
						items: async ({ up_to }: { up_to: number }) => [{ id: `mem_${up_to}`, erased_at: BEGIN }],
						async threads(_: string, after: ShowingThread["position"] | null, limit: number) {
							const behind = after !== null && "elsewhere" in after ? after.elsewhere : "";
							return threads.filter(({ id }) => id > behind).slice(0, limit);
						},
						markTold: async ({ up_to }: { up_to: number }) => void pending.delete(up_to),
						noteElsewhere: async () => undefined,
					}),
					recalledItems: () => ({ erased: async () => [] }),
					threadLog: (_: unknown, id: string) => ({
						async findShown({ items }: { items: readonly ErasedItem[] }) {
							calls++;
							const n = Number(id.slice(4));
							if ((left[n] ?? 0) > 0) {
								left[n] = (left[n] ?? 0) - 1;
								throw new Error("its object is away");
							}
							told.set(id, [...(told.get(id) ?? []), ...items]);
							toldAt.set(id, time.now);
							return [];
						},
						forgetShown: async () => undefined,
					}),
				};
				let due: number | null = BEGIN;
				for (let rings = 0; due !== null; rings++) {
					if (rings > 40 + 40 * batches) throw new Error("it never ends");
					expect(due - time.now).toBeLessThanOrEqual(DAY_MS);
					time.now = Math.max(due, time.now);
					// As after a crash: nothing in memory is left.
					due = await forgetErased(deps, "a", open().erasure);
				}
				expect(pending.size).toBe(0);
				const forEver = fails.filter((times) => times === Number.POSITIVE_INFINITY).length;
				expect(calls).toBeLessThanOrEqual(batches * (2 * fails.length + 16 * forEver) + 6 * fails.length);
				for (const [n, times] of fails.entries()) {
					const items = told.get(idOf(n)) ?? [];
					const all = times === Number.POSITIVE_INFINITY ? 0 : batches;
					expect(items.map(({ id }) => id).sort()).toEqual(Array.from({ length: all }, (_, at) => `mem_${at + 1}`));
					if (times === 0) expect(toldAt.get(idOf(n))).toBe(BEGIN);
				}
				// What was given up is told once another erasure reaches the thread.
				left.fill(0);
				pending.set(batches + 1, "user:0");
				for (due = time.now; due !== null; ) {
					time.now = Math.max(due, time.now);
					due = await forgetErased(deps, "a", open().erasure);
				}
				expect(threads.map(({ id }) => told.get(id)?.length)).toEqual(threads.map(() => batches + 1));
				expect(storage.sql.exec("SELECT 1 FROM untold_items").toArray()).toEqual([]);
			}),
		),
		{ numRuns: 8, endOnFailure: true },
	));
