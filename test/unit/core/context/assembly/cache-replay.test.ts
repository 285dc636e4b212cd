import { describe, expect, it } from "vitest";
import { modelOf } from "../../../../../src/core/model/budget/models.ts";
import { amount } from "../../../../long.ts";
import { note, preference } from "../../remembering.ts";
import { count, prefixParts, prose, talk, turn, unchanged } from "./replay.ts";

/** Fifty, of which half are enough before each commit. */
const TURNS = amount(50);

type More = NonNullable<Parameters<typeof turn>[1]>;

/** The part of turns of which at least 90% of the tokens before the question are those of the turn before. */
function warm(from: number, more: (index: number) => More = () => ({})): number {
	const turns = Array.from({ length: TURNS + 1 }, (_, index) => prefixParts(turn(from + 2 * index, more(index))));
	const parts = turns.slice(1).map((now, index) => unchanged(turns[index] ?? [], now));
	return parts.filter((part) => part >= 0.9).length / parts.length;
}

/** Two messages join between turns, and every turn has another query and other documents. */
describe("turns in layout cache at 128k", () => {
	it("are of messages of 40 to 120 tokens", () => {
		const tokens = talk(200).map(({ content }) => count(String(content)));
		expect(Math.min(...tokens)).toBeGreaterThanOrEqual(40);
		expect(Math.max(...tokens)).toBeLessThanOrEqual(120);
	});

	it.each(["messages", "openai", "anthropic"] as const)(
		"in format %s keep their prefix on four of five turns",
		(format) => {
			expect(warm(0, () => ({ format }))).toBeGreaterThanOrEqual(0.8);
			expect(warm(100, () => ({ format }))).toBeGreaterThanOrEqual(0.8);
		},
	);

	it("keep it whether or not system, project and task leave anything", () => {
		expect(warm(100, () => ({ system: null, project: null, task: null }))).toBeGreaterThanOrEqual(0.8);
	});

	it("keep it when the task changes every turn", () => {
		const task = (index: number) => ({ task: prose(index + 500, 300 + ((index * 131) % 600)) });
		expect(warm(100, (index) => ({ task: task(index) }))).toBeGreaterThanOrEqual(0.8);
	});

	it("keep it when a memory, a fact and a note are written every turn", () => {
		const written = (index: number): More => ({
			remembered: Array.from({ length: index + 1 }, (_, at) => [
				preference(`a${(at * 37) % 100}`, prose(at + 900, 30)),
				preference(`b${(at * 37) % 100}`, prose(at + 1_900, 40), { type: "fact", is_static: true }),
			]).flat(),
			continuity: {
				notes: Array.from({ length: index + 1 }, (_, at) => note(`n${index - at}`, prose(index - at + 3_000, 60))),
			},
		});
		expect(warm(100, written)).toBeGreaterThanOrEqual(0.8);
		const bare = prefixParts(turn(150));
		for (const index of [0, 1, 7, 49]) expect(prefixParts(turn(150, written(index)))).toEqual(bare);
	});

	it("keep it without a query, with preset rag and for a model that is not counted exactly", () => {
		expect(warm(100, () => ({ query: null }))).toBeGreaterThanOrEqual(0.8);
		expect(warm(100, () => ({ model: modelOf("claude-3-opus") }))).toBeGreaterThanOrEqual(0.8);
		expect(warm(100, () => ({ preset: "rag" }))).toBeGreaterThanOrEqual(0.8);
	});

	it("lose it every turn in layout ranked, where the task stands before the window", () => {
		const task = (index: number) => ({ task: prose(index + 500, 300) });
		expect(warm(100, (index) => ({ layout: "ranked", task: task(index) }))).toBe(0);
	});
});
