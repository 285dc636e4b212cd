import { describe, expect, it } from "vitest";
import type { RelationEntry, RelationGraph } from "../../../src/features/memory/store/relations/relation-graph.ts";
import { all, day, entry, held, NOW, quoted, said } from "./relation-entries.ts";

/** What a graph of relations keeps of what is learned. */
export function relationLearning(of: (tenant: string) => RelationGraph): void {
	describe("what is learned", () => {
		const learned = async (graph: RelationGraph, entries: RelationEntry[], scopes = ["global"]) =>
			(await graph.learn(entries, scopes, NOW)).map((one) => one && said(one));

		it("is placed one after the other, each counting on those before", async () => {
			const graph = of("learned");
			await graph.write([entry("A REPORTS_TO B")], day(1));
			const told = [
				entry("A REPORTS_TO C", { said_at: day(2), ...quoted("m1") }),
				entry("A REPORTS_TO B", { said_at: day(3), ...quoted("m2") }),
				entry("A REPORTS_TO C", { said_at: day(2), ...quoted("m3") }),
				entry("A KNOWS B", { said_at: day(3), ...quoted("m2") }),
			];
			expect(await learned(graph, told)).toEqual(["A REPORTS_TO C", "A REPORTS_TO B", null, "A KNOWS B"]);
			expect((await held(graph, day(2))).sort()).toEqual(["A REPORTS_TO C"]);
			expect((await held(graph, NOW)).sort()).toEqual(["A KNOWS B", "A REPORTS_TO B"]);
		});

		it("is no news where it was said before, also if it ended since, unless it is said anew", async () => {
			const graph = of("learned-ended");
			await graph.write([entry("A WORKS_AT X", { valid_to: day(5) })], day(4));
			expect(await learned(graph, [entry("A WORKS_AT X", { said_at: day(5) })])).toEqual([null]);
			expect(await learned(graph, [entry("A WORKS_AT X")])).toEqual([null]);
			expect(await learned(graph, [entry("A WORKS_AT X", { said_at: day(6) })])).toEqual(["A WORKS_AT X"]);
			expect(await all(graph)).toHaveLength(2);
		});

		it("is no news under another name of these scopes", async () => {
			const graph = of("learned-alias");
			const alias = { aliases: [{ alias: "Bob", entity: "Robert" }], scope: "user:u" };
			await graph.write([entry("Robert MANAGES Ops", alias)], NOW);
			expect(await learned(graph, [entry("Bob MANAGES Ops", { scope: "user:u" })], ["user:u"])).toEqual([null]);
			expect(await learned(graph, [entry("Bob MANAGES Ops", { scope: "user:v" })], ["user:v"])).toEqual([
				"Bob MANAGES Ops",
			]);
		});

		it("finds its place on a line of thousands", async () => {
			const graph = of("learned-long");
			const at = (n: number) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString();
			const from = (n: number) => entry(`A REPORTS_TO B${n}`, { said_at: at(n), ...quoted(`m${n}`) });
			for (let n = 0; n < 1_000; n += 50)
				await graph.learn(
					Array.from({ length: 50 }, (_, index) => from((n + index) * 2)),
					["global"],
					NOW,
				);
			expect(await learned(graph, [from(1_001), from(1_000), from(5)])).toEqual([
				"A REPORTS_TO B1001",
				null,
				"A REPORTS_TO B5",
			]);
			for (const [day, object] of [
				[4, "B4"],
				[1_001, "B1001"],
				[1_002, "B1002"],
				[3_000, "B1998"],
			] as const)
				expect(await held(graph, at(day))).toEqual([`A REPORTS_TO ${object}`]);
		});

		it("leaves one open of many learned at the same moment", async () => {
			const runs = Array.from({ length: 8 }, (_, run) =>
				Array.from({ length: 4 }, (_, at) => entry(`A REPORTS_TO M${(run + at) % 5}`, quoted(`m${run}-${at}`))),
			);
			await Promise.all(runs.map((entries) => of("learned-race").learn(entries, ["global"], NOW)));
			expect(await of("learned-race").page({ as_of: NOW, limit: 99 })).toHaveLength(1);
		});
	});
}
