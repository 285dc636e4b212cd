import { expect, it } from "vitest";
import type { Thread } from "../../../../src/core/model/thread/thread.ts";
import type { ListedThread } from "../../../../src/features/threads/store/jobs/listing.ts";
import type { ThreadList } from "../../../../src/features/threads/store/list/thread-list.ts";
import { publishThread } from "../../../../src/features/threads/use-cases/publish.ts";
import type { IdempotencyRecords } from "../../../../src/platform/idempotency/store/records.ts";
import { listedThread } from "../../../contract/threads/thread-fixtures.ts";

const ENTRY = { tenant: "a", id: "t", created_at: "2026-01-12T09:30:00.000Z", stored_bytes: 7, notes_moved: true };

/** A thread in memory and a list of one; `meanwhile` happens while the list is being told. */
function published(
	first: Thread | null,
	meanwhile: (change: (thread: Thread | null) => void) => void = () => undefined,
) {
	let state: Thread | null | "forgotten" = first;
	let behind = true;
	let entry: Thread | null = listedThread({ id: "t", title: "old" });
	const change = (thread: Thread | null) => {
		state = thread;
		behind = true;
	};
	const local: ListedThread = {
		behind: () => (behind && state !== "forgotten" ? { ...ENTRY, thread: state } : null),
		listed(thread) {
			if (state === thread) behind = false;
			return state === thread;
		},
		lost() {
			behind = true;
		},
		drop: () => change(null),
		async forget() {
			if (state === null) state = "forgotten";
		},
	};
	const list: ThreadList = {
		async put(thread) {
			meanwhile(change);
			entry = thread;
		},
		async remove() {
			meanwhile(change);
			entry = null;
			return true;
		},
		has: () => Promise.reject(new Error("nobody asks for it here")),
		page: () => Promise.reject(new Error("nobody asks for a page here")),
	};
	const forgotten: string[] = [];
	const never = () => Promise.reject(new Error("nothing is claimed here"));
	const idempotencyRecords: IdempotencyRecords = {
		...{ take: never, keep: never, open: never, drop: never },
		forget: async (thread, which) => void forgotten.push(`${which} of ${thread}`),
	};
	const emptied: string[] = [];
	const store = { removeScope: async (scope: string) => emptied.push(scope) };
	const graph = { removeScope: async () => 0 };
	const run = () =>
		publishThread(local, {
			threadList: () => list,
			idempotencyRecords: () => idempotencyRecords,
			memoryStore: () => store,
			relationGraph: () => graph,
			skillStore: () => graph,
			jobList: () => ({ close: async () => undefined }),
			clock: { now: () => 0 },
		});
	return { run, seen: () => ({ state, entry, behind, forgotten, emptied }) };
}

const one = listedThread({ id: "t", title: "one" });
const two = listedThread({ id: "t", title: "two" });

it("tells the list what the thread is, and is done", async () => {
	const { run, seen } = published(one);

	expect(await run()).toBe(true);
	expect(seen()).toEqual({ state: one, entry: one, behind: false, forgotten: [], emptied: [] });
	expect(await run()).toBe(true);
});

it("is not done when the thread changed while the list was told", async () => {
	const changes = [two];
	const { run, seen } = published(one, (change) => changes.splice(0).forEach(change));

	expect(await run()).toBe(false);
	expect(await run()).toBe(true);
	expect(seen()).toMatchObject({ entry: two, behind: false });
});

it("takes the entry of an erased thread, its memories and the answers about it away, and lets go of its name", async () => {
	const { run, seen } = published(null);

	expect(await run()).toBe(true);
	expect(seen()).toMatchObject({
		state: "forgotten",
		entry: null,
		forgotten: ["all of t", "all of memories/", "all of memories/", "all of memories/"],
		emptied: ["thread:t"],
	});
});

it("keeps a thread that was made anew while its old entry was taken away", async () => {
	const changes = [two];
	const { run, seen } = published(null, (change) => changes.splice(0).forEach(change));

	expect(await run()).toBe(false);
	expect(seen()).toMatchObject({ state: two });
	expect(await run()).toBe(true);
	expect(seen()).toMatchObject({ entry: two });
});
