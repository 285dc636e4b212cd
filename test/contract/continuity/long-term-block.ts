import { describe, expect, it } from "vitest";
import { ok } from "../../../src/core/base/result.ts";
import { runSteps } from "../../../src/core/base/steps.ts";
import type { Memory } from "../../../src/core/model/memory/memory.ts";
import type { LearningScopes } from "../../../src/core/model/thread/thread-config.ts";
import type { LearnedMemory, LearnedMessage } from "../../../src/core/writing/learn/found/learned.ts";
import type { LongTermBatch, LongTermBlock } from "../../../src/features/continuity/long-term/long-term-block.ts";
import { must } from "../threads/thread-fixtures.ts";

const NOW = Date.UTC(2026, 0, 12, 9, 30);

/** Messages that each tell one thing that never changes: every block keeps something of them. */
const TOLD = ["My sister is Leonora.", "Our cellar holds forty barrels.", "The lighthouse was built in 1877."];

type Fresh = () => {
	block: LongTermBlock;
	/** Another block over the same memories, and what else is written there. */
	other: LongTermBlock;
};

const someone = () => `u-${crypto.randomUUID()}`;

function messagesOf(texts: readonly string[], thread_id: string): LearnedMessage[] {
	return texts.map((content, index) => ({
		...{ role: "user" as const, content, created_at: new Date(NOW + index).toISOString(), name: undefined },
		...{ user_id: undefined, thread_id, message_id: `${thread_id}-${index}`, seq: index + 1 },
	}));
}

function memoryOf({ content, message_id, seq, thread_id }: LearnedMessage, index: number): LearnedMemory {
	const text = String(content);
	return {
		...{ content: text, type: "fact", key: null, is_static: true, importance: 3 + index, confidence: 0.9 },
		...{ valid_from: null, valid_to: null, user_id: null },
		quote: { thread_id: thread_id ?? "", message_id, seq, quote: text },
	};
}

/** A batch of what these texts say, in a thread of this user. */
function batchOf(user_id: string | null, texts: readonly string[] = TOLD, more: Partial<LongTermBatch> = {}) {
	const thread_id = `t-${user_id ?? crypto.randomUUID()}`;
	const scopes: LearningScopes = { owners: { user_id, project_id: null, thread_id }, learn_scope: "user" };
	const messages = messagesOf(texts, thread_id);
	const learned = { memories: messages.map(memoryOf), relations: [], skipped: [], writer: "test", degraded: null };
	return {
		scopes,
		messages,
		extract: async () => ok(learned),
		inSlices: async (steps) => runSteps(steps),
		limit: null,
		now: NOW + 1_000,
		...more,
	} satisfies LongTermBatch;
}

async function exported(block: LongTermBlock, scope: string, limit = 200): Promise<Memory[]> {
	const all: Memory[] = [];
	for (let after: { created_at: string; id: string } | undefined; ; ) {
		const { memories, next } = await block.export({ scope, after, limit });
		expect(memories.length).toBeLessThanOrEqual(limit);
		all.push(...memories);
		if (next === null) return all;
		after = next;
	}
}

const telling = (texts: readonly string[]) => texts.map((text) => expect.stringContaining(text)).sort();
const contents = (memories: readonly Memory[]) => memories.map(({ content }) => content).sort();

/** What a long-term block promises, whatever it keeps of what was said. */
export function longTermBlockContract(fresh: Fresh): void {
	describe("a long-term block", () => {
		it("finds what is written, with the message it is from", async () => {
			const { block } = fresh();
			const user = someone();
			must(await block.write(batchOf(user)));
			const found = await block.search({ text: "Who is Leonora?", scopes: [`user:${user}`], limit: 1 });

			expect(found).toMatchObject([{ content: expect.stringContaining("Leonora"), scope: `user:${user}` }]);
			expect(found[0]?.source).toEqual({ id: `t-${user}-0`, type: "message" });
		});

		it("has nothing twice, however often it is written", async () => {
			const { block } = fresh();
			const user = someone();
			expect(must(await block.write(batchOf(user))).memories).toHaveLength(3);
			expect(must(await block.write(batchOf(user))).memories).toEqual([]);
			expect(await exported(block, `user:${user}`)).toHaveLength(3);
		});

		it("does not find what is forgotten, and forgets only its own", async () => {
			const { block, other } = fresh();
			const user = someone();
			must(await block.write(batchOf(user)));
			must(await other.write(batchOf(user, ["The harbour master is Ingvar."])));
			const [first] = await block.search({ text: "Leonora", scopes: [`user:${user}`], limit: 1 });
			const [foreign] = await other.search({ text: "Ingvar", scopes: [`user:${user}`], limit: 1 });

			expect(await block.forget([first?.id ?? "", foreign?.id ?? "", "mem_unknown"], NOW)).toBe(1);
			expect(await block.search({ text: "Leonora", scopes: [`user:${user}`], limit: 5 })).not.toContainEqual(first);
			expect(await other.search({ text: "Ingvar", scopes: [`user:${user}`], limit: 1 })).toEqual([foreign]);
		});

		it("gives out all and only its own, page by page", async () => {
			const { block, other } = fresh();
			const user = someone();
			must(await other.write(batchOf(user, ["The harbour master is Ingvar."])));
			must(await block.write(batchOf(user)));

			expect(contents(await exported(block, `user:${user}`, 2))).toEqual(telling(TOLD));
			expect(contents(await exported(other, `user:${user}`))).toEqual(telling(["The harbour master is Ingvar."]));
			expect(await block.search({ text: "Ingvar harbour", scopes: [`user:${user}`], limit: 5 })).toEqual([]);
		});

		it("keeps a thread's limit, over several writes", async () => {
			const { block } = fresh();
			const user = someone();
			must(await block.write(batchOf(user, TOLD, { limit: 2 })));
			expect(await exported(block, `user:${user}`)).toHaveLength(2);
			const later = batchOf(user, [...TOLD, "The archive is in Ghent."], { limit: 2 });
			const { memories } = must(await block.write(later));

			const kept = await exported(block, `user:${user}`);
			expect(contents(kept)).toEqual(telling(["The archive is in Ghent.", "The lighthouse was built in 1877."]));
			expect(memories.every(({ id }) => kept.some((memory) => memory.id === id))).toBe(true);
		});

		it("shows nothing of another scope, and writes each author's to the author", async () => {
			const { block } = fresh();
			const [ada, bob] = [someone(), someone()];
			must(await block.write(batchOf(ada)));
			must(await block.write(batchOf(bob, ["My sister is Leopoldine."])));
			const nobody = batchOf(null, ["My sister is Leonie."]);
			must(await block.write(nobody));

			const ask = { text: "Who is my sister?", limit: 20 };
			expect(contents(await block.search({ ...ask, scopes: [`user:${bob}`] }))).toEqual(telling(["Leopoldine"]));
			expect(await exported(block, `user:${bob}`)).toHaveLength(1);
			const thread = `thread:${nobody.scopes.owners.thread_id}`;
			expect(contents(await block.search({ ...ask, scopes: [thread] }))).toEqual(telling(["Leonie"]));
			expect(await block.search({ ...ask, scopes: [`user:${someone()}`] })).toEqual([]);
		});
	});
}
