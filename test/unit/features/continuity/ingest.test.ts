import { expect, it } from "vitest";
import { ingest } from "../../../../src/features/continuity/use-cases/learning/ingest.ts";
import { systemClock } from "../../../../src/platform/clock/clock.ts";
import { ulidSource } from "../../../../src/platform/ids/id-source.ts";
import { learningNothing } from "../../../fakes/thread-learning.ts";

const work = {
	kind: "ingest" as const,
	tenant: "t",
	messages: [
		{
			role: "user" as const,
			content: "I live in Bergen.",
			created_at: "2026-11-20T12:00:00.000Z",
			thread_id: null,
			message_id: "m",
			seq: 1,
		},
	],
	untimed: [],
	scopes: { owners: { user_id: "ada", project_id: null, thread_id: null }, learn_scope: "user" as const },
	review: false,
	source: null,
};

/** Learns with or without a model, and returns which tables of tokens were loaded. */
async function tablesLoaded(asksModels: boolean): Promise<string[]> {
	const loaded: string[] = [];
	const tokenizer = {
		counter: async (encoding: string) => {
			loaded.push(encoding);
			return (text: string) => text.length;
		},
	};
	const clock = { ...systemClock, pause: async () => undefined };
	const learned = await ingest({ ...learningNothing(), clock, ids: ulidSource, tokenizer, asksModels }, work, true);
	expect(learned.ok).toBe(true);
	return loaded;
}

it("loads tables of tokens only where a model reads", async () => {
	expect(await tablesLoaded(false)).toEqual([]);
	expect(await tablesLoaded(true)).toEqual(["o200k_base"]);
});
