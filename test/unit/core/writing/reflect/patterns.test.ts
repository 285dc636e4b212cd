import { describe, expect, it } from "vitest";
import { concluded, march, observed, reflected } from "./observing.ts";

const DEPLOYS = [
	"The billing deploy failed on a migration lock (2026-03-01).",
	"The billing deploy failed again (2026-03-03).",
	"The billing deploy failed because of a lock on the invoice table (2026-03-05).",
];

describe("the same thing and action on several days", () => {
	it("counts the days, says since when, and quotes the latest", () => {
		expect(concluded(...DEPLOYS)).toEqual([
			"“The billing deploy failed” was noted on 3 days between 1 and 5 March 2026. The latest, on 5 March 2026: “The billing deploy failed because of a lock on the invoice table”.",
		]);
		const { insights } = reflected(observed(...DEPLOYS));
		expect(insights[0]).toMatchObject({ evidence: ["mem_1", "mem_2", "mem_3"], depth: 1, importance: 6 });
	});

	it("counts what stands in the user's own words too", () => {
		const own = ["The user said: “Our billing deploy failed, so I restarted it.” (2026-03-01)", ...DEPLOYS.slice(1)];
		expect(concluded(...own)).toEqual([expect.stringContaining("“The billing deploy failed” was noted on 3 days")]);
	});

	it("is none on two days, however often it was said on them", () => {
		const twice = observed(...DEPLOYS, ...DEPLOYS).map((one, index) => ({
			...one,
			said_at: [march(1 + (index % 2), 8 + index)],
		}));
		expect(reflected(twice).insights).toEqual([]);
	});

	it("counts what is dated the same once, and one memory as often as it was said", () => {
		const content = "The billing deploy failed (2026-03-01).";
		expect(concluded(content, content, content)).toEqual([]);
		const often = { content: "The billing deploy failed.", said_at: [march(2), march(3), march(9)] };
		expect(concluded(often)[0]).toContain("on 3 days between 2 and 9 March 2026");
	});

	it("goes on from what is known, and never says it again of the same or of less", () => {
		const all = observed(...DEPLOYS, "The billing deploy failed on a full disk (2026-03-07).");
		const beside = all.slice(0, 3);
		const before = reflected(beside).insights[0];
		const known = [before?.evidence ?? []];
		expect(reflected([], { beside, known }).insights).toEqual([]);
		expect(reflected(all.slice(0, 2), { beside: all.slice(2, 3), known }).insights).toEqual([]);
		const after = reflected(all.slice(3), { beside, known }).insights[0];
		expect(after?.content).toContain("on 4 days");
		expect(after?.key).toBe(before?.key);
	});

	it("counts nothing anew where most of what was counted is not at hand", () => {
		const all = observed(...DEPLOYS, "The billing deploy failed on a full disk (2026-03-07).");
		const [beside, later] = [all.slice(1, 3), all.slice(3)];
		const known = ["a", "b", "c", ...beside.map(({ id }) => id)];
		expect(reflected(later, { beside, known: [known] }).insights).toEqual([]);
		expect(reflected(later, { beside, known: [known.slice(3)] }).insights).toHaveLength(1);
	});

	it.each<[string, string[]]>([
		[
			"one word in common",
			["The billing deploy failed.", "Our billing meeting failed to find a date.", "The exam failed to start."],
		],
		["different systems", ["The search service crashed.", "The billing service crashed.", "The mail service crashed."]],
		["different objects", ["Ada visited Lisbon.", "Ada visited Rome.", "Ada visited her mother."]],
		[
			"different parts",
			[
				"The CI pipeline of the parser failed on Windows.",
				"The CI pipeline of the lexer failed on Windows.",
				"The CI pipeline of the linker failed on Windows for lack of space.",
			],
		],
		["different numbers", [3, 5, 9].map((count) => `Acme lost ${count} customers to Globex.`)],
		["different versions", [14, 15, 16].map((version) => `Mira installed Postgres ${version} on Atlas.`)],
		["different kinds", ["good", "bad", "late"].map((kind) => `Ada sent a ${kind} review to Ben.`)],
		["something of its kind each time", ["Ada read a book.", "Ada read a good book.", "Ada read a book again."]],
		["what is only pointed at", ["Ada finished this book.", "Ada finished this book.", "Ada finished it."]],
		[
			"different payers",
			["The invoice from Holm was paid.", "The invoice from Brandt was paid.", "The invoice from Lund was paid."],
		],
		[
			"plans",
			[
				"The billing deploy will fail.",
				"The billing deploy may have failed.",
				"The billing deploy should have failed.",
			],
		],
		[
			"questions",
			["Has the billing deploy failed?", "Why was the billing deploy failed?", "Is the billing deploy failed?"],
		],
		[
			"suppositions",
			[
				"If the billing deploy failed, tell me.",
				"I think the billing deploy failed.",
				"Maybe the billing deploy failed.",
			],
		],
		[
			"denials among them",
			["The billing deploy failed.", "The billing deploy has not failed.", "The billing deploy never failed."],
		],
		["hearsay", ["Ada said Lisbon was sunny.", "Ada said Lisbon was cold.", "Ada said Lisbon was full."]],
		["small talk", ["It rained.", "It rained all day.", "It rained again."]],
		[
			"what every project has",
			["The deploy worked.", "The tests failed.", "The tests failed again.", "The tests failed twice."],
		],
		[
			"what is and does not happen",
			["Ada has a red bike.", "Ada has a red bike in Oslo.", "Ada has a red bike there."],
		],
	])("is none in %s", (_, said) => {
		expect(concluded(...said)).toEqual([]);
	});
});

