import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeline } from "../../../../src/core/relations/timeline.ts";
import { beginOf, holdsAt, type Known } from "../../../../src/core/relations/validity.ts";

const at = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();

const statement = fc.record({
	object: fc.constantFrom("bob", "carol", "dana", "eve"),
	valid_from: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
});
const history = fc.array(statement, { minLength: 1, maxLength: 12 });

type Statement = { object: string; valid_from: number | null; valid_to?: number | null };

/** Each is written at a moment of its own, from the 20th on, over what the ones before have left. */
function told(statements: readonly Statement[], single_valued = true): Known[] {
	let known: Known[] = [];
	for (const [index, { object, valid_from, valid_to = null }] of statements.entries()) {
		const now = at(20 + index);
		const line = timeline(known, now);
		const times = [valid_from, valid_to].map((time) => (time === null ? null : at(time)));
		const [from = null, to = null] = times;
		const named = { id: `r${index}`, object_name: object, said_in: null };
		line.write({ ...named, valid_from: from, valid_to: to, single_valued });
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
				for (const one of told(statements)) expect(one.valid_to === null || beginOf(one) <= one.valid_to).toBe(true);
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
