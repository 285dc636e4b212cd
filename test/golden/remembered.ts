import type { Remembered, RememberedMemory } from "../../src/core/model/memory/remembered.ts";
import type { Note } from "../../src/core/model/thread/continuity.ts";
import type { StoredWorkingState } from "../../src/core/model/thread/working-state.ts";

/** What is remembered beside the conversation of `input.ts`: of the user, the project and the thread. */

export const STATE: StoredWorkingState = {
	current_task: "Find out why some passengers are charged twice when they rebook, and fix it",
	task_chain: ["Find the cause", "Count what was charged twice", "Fix rebookKey", "Hand the list to finance", "Deploy"],
	completed_steps: ["Find the cause", "Count what was charged twice", "Fix rebookKey"],
	open_files: ["src/payments/rebook.ts", "refunds-draft.csv"],
	recent_decisions: ["The key of a rebooking is the booking's id and its next revision"],
	blockers: ["Finance has to sign the list off"],
	updated_at: "2026-11-20T16:21:00.000Z",
	updated_by: "writer:embedded",
	updated_seq: 39,
};

export const NOTES: Note[] = [
	{
		id: "note_3",
		content: "Twelve batches are checked.\nThe sum to refund is in refunds-draft.csv, column D.",
		category: "task",
		tokens: 22,
		created_at: "2026-11-20T16:10:00.000Z",
	},
	{
		id: "note_2",
		content: "The second capture always has the key `undefined`.",
		category: "context",
		tokens: 11,
		created_at: "2026-11-20T15:02:00.000Z",
	},
	{
		id: "note_1",
		content: "Not the webhook: it is called once. I was wrong there.",
		category: "correction",
		tokens: 14,
		created_at: "2026-11-20T14:40:00.000Z",
	},
];

const memory = (id: string, type: RememberedMemory["type"], content: string, more: Partial<RememberedMemory> = {}) => ({
	kind: "memory" as const,
	...{ id, type, content },
	...{ scope: "user:ada", key: null, is_static: false, confidence: 1, importance: 5, source: null },
	...{ created_at: "2026-08-03T08:00:00.000Z", review_at: null, expires_at: null, score: { relevance: 0.3 } },
	...more,
});

export const REMEMBERED: Remembered[] = [
	memory("mem_01", "preference", "Show sums with their currency, and in cents where money is moved.", {
		importance: 7,
	}),
	memory("mem_02", "preference", "Answers in English, short.", { key: "language", score: { relevance: 0.4 } }),
	memory("mem_03", "preference", "Answers in Finnish.", { key: "language", scope: "global" }),
	memory("mem_04", "preference", "Refunds go out in the morning.", { scope: "project:harbour" }),
	memory("mem_05", "fact", "Harbour's payment provider is Northpay; its cache lives in one region.", {
		...{ scope: "project:harbour", is_static: true, source: { id: "ADR-003", type: "decision" } },
	}),
	memory("mem_06", "decision", "Refunds above 5,000 EUR a day need the signature of two people.", {
		...{ scope: "project:harbour", source: { id: "ADR-011", type: "decision" }, confidence: 0.9 },
		...{ score: { relevance: 0.62 }, review_at: "2026-10-01T00:00:00.000Z" },
	}),
	memory("mem_07", "episode", "In March a late deploy on a Friday kept the ferries from selling tickets.", {
		...{ scope: "thread:march", score: { relevance: 0.44 } },
	}),
	memory("mem_08", "fact", "The freeze ends today at noon.", {
		...{ scope: "project:harbour", expires_at: "2026-11-20T12:00:00.000Z" },
	}),
	memory("mem_09", "insight", "Incidents at Harbour follow changes of the queue, not of the code.", {
		...{ scope: "project:harbour", confidence: 0.7, score: { relevance: 0.35 } },
	}),
	{
		kind: "relation",
		...{ id: "rel_01", subject: "小林", predicate: "REPORTS_TO", object: "Ada", scope: "project:harbour" },
		...{ confidence: 1, created_at: "2026-05-01T08:00:00.000Z", source: null, score: { relevance: 0.2 } },
	},
	{
		kind: "skill",
		...{ id: "skill_01", name: "refund", description: "Pay money back to passengers.", scope: "project:harbour" },
		body: "1. harbour refunds list --since DATE\n2. Have it signed off\n3. harbour refunds apply",
		...{ confidence: 1, created_at: "2026-06-01T08:00:00.000Z", source: null, score: { relevance: 0.55 } },
	},
];
