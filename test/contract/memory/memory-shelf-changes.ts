import { describe, expect, it } from "vitest";
import { wholeTenant } from "../../../src/core/base/reach.ts";
import { entry, LATER, type ShelfStore, T1, T2, T3 } from "./memory-shelf.ts";

const missing = { ok: false, error: { reason: "not_found", what: "memory" } };

/** What every shelf of memories has to keep of changing, ending and erasing them. */
export function memoryShelfChangesContract({ make, everything, found, told }: ShelfStore): void {
	const shelfOf = (tenant: string, now = T1) => make(wholeTenant(tenant), now);

	describe("a change", () => {
		it("of the content is a new version under the same id", async () => {
			const shelf = shelfOf("content");
			const one = entry("Likes tea");
			await shelf.write([one], T1);

			expect(await shelf.change(one.id, { content: "Likes coffee" }, T2)).toMatchObject({
				value: { id: one.id, content: "Likes coffee", version: 2, updated_at: T2 },
			});
			expect(await shelf.history(one.id, { limit: 50 })).toMatchObject({
				value: [
					{ version: 2, content: "Likes coffee", status: "active", valid_to: null, changed_at: T2 },
					{ version: 1, content: "Likes tea", status: "superseded", valid_to: T2, changed_at: T1 },
				],
			});
			expect(await found("content", "user:u", "tea")).toEqual([]);
			expect(await found("content", "user:u", "coffe")).toEqual([one.id]);
			expect(await told("content")).toEqual([`put ${one.id}`, `put ${one.id}`]);
			expect(
				(await shelf.write([entry("likes tea"), entry("likes coffee")], T3)).map(({ outcome }) => outcome),
			).toEqual([...["created", "duplicate"]]);
		});

		it("of other fields is none, nor is one that changes nothing", async () => {
			const shelf = shelfOf("fields");
			const one = entry("Likes tea", { source: { id: "s", type: "t" } });
			await shelf.write([one], T1);
			const patch = {
				importance: 9,
				key: "drink",
				metadata: "{}",
				source: null,
				valid_to: LATER,
				type: "preference",
			} as const;

			expect(await shelf.change(one.id, { content: "Likes tea", source: { id: "s", type: "t" } }, T2)).toMatchObject({
				value: { updated_at: T1 },
			});
			expect(await shelf.change(one.id, patch, T2)).toMatchObject({ value: { ...patch, version: 1, updated_at: T2 } });
			expect(await shelf.read(one.id)).toMatchObject(patch);
			expect(await shelf.history(one.id, { limit: 50 })).toMatchObject({
				value: [{ version: 1, source: null, valid_to: LATER }],
			});
		});

		it("is refused where it can't be, and changes nothing", async () => {
			const shelf = shelfOf("refused");
			const [one, two] = [entry("one", { key: "k", valid_from: T2 }), entry("two")];
			await shelf.write([one, two], T1);

			expect(await shelf.change("mem_none", { content: "x" }, T2)).toEqual(missing);
			expect(await shelf.change(two.id, { content: "ONE" }, T2)).toMatchObject({ error: { reason: "already_exists" } });
			expect(await shelf.change(two.id, { key: "k" }, T2)).toMatchObject({ error: { reason: "already_exists" } });
			expect(await shelf.change(one.id, { valid_to: T1 }, T2)).toMatchObject({
				error: { reason: "invalid_request", problems: [{ path: "valid_to" }] },
			});
			expect(await shelf.page({ limit: 9 })).toMatchObject([{ updated_at: T1 }, { updated_at: T1 }]);
		});

		it("may take the place of what has expired, and give it time again", async () => {
			const [old, other] = [entry("old", { key: "k", expires_at: T2 }), entry("other")];
			await shelfOf("revived").write([old, other], T1);
			const shelf = shelfOf("revived", T2);

			expect(await shelf.change(other.id, { key: "k" }, T2)).toMatchObject({ ok: true });
			expect(await shelf.change(old.id, { expires_at: null }, T2)).toMatchObject({
				error: { reason: "already_exists" },
			});
			expect(await shelf.change(old.id, { expires_at: null, key: null }, T2)).toMatchObject({
				value: { status: "active" },
			});
		});

		it("of many at once loses none", async () => {
			const one = entry("one");
			await shelfOf("many").write([one], T1);
			await Promise.all(
				Array.from({ length: 8 }, (_, index) => shelfOf("many").change(one.id, { content: `text ${index}` }, T2)),
			);

			const history = await shelfOf("many").history(one.id, { limit: 50 });
			expect(history.ok && history.value.map(({ version }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
		});
	});

	describe("a review", () => {
		it("keeps, with the next date or none", async () => {
			const shelf = shelfOf("keep");
			const one = entry("one", { review_at: T1 });
			await shelf.write([one], T1);

			expect(await shelf.review(one.id, { decision: "keep", review_at: LATER }, T2)).toMatchObject({
				value: { review_at: LATER },
			});
			expect(await shelf.review(one.id, { decision: "keep", review_at: null }, T2)).toMatchObject({
				value: { review_at: null, status: "active" },
			});
			expect(await shelf.review("mem_none", { decision: "expire" }, T2)).toEqual(missing);
		});

		it("expires at once", async () => {
			const shelf = shelfOf("expire");
			const one = entry("one", { expires_at: LATER });
			await shelf.write([one], T1);

			expect(await shelf.review(one.id, { decision: "expire" }, T2)).toMatchObject({
				value: { status: "expired", expires_at: T2 },
			});
			expect(await shelf.history(one.id, { limit: 50 })).toMatchObject({ value: [{ status: "expired" }] });
		});

		it("lets another take its place, and never itself in the end", async () => {
			const shelf = shelfOf("supersede");
			const [a, b, c, other] = [
				entry("a"),
				entry("b"),
				entry("c", { scope: "global" }),
				entry("o", { scope: "user:v" }),
			] as const;
			const over = entry("over", { expires_at: T1 });
			await shelf.write([a, b, c, other, over], T1);
			const follow = (id: string, superseded_by: string) =>
				shelf.review(id, { decision: "supersede", superseded_by }, T2);
			const refused = { error: { reason: "invalid_request", problems: [{ path: "superseded_by" }] } };

			for (const id of [a.id, "mem_none", other.id, over.id]) expect(await follow(a.id, id)).toMatchObject(refused);
			expect(await follow(c.id, a.id)).toMatchObject(refused);
			expect(await follow(a.id, b.id)).toMatchObject({
				value: { status: "superseded", superseded_by: b.id, valid_to: T2 },
			});
			expect(await follow(b.id, a.id)).toMatchObject(refused);
			expect(await shelf.read(b.id)).toMatchObject({ status: "active", supersedes: a.id });
			expect(await follow(b.id, c.id)).toMatchObject({ ok: true });
			expect(await shelf.history(c.id, { limit: 50 })).toMatchObject({
				value: [{ id: c.id }, { id: b.id, status: "superseded" }, { id: a.id }],
			});
		});

		it("is refused for what is over, and puts nothing behind what is", async () => {
			const shelf = shelfOf("over", T3);
			const [a, b, c] = [entry("a"), entry("b", { expires_at: T2 }), entry("c", { valid_to: T2 })] as const;
			await shelf.write([a, b, c], T1);
			for (const { id } of [b, c]) {
				expect(await shelf.review(a.id, { decision: "supersede", superseded_by: id }, T3)).toMatchObject({
					error: { reason: "invalid_request", problems: [{ path: "superseded_by" }] },
				});
			}
			await shelf.write([entry("d", { key: "k" })], T3);
			const [d] = await shelf.write([entry("e", { key: "k" })], T3);
			const replaced = d?.memory.supersedes ?? "";
			const wrong = { error: { reason: "invalid_request", problems: [{ path: "decision" }] } };
			for (const id of [b.id, replaced]) {
				expect(await shelf.review(id, { decision: "keep", review_at: null }, T3)).toMatchObject(wrong);
			}
			expect(await shelf.review(replaced, { decision: "expire" }, T3)).toMatchObject(wrong);
			expect(await shelf.read(replaced)).toMatchObject({ status: "superseded", updated_at: T3 });
			expect(await shelf.read(a.id)).toMatchObject({ status: "active" });
		});

		it("makes no ring where two are put before each other at once", async () => {
			const shelf = shelfOf("ring");
			const [a, b] = [entry("a"), entry("b")];
			await shelf.write([a, b], T1);
			const follow = (id: string, superseded_by: string) =>
				shelf.review(id, { decision: "supersede", superseded_by }, T2);
			const done = await Promise.all([follow(a.id, b.id), follow(b.id, a.id)]);

			expect(done.map(({ ok }) => ok).sort()).toEqual([false, true]);
		});
	});

	describe("what is erased", () => {
		it("is nowhere any more", async () => {
			const shelf = shelfOf("erased");
			const quote = { thread_id: "t", message_id: "m", seq: 1, quote: "zanzibarquote" };
			const source = { id: "zanzibarsource", type: "x" };
			const one = entry("zanzibarone", {
				key: "zanzibarkey",
				quotes: [quote],
				source,
				metadata: '{"a":"zanzibarmeta"}',
			});
			const insight = entry("An insight", { type: "insight" });
			await shelf.write([one], T1);
			await shelf.write([{ ...insight, evidence: [one.id, "mem_none"] }], T1);
			await shelf.change(one.id, { content: "zanzibartwo" }, T2);
			expect(await shelf.evidence(insight.id, { limit: 50 })).toMatchObject({ value: [{ id: one.id }] });
			expect(await everything()).toContain("zanzibar");

			expect(await shelfOf("erased-not").remove(one.id, T3)).toBe(false);
			expect(await shelf.remove(one.id, T3)).toBe(true);
			expect(await everything()).not.toContain("zanzibar");
			expect(await found("erased", "user:u", "zanzibartwo")).toEqual([]);
			expect(await shelf.read(one.id)).toBeNull();
			expect(await shelf.history(one.id, { limit: 50 })).toEqual(missing);
			expect(await shelf.evidence(one.id, { limit: 50 })).toEqual(missing);
			// What rested on it may have its words.
			expect(await shelf.evidence(insight.id, { limit: 50 })).toEqual(missing);
			expect(await shelf.page({ limit: 9 })).toHaveLength(0);
			expect(await shelf.remove(one.id, T3)).toBe(false);
			expect(await shelf.change(one.id, { content: "x" }, T3)).toEqual(missing);
			expect((await told("erased")).at(-1)).toBe(`remove ${one.id}`);
			expect(await shelf.write([entry("zanzibarone")], T3)).toMatchObject([{ outcome: "created" }]);
		});

		it("with its scope leaves the other scopes as they are", async () => {
			const shelf = shelfOf("scope");
			const scope = "thread:t";
			const entries = Array.from({ length: 3 }, (_, index) => entry(`quagga ${index}`, { scope }));
			const other = entry("stays", { scope: "thread:tt" });
			await shelf.write([...entries, other], T1);
			await shelf.remove(entries[0]?.id ?? "", T2);

			expect(await shelf.removeScope(scope, T2)).toBe(2);
			expect(await shelf.removeScope(scope, T2)).toBe(0);
			expect(await everything()).not.toContain("quagga");
			expect(await shelf.page({ limit: 9 })).toMatchObject([{ id: other.id }]);
		});
	});
}
