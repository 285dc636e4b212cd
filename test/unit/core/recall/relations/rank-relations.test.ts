import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entityName } from "../../../../../src/core/language/names.ts";
import { isSingleValued, predicateOf } from "../../../../../src/core/model/relations/predicates.ts";
import { entityCandidates } from "../../../../../src/core/recall/relations/entity-candidates.ts";
import { rankRelations } from "../../../../../src/core/recall/relations/rank-relations.ts";

const relation = (said: string) => {
	const [subject = "", predicate = "", object = ""] = said.split("|");
	return { id: said, subject, predicate, object, confidence: 1, created_at: "2026-01-01T00:00:00.000Z" };
};
const OFFICE = [
	"Alice|MANAGES|Carol",
	"Carol|REPORTS_TO|Alice",
	"Alice|LIVES_IN|Rome",
	"Alice|REPORTS_TO|Bob",
	"Alice|KNOWS|Bob",
	"Alice|WORKS_AT|Acme Labs",
	"Bob|WORKS_AT|Globex",
	"Alice|FAVORITE_COLOR|teal",
	"Alice|MARRIED_TO|Dan",
	"Alice|PARENT_OF|Finn",
	"Eve|MANAGES|Bob",
].map(relation);

/** The relations that answer a question, strictly above all others. */
function answersTo(query: string): string[] {
	const ranked = rankRelations(query, OFFICE);
	const best = ranked[0]?.relevance ?? 0;
	return ranked
		.filter(({ relevance }) => relevance === best)
		.map(({ relation: { id } }) => id)
		.sort();
}

describe("the relations that answer a question", () => {
	it.each([
		["Who is Alice's manager?", ["Alice|REPORTS_TO|Bob"]],
		["who's alices boss", ["Alice|REPORTS_TO|Bob"]],
		["Who is the manager of Alice?", ["Alice|REPORTS_TO|Bob"]],
		["Who does Alice report to?", ["Alice|REPORTS_TO|Bob"]],
		["To whom does Alice report?", ["Alice|REPORTS_TO|Bob"]],
		["Who manages Alice?", ["Alice|REPORTS_TO|Bob"]],
		["Who is Alice managed by?", ["Alice|REPORTS_TO|Bob"]],
		["Wer ist Alices Chefin?", ["Alice|REPORTS_TO|Bob"]],
		["Alice的经理是谁？", ["Alice|REPORTS_TO|Bob"]],
		["Who manages Bob?", ["Eve|MANAGES|Bob"]],
		["Who does Alice manage?", ["Alice|MANAGES|Carol", "Carol|REPORTS_TO|Alice"]],
		["Who reports to Alice?", ["Alice|MANAGES|Carol", "Carol|REPORTS_TO|Alice"]],
		["Who are Alice's direct reports?", ["Alice|MANAGES|Carol", "Carol|REPORTS_TO|Alice"]],
		["Who are Alice's reports?", ["Alice|MANAGES|Carol", "Carol|REPORTS_TO|Alice"]],
		["Whose manager is Alice?", ["Alice|MANAGES|Carol", "Carol|REPORTS_TO|Alice"]],
		["Where does Bob work?", ["Bob|WORKS_AT|Globex"]],
		["Wo arbeitet Bob?", ["Bob|WORKS_AT|Globex"]],
		["Who works at Acme Labs?", ["Alice|WORKS_AT|Acme Labs"]],
		["Where does Alice live?", ["Alice|LIVES_IN|Rome"]],
		["Where is Alice?", ["Alice|LIVES_IN|Rome"]],
		["Who lives in Rome?", ["Alice|LIVES_IN|Rome"]],
		["Who is Alice's husband?", ["Alice|MARRIED_TO|Dan"]],
		["Who is Dan married to?", ["Alice|MARRIED_TO|Dan"]],
		["What is Alice's favorite color?", ["Alice|FAVORITE_COLOR|teal"]],
		["Who are Alice's children?", ["Alice|PARENT_OF|Finn"]],
		["Who is Finn's mother?", ["Alice|PARENT_OF|Finn"]],
	])("%s", (query, expected) => {
		expect(answersTo(query)).toEqual([...expected].sort());
	});

	it.each([
		["Who do I report to?", ["user|REPORTS_TO|Dana"]],
		["Who is my boss?", ["user|REPORTS_TO|Dana"]],
		["Who reports to me?", ["Carol|REPORTS_TO|user"]],
		["Can I ask who reports to me?", ["Carol|REPORTS_TO|user"]],
		["Where do I live?", ["user|LIVES_IN|Bremen"]],
		["Wo wohne ich?", ["user|LIVES_IN|Bremen"]],
		["¿Dónde vivo?", ["user|LIVES_IN|Bremen"]],
		["Où est-ce que j'habite ?", ["user|LIVES_IN|Bremen"]],
		["我住在哪里？", ["user|LIVES_IN|Bremen"]],
		["What is my dog called?", ["user|HAS_DOG|Biscuit"]],
		["Where does my sister live?", []],
		["What is my manager's name?", ["user|REPORTS_TO|Dana"]],
		["What is my name?", ["user|HAS_NAME|Mira"]],
		["Where do we deploy?", []],
		["Can I have more of this?", []],
	])("to whoever asks: %s", (query, expected) => {
		const own = ["user|REPORTS_TO|Dana", "Carol|REPORTS_TO|user", "user|LIVES_IN|Bremen"];
		own.push("user|HAS_DOG|Biscuit", "user|HAS_NAME|Mira");
		const ranked = rankRelations(query, own.map(relation)).filter(({ relevance }) => relevance >= 0.25);
		expect(ranked.map(({ relation: { id } }) => id)).toEqual(expected);
	});

	it("are all alike where only the entity is named", () => {
		const ranked = rankRelations("Alice", OFFICE);
		expect(
			new Set(ranked.filter(({ relation: one }) => one.id.includes("Alice")).map(({ relevance }) => relevance)),
		).toEqual(new Set([0.5]));
		expect(ranked.at(-1)?.relevance).toBe(0.2);
	});

	it("are each there once, on 0..1, whatever is asked", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.lorem(), fc.string({ unit: "binary" })), (query) => {
				const ranked = rankRelations(query, OFFICE);
				expect(ranked.map(({ relation: { id } }) => id).sort()).toEqual(OFFICE.map(({ id }) => id).sort());
				for (const { relevance } of ranked) expect(relevance).toSatisfy((value: number) => value >= 0 && value <= 1);
			}),
		);
	});
});

