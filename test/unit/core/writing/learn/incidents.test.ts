import { expect, it } from "vitest";
import { contentsOf, learnedFrom, talk } from "./learning.ts";

it("keeps what failed, of what is named, with its day and little weight", () => {
	expect(
		contentsOf(
			"The deploy of the billing service failed on a lock.",
			"Our staging database went down for ten minutes!",
			"My laptop crashed while I was writing.",
			"The checkout test flaked again, the third retry was green.",
			"Yesterday's billing export ran out of memory.",
		),
	).toEqual([
		"The deploy of the billing service failed on a lock (2026-11-20).",
		"Our staging database went down for ten minutes (2026-11-20).",
		"The user's laptop crashed while they were writing (2026-11-20).",
		"The checkout test flaked again, the third retry was green (2026-11-20).",
		"Yesterday's billing export ran out of memory (2026-11-19).",
	]);
	expect(learnedFrom(talk("The billing deploy failed.")).memories).toMatchObject([
		{ type: "fact", key: null, importance: 3 },
	]);
});

it.each([
	...["The tests failed.", "The deploy failed again.", "The server crashed.", "It failed.", "I failed."],
	...["Has the billing deploy failed?", "If the billing deploy failed, tell me.", "Maybe the billing deploy failed."],
	...[
		"The film broke my heart.",
		"The billing deploy will fail.",
		"The billing deploy never fails.",
		"The report says that it failed.",
	],
	...["> The billing deploy failed.", "Translate this: The billing deploy failed."],
])("learns nothing of %s", (said) => {
	expect(contentsOf(said)).toEqual([]);
});