describe("what a pattern is of", () => {
	it.each<[string, string[]]>([
		["no webhook", ["No payment webhook failed.", "Not one payment webhook failed.", "Zero payment webhooks failed."]],
		[
			"denials",
			[
				"Not Ada missed the Friday retro, Ben did.",
				"No, Ada has not missed the Friday retro.",
				"Ada hasn't missed the Friday retro.",
				"Ada hardly missed the Friday retro.",
				"It is not true that Ada missed the Friday retro.",
				"Ada missed the Friday retro, or so we thought.",
			],
		],
		["nobody", ["Nobody missed the standup.", "Nobody missed the standup, great.", "None of us missed the standup."]],
		["the other way round", ["Ada beat Ben at chess.", "Ben beat Ada at chess.", "Ada beat Ben at chess again."]],
		[
			"against whom",
			[
				"Ben won the chess match against Ada.",
				"Ben won the chess match against Ada.",
				"Ada won the chess match against Ben.",
			],
		],
		["to whom", ["Ada sold Atlas to Globex.", "Globex sold Atlas to Ada.", "Ada sold Atlas to Globex."]],
		[
			"where from",
			["Ada shipped it from Rome to Oslo.", "Ada shipped it from Oslo to Rome.", "Ada shipped it to Oslo."],
		],
		["by whom", ["Ada paged Ben.", "Ada was paged by Ben.", "Ben was paged by Ada."]],
		[
			"all but one",
			["Ada missed the standup.", "Everyone but Ada missed the standup.", "All except Ada missed the standup."],
		],
		[
			"all but these",
			["The Safari tests failed.", "All but the Safari tests failed.", "Everything besides the Safari tests failed."],
		],
		[
			"a part of them",
			["The Safari tests failed.", "Half of the Safari tests failed.", "One of the Safari tests failed."],
		],
		[
			"what only belongs to it",
			[
				"The test that simulates the payment webhook failed.",
				"The dashboard of the payment webhook failed.",
				"The deploy after the payment webhook failed.",
				"The dashboard showing the payment webhook failed.",
				"The payment webhook failed.",
			],
		],
	])("is not %s", (_, said) => {
		expect(concluded(...said)).toEqual([]);
	});

	it("tells two that did it to each other apart, and keeps a number that all have", () => {
		const same = Array.from({ length: 3 }, () => "Ada shipped 3 crates to Rome.");
		expect(concluded(...same)[0]).toMatch(/^“Ada shipped 3 crates to Rome” was/);
		const both = ["Ada beat Ben at chess.", "Ben beat Ada at chess."];
		const { insights } = reflected(observed(...both, ...both, ...both));
		expect(insights.map(({ content }) => content.slice(0, 14)).toSorted()).toEqual([
			"“Ada beat Ben”",
			"“Ben beat Ada”",
		]);
		expect(new Set(insights.map(({ key }) => key)).size).toBe(2);
	});

	it("is of one thing where only one of its name is spoken of, in the words of who says least", () => {
		const shelter = ["Ada volunteered at a shelter.", "Ada has been volunteering at the homeless shelter."];
		const told = "“Ada volunteered at a shelter” was noted on 3 days between 1 and 5 March 2026.";
		expect(concluded(...shelter, "Ada volunteered at the homeless shelter again.")[0]).toContain(told);
		expect(concluded(...shelter, "Ada volunteered at the animal shelter.")).toEqual([]);
	});

	it("is said of whoever said it, never of others", () => {
		const said = [
			"“I volunteered at the shelter.”",
			"“Last week was wild - I volunteered at the shelter and loved it.”",
		];
		const told = said.concat(said).map((words, at) => `${at < 3 ? "Ada" : "Ben"} said: ${words}`);
		expect(concluded(...told.slice(0, 3))[0]).toMatch(/^“Ada volunteered at the shelter” was noted on 3 days/);
		expect(concluded(...told.slice(1))).toEqual([]);
	});

	it("is nothing of “I” and “the user” where several speak", () => {
		const told = Array.from({ length: 3 }, () => "The user asked for the sales report.");
		expect(concluded(...told)).toHaveLength(1);
		expect(reflected(observed(...told), { scope: "project:x" }).insights).toEqual([]);
	});

	it.each([
		["The VPN went down.", "The VPN went down for an hour.", "The VPN went down"],
		["The nightly backup timed out.", "The nightly backup timed out again.", "The nightly backup timed out"],
	])("is known at the end of a sentence: %s", (end, within, label) => {
		expect(concluded(end, within, end)[0]).toContain(`“${label}” was noted on 3 days`);
	});
});

