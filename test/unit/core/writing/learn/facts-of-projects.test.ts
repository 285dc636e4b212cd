import { expect, it } from "vitest";
import { contentsOf, keyedOf, knownAfter, learnedFrom, talk } from "./learning.ts";

it("learns what a project uses and what it is called, each under a key of its own", () => {
	expect(
		keyedOf(
			"The project is called Atlas. Our API runs on Cloudflare Workers and we use React, Vite and pnpm for the front end.",
			"The deadline is 3 March. Our budget is 5,000 EUR. The deadline for the report is 1 February.",
			"The staging server is staging.harbour.test, and the product owner is Maria Chen.",
			"Our goal is to open in Lisbon by June.",
		),
	).toEqual({
		"project.name": "The project is called Atlas.",
		"api.runs_on": "Our API runs on Cloudflare Workers.",
		"uses.react.front_end": "We use React for the front end.",
		"uses.vite.front_end": "We use Vite for the front end.",
		"uses.pnpm.front_end": "We use pnpm for the front end.",
		deadline: "The deadline is 3 March (2027-03-03).",
		budget: "Our budget is 5,000 EUR.",
		"deadline.report": "The deadline for the report is 1 February (2027-02-01).",
		staging_server: "The staging server is staging.harbour.test.",
		product_owner: "The product owner is Maria Chen.",
		"project.goal": "Our goal is to open in Lisbon by June (2027-06).",
	});
});

it("says a new version so that it stands alone, under the key of the old one", () => {
	const { memories } = learnedFrom(
		talk("We use PostgreSQL 15.", "The search runs on Typesense.", "By the way, we moved to 16.", "Now we're on 17."),
	);
	expect(memories.filter(({ key }) => key === "uses.postgresql").map(({ content }) => content)).toEqual([
		"We use PostgreSQL 15.",
		"We use PostgreSQL 16.",
		"We use PostgreSQL 17.",
	]);
	expect(memories.map(({ key }) => key)).toContain("search.runs_on");
});

it("takes the version from what is known, and leaves other uses of the same thing alone", () => {
	const scope = "user:ada";
	const known = [
		{
			id: "mem_1",
			content: "We use PostgreSQL 15 for billing.",
			type: "fact" as const,
			key: "uses.postgresql.billing",
			scope,
		},
		{ id: "mem_2", content: "We use Redis.", type: "fact" as const, key: "uses.redis", scope },
	];
	expect(learnedFrom(talk("We've upgraded to 16."), known).memories).toMatchObject([
		{ key: "uses.postgresql.billing", content: "We use PostgreSQL 16 for billing." },
	]);
	expect(keyedOf("We use Redis for caching.", "We use Redis for queues.")).toEqual({
		"uses.redis.caching": "We use Redis for caching.",
		"uses.redis.queues": "We use Redis for queues.",
	});
});

it("ends what was replaced, and what is used no more", () => {
	expect(keyedOf("We use MySQL.", "We switched from MySQL to PostgreSQL.", "We no longer use Jenkins.")).toEqual({
		"uses.mysql": "We switched from MySQL to PostgreSQL.",
		"uses.postgresql": "We use PostgreSQL.",
		"uses.jenkins": "We no longer use Jenkins.",
	});
});

it("learns decisions with their reasons, and what the user agrees to", () => {
	const { memories } = learnedFrom(
		talk(
			"We decided to keep Redis for the cache. Because it is running already.",
			"Agreed: refunds above 5,000 EUR need two signatures.",
			{
				role: "assistant",
				content: "There are two ways. I suggest we use SQLite for the offline store, since it needs no server.",
			},
			"Yes, let's do that.",
			{ role: "assistant", content: "Shall we use Redis or Memcached for sessions?" },
			"Yes.",
			{ role: "assistant", content: "I suggest we use Kafka for the events." },
			"Yes, but later.",
		),
	);
	expect(memories.map(({ type, key, content, quote }) => [type, key, content, quote.message_id])).toEqual([
		["decision", "decision.cache", "We decided to keep Redis for the cache. Because it is running already.", "m0"],
		["decision", null, "Agreed: refunds above 5,000 EUR need two signatures.", "m1"],
		[
			"decision",
			"decision.offline_store",
			"Agreed: we use SQLite for the offline store, since it needs no server.",
			"m2",
		],
	]);
});

