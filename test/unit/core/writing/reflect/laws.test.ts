import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reflectionBatches } from "../../../../../src/core/writing/reflect/batches.ts";
import type { Observation } from "../../../../../src/core/writing/reflect/observation.ts";
import { LONGEST_INSIGHT } from "../../../../../src/core/writing/reflect/reflect-figures.ts";
import { march, reflected } from "./observing.ts";

const words = fc.constantFrom(
	...[
		"The",
		"billing",
		"search",
		"deploy",
		"of",
		"failed",
		"crashed",
		"again",
		"Ada",
		"Oslo",
		"timeout",
		"is",
		"30",
		"60",
	],
	...[
		"seconds",
		"not",
		"no longer",
		"was",
		"because",
		",",
		".",
		"?",
		"visited",
		"“quoted”",
		"staging",
		"down",
		"user",
		"…",
	],
);
const text = fc.oneof(
	{ weight: 4, arbitrary: fc.array(words, { minLength: 1, maxLength: 12 }).map((list) => list.join(" ")) },
	{ weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 200 }) },
	{ weight: 1, arbitrary: fc.array(words, { minLength: 60, maxLength: 200 }).map((list) => list.join(" ")) },
);
const types = ["fact", "preference", "decision", "episode", "insight", "document"] as const;
const said = fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 23 })), {
	minLength: 1,
	maxLength: 4,
});

/** With ids of their own. */
const observations = fc
	.array(
		fc.record({
			...{ type: fc.constantFrom(...types), content: text, importance: fc.integer({ min: 1, max: 10 }) },
			...{ key: fc.option(fc.constantFrom("a", "b.c"), { nil: null }), said, depth: fc.constantFrom(0, 0, 0, 0, 1, 2) },
		}),
		{ maxLength: 40 },
	)
	.map((list) =>
		list.map(
			({ said: times, ...one }, index): Observation => ({
				...{ ...one, id: `mem_${index}` },
				said_at: times.map(([day, hour]) => march(day, hour)).sort(),
			}),
		),
	);

describe("the embedded reflector", () => {
	it("rests only on what is there, deeper than all of it, and counts right", () => {
		fc.assert(
			fc.property(observations, (all) => {
				const byId = new Map(all.map((one) => [one.id, one]));
				const { insights, contradictions } = reflected(all);
				const keys = insights.map(({ key }) => key);
				expect(new Set(keys).size).toBe(keys.length);
				for (const { evidence, depth, importance, confidence, content } of insights) {
					const rests = evidence.map((id) => byId.get(id));
					expect(new Set(evidence).size).toBe(evidence.length);
					expect(depth).toBe(1 + Math.max(...rests.map((one) => one?.depth ?? Number.NaN)));
					expect(importance >= 1 && importance <= 10 && confidence > 0 && confidence < 1).toBe(true);
					expect(content.length).toBeLessThanOrEqual(LONGEST_INSIGHT);
					const days = new Set(rests.flatMap((one) => one?.said_at.map((time) => time.slice(0, 10)) ?? []));
					const counted = / (?:noted|said) on (\d+) days /.exec(content);
					if (counted !== null && depth === 1) {
						expect(Number(counted[1])).toBeGreaterThanOrEqual(3);
						expect(Number(counted[1])).toBeLessThanOrEqual(days.size);
					}
					expect(rests.length > 1 || days.size > 2).toBe(true);
				}
				for (const { earlier, later } of contradictions) {
					const said = (id: string) => byId.get(id)?.said_at.at(-1) ?? "";
					expect(said(earlier) !== "" && said(earlier) < said(later)).toBe(true);
				}
			}),
		);
	});

	it("gives the same for the same in any order, and nothing twice", () => {
		fc.assert(
			fc.property(observations, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (all, order) => {
				const once = reflected(all);
				const shuffled = all.map((one) => ({ one, at: order.next().value })).sort((a, b) => a.at - b.at);
				expect(reflected(shuffled.map(({ one }) => one))).toEqual(once);
				const known = once.insights.map(({ evidence }) => evidence);
				const again = reflected([], { beside: all, known });
				expect(again).toEqual({ insights: [], contradictions: [] });
			}),
		);
	});
});

describe("batches", () => {
	const count = (lines: string) => Math.ceil(lines.length / 4);

	it("hold every new observation once, in time, within the room, and beside them only earlier ones", () => {
		fc.assert(
			fc.property(observations, observations, fc.integer({ min: 300, max: 3_000 }), (fresh, older, room) => {
				const beside = older.map((one) => ({ ...one, id: `old_${one.id}` }));
				const batches = reflectionBatches({ fresh, beside }, room, count);
				expect(batches.flatMap((batch) => batch.fresh.map(({ id }) => id)).sort()).toEqual(
					fresh.map(({ id }) => id).sort(),
				);
				const earlier = new Set(beside.map(({ id }) => id));
				let last = "";
				for (const { fresh: own, beside: next, freshLines, besideLines, tokens } of batches) {
					const times = own.map(({ said_at }) => said_at.at(-1) ?? "").sort();
					expect((times[0] ?? "") >= last).toBe(true);
					last = times.at(-1) ?? "";
					expect(own.length).toBeLessThanOrEqual(100);
					expect(next.every(({ id }) => earlier.has(id))).toBe(true);
					for (const { id } of own) earlier.add(id);
					expect(tokens).toBeLessThanOrEqual(room);
					expect(count(freshLines) + (besideLines === "" ? 0 : count(besideLines))).toBeLessThanOrEqual(tokens);
					expect(freshLines.split("\n").map((line) => Number.parseInt(line, 10))).toEqual(
						own.map((_, index) => index + 1),
					);
					const numbers = besideLines === "" ? [] : besideLines.split("\n").map((line) => Number.parseInt(line, 10));
					expect(numbers).toEqual(next.map((_, index) => own.length + index + 1));
				}
			}),
		);
	});

	it("put beside new observations the older ones about the same, insights before others", () => {
		const one = (id: string, content: string, depth = 0): Observation => {
			const type = depth > 0 ? "insight" : "fact";
			return { id, type, content, key: null, importance: 4, said_at: [march(3)], depth };
		};
		const beside = [
			...Array.from({ length: 200 }, (_, index) =>
				one(`cake-${index}`, `The bakery in street ${index} sells almond cake.`),
			),
			...[
				one("deploy", "The billing deploy failed."),
				one("insight", "“The billing deploy failed” was noted on 3 days.", 1),
			],
		];
		const [batch] = reflectionBatches(
			{ fresh: [one("new", "The billing deploy failed on a lock.")], beside },
			1_000,
			count,
		);
		expect(batch?.beside.map(({ id }) => id)).toEqual(["deploy", "insight"]);
	});
});
