import { describe, expect, it } from "vitest";
import { asksForCoverage } from "../../../../../src/core/recall/ranking/coverage.ts";

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