it("resolves dates against the day something was said", () => {
	const { memories } = learnedFrom(
		talk(
			"On 12 May I visited Lisbon.",
			"Last week we launched the booking page.",
			"Yesterday I ran a marathon.",
			"Next month we're moving to a bigger office.",
			"I bought a cello two weeks ago.",
			"Last summer I learned to sail.",
			"This weekend we're hiking.",
			"On 7/9 I lost my keys.",
			"I'm bored in the garden today.",
		),
	);
	expect(memories.map(({ content, valid_from }) => [content, valid_from])).toEqual([
		["On 12 May the user visited Lisbon (2026-05-12).", "2026-05-12T00:00:00.000Z"],
		["Last week we launched the booking page (week of 2026-11-09).", "2026-11-09T00:00:00.000Z"],
		["Yesterday the user ran a marathon (2026-11-19).", "2026-11-19T00:00:00.000Z"],
		["Next month we're moving to a bigger office (2026-12).", null],
		["The user bought a cello two weeks ago (week of 2026-11-02).", "2026-11-02T00:00:00.000Z"],
		["Last summer the user learned to sail (summer 2026).", "2026-06-01T00:00:00.000Z"],
		["This weekend we're hiking (weekend of 2026-11-21).", null],
	]);
});

it.each([
	"If we moved to MongoDB we would need a new driver.",
	"Should we use Redis?",
	"I think we could use Kafka here.",
	"We use it for everything.",
	"I use this function to parse dates.",
	"The staging server is down.",
	"The deadline is tight.",
	"We moved the file to src/core.",
	"I moved to 16 in the list.",
	"We haven't decided on the bank yet.",
	"Let's go with lunch first.",
	"Let's take a break.",
	"Use the staging database for this.",
	"Yesterday I fixed the login bug.",
	"The build is red again.",
	"I want to fix this bug before lunch.",
	"Tests run on Mondays.",
	"The report depends on Monday's numbers.",
])("learns nothing from %j", (text) => {
	expect(contentsOf(text)).toEqual([]);
});

it.each([
	"It's PostgreSQL 16, not 15.",
	"Correction: we use PostgreSQL 16, not 15.",
	"No, it's 16, not 15.",
	"Actually, it's not 15 but 16.",
	"We moved to 16.",
	"We upgraded to 16 yesterday.",
	"We upgraded from 15 to 16.",
	"We use PostgreSQL 16, not 15, for billing.",
	"We use PostgreSQL 16 for billing, not PostgreSQL 15.",
])("knows what %j corrects, from what is known alone", (text) => {
	const known = knownAfter(talk("We use PostgreSQL 15 for billing.", "We use Node 20.", "The deadline is 3 March."));
	expect(learnedFrom(talk(text), known).memories).toMatchObject([
		{ key: "uses.postgresql.billing", content: expect.stringMatching(/^We use PostgreSQL 16 for billing\b(?!.*15)/) },
	]);
});

it("exchanges what was wrong where only one thing can be meant", () => {
	const known = knownAfter(
		talk("We use Memcached for sessions.", "The deadline is 3 March.", "We use Go 1.", "We use Vite 1."),
	);
	const corrected = (text: string) =>
		learnedFrom(talk(text), known).memories.map(({ key, content }) => `${key}: ${content}`);
	expect(corrected("Sorry, it's Redis, not Memcached.")).toEqual([
		"uses.memcached.sessions: We use Redis for sessions, not Memcached.",
		"uses.redis.sessions: We use Redis for sessions.",
	]);
	expect(corrected("I meant 5 March, not 3 March.")).toEqual(["deadline: The deadline is 5 March (2027-03-05)."]);
	for (const text of ["It's 2, not 1.", "We moved to 2.", "It's 9, not 8.", "It's great, not bad."])
		expect(corrected(text)).toEqual([]);
});
