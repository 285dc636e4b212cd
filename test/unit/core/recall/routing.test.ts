import { describe, expect, it } from "vitest";
import { MEMORY_TYPES, type Remembered } from "../../../../src/core/model/memory/remembered.ts";
import { routeRemembered, sectionOfRemembered } from "../../../../src/core/recall/routing.ts";
import { memory, preference, relation, skill, staticFact } from "../remembering.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");

/** Every item with where it went and what became of it. */
const routes = (...items: Remembered[]) =>
	Object.entries(routeRemembered(items, NOW)).flatMap(([to, all]) =>
		all.map(({ item, excluded }) => [item.id, to, excluded ?? "competes"]),
	);
const reasons = (...items: Remembered[]) =>
	Object.fromEntries(routes(...items).map(([id = "", , reason]) => [id, reason]));

describe("where something remembered stands", () => {
	it("a user's preferences in system, all others in project", () => {
		expect(sectionOfRemembered(preference("a", "x"))).toBe("preferences");
		for (const scope of ["project:p", "thread:t", "global"]) {
			expect(sectionOfRemembered(preference("a", "x", { scope }))).toBe("team_preferences");
		}
	});

	it("facts in project if they are static, in knowledge if they are not", () => {
		expect(sectionOfRemembered(staticFact("a", "x"))).toBe("static_facts");
		expect(sectionOfRemembered(staticFact("a", "x", { scope: "user:u" }))).toBe("static_facts");
		expect(sectionOfRemembered(memory("a", "fact", "x"))).toBe("memories");
	});

	it("everything else in knowledge, static or not", () => {
		const sections = MEMORY_TYPES.slice(2).map((type) =>
			sectionOfRemembered(memory("a", type, "x", { is_static: true })),
		);
		expect(sections).toEqual(["memories", "memories", "insights", "memories"]);
		expect(sectionOfRemembered(relation("a", "Ada", "KNOWS", "Bo"))).toBe("relations");
		expect(sectionOfRemembered(skill("a", "deploy", "x"))).toBe("skills");
	});

	it("in one ranking for all that is knowledge", () => {
		const scored = (id: string, total: number) => ({ ...skill(id, "s", id), score: { relevance: 0, total } });
		const items = [scored("low", 0.1), memory("mid", "episode", "m"), scored("high", 0.9), preference("p", "p")];
		expect(routeRemembered(items, NOW).knowledge.map(({ item }) => item.id)).toEqual(["high", "mid", "low"]);
	});
});

describe("scores", () => {
	const score = (item: Remembered) => Object.values(routeRemembered([item], NOW)).flat()[0]?.score;

	it("follow from time and importance where recall gives only a relevance", () => {
		const made = memory("a", "fact", "x", { created_at: "2026-11-20T12:00:00.000Z", importance: 7 });
		expect(score(made)).toEqual({ relevance: 0.5, recency: 1, importance: 0.7, total: 0.5238 });
	});

	it("are what recall gives where it gives more", () => {
		const given = { relevance: 0.2, recency: 0.4, importance: 0.6, total: 0.9 };
		expect(score(memory("a", "fact", "x", { score: given }))).toEqual(given);
	});
});

describe("what is left out", () => {
	it("is what has expired, at that very moment too", () => {
		const until = (id: string, expires_at: string) => memory(id, "fact", id, { expires_at });
		expect(
			reasons(
				until("over", "2026-11-20T11:59:59.000Z"),
				until("now", "2026-11-20T12:00:00.000Z"),
				until("later", "2026-11-20T12:00:01.000Z"),
			),
		).toEqual({ over: "expired", now: "expired", later: "competes" });
	});

	it("is what has the key of something of a narrower scope, whatever its type and order", () => {
		const scopes = ["global", "thread:t", "user:u", "project:p"];
		const items = scopes.map((scope, at) =>
			memory(scope, at === 0 ? "fact" : "preference", scope, { scope, key: "k" }),
		);
		const expected = {
			"thread:t": "competes",
			"user:u": "overridden",
			"project:p": "overridden",
			global: "overridden",
		};
		expect(reasons(...items)).toEqual(expected);
		expect(reasons(...items.toReversed())).toEqual(expected);
	});

	it("is the older one of the same key and scope", () => {
		const at = (id: string, created_at: string) => memory(id, "fact", id, { key: "k", created_at });
		expect(reasons(at("new", "2026-11-02T00:00:00.000Z"), at("old", "2026-11-01T00:00:00.000Z"))).toEqual({
			new: "competes",
			old: "superseded",
		});
	});

	it("is nothing for another key, for none, or for the sake of what has expired", () => {
		const narrow = preference("narrow", "a", { key: "k", expires_at: "2026-01-01T00:00:00.000Z" });
		const wide = preference("wide", "b", { key: "k", scope: "global" });
		const other = preference("other", "c", { key: "l", scope: "global" });
		expect(reasons(narrow, wide, other, preference("x", "d"), preference("y", "e"))).toEqual({
			...{ narrow: "expired", wide: "competes", other: "competes", x: "competes", y: "competes" },
		});
	});

	it("is what a list says already: the user's own words before the team's, the better before the worse", () => {
		const team = preference("team", "Use tabs!", { scope: "project:p", score: { relevance: 1 } });
		const user = preference("user", "use  TABS");
		const again = preference("again", "“Use tabs.”", { score: { relevance: 0.1 } });
		expect(reasons(team, user, again)).toEqual({ user: "competes", again: "duplicate", team: "duplicate" });
	});
});

it("shows of a relation that has one object at a time only that of the narrowest scope", () => {
	const said = (id: string, predicate: string, object: string, scope: string) => ({
		...relation(id, "Zed", predicate, object),
		scope,
	});
	const items = [
		said("wide", "LIVES_IN", "Rome", "global"),
		said("mine", "LIVES_IN", "Oslo", "user:u"),
		said("friend", "KNOWS", "Ada", "global"),
		said("other", "KNOWS", "Bo", "user:u"),
	];
	expect(reasons(...items)).toEqual({
		...{ wide: "overridden", mine: "competes", friend: "competes", other: "competes" },
	});
});
