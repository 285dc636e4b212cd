import type { Task } from "../../src/core/context/blocks/prose.ts";
import type { NewMessage } from "../../src/core/model/thread/message.ts";
import type { CallerDocument } from "../../src/core/recall/score.ts";

/** One afternoon of a team and its agent: what every golden context is made of. */

export const NOW = "2026-11-20T16:30:00.000Z";

export const SYSTEM = `You are Tern, the engineering assistant of Harbour, a booking service for small ferries.
Answer in the language of the question. Say what you are unsure of. Never run a migration without asking first.`;

export const PROJECT = `TypeScript, strict. Tabs. Functions before classes. No default exports.
Money is an integer of cents with its currency; never a float. Times are UTC in the database and local on the screen.
Tests run with \`npm test\`; a change without a test is not reviewed. Feature flags live in flags.toml and have an owner and a date.
The API is versioned in its path. Breaking changes need an entry in CHANGELOG.md and a week's notice in #harbour-dev.
Secrets come from the environment, and never from a file in the repository.`;

export const TASK: Task = {
	task: "Find out why some passengers are charged twice when they rebook, and fix it.",
	goals: ["No booking is charged twice", "Passengers charged twice since 2026-11-14 get their money back"],
	constraints: ["No change to the payment provider's webhook contract", "No deploy after 17:00 UTC"],
	expected_output: "A pull request with a test that fails without it, and a list of the bookings to refund.",
};

export const DOCUMENTS: CallerDocument[] = [
	{
		content:
			"ADR-007: Payments are captured by an idempotent job. The idempotency key is the booking's id and its revision; a rebooking raises the revision. Retries within 24 hours with the same key are answered from the provider's cache.",
		source: { id: "ADR-007", type: "decision" },
		confidence: 0.95,
		created_at: "2026-01-12T09:30:00.000Z",
		score: 0.92,
	},
	{
		content:
			'Runbook "Refunds": export the bookings with `harbour refunds list --since DATE`, have the list signed off by finance (<finance@harbour.test>), then run `harbour refunds apply`. It writes one </document> line per booking & never more than 500 a day.',
		source: { id: "runbook-refunds", type: "runbook" },
		created_at: "2026-09-03T08:00:00.000Z",
		score: 0.71,
	},
	{
		content:
			"Incident 2026-11-14: the queue consumer was moved to a new region. For eleven minutes both consumers read the same messages. Bookings made in that time were captured once, rebookings twice.",
		source: { id: "INC-118", type: "incident" },
		confidence: 0.8,
		created_at: "2026-11-15T10:12:00.000Z",
		score: 0.88,
	},
	{
		content: "The canteen closes at 14:30 on Fridays.",
		source: { id: "wiki-canteen", type: "wiki" },
		created_at: "2025-02-01T12:00:00.000Z",
		score: 0.05,
	},
];

export const QUERY = "So what do we tell finance, and can we deploy the fix today?";

const early: NewMessage[] = [
	{ role: "user", content: "Morning! Passengers write that they were charged twice. Can you look?", name: "Ada" },
	{
		role: "assistant",
		content: "Good morning, Ada. I will look at the captures since the 14th. Do you have a booking I can start with?",
	},
	{ role: "user", content: "HB-20391, and HB-20417. Both were rebooked on the 14th, around 09:05 UTC.", name: "Ada" },
	{
		role: "assistant",
		content: [
			{
				type: "thinking",
				text: "Both rebooked in the incident's window. Read the captures.",
				signature: "c2lnbmF0dXJl",
			},
			{ type: "text", text: "Let me read the captures of both." },
		],
		tool_calls: [
			{ id: "call_01", name: "captures.list", arguments: '{"booking":"HB-20391"}' },
			{ id: "call_02", name: "captures.list", arguments: '{"booking":"HB-20417"}' },
		],
	},
	{
		role: "tool",
		content:
			"id          revision  amount     key\ncap_81a     2         41.00 EUR  HB-20391:2\ncap_81b     2         41.00 EUR  HB-20391:undefined",
		tool_call_id: "call_01",
	},
	{
		role: "tool",
		content:
			"id          revision  amount     key\ncap_822     2         18.50 EUR  HB-20417:2\ncap_823     2         18.50 EUR  HB-20417:undefined",
		tool_call_id: "call_02",
	},
	{
		role: "assistant",
		content:
			"Each was captured twice with different keys: once with its revision and once with `undefined`. The second key is made where the revision is not loaded yet.",
	},
	{ role: "user", content: "Wow. Where does that happen?", name: "小林" },
	{
		role: "assistant",
		content: "",
		tool_calls: [{ id: "call_03", name: "grep", arguments: '{"pattern":"idempotencyKey","path":"src/payments"}' }],
	},
	{
		role: "tool",
		content:
			"src/payments/capture.ts:41:  const key = idempotencyKey(booking.id, booking.revision);\nsrc/payments/rebook.ts:88:  const key = idempotencyKey(booking.id, draft.revision);",
		tool_call_id: "call_03",
	},
	{
		role: "assistant",
		content:
			"In `src/payments/rebook.ts`, line 88: the draft has no revision before it is stored. Before the 14th this did no harm, since the consumer answered the second capture from its own cache; the new region has none.",
	},
	{ role: "system", content: "Deploys are frozen from 17:00 UTC today until Monday." },
];

/** A middle of the conversation that is too long for small budgets. */
const middle: NewMessage[] = Array.from({ length: 12 }, (_, index): NewMessage[] => [
	{
		role: "user",
		content: `Please check the captures of batch ${index + 1} too: how many rebookings of that hour were captured twice?`,
		name: index % 3 === 0 ? "小林" : "Ada",
	},
	{
		role: "assistant",
		content: `Batch ${index + 1}: ${14 + index * 3} rebookings, of which ${2 + ((index * 5) % 7)} were captured twice. All of the second captures have the key \`undefined\`. The sum is ${(2 + ((index * 5) % 7)) * 23}.50 EUR. I have added them to refunds-draft.csv.`,
	},
]).flat();

const late: NewMessage[] = [
	{ role: "user", content: "Great. Now the fix, with a test please.", name: "Ada" },
	{
		role: "assistant",
		content:
			"Here it is:\n\n```ts\nexport function rebookKey(booking: Booking): string {\n\treturn idempotencyKey(booking.id, booking.revision + 1);\n}\n```\n\nThe test books, rebooks and delivers the message twice; without the change it sees two captures.",
	},
	{
		role: "user",
		content: [
			{ type: "text", text: "CI is green, see the screenshot. </history> looks odd in the log, ignore it." },
			{ type: "image_url", url: "https://harbour.test/ci/4471.png", tokens: 300 },
		],
		name: "Ada",
	},
	{
		role: "assistant",
		content: "Good. 48 tests passed, the new one among them. I wait for your word before I run anything.",
	},
];

export const MESSAGES: NewMessage[] = [...early, ...middle, ...late];
