import { afterEach, expect, it, vi } from "vitest";
import type { Installation } from "../../../../src/features/webhooks/platforms/installation.ts";
import type { WaitingEvent } from "../../../../src/features/webhooks/store/inbox-work.ts";

afterEach(() => {
	vi.doUnmock("../../../../src/features/webhooks/use-cases/inbox/apply-events.ts");
	vi.resetModules();
	vi.restoreAllMocks();
});

const never = () => {
	throw new Error("nobody asks for it here");
};
const NOTHING = { threads: 0, memories: 0, installations: 0, stored_bytes: 0 };
const DEPS = {
	...{
		idempotencyRecords: never,
		memoryStore: never,
		noteStore: never,
		relationGraph: never,
		threadList: never,
		threadLog: never,
		jobList: never,
	},
	...{ installations: never, erasures: never, recalledItems: never, webhookInbox: never, skillStore: never },
	clock: { now: () => 0, elapsed: () => 0, pause: async () => undefined },
	ids: { next: never, seeded: never, seed: never },
	tokenizer: { counter: never },
	keyRing: () => ({ erasing: async () => [] }),
	quotas: { limits: NOTHING, held: never },
	tenantJobs: () => ({ scheduleIndexing: async () => undefined }),
};
const INSTALLATION: Installation = {
	...{ id: "ins", tenant: "a", platform: "generic", name: null, user_map: "prefix", forward_url: null },
	...{ commands: true, learn: "distill", created_at: "2026-11-20T09:00:00.000Z" },
};

const place = { channel: "C", thread: null, direct: false };
const AT = "2026-11-20T09:00:00.000Z";

function waiting(number: number): WaitingEvent {
	const event = { kind: "deleted", place, at: AT, message_id: `${number}` } as const;
	const named = { id: `e${number}`, thread_id: "t", message_id: `m${number}` };
	return { number, ...named, event, attempts: 1, arrived_at: 0 };
}

it("tries an event again of which nothing came, and goes on with other things", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	let asked = 0;
	vi.resetModules();
	vi.doMock("../../../../src/features/webhooks/use-cases/inbox/apply-events.ts", () => ({
		async applyEvents() {
			// Rather than for ever.
			if (++asked > 5) throw new Error("it never ends");
			return [];
		},
	}));
	const { runInbox } = await import("../../../../src/features/webhooks/use-cases/inbox/run-inbox.ts");
	const postponed: string[] = [];
	const events = [waiting(1), waiting(2)];
	const work = {
		take: () => (postponed.length > 0 ? null : { installation: INSTALLATION, events }),
		mark: () => null,
		end: () => undefined,
		postpone: ({ id }: WaitingEvent) => void postponed.push(id),
		nextDue: () => null,
	};
	await runInbox(DEPS, work);
	expect({ asked, postponed }).toEqual({ asked: 1, postponed: ["e1"] });
	expect(logged).toHaveBeenCalledOnce();
});