describe("names in a query", () => {
	it.each([
		["Who is Alice's manager?", ["alice", "manager"]],
		["Wer ist Alices Chefin?", ["alice", "chefin"]],
		["Does José Ruiz know the Ops Team?", ["jose ruiz", "ops team"]],
		["where does bob work", ["bob"]],
		["Who do I report to?", ["user"]],
		["Wer ist mein Chef?", ["user", "chef"]],
		["张伟的经理是谁？", ["张伟", "经理"]],
		["Alice的经理是谁", ["alice", "经理"]],
		["アリス・スミスの上司は誰ですか", ["アリス・スミス", "上司"]],
		["Is Acme Labs, Inc. using C++?", ["acme labs", "c++"]],
	])("%s", (query, expected) => {
		expect(entityCandidates(query)).toEqual(expect.arrayContaining(expected));
	});

	it("are few, also in a text of a megabyte", () => {
		for (const text of ["Alice Bob ", "'s ", "张", "a\u0301\u0301", "\u0301", "A,"]) {
			const query = text.repeat(1_000_000 / text.length);
			expect(entityCandidates(query).length).toBeLessThanOrEqual(60);
			rankRelations(query, OFFICE);
		}
	});

	it("are compared as names of relations are", () => {
		fc.assert(
			fc.property(fc.oneof(fc.lorem({ maxCount: 3 }), fc.string({ unit: "grapheme" })), (text) => {
				expect(entityName(entityName(text))).toEqual(entityName(entityName(entityName(text))));
				for (const name of entityCandidates(text)) expect(name).not.toBe("");
			}),
		);
	});
});

describe("predicates", () => {
	it.each([
		["reports to", "REPORTS_TO"],
		["reportsTo", "REPORTS_TO"],
		["Works-At", "WORKS_AT"],
		["größe von", "GROSSE_VON"],
		["1st", null],
		["", null],
		["管理", null],
		["A".repeat(65), null],
	])("%s is %s", (text, predicate) => {
		expect(predicateOf(text)).toBe(predicate);
	});

	it("are single-valued where a subject has one at a time", () => {
		expect(["REPORTS_TO", "WORKS_AT", "LIVES_IN", "MARRIED_TO", "KNOWS", "MANAGES"].map(isSingleValued)).toEqual([
			...[true, true, true, true, false, false],
		]);
	});
});
