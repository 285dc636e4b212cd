import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { createDeps } from "../../../src/deps.ts";
import { outcomeOf, type TargetAnswer } from "../../../src/features/webhooks/forwarding/event-target.ts";
import type { PlatformEvent } from "../../../src/features/webhooks/platforms/platform-event.ts";
import { localDeliveries } from "../../../src/features/webhooks/store/deliveries.ts";
import { localInbox } from "../../../src/features/webhooks/store/webhook-inbox.ts";
import { runDeliveries } from "../../../src/features/webhooks/use-cases/forward-message.ts";
import { runInbox } from "../../../src/features/webhooks/use-cases/inbox/run-inbox.ts";
import { newInstallation } from "../../fakes/installation.ts";
import { amount } from "../../long.ts";

const BEGIN = Date.UTC(2026, 10, 20);
const DAY_MS = 24 * 3_600_000;

const answers: fc.Arbitrary<TargetAnswer | "throws"> = fc.oneof(
	fc.record({
		status: fc.constantFrom(200, 204, 301, 400, 404, 410, 429, 500, 503),
		retry_after: fc.constantFrom(null, "5", "x", "999999"),
	}),
	fc.constant({ status: null, error: "it does not answer" } as const),
	fc.constant("throws" as const),
);

it("ends every delivery in ten attempts, and lets no thread wait for the target of another", () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	const deliveries = fc.array(
		fc.record({ thread: fc.nat(5), answers: fc.array(answers, { minLength: 1, maxLength: 4 }) }),
		{
			minLength: 1,
			maxLength: 40,
		},
	);
	return fc.assert(
		fc.asyncProperty(deliveries, fc.nat(5), async (given, well) =>
			runInDurableObject(env.INSTALLATIONS.getByName(crypto.randomUUID()), async (_, { storage }) => {
				const { queue, work, page } = localDeliveries(storage, () => undefined);
				for (const [n, { thread }] of given.entries()) {
					const named = {
						id: `evt_${n}`,
						tenant: "t",
						installation: "i",
						thread_id: `t${thread}`,
						message_id: `m${n}`,
					};
					queue({ ...named, created_at: new Date(BEGIN).toISOString() });
				}
				let now = BEGIN;
				let sent = 0;
				const ended = new Map<string, number>();
				const clock = { now: () => now, elapsed: () => now, pause: async () => undefined };
				const forward: Parameters<typeof runDeliveries>[0]["forward"] = async (delivery) => {
					sent++;
					const own = given[Number(delivery.id.slice(4))];
					const list: (TargetAnswer | "throws")[] =
						own === undefined || own.thread === well ? [{ status: 200, retry_after: null }] : own.answers;
					const answer = list[Math.min(delivery.attempts, list.length) - 1] ?? "throws";
					if (answer === "throws") throw new Error("broken");
					ended.set(delivery.id, now);
					return outcomeOf(answer, now);
				};
				for (let due = work.nextDue(), rings = 0; due !== null; rings++) {
					if (rings > 20 + 10 * given.length) throw new Error("it never ends");
					now = Math.max(now, due);
					due = await runDeliveries({ clock, forward }, work);
				}
				expect(sent).toBeLessThanOrEqual(10 * given.length);
				for (const { id, status, attempts, error } of page({ limit: 100 })) {
					expect(attempts).toBeLessThanOrEqual(10);
					expect(status === "delivered" || (status === "failed" && error !== null)).toBe(true);
					if (given[Number(id.slice(4))]?.thread === well) expect(ended.get(id)).toBe(BEGIN);
				}
			}),
		),
		{ numRuns: amount(25), endOnFailure: true },
	);
});

const speaker = { id: "U1", name: "Ada" };
const texts = fc.oneof(
	fc.constantFrom("", " ", "Hello.", "!note x"),
	fc.integer({ min: 1_000, max: 60_000 }).map((size) => "word ".repeat(size / 5)),
	fc.constant("x".repeat(1_100_000)),
);

