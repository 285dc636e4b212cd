import { describe, expect, it } from "vitest";
import { type AccessScope, wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { Thread } from "../../../src/core/model/thread/thread.ts";
import type { ThreadList } from "../../../src/features/threads/store/list/thread-list.ts";
import { listedThread } from "./thread-fixtures.ts";

const thread = (id: string, changes: Partial<Thread> = {}) => listedThread({ id, ...changes });

const minute = (n: number) => new Date(Date.UTC(2026, 0, 12, 9, n)).toISOString();

const LATER = "2100-01-01T00:00:00.000Z";

/** What every list of threads has to keep. `make` gives a tenant's list, as far as one reaches. */
export function threadListContract(make: (accessScope: AccessScope) => ThreadList): void {
	const fresh = () => make(wholeTenant(`list-${crypto.randomUUID().slice(0, 8)}`));
	const ids = async (list: ThreadList, query: Partial<Parameters<ThreadList["page"]>[0]> = {}) =>
		(await list.page({ limit: 100, ...query })).map(({ id }) => id);

	describe("an entry", () => {
		it("is given back as it was put", async () => {
			const list = fresh();
			const full = thread("t", {
				user_id: "u",
				title: "“T”",
				budget: { history: 5 },
				metadata: '{"a":[1]}',
				last_seq: 3,
			});
			await list.put(full);

			expect(await list.page({ limit: 5 })).toEqual([full]);
		});

		it("is replaced by a newer state or one of the same time, and stays where an older one comes late", async () => {
			const list = fresh();
			await list.put(thread("t", { title: "second", user_id: "u", updated_at: minute(32) }));
			await list.put(thread("t", { title: "first", updated_at: minute(31) }));
			expect(await list.page({ limit: 5 })).toMatchObject([{ title: "second" }]);
			expect(await ids(list, { user_id: "u" })).toEqual(["t"]);

			await list.put(thread("t", { title: "second, too", updated_at: minute(32) }));
			expect(await list.page({ limit: 5 })).toMatchObject([{ title: "second, too", user_id: null }]);
			expect(await ids(list, { user_id: "u" })).toEqual([]);
		});

		it("is removed, once", async () => {
			const list = fresh();
			await list.put(thread("t"));

			expect(await list.has("t")).toBe(true);
			expect(await list.remove("t", "2000-01-01T00:00:00.000Z")).toBe(false);
			expect(await list.remove("t", LATER)).toBe(true);
			expect(await list.remove("t", LATER)).toBe(false);
			expect(await list.has("t")).toBe(false);
			expect(await ids(list)).toEqual([]);
		});
	});

	describe("a page", () => {
		it("begins with the newest, and goes on behind an entry without missing or repeating one", async () => {
			const list = fresh();
			for (const n of [4, 1, 9, 7, 3, 0, 8, 2, 6, 5])
				await list.put(thread(`t${n}`, { created_at: minute(Math.floor(n / 3)) }));
			const newest = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((n) => `t${n}`);
			expect(await ids(list)).toEqual(newest);

			const walked: string[] = [];
			for (;;) {
				const [id] = walked.slice(-1);
				const after = id === undefined ? undefined : { id, created_at: minute(Math.floor(Number(id.slice(1)) / 3)) };
				const page = await ids(list, { limit: 4, after });
				if (page.length === 0) break;
				walked.push(...page);
			}
			expect(walked).toEqual(newest);
		});

		it("holds a user's or a project's threads, or those of both", async () => {
			const list = fresh();
			await list.put(thread("a", { user_id: "u", project_id: "p", created_at: minute(1) }));
			await list.put(thread("b", { user_id: "u", created_at: minute(2) }));
			await list.put(thread("c", { project_id: "p", created_at: minute(3) }));
			await list.put(thread("d", { user_id: "U", created_at: minute(4) }));

			expect(await ids(list, { user_id: "u" })).toEqual(["b", "a"]);
			expect(await ids(list, { project_id: "p" })).toEqual(["c", "a"]);
			expect(await ids(list, { user_id: "u", project_id: "p" })).toEqual(["a"]);
			expect(await ids(list, { user_id: "u", limit: 1, after: { id: "b", created_at: minute(2) } })).toEqual(["a"]);
		});

		it("holds nothing of another tenant, whatever it asks for", async () => {
			const [mine, yours] = [fresh(), fresh()];
			await mine.put(thread("t", { user_id: "u", title: "mine" }));
			await yours.put(thread("t", { user_id: "u", title: "yours" }));

			expect(await mine.page({ user_id: "u", limit: 5 })).toMatchObject([{ title: "mine" }]);
			expect(await yours.has("t")).toBe(true);
			expect(await yours.remove("t", LATER)).toBe(true);
			expect(await ids(mine)).toEqual(["t"]);
		});
	});
}
