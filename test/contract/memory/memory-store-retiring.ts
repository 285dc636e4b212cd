import { describe, expect, it } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { Quote } from "../../../src/core/model/memory/memory.ts";
import { entry, LATER, type StoreStore, T1, T2, T3 } from "./memory-store.ts";

const T4 = "2026-01-02T03:04:05.004Z";

/** What every store of memories has to keep of taking back what messages taught. */
export function memoryStoreRetiringContract({ make, everything, found, told }: StoreStore): void {
	const storeOf = (tenant: string, now = T1) => make(wholeTenant(tenant), now);

	describe("what was learned from messages", () => {
		const from = (message_id: string): Quote => ({
			thread_id: "t",
			message_id,
			seq: 1,
			quote: `said in ${message_id}`,
		});
		const learned = async (tenant: string) => {
			const [one, both, given] = [
				entry("one", { quotes: [from("m1")] }),
				entry("both", { quotes: [from("m1")] }),
				entry("given"),
			] as const;
			const store = storeOf(tenant);
			await store.write([one, both, given], T1);
			const again = [entry("both", { quotes: [from("m2")] }), entry("given", { quotes: [from("m1")] })];
			expect((await store.write(again, T2)).map(({ outcome }) => outcome)).toEqual(["duplicate", "duplicate"]);
			return { store, one, both, given };
		};

		it("keeps the words it rests on", async () => {
			const { store, one, both, given } = await learned("quotes");

			const quotes = await store.quotes([one.id, both.id, given.id]);
			expect(Object.fromEntries(quotes)).toEqual({ [one.id]: [from("m1")], [both.id]: [from("m1"), from("m2")] });
		});

		it("is taken back with all messages of the thread, if another does not say it too", async () => {
			const { store, one, both, given } = await learned("all-messages");
			await store.write([entry("both", { quotes: [{ ...from("m1"), thread_id: "u" }] })], T3);
			expect(await store.retire({ thread_id: "t", message_ids: "all", because: "deleted" }, T3)).toBe(1);
			expect(await store.read(one.id)).toBeNull();
			expect(await store.readAll([both.id, given.id])).toHaveLength(2);
		});

		it.each(["edited", "deleted"] as const)(
			"is taken back where they are %s, if it rests on nothing else",
			async (because) => {
				const { store, one, both, given } = await learned(because);
				const retire = (message: string) => store.retire({ thread_id: "t", message_ids: [message], because }, T3);
				expect(await store.retire({ thread_id: "u", message_ids: ["m1"], because }, T3)).toBe(0);

				expect(await retire("m1")).toBe(1);
				const expected = because === "edited" ? { status: "superseded", superseded_by: null, valid_to: T3 } : null;
				if (expected === null) expect(await store.read(one.id)).toBeNull();
				else expect(await store.read(one.id)).toMatchObject(expected);
				expect(await store.readAll([both.id, given.id])).toMatchObject([{ status: "active" }, { status: "active" }]);
				expect((await store.quotes([one.id, both.id])).get(both.id)).toEqual([from("m2")]);
				expect(await store.quotes([one.id])).toEqual(new Map());

				expect(await retire("m2")).toBe(1);
				expect(await retire("m2")).toBe(0);
				expect((await store.page({ status: "active", limit: 9 })).map(({ id }) => id)).toEqual([given.id]);
			},
		);

		it("leaves no trace of what a message said before it was edited, once it is deleted", async () => {
			const { store, one, both } = await learned("edited-first");
			await store.change(one.id, { content: "one quagga" }, T2);
			const retire = (message: string, because: "edited" | "deleted") =>
				store.retire({ thread_id: "t", message_ids: [message], because }, T3);
			await retire("m1", "edited");
			expect((await store.quotes([one.id, both.id])).size).toBe(1);
			const anew = entry("one okapi", { quotes: [{ ...from("m1"), quote: "an okapi" }] });
			await store.write([anew, entry("both", { quotes: [from("m1")] })], T3);
			expect((await store.quotes([both.id])).get(both.id)).toEqual([from("m1"), from("m2")]);

			await retire("m2", "edited");
			expect(await store.read(both.id)).toMatchObject({ status: "active" });
			expect(await retire("m1", "deleted")).toBe(3);
			expect(await store.readAll([one.id, both.id, anew.id])).toEqual([]);
			expect(await found("edited-first", "user:u", "quagga")).toEqual([]);
			expect(/okapi|one quagga/.test(await everything())).toBe(false);
		});

		it.each(["edited", "deleted"] as const)("holds again where what replaced it is %s", async (because) => {
			const tenant = `returns-${because}`;
			const store = storeOf(tenant, LATER);
			const home = (city: string, message: string | null, more: object = {}) =>
				entry(`Lives in ${city}`, { key: "home", quotes: message === null ? [] : [from(message)], ...more });
			const [rome, bonn, kyiv, lima] = [
				...[home("Rome", null, { valid_from: T1 }), home("Bonn", "m1"), home("Kyiv", "m2"), home("Lima", "m3")],
			] as const;
			const holding = async () =>
				(await store.page({ status: "active", limit: 9 })).map(({ id, valid_to, superseded_by }) => {
					expect([valid_to, superseded_by]).toEqual([null, null]);
					return id;
				});
			const retire = (...message_ids: string[]) => store.retire({ thread_id: "t", message_ids, because }, LATER);
			for (const [index, one] of [rome, bonn, kyiv, lima].entries())
				await store.write([one], [T1, T2, T3, T4][index] ?? T4);

			// One from the middle of the line leaves what stands before and behind it joined.
			expect(await retire("m2")).toBe(because === "edited" ? 0 : 1);
			expect(await holding()).toEqual([lima.id]);
			expect(await store.read(bonn.id)).toMatchObject({ superseded_by: lima.id, valid_to: T4 });
			await retire("m3");
			expect(await holding()).toEqual([bonn.id]);
			expect((await store.history(bonn.id, { limit: 50 })).ok).toBe(true);
			expect((await told(tenant)).slice(-3)).toContain(`put ${bonn.id}`);
			await store.write([home("Oslo", "m4")], LATER);
			await retire("m1", "m4");
			expect(await holding()).toEqual([rome.id]);
			// What somebody deletes on purpose brings nothing back, nor does what was replaced by decision.
			const quito = home("Quito", "m5");
			await store.write([quito], LATER);
			await store.remove(quito.id, LATER);
			expect(await holding()).toEqual([]);
		});

		it("does not hold again where its key is held by now, its message says something else, or its own time is over", async () => {
			const store = storeOf("returns-not", LATER);
			const said = (content: string, message: string, more: object = {}) =>
				entry(content, { key: "k", scope: "user:u", quotes: [from(message)], ...more });
			const retire = (message: string, because: "edited" | "deleted" = "deleted") =>
				store.retire({ thread_id: "t", message_ids: [message], because }, T3);
			const edited = said("before", "m1");
			const next = said("next", "m2");
			await store.write([edited, next], T1);
			await retire("m1", "edited");
			await retire("m2");
			expect(await store.page({ status: "active", limit: 9 })).toEqual([]);

			const [ended, short, other] = [
				said("ended", "m3", { key: "e", valid_from: T1, valid_to: T2 }),
				said("short", "m4", { key: "s", expires_at: T3 }),
				said("freed", "m5", { key: "f" }),
			] as const;
			await store.write([ended, short, other], T1);
			const keys = ["e", "s", "f"];
			await store.write(
				keys.map((key) => said(`new ${key}`, "m6", { key, valid_from: T3 })),
				T2,
			);
			const [newest] = await store.page({ key: "f", status: "active", limit: 1 });
			await store.change(newest?.id ?? "", { key: null }, T2);
			await store.write([said("another", "m7", { key: "f" })], T2);
			expect(await retire("m6")).toBe(3);
			const states = await store.readAll([ended.id, short.id, other.id]);
			expect(Object.fromEntries(states.map(({ content, status, valid_to }) => [content, [status, valid_to]]))).toEqual({
				ended: ["active", T2],
				short: ["expired", null],
				freed: ["superseded", T2],
			});
		});
	});
}
