import { describe, expect, it } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { entry, LATER, type StoreStore, T1, T2, T3 } from "./memory-store.ts";

const missing = { ok: false, error: { reason: "not_found", what: "memory" } };

/** What every store of memories has to keep of changing, ending and erasing them. */
export function memoryStoreChangesContract({ make, everything, found, told }: StoreStore): void {
	const storeOf = (tenant: string, now = T1) => make(wholeTenant(tenant), now);

	describe("a change", () => {
		it("of the content is a new version under the same id", async () => {
			const store = storeOf("content");
			const one = entry("Likes tea");
			await store.write([one], T1);

			expect(await store.change(one.id, { content: "Likes coffee" }, T2)).toMatchObject({
				value: { id: one.id, content: "Likes coffee", version: 2, updated_at: T2 },
			});
			expect(await store.history(one.id, { limit: 50 })).toMatchObject({
				value: [
					{ version: 2, content: "Likes coffee", status: "active", valid_to: null, changed_at: T2 },
					{ version: 1, content: "Likes tea", status: "superseded", valid_to: T2, changed_at: T1 },
				],
			});
			expect(await found("content", "user:u", "tea")).toEqual([]);
			expect(await found("content", "user:u", "coffe")).toEqual([one.id]);
			expect(await told("content")).toEqual([`put ${one.id}`, `put ${one.id}`]);
			expect(
				(await store.write([entry("likes tea"), entry("likes coffee")], T3)).map(({ outcome }) => outcome),
			).toEqual([...["created", "duplicate"]]);
		});

		it("of other fields is none, nor is one that changes nothing", async () => {
			const store = storeOf("fields");
			const one = entry("Likes tea", { source: { id: "s", type: "t" } });
			await store.write([one], T1);
			const patch = {
				importance: 9,
				key: "drink",
				metadata: "{}",
				source: null,
				valid_to: LATER,
				type: "preference",
			} as const;

			expect(await store.change(one.id, { content: "Likes tea", source: { id: "s", type: "t" } }, T2)).toMatchObject({
				value: { updated_at: T1 },
			});
			expect(await store.change(one.id, patch, T2)).toMatchObject({ value: { ...patch, version: 1, updated_at: T2 } });
			expect(await store.read(one.id)).toMatchObject(patch);
			expect(await store.history(one.id, { limit: 50 })).toMatchObject({
				value: [{ version: 1, source: null, valid_to: LATER }],
			});
		});

		it("is refused where it can't be, and changes nothing", async () => {
			const store = storeOf("refused");
			const [one, two] = [entry("one", { key: "k", valid_from: T2 }), entry("two")];
			await store.write([one, two], T1);

			expect(await store.change("mem_none", { content: "x" }, T2)).toEqual(missing);
			expect(await store.change(two.id, { content: "ONE" }, T2)).toMatchObject({ error: { reason: "already_exists" } });
			expect(await store.change(two.id, { key: "k" }, T2)).toMatchObject({ error: { reason: "already_exists" } });
			expect(await store.change(one.id, { valid_to: T1 }, T2)).toMatchObject({
				error: { reason: "invalid_request", problems: [{ path: "valid_to" }] },
			});
			expect(await store.page({ limit: 9 })).toMatchObject([{ updated_at: T1 }, { updated_at: T1 }]);
		});

		it("may take the place of what has expired, and give it time again", async () => {
			const [old, other] = [entry("old", { key: "k", expires_at: T2 }), entry("other")];
			await storeOf("revived").write([old, other], T1);
			const store = storeOf("revived", T2);

			expect(await store.change(other.id, { key: "k" }, T2)).toMatchObject({ ok: true });
			expect(await store.change(old.id, { expires_at: null }, T2)).toMatchObject({
				error: { reason: "already_exists" },
			});
			expect(await store.change(old.id, { expires_at: null, key: null }, T2)).toMatchObject({
				value: { status: "active" },
			});
		});

		it("of many at once loses none", async () => {
			const one = entry("one");
			await storeOf("many").write([one], T1);
			await Promise.all(
				Array.from({ length: 8 }, (_, index) => storeOf("many").change(one.id, { content: `text ${index}` }, T2)),
			);

			const history = await storeOf("many").history(one.id, { limit: 50 });
			expect(history.ok && history.value.map(({ version }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
		});
	});

	describe("a review", () => {
		it("keeps, with the next date or none", async () => {
			const store = storeOf("keep");
			const one = entry("one", { review_at: T1 });
			await store.write([one], T1);

			expect(await store.review(one.id, { decision: "keep", review_at: LATER }, T2)).toMatchObject({
				value: { review_at: LATER },
			});
			expect(await store.review(one.id, { decision: "keep", review_at: null }, T2)).toMatchObject({
				value: { review_at: null, status: "active" },
			});
			expect(await store.review("mem_none", { decision: "expire" }, T2)).toEqual(missing);
		});

		it("expires at once", async () => {
			const store = storeOf("expire");
			const one = entry("one", { expires_at: LATER });
			await store.write([one], T1);

			expect(await store.review(one.id, { decision: "expire" }, T2)).toMatchObject({
				value: { status: "expired", expires_at: T2 },
			});
			expect(await store.history(one.id, { limit: 50 })).toMatchObject({ value: [{ status: "expired" }] });
		});

		it("lets another take its place, and never itself in the end", async () => {
			const store = storeOf("supersede");
			const [a, b, c, other] = [
				entry("a"),
				entry("b"),
				entry("c", { scope: "global" }),
				entry("o", { scope: "user:v" }),
			] as const;
			const over = entry("over", { expires_at: T1 });
			await store.write([a, b, c, other, over], T1);
			const follow = (id: string, superseded_by: string) =>
				store.review(id, { decision: "supersede", superseded_by }, T2);
			const refused = { error: { reason: "invalid_request", problems: [{ path: "superseded_by" }] } };

			for (const id of [a.id, "mem_none", other.id, over.id]) expect(await follow(a.id, id)).toMatchObject(refused);
			expect(await follow(c.id, a.id)).toMatchObject(refused);
			expect(await follow(a.id, b.id)).toMatchObject({
				value: { status: "superseded", superseded_by: b.id, valid_to: T2 },
			});
			expect(await follow(b.id, a.id)).toMatchObject(refused);
			expect(await store.read(b.id)).toMatchObject({ status: "active", supersedes: a.id });
			expect(await follow(b.id, c.id)).toMatchObject({ ok: true });
			expect(await store.history(c.id, { limit: 50 })).toMatchObject({
				value: [{ id: c.id }, { id: b.id, status: "superseded" }, { id: a.id }],
			});
		});

		it("is refused for what is over, and puts nothing behind what is", async () => {
			const store = storeOf("over", T3);
			const [a, b, c] = [entry("a"), entry("b", { expires_at: T2 }), entry("c", { valid_to: T2 })] as const;
			await store.write([a, b, c], T1);
			for (const { id } of [b, c]) {
				expect(await store.review(a.id, { decision: "supersede", superseded_by: id }, T3)).toMatchObject({
					error: { reason: "invalid_request", problems: [{ path: "superseded_by" }] },
				});
			}
			await store.write([entry("d", { key: "k" })], T3);
			const [d] = await store.write([entry("e", { key: "k" })], T3);
			const replaced = d?.memory.supersedes ?? "";
			const wrong = { error: { reason: "invalid_request", problems: [{ path: "decision" }] } };
			for (const id of [b.id, replaced]) {
				expect(await store.review(id, { decision: "keep", review_at: null }, T3)).toMatchObject(wrong);
			}
			expect(await store.review(replaced, { decision: "expire" }, T3)).toMatchObject(wrong);
			expect(await store.read(replaced)).toMatchObject({ status: "superseded", updated_at: T3 });
			expect(await store.read(a.id)).toMatchObject({ status: "active" });
		});

		it("makes no ring where two are put before each other at once", async () => {
			const store = storeOf("ring");
			const [a, b] = [entry("a"), entry("b")];
			await store.write([a, b], T1);
			const follow = (id: string, superseded_by: string) =>
				store.review(id, { decision: "supersede", superseded_by }, T2);
			const done = await Promise.all([follow(a.id, b.id), follow(b.id, a.id)]);

			expect(done.map(({ ok }) => ok).sort()).toEqual([false, true]);
		});
	});

	describe("what is erased", () => {
		it("is nowhere any more", async () => {
			const store = storeOf("erased");
			const quote = { thread_id: "t", message_id: "m", seq: 1, quote: "zanzibarquote" };
			const source = { id: "zanzibarsource", type: "x" };
			const one = entry("zanzibarone", {
				key: "zanzibarkey",
				quotes: [quote],
				source,
				metadata: '{"a":"zanzibarmeta"}',
			});
			const insight = entry("An insight", { type: "insight" });
			await store.write([one], T1);
			await store.write([{ ...insight, evidence: [one.id, "mem_none"] }], T1);
			await store.change(one.id, { content: "zanzibartwo" }, T2);
			expect(await store.evidence(insight.id, { limit: 50 })).toMatchObject({ value: [{ id: one.id }] });
			expect(await everything()).toContain("zanzibar");

			expect(await storeOf("erased-not").remove(one.id, T3)).toBe(false);
			expect(await store.remove(one.id, T3)).toBe(true);
			expect(await everything()).not.toContain("zanzibar");
			expect(await found("erased", "user:u", "zanzibartwo")).toEqual([]);
			expect(await store.read(one.id)).toBeNull();
			expect(await store.history(one.id, { limit: 50 })).toEqual(missing);
			expect(await store.evidence(one.id, { limit: 50 })).toEqual(missing);
			// What rested on it may have its words.
			expect(await store.evidence(insight.id, { limit: 50 })).toEqual(missing);
			expect(await store.page({ limit: 9 })).toHaveLength(0);
			expect(await store.remove(one.id, T3)).toBe(false);
			expect(await store.change(one.id, { content: "x" }, T3)).toEqual(missing);
			expect((await told("erased")).at(-1)).toBe(`remove ${one.id}`);
			expect(await store.write([entry("zanzibarone")], T3)).toMatchObject([{ outcome: "created" }]);
		});

		it("with its scope leaves the other scopes as they are", async () => {
			const store = storeOf("scope");
			const scope = "thread:t";
			const entries = Array.from({ length: 3 }, (_, index) => entry(`quagga ${index}`, { scope }));
			const other = entry("stays", { scope: "thread:tt" });
			await store.write([...entries, other], T1);
			await store.remove(entries[0]?.id ?? "", T2);

			expect(await store.removeScope(scope, T2)).toBe(2);
			expect(await store.removeScope(scope, T2)).toBe(0);
			expect(await everything()).not.toContain("quagga");
			expect(await store.page({ limit: 9 })).toMatchObject([{ id: other.id }]);
		});
	});
}
