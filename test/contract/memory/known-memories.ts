import { describe, expect, it } from "vitest";
import type { KnownMemories } from "../../../src/features/memory/store/memories/known-memories.ts";
import type { MemoryEntry, MemoryStore } from "../../../src/features/memory/store/memories/memory-store.ts";

const AT = "2026-01-12T09:30:00.000Z";
const LATER = "2026-02-12T09:30:00.000Z";

type Fresh = () => { known: KnownMemories; store: MemoryStore };

function entry(scope: string, content: string, more: Partial<MemoryEntry> = {}): MemoryEntry {
	return {
		...{ id: `mem_${crypto.randomUUID()}`, content, scope, type: "fact", key: null, is_static: false, importance: 5 },
		...{ confidence: 1, source: null, created_at: AT, valid_from: null, valid_to: null, expires_at: null },
		...{ review_at: null, metadata: null, quotes: [], evidence: [], ...more },
	};
}

/** What learning may count on when it looks for what is known. */
export function knownMemoriesContract(fresh: Fresh): void {
	const someone = () => `user:${crypto.randomUUID()}`;

	describe("memories that are known", () => {
		it("are found by words, in the scopes that are asked for, for each thing said in its order", async () => {
			const { known, store } = fresh();
			const [mine, others] = [someone(), someone()];
			await store.write([entry(mine, "We use Redis."), entry(mine, "Tea is served at five.")], AT);
			await store.write([entry(others, "We use Redis here.")], AT);
			const said = [["tea"], ["redi"], ["nothing"]].map((terms) => ({ terms, key: null }));
			const [tea, redis, nothing] = await known.like(said, [mine, "global"], 5);

			expect(tea).toMatchObject([{ content: "Tea is served at five.", scope: mine, status: "active", learned: false }]);
			expect(redis?.map(({ scope }) => scope)).toEqual([mine]);
			expect(nothing).toEqual([]);
		});

		it("are found by their key too, whatever they say", async () => {
			const { known, store } = fresh();
			const mine = someone();
			await store.write([entry(mine, "Oslo.", { key: "home" })], AT);
			const asked = [{ terms: ["anything"], key: "home" }];
			expect(await known.like(asked, [mine], 5)).toMatchObject([[{ content: "Oslo.", key: "home" }]]);
			expect(await known.like(asked, [someone()], 5)).toEqual([[]]);
		});

		it("are found by how their keys begin, the newest of each scope, the oldest of them first", async () => {
			const { known, store } = fresh();
			const [mine, others] = [someone(), someone()];
			const at = (day: number) => `2026-01-${10 + day}T00:00:00.000Z`;
			const used = ["redis", "kafka", "pnpm"].map((key, day) =>
				entry(mine, `We use ${key}.`, { key: `uses.${key}`, created_at: at(day) }),
			);
			await store.write([...used, entry(mine, "Usually tea.", { key: "user.tea" }), entry(mine, "No key.")], AT);
			await store.write([entry(others, "We use Rust.", { key: "uses.rust" })], AT);
			await store.write([entry(mine, "We use pnpm 9.", { key: "uses.pnpm", created_at: LATER })], LATER);
			const found = await known.keyed(["uses.", "user.tea"], [mine], 2);
			expect(found.map(({ content }) => content)).toEqual(["We use kafka.", "Usually tea.", "We use pnpm 9."]);
			expect((await known.keyed([""], [mine, others], 9)).map(({ key }) => key)).toHaveLength(5);
		});

		it("say what became of them, and when what took their place was said", async () => {
			const { known, store } = fresh();
			const mine = someone();
			const quotes = [{ thread_id: "t", message_id: "m", seq: 1, quote: "Oslo" }];
			await store.write([entry(mine, "Home is Oslo.", { key: "home", quotes })], AT);
			await store.write([entry(mine, "Home is Rome.", { key: "home", created_at: LATER })], "2026-03-01T00:00:00.000Z");
			const [found] = await known.like([{ terms: ["oslo"], key: null }], [mine], 5);

			expect(found).toMatchObject([
				{ content: "Home is Oslo.", status: "superseded", superseded: true, ended_at: LATER, learned: true },
			]);
		});

		it("are taken back where they were deleted, ended or worded anew: by what they said, for their message and scope", async () => {
			const { known, store } = fresh();
			const [mine, others, thread_id] = [someone(), someone(), crypto.randomUUID()];
			const from = (message_id: string) => ({ thread_id, message_id, seq: 1, quote: "as I said" });
			const learned = (content: string) => entry(mine, content, { quotes: [from("m1"), from("m2")] });
			const [gone, ended, reworded, kept] = [learned("Kiwis."), learned("Plums."), learned("Figs."), learned("Nuts.")];
			await store.write([gone, ended, reworded, kept], AT);
			await store.review(ended.id, { decision: "expire" }, LATER);
			await store.change(reworded.id, { content: "Dates." }, LATER);
			await store.remove(gone.id, LATER);
			const asked = (content: string, more: object = {}) => ({
				thread_id,
				message_id: "m1",
				scope: mine,
				content,
				...more,
			});
			const said = ["kiwis", "Plums.", "Figs.", "Nuts.", "Dates.", "Limes."].map((content) => asked(content));
			expect(await known.takenBack(said)).toEqual([true, true, true, false, false, false]);
			const elsewhere = [{ scope: others }, { message_id: "m3" }, { thread_id: "another" }];
			expect(await known.takenBack(elsewhere.map((more) => asked("Kiwis.", more)))).toEqual([false, false, false]);

			await store.retire({ thread_id, message_ids: ["m1"], because: "edited" }, LATER);
			expect(await known.takenBack([asked("Kiwis."), asked("Kiwis.", { message_id: "m2" })])).toEqual([true, true]);
			await store.retire({ thread_id, message_ids: ["m1"], because: "deleted" }, LATER);
			expect(await known.takenBack([asked("Kiwis."), asked("Kiwis.", { message_id: "m2" })])).toEqual([false, true]);
		});

		it("are not those that were deleted; no word is an operator, and a hundred things are asked at once", async () => {
			const { known, store } = fresh();
			const mine = someone();
			const gone = entry(mine, "The vault opens at noon.");
			await store.write([gone, entry(mine, "NEAR the vault.")], AT);
			await store.remove(gone.id, LATER);
			const said = Array.from({ length: 100 }, () => ({ terms: ["vault", 'a"b', "NEAR(", "*"], key: "a key" }));
			const found = await known.like(said, [mine], 5);
			expect(found).toHaveLength(100);
			expect(found.every((one) => one.length === 1 && one[0]?.content === "NEAR the vault.")).toBe(true);
		});
	});
}
