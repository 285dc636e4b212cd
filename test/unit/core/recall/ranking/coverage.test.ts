import { describe, expect, it } from "vitest";
import { asksForCoverage, goAhead } from "../../../../../src/core/recall/ranking/coverage.ts";

describe("what asks for a whole subject", () => {
	it.each([
		"Can you give me a summary of how the move went?",
		"In which order did I visit the towns?",
		"List what we repaired, in order.",
		"Tell me everything about the allotment.",
		"How many different recipes did I try?",
		"How many trees have we planted so far?",
		"Fasse zusammen, was wir über den Umzug gesagt haben.",
		"In welcher Reihenfolge habe ich die Städte besucht?",
		"Wie viele verschiedene Rezepte habe ich probiert?",
		"Dans quel ordre ai-je visité les villes ?",
		"Peux-tu résumer ce que nous avons dit du déménagement ?",
		"Hazme un resumen de la mudanza.",
		"¿En qué orden visité las ciudades?",
	])("is heard: %s", (question) => expect(asksForCoverage(question)).toBe(true));

	it.each([
		"Who repaired the fence?",
		"What should I do in order to repair the fence?",
		"How many days did the move take?",
		"How many weeks do I have between the sprint and the deadline?",
		"Can you order the books for me?",
		"Wo wohnt meine Schwester?",
		`${"I wrote this down. ".repeat(60)}A summary follows.`,
	])("is not: %s", (question) => expect(asksForCoverage(question)).toBe(false));
});

describe("what goes ahead where a whole subject is asked for", () => {
	/** Messages at these places of a thread, all of one strength; `about`: those that say what is asked for. */
	const at = (seqs: readonly number[], about: (seq: number) => boolean) =>
		seqs.map((seq, message) => {
			const own = about(seq);
			return {
				message,
				seq,
				run: Math.floor(seq / 10),
				strength: own ? 9 : 7,
				covered: own ? 1 : 0.5,
				relevance: own ? 0.7 : 0.2,
			};
		});
	const every = (step: number, to: number) => Array.from({ length: to / step }, (_, index) => index * step);

	it("are the best of each run of talk, before any run has more", () => {
		const ahead = goAhead(
			at(every(2, 60), () => true),
			60,
		);
		for (const run of [0, 1, 2, 3, 4, 5]) {
			const own = [0, 1, 2, 3, 4].map((nth) => ahead.get(run * 5 + nth) ?? 0).sort((a, b) => b - a);
			expect(own[1]).toBeGreaterThan(own[2] ?? 0);
		}
	});

	it("are in a long thread those around which most is said of it, the longer the further", () => {
		const inStretch = (seq: number) => seq >= 900 && seq < 1_000;
		const ranked = at(every(4, 2_000), (seq) => inStretch(seq) || seq % 200 === 0);
		const [inLong, inShort] = [goAhead(ranked, 2_000), goAhead(ranked, 250)];
		// Neither is among the best of its run.
		const [stretch, alone] = [ranked.find(({ seq }) => seq === 948), ranked.find(({ seq }) => seq === 1_504)];
		const lead = (ahead: Map<number, number>) =>
			(ahead.get(stretch?.message ?? -1) ?? 0) - (ahead.get(alone?.message ?? -1) ?? 0);
		expect(lead(inLong)).toBeGreaterThan(2);
		expect(lead(inLong)).toBeGreaterThan(2 * lead(inShort));
	});

	it("is nothing where nothing is about it", () => expect(goAhead([], 2_000)).toEqual(new Map()));
});