/** Events of a few threads, of every kind, in the platform's own ids. */
const events: fc.Arbitrary<PlatformEvent[]> = fc
	.array(fc.record({ thread: fc.nat(3), message: fc.nat(4), text: texts, kind: fc.nat(9), bot: fc.boolean() }), {
		minLength: 1,
		maxLength: 30,
	})
	.map((given) =>
		given.map(({ thread, message, text, kind, bot }, n): PlatformEvent => {
			const at = new Date(BEGIN + n * 1_000).toISOString();
			const place = { channel: `C${thread}`, thread: null, direct: thread === 0 };
			const message_id = `${thread}.${message}`;
			if (kind < 5) return { kind: "message", place, at, message_id, speaker: bot ? null : speaker, bot, text };
			if (kind < 7) return { kind: "edited", place, at, message_id, text };
			if (kind < 8) return { kind: "deleted", place, at, message_id };
			const command = (["remember", "forget", "notes"] as const)[n % 3] ?? "notes";
			return { kind: "command", place, at, command, argument: text.slice(0, 2_000), speaker };
		}),
	);

/** How the storage of each thread fails: so many times, or for ever. */
const faults = fc.array(fc.constantFrom(0, 0, 1, 4, Number.POSITIVE_INFINITY), { minLength: 4, maxLength: 4 });

it("ends every event, applied or refused with a reason, and lets no thread wait for another one's storage", () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	return fc.assert(
		fc.asyncProperty(events, faults, fc.boolean(), async (given, fails, throws) => {
			const { installation, stub } = newInstallation();
			await runInDurableObject(stub(), async (_, { storage }) => {
				let now = BEGIN;
				const clock = { now: () => now, elapsed: () => now, pause: async () => undefined };
				const outside = createDeps(env);
				const newDeliveryId = () => outside.ids.next("evt");
				const inbox = localInbox(storage, { newDeliveryId, onAppended: () => undefined });
				const made = { ...outside, inbox };
				const left = new Map<string, number>();
				const deps: typeof made = {
					...made,
					clock,
					tenantJobs: (tenant) => ({ ...made.tenantJobs(tenant), scheduleIndexing: async () => undefined }),
					threadLog: (accessScope, id) =>
						new Proxy(made.threadLog(accessScope, id), {
							get(log, name) {
								const times = left.get(id) ?? fails[Number(/c(\d)/i.exec(id)?.[1] ?? 0)] ?? 0;
								if (times <= 0) return Reflect.get(log, name);
								left.set(id, times - 1);
								const away = { ok: false, error: { reason: "unavailable", detail: "away" } };
								return () => (throws ? Promise.reject(new Error("broken")) : Promise.resolve(away));
							},
						}),
				};
				for (const [n, event] of given.entries()) deps.inbox.accept(installation, { event_id: `e${n}`, event }, BEGIN);
				const count = () => storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM events").one().n;
				const ofBroken = given.filter(({ place }) => (fails[Number(place.channel.slice(1))] ?? 0) > 4).length;
				let atTen = -1;
				const { work } = deps.inbox;
				for (let due: number | null = BEGIN, rings = 0; due !== null; due = work.nextDue(), rings++) {
					// A thread that is away is asked for a day, every ten minutes at last.
					if (rings > 200 + 10 * given.length) throw new Error("it never ends");
					expect(due - now).toBeLessThanOrEqual(DAY_MS);
					now = Math.max(now + 1, due);
					await runInbox(deps, work);
					if (now <= BEGIN + 10 * 60_000) atTen = count();
				}
				expect(count()).toBe(0);
				expect(atTen).toBeLessThanOrEqual(ofBroken);
				for (const { error } of deps.inbox.refused()) expect(error).not.toBe("");
			});
		}),
		{ numRuns: 5, endOnFailure: true },
	);
});