describe("regularity", () => {
	const fell = (...times: string[]) =>
		concluded({ content: "The staging database went down.", said_at: times })[0] ?? "";

	it("names the weekday of at least three days and three quarters of all", () => {
		expect(fell(march(6), march(13), march(20), march(23))).toContain(" 3 of the 4 days were Fridays.");
		expect(fell(march(6), march(13), march(20))).toContain(" All 3 days were Fridays.");
		expect(fell(march(2, 8), march(4, 12), march(7, 16), march(10, 20), march(12, 4))).not.toContain("days were");
	});
});

describe("what was said again and what changed", () => {
	it("counts the days on which a preference or decision was said", () => {
		const content = "Always put the rollback step into the ticket.";
		const times = [march(3), march(3, 17), march(5), march(10)];
		expect(concluded({ content, type: "preference", said_at: times })).toEqual([
			"“Always put the rollback step into the ticket.” was said on 3 days between 3 and 10 March 2026.",
		]);
		expect(concluded({ content, type: "preference", said_at: times.slice(0, 3) })).toEqual([]);
		expect(concluded({ content: "The user works at Acme.", said_at: times })).toEqual([]);
	});

	it("tells the values of a key that changed more than once, each once, in their order", () => {
		const values = ["The user works at Acme.", "The user works at Nova Labs.", "The user works at the harbour."];
		const [first, second, third] = observed(...values.map((content) => ({ content, key: "user.employer" })));
		if (!first || !second || !third) throw new Error("there are three");
		const { insights } = reflected([third], { replaced: [second, first] });
		expect(insights.map(({ content }) => content)).toEqual([
			"“user.employer” changed 2 times between 1 and 5 March 2026: Acme → Nova Labs → the harbour.",
		]);
		expect(insights[0]?.evidence).toEqual(["mem_1", "mem_2", "mem_3"]);
		expect(reflected([second], { replaced: [first] }).insights).toEqual([]);
	});
});
