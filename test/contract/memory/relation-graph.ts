import { describe, expect, it } from "vitest";
import { type AccessScope, type Owners, wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { RelationGraph } from "../../../src/features/memory/store/relations/relation-graph.ts";
import { all, day, entry, held, NOW, quoted, said, times } from "./relation-entries.ts";
import { relationLearning } from "./relation-learning.ts";

/** What every graph of relations has to keep. `list` puts a thread of these owners into the tenant's list. */
export function relationGraphContract(
	make: (accessScope: AccessScope) => RelationGraph,
	list: (tenant: string, id: string, owners: Owners) => Promise<void>,
): void {
	const of = (tenant: string) => make(wholeTenant(tenant));

	it("keeps what was written, and nothing of it elsewhere", async () => {
		const graph = of("keeps");
		const one = entry("Ada LIKES C++", { valid_from: day(1), source: { id: "s", type: "doc" }, ...quoted("m1") });
		const [written] = await graph.write([one], NOW);
		const { aliases: _, ...kept } = { ...one, single_valued: false, created_at: NOW };

		expect(written).toEqual({ relation: kept, outcome: "created", closed: [] });
		expect(await graph.read(one.id)).toEqual(kept);
		expect(await all(graph)).toEqual([kept]);
		expect(await of("keeps-not").read(one.id)).toBeNull();
		expect(await all(of("keeps-not"))).toEqual([]);
		expect(await of("keeps-not").remove(one.id)).toBe(false);
	});

	it("compares names without case, width, accents, spacing and quotes", async () => {
		const graph = of("names");
		const [first] = await graph.write([entry("x KNOWS y", { subject: "José  Ruiz", object: "the Ops Team" })], NOW);
		const [second] = await graph.write([entry("x KNOWS y", { subject: "JOSE ruiz", object: "“ops team”" })], NOW);

		expect(second).toMatchObject({ outcome: "duplicate", relation: { id: first?.relation.id } });
		expect(
			await graph.page({ subject: "ｊｏｓé ruiz's", predicate: "KNOWS", object: "OPS TEAM", limit: 9 }),
		).toHaveLength(1);
		expect(await graph.page({ subject: "ops team", limit: 9 })).toEqual([]);
	});

	it("closes what a new object of a single-valued predicate replaces, and nothing else", async () => {
		const graph = of("closes");
		await graph.write(
			["Alice REPORTS_TO Bob", "Carol REPORTS_TO Bob", "Alice KNOWS Bob", "Bob REPORTS_TO Eve"].map((one) =>
				entry(one),
			),
			day(1),
		);
		const other = entry("Alice REPORTS_TO Bob", { scope: "user:u" });
		await graph.write([other], day(1));
		const [written] = await graph.write(
			[entry("Alice REPORTS_TO Dana", { valid_from: day(9) }), entry("Alice KNOWS Dana")],
			day(10),
		);

		expect(written).toMatchObject({ outcome: "created", closed: [expect.any(String)] });
		const ended = (await all(graph)).filter(({ valid_to }) => valid_to !== null);
		expect(ended.map((one) => [said(one), one.valid_to])).toEqual([["Alice REPORTS_TO Bob", day(9)]]);
		expect(await graph.read(other.id)).toMatchObject({ valid_to: null });
		expect(
			await graph.page({ subject: "alice", predicate: "REPORTS_TO", scope: "global", as_of: day(5), limit: 9 }),
		).toMatchObject([{ object: "Bob" }]);
		expect(
			await graph.page({ subject: "alice", predicate: "REPORTS_TO", scope: "global", as_of: day(9), limit: 9 }),
		).toMatchObject([{ object: "Dana" }]);
		expect(await held(graph, "2025-01-01T00:00:00.000Z")).toEqual([]);
	});

	it("puts history that is told late where it belongs", async () => {
		const graph = of("history");
		await graph.write([entry("A LIVES_IN Rome", { valid_from: day(10) })], NOW);
		const [written] = await graph.write([entry("A LIVES_IN Oslo", { valid_from: day(5) })], NOW);

		expect(written).toMatchObject({ outcome: "created", closed: [], relation: { valid_to: day(10) } });
		expect(await held(graph, day(7))).toEqual(["A LIVES_IN Oslo"]);
		expect(await held(graph, day(10))).toEqual(["A LIVES_IN Rome"]);
	});

	it("ends the one whose beginning is unknown where a later statement begins", async () => {
		const graph = of("vague");
		await graph.write([entry("A WORKS_AT Acme")], day(15));
		await graph.write([entry("A WORKS_AT Initech", { valid_from: day(9) })], day(16));

		expect(await held(graph, day(3))).toEqual(["A WORKS_AT Acme"]);
		expect(await held(graph, day(12))).toEqual(["A WORKS_AT Initech"]);
	});

	it("lets what is said later win where it is learned, and opens what that closed when it is taken back", async () => {
		const graph = of("said");
		await graph.write([entry("A LIVES_IN Berlin", { said_at: day(10), ...quoted("m1") })], NOW);
		await graph.write([entry("A LIVES_IN Bonn", { said_at: day(12), valid_from: day(5), ...quoted("m2") })], NOW);
		await graph.write([entry("A LIVES_IN Ulm", { said_at: day(9), ...quoted("m0") })], NOW);
		expect([await held(graph, day(4)), await held(graph, NOW)]).toEqual([["A LIVES_IN Berlin"], ["A LIVES_IN Bonn"]]);
		expect((await graph.page({ object: "Bonn", limit: 1 }))[0]?.created_at).toBe(day(12));

		await graph.retire({ thread_id: "t", message_ids: ["m2"] });
		expect(await held(graph, NOW)).toEqual(["A LIVES_IN Berlin"]);
	});

	it("adds nothing when the same messages are learned again", async () => {
		const graph = of("again");
		const learned = () => [
			entry("A REPORTS_TO B", quoted("m1")),
			entry("A REPORTS_TO C", quoted("m2")),
			entry("A KNOWS B", quoted("m1")),
		];
		await graph.write(learned(), day(1));
		const before = await all(graph);
		expect((await graph.write(learned(), day(2))).map(({ outcome }) => outcome)).toEqual(Array(3).fill("duplicate"));
		expect(await all(graph)).toEqual(before);
	});

	it("answers a write that is done again as the first time", async () => {
		const one = entry("A REPORTS_TO B");
		const [first] = await of("repeated").write([one], day(1));
		expect(await of("repeated").write([one], day(2))).toEqual([first]);
		expect(await all(of("repeated"))).toHaveLength(1);
	});

	relationLearning(of);

	it("says of a known relation that it holds no more", async () => {
		const graph = of("ends");
		await graph.write([entry("A WORKS_AT Acme"), entry("A WORKS_WITH B")], day(1));
		const of_ = { subject: "a", predicate: "WORKS_AT", object: "ACME", scope: "global" };
		expect(await graph.close(of_, { valid_to: day(5), said_at: "2026-02-28T00:00:00.000Z" })).toBe(0);
		expect(await graph.close(of_, { valid_to: day(5), said_at: day(5) })).toBe(1);
		expect(await graph.close(of_, { valid_to: day(6), said_at: day(6) })).toBe(0);
		const [again] = await graph.write([entry("A WORKS_WITH B", { valid_to: day(7) })], day(8));

		expect(again).toMatchObject({ outcome: "duplicate", relation: { valid_to: day(7) }, closed: [again?.relation.id] });
		expect(await held(graph, day(6))).toEqual(["A WORKS_WITH B"]);
		expect(await held(graph, day(7))).toEqual([]);
	});

	it("leaves one open of many written at the same moment", async () => {
		const writers = Array.from({ length: 16 }, (_, index) => entry(`A REPORTS_TO M${index % 5}`));
		await Promise.all(writers.map((one) => of("race").write([one], NOW)));
		const now = await of("race").page({ as_of: NOW, limit: 99 });
		expect(now).toHaveLength(1);
	});

	it("finds an entity by its aliases, one step, in the scopes that are seen", async () => {
		await list("aliases", "t1", { user_id: "u", project_id: null });
		const graph = of("aliases");
		await graph.write(
			[entry("Robert MANAGES Ops", { aliases: [{ alias: "Bob", entity: "Robert" }], scope: "user:u" })],
			NOW,
		);
		await graph.write([entry("bob LIVES_IN Rome", { scope: "thread:t1" })], NOW);

		const found = async (graph_: RelationGraph, subject: string) =>
			(await graph_.page({ subject, limit: 9 })).map(({ object }) => object).sort();
		expect(await found(graph, "BOB")).toEqual(["Ops", "Rome"]);
		expect(await found(graph, "robert")).toEqual(["Ops", "Rome"]);
		expect(await found(make({ tenant: "aliases", user_id: "u", project_id: null }), "bob")).toEqual(["Ops", "Rome"]);
		expect(await found(make({ tenant: "aliases", user_id: "v", project_id: null }), "bob")).toEqual([]);
		expect((await graph.graph({ entity: "Bob", depth: 1, as_of: NOW, scopes: null, limit: 9 })).edges).toHaveLength(2);
	});

	describe("the graph around an entity", () => {
		const around = async (graph: RelationGraph, query: object = {}) => {
			const { nodes, edges } = await graph.graph({
				entity: "a",
				depth: 3,
				as_of: NOW,
				scopes: null,
				limit: 99,
				...query,
			});
			return { nodes: nodes.map(({ id }) => id).sort(), edges: edges.map(said).sort() };
		};

		it("goes both ways as far as it is told, with the direction kept, and comes out of cycles", async () => {
			const graph = of("graph");
			await graph.write(
				["A R B", "C R B", "C R D", "D R E", "D R A", "X R Y"].map((one) => entry(one)),
				NOW,
			);

			expect(await around(graph, { depth: 1 })).toEqual({ nodes: ["a", "b", "d"], edges: ["A R B", "D R A"] });
			expect(await around(graph, { depth: 2 })).toEqual({
				nodes: ["a", "b", "c", "d", "e"],
				edges: ["A R B", "C R B", "C R D", "D R A", "D R E"],
			});
			expect((await around(graph)).edges).toHaveLength(5);
			expect((await around(graph, { limit: 2 })).edges).toEqual(["A R B", "D R A"]);
			expect(await around(graph, { entity: "nobody" })).toEqual({ nodes: [], edges: [] });
		});

		it("shows what held then, in these scopes", async () => {
			const graph = of("graph-then");
			await graph.write([entry("A LIVES_IN Rome", { valid_from: day(1) }), entry("A R B", { scope: "user:u" })], NOW);
			await graph.write([entry("A LIVES_IN Oslo", { valid_from: day(5) })], NOW);

			expect((await around(graph, { as_of: day(3) })).edges).toEqual(["A LIVES_IN Rome"]);
			expect((await around(graph)).edges).toEqual(["A LIVES_IN Oslo", "A R B"]);
			expect((await around(graph, { scopes: ["user:u"] })).edges).toEqual(["A R B"]);
		});
	});

	describe("what is taken back", () => {
		it("opens again what it had closed", async () => {
			const graph = of("retire");
			await graph.write([entry("A REPORTS_TO B")], day(1));
			await graph.write([entry("A REPORTS_TO C", quoted("m1")), entry("A KNOWS C", quoted("m2"))], day(2));
			expect(await graph.retire({ thread_id: "t", message_ids: ["m0", "m1"] })).toBe(1);
			expect(await held(graph, NOW)).toEqual(expect.arrayContaining(["A REPORTS_TO B", "A KNOWS C"]));
			expect((await all(graph)).map(times)).toHaveLength(2);
		});

		it("leaves closed what something else closed", async () => {
			const graph = of("retire-chain");
			await graph.write([entry("A REPORTS_TO B", { valid_from: day(1), valid_to: day(2) })], NOW);
			await graph.write([entry("A REPORTS_TO C", { valid_from: day(2), ...quoted("m1") })], NOW);
			await graph.write([entry("A REPORTS_TO D", { valid_from: day(5) })], NOW);
			await graph.write([entry("A REPORTS_TO E", { valid_from: day(3), ...quoted("m2") })], NOW);

			expect(await graph.retire({ thread_id: "t", message_ids: ["m2"] })).toBe(1);
			expect((await graph.page({ object: "C", limit: 9 })).map(times)).toEqual([["C", day(2), day(5)]]);
			expect(await graph.retire({ thread_id: "t", message_ids: ["m1"] })).toBe(1);
			expect((await graph.page({ object: "B", limit: 9 })).map(times)).toEqual([["B", day(1), day(2)]]);
		});

		it("takes its aliases along", async () => {
			const graph = of("retire-alias");
			await graph.write([entry("Robert R X", { aliases: [{ alias: "Bob", entity: "Robert" }], ...quoted("m1") })], NOW);
			await graph.write([entry("Robert R Y")], NOW);
			expect(await graph.retire({ thread_id: "t", message_ids: "all" })).toBe(1);
			expect(await graph.page({ subject: "bob", limit: 9 })).toEqual([]);
		});

		it("is also what was learned with a memory", async () => {
			const graph = of("retire-memory");
			await graph.write([entry("A LIVES_IN Rome")], day(1));
			await graph.write(
				[entry("A LIVES_IN Oslo", { memory_id: "mem_1" }), entry("A R B", { memory_id: "mem_2" })],
				day(2),
			);
			expect(await graph.removeOf(["mem_0", "mem_1"])).toBe(1);
			expect((await held(graph, NOW)).sort()).toEqual(["A LIVES_IN Rome", "A R B"]);
		});

		it("is all there is in a scope, and no more", async () => {
			const graph = of("scope");
			await graph.write([entry("A R B", { scope: "thread:x" }), entry("A R C", { scope: "thread:xy" })], NOW);
			expect(await graph.removeScope("thread:x")).toBe(1);
			expect((await all(graph)).map(said)).toEqual(["A R C"]);
		});
	});

	it("shows a bound key its own scopes and the threads within its reach", async () => {
		await list("bound", "mine", { user_id: "u", project_id: "p" });
		await list("bound", "theirs", { user_id: "v", project_id: "p" });
		const scopes = ["global", "user:u", "user:v", "project:p", "thread:mine", "thread:theirs", "thread:none"];
		await of("bound").write(
			scopes.map((scope) => entry(`A R ${scope}`, { scope })),
			NOW,
		);
		const shown = async (bounds: Owners) =>
			(await all(make({ tenant: "bound", ...bounds }))).map(({ scope }) => scope).sort();

		expect(await shown({ user_id: "u", project_id: null })).toEqual(["thread:mine", "user:u"]);
		expect(await shown({ user_id: null, project_id: "p" })).toEqual(["project:p", "thread:mine", "thread:theirs"]);
		expect(await shown({ user_id: "u", project_id: "p" })).toEqual(["project:p", "thread:mine", "user:u"]);
		expect(await shown({ user_id: null, project_id: null })).toEqual([...scopes].sort());
	});

	it("is paged newest first", async () => {
		const graph = of("pages");
		for (const number of [1, 2, 3]) await graph.write([entry(`A R B${number}`), entry(`A R C${number}`)], day(number));
		const seen: string[] = [];
		let after: { created_at: string; id: string } | undefined;
		for (;;) {
			const page = await graph.page({ limit: 2, after });
			seen.push(...page.map(({ object }) => object));
			after = page.at(-1);
			if (after === undefined) break;
		}
		expect(seen).toEqual(["C3", "B3", "C2", "B2", "C1", "B1"]);
	});
}
