import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { relationTimeline } from "../../../../../src/core/model/relations/timeline.ts";
import { holdsAt, type Known, relationStart } from "../../../../../src/core/model/relations/validity.ts";

const at = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();

const statement = fc.record({
	object: fc.constantFrom("bob", "carol", "dana", "eve"),
	valid_from: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
});
const history = fc.array(statement, { minLength: 1, maxLength: 12 });

type Statement = { object: string; valid_from: number | null; valid_to?: number | null; said_at?: number };

/** Each is written at a moment of its own, from the 20th on, over what the ones before have left. */
function told(statements: readonly Statement[], single_valued = true): Known[] {
	let known: Known[] = [];
	for (const [index, { object, valid_from, valid_to = null, said_at }] of statements.entries()) {
		const now = at((said_at === undefined ? 20 : 60) + index);
		const line = relationTimeline(known, now);
		const times = [valid_from, valid_to].map((time) => (time === null ? null : at(time)));
		const [from = null, to = null] = times;
		const named = { id: `r${index}`, object_name: object, said_in: null };
		const said = said_at === undefined ? null : at(said_at);
		line.write({ ...named, valid_from: from, valid_to: to, single_valued, said_at: said });
		const changed = new Map([...line.changes(), ...line.added()].map((one) => [one.id, one]));
		const added = line.added().map((one) => ({ ...named, ...one }));
		known = [...known, ...added].map((one) => {
			const { valid_from, valid_to } = changed.get(one.id) ?? one;
			return { ...one, valid_from, valid_to };
		});
	}
	return known;
}

const holding = (known: readonly Known[], time: string) =>
	known.filter((one) => holdsAt(one, time)).map(({ object_name }) => object_name);

describe("a single-valued predicate", () => {
	it("has at most one object at any moment, in whatever order it is told", () => {
		fc.assert(
			fc.property(history, (statements) => {
				const known = told(statements);
				for (let moment = -1; moment <= 60; moment++) {
					expect(new Set(holding(known, at(moment))).size).toBeLessThanOrEqual(1);
				}
				expect(known.filter(({ valid_to }) => valid_to === null)).toHaveLength(1);
			}),
		);
	});

	it("gives no relation an end before its beginning", () => {
		fc.assert(
			fc.property(history, (statements) => {
				for (const one of told(statements))
					expect(one.valid_to === null || relationStart(one) <= one.valid_to).toBe(true);
			}),
		);
	});

	it("tells the same of the past whatever the order, where every beginning is known", () => {
		const dated = fc.uniqueArray(fc.nat(15), { maxLength: 6 });
		fc.assert(
			fc.property(dated, (days) => {
				const known = told(days.map((day) => ({ object: `since ${day}`, valid_from: day })));
				const sorted = days.toSorted((a, b) => a - b);
				for (let moment = 0; moment <= 60; moment++) {
					const last = sorted.findLast((day) => day <= moment);
					expect(holding(known, at(moment))).toEqual(last === undefined ? [] : [`since ${last}`]);
				}
			}),
		);
	});

	it("leaves what holds as it is when it hears of what is over", () => {
		const known = told([
			{ object: "bob", valid_from: 2 },
			{ object: "carol", valid_from: 4, valid_to: 6 },
		]);
		expect(holding(known, at(30))).toEqual(["bob"]);
	});
});

describe("what is learned from talk", () => {
	/** Said at moments of their own; a date lies before that. */
	const talk = fc.uniqueArray(
		fc
			.record({ object: fc.constantFrom("bob", "carol", "dana"), said_at: fc.integer({ min: 1, max: 40 }) })
			.chain((one) => fc.option(fc.nat(one.said_at - 1), { nil: null }).map((valid_from) => ({ ...one, valid_from }))),
		{ minLength: 1, maxLength: 8, selector: ({ said_at }) => said_at },
	);
	const bySaying = (a: Statement, b: Statement) => (a.said_at ?? 0) - (b.said_at ?? 0);

	it("counts as it was said, also where a date lies before an earlier statement", () => {
		const known = told([
			{ object: "berlin", valid_from: null, said_at: 10 },
			{ object: "hamburg", valid_from: 4, said_at: 12 },
		]);
		expect([3, 5, 11, 30].map((moment) => holding(known, at(moment)))).toEqual([
			["berlin"],
			["hamburg"],
			["hamburg"],
			["hamburg"],
		]);
		const late = told([
			{ object: "hamburg", valid_from: 4, said_at: 12 },
			{ object: "berlin", valid_from: null, said_at: 10 },
			{ object: "berlin", valid_from: null, said_at: 11 },
		]);
		expect([3, 5, 11, 30].map((moment) => holding(late, at(moment)))).toEqual([
			["berlin"],
			["hamburg"],
			["hamburg"],
			["hamburg"],
		]);
		expect(late).toHaveLength(2);
	});

	it("has at most one object at any moment, and no end before its beginning, in whatever order it is told", () => {
		fc.assert(
			fc.property(talk, (statements) => {
				const known = told(statements);
				for (let moment = -1; moment <= 90; moment++)
					expect(new Set(holding(known, at(moment))).size).toBeLessThanOrEqual(1);
				for (const one of known) expect(one.valid_to === null || relationStart(one) <= one.valid_to).toBe(true);
			}),
		);
	});

	it("ends with what was said last, where nothing earlier has a date, in whatever order it is told", () => {
		fc.assert(
			fc.property(talk, (statements) => {
				const [first, ...rest] = statements.toSorted(bySaying).reverse();
				if (first === undefined) return;
				const undated = [first, ...rest.map((one) => ({ ...one, valid_from: null }))];
				for (const order of [undated, undated.toReversed()])
					expect(holding(told(order), at(90))).toEqual([first.object]);
			}),
		);
	});
});

describe("a predicate of many objects", () => {
	it("closes none, and has each once", () => {
		fc.assert(
			fc.property(history, (statements) => {
				const known = told(statements, false);
				expect(known.every(({ valid_to }) => valid_to === null)).toBe(true);
				expect(known.map(({ object_name }) => object_name).sort()).toEqual(
					[...new Set(statements.map(({ object }) => object))].sort(),
				);
			}),
		);
	});
});
