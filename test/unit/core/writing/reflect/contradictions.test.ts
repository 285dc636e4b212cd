import { describe, expect, it } from "vitest";
import { contradicted, march, observed, reflected } from "./observing.ts";

describe("contradictions", () => {
	it.each<[string, string]>([
		["The API timeout is 30 seconds.", "The API timeout is 60 seconds."],
		["The coverage of billing is 80%.", "The coverage of billing is 85%."],
		["The API supports pagination.", "The API does not support pagination."],
		["The export supports CSV files.", "The export no longer supports CSV files."],
		["Tom lives in Oslo.", "Tom lives in Bergen."],
		["Tom lives in Norway.", "Tom lives in Spain."],
		["The upload limit of the portal is 10 MB.", "The upload limit of the portal is 100 MB."],
		["The export of invoices takes 1.5 hours.", "The export of invoices takes 1.05 hours."],
		["The owner of billing is Ada.", "The owner of billing is Tom."],
		["The user lives in Oslo.", "The user lives in Bergen."],
	])("%s against %s", (earlier, later) => {
		expect(contradicted([earlier, later])).toEqual([`${earlier} → ${later}`]);
	});

	it.each<[string, string[]]>([
		["other places", ["The staging timeout is 30 seconds.", "The production timeout is 60 seconds."]],
		[
			"other places, named behind",
			["The timeout in staging is 30 seconds.", "The timeout in production is 60 seconds."],
		],
		["other people", ["The phone extension of Ada is 4411.", "The phone extension of Tom is 4412."]],
		["other people of one first name", ["Tom Berg lives in Oslo.", "Tom Lund lives in Bergen."]],
		["the past", ["The API timeout was 30 seconds.", "The API timeout is 60 seconds."]],
		[
			"plans",
			[
				"The API timeout is 30 seconds.",
				"The API timeout will be 60 seconds.",
				"The API timeout should be 90 seconds.",
			],
		],
		["other units", ["The upload limit of the portal is 30 MB.", "The upload limit of the portal is 40 files."]],
		["parts of a row", ["Step 1 of the import takes 5 minutes.", "Step 2 of the import takes 7 minutes."]],
		["other days", ["The review on Monday is at 10:00.", "The review on Tuesday is at 11:00."]],
		["what may both be so", ["The API uses Redis.", "The API uses Postgres.", "Ada likes Oslo.", "Ada likes Bergen."]],
		[
			"one of several",
			[
				"A member of the team is Ada.",
				"A member of the team is Tom.",
				"Our customer is Acme.",
				"Our customer is Nova.",
			],
		],
		["a place and where it lies", ["Tom lives in Oslo.", "Tom lives in Norway."]],
		[
			"one number written twice",
			["The upload limit is 10 MB.", "The upload limit is 10.0 MB.", "The upload limit is 010 MB."],
		],
		["thousands", ["The row limit of the export is 1,000.", "The row limit of the export is 1000."]],
		["times", ["The team standup is at 9:00.", "The team standup is at 09:00."]],
		["what one has several of", ["The friend of Ada is Ben.", "The friend of Ada is Cara."]],
		["members", ["The member of the search team is Ben.", "The member of the search team is Cara."]],
		["what may run on both", ["The parser runs on Linux.", "The parser runs on Windows."]],
		[
			"what one likes, has and speaks",
			["Ada speaks Dutch.", "Ada speaks Danish.", "Ada has Fido.", "Ada has Rex.", "Ada likes Rust.", "Ada likes Go."],
		],
		["nobody knows of what", ["The timeout is 30 seconds.", "The timeout is 60 seconds."]],
		["doings", ["The billing deploy failed.", "The billing deploy never failed."]],
		["guesses", ["The API timeout is about 30 seconds.", "The API timeout is probably 60 seconds."]],
		["questions", ["Is the API timeout 30 seconds?", "Is the API timeout 60 seconds?"]],
		["the same", ["The API timeout is 30 seconds.", "The API timeout is 30 seconds!"]],
	])("are none between %s", (_, said) => {
		expect(contradicted(said)).toEqual([]);
	});

	it("are none of what several speakers say of themselves", () => {
		const said = [
			"The user lives in Oslo.",
			"The user lives in Bergen.",
			"We allow 3 retries of uploads.",
			"We allow 5 retries of uploads.",
		];
		expect(contradicted(said, "project:x")).toEqual([]);
		expect(
			contradicted(["The API timeout is 30 seconds.", "The API timeout is 60 seconds."], "project:x"),
		).toHaveLength(1);
	});

	it("are found under one key, said otherwise and not only in other words", () => {
		const key = "user.employer";
		const said = (content: string) => ({ content, key });
		expect(contradicted([said("The user works at Acme."), said("The user joined Nova Labs.")])).toEqual([
			"The user works at Acme. → The user joined Nova Labs.",
		]);
		expect(contradicted([said("The user works at Acme."), said("Now the user works at Acme.")])).toEqual([]);
	});

	it("take what was said last for the later, and each has something new", () => {
		const pair = observed(
			{ content: "The API timeout is 30 seconds.", said_at: [march(1), march(20)] },
			{ content: "The API timeout is 60 seconds.", said_at: [march(5)] },
		);
		const found = { earlier: "mem_2", later: "mem_1" };
		expect(reflected(pair).contradictions).toMatchObject([found]);
		expect(reflected(pair).contradictions[0]?.why).toBe(
			"Said on 5 March 2026: “The API timeout is 60 seconds”; on 20 March 2026: “The API timeout is 30 seconds”.",
		);
		expect(reflected(pair.slice(0, 1), { beside: pair.slice(1) }).contradictions).toMatchObject([found]);
		expect(reflected([], { beside: pair }).contradictions).toEqual([]);
	});
});
