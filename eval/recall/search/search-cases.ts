import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { MEMORY_TYPES, type MemoryType } from "../../../src/core/model/memory/remembered.ts";

/** A memory of a case: `state` is `active`, `superseded` or `other-project`, which no search may bring. */
type CaseMemory = { id: string; type: MemoryType; state: string; content: string };

/** A user's memories, and what is asked of them: what must be found, and what may be. */
export type SearchUser = {
	name: string;
	memories: CaseMemory[];
	cases: { query: string; expected: string[]; allowed: string[] }[];
};

type CaseSet = "tuned" | "held-out" | "other-words-tuned" | "other-words-held-out";

/** Reads the users of one file: "# user", memories as "m1 type: content", "? query", "= expected ~ allowed". */
export function readUsers(set: CaseSet): SearchUser[] {
	const users: SearchUser[] = [];
	for (const line of readFileSync(join(import.meta.dirname, `${set}.txt`), "utf8").split("\n")) {
		const user = users.at(-1);
		if (line.startsWith("# user ")) users.push({ name: `${set}-${users.length}`, memories: [], cases: [] });
		else if (line.startsWith("? ")) user?.cases.push({ query: line.slice(2), expected: [], allowed: [] });
		else if (line.startsWith("=")) Object.assign(user?.cases.at(-1) ?? {}, answerOf(line));
		else if (line !== "") user?.memories.push(memoryOf(line));
	}
	return users;
}

const pairsSchema = z.object({
	messages: z.array(z.object({ id: z.string(), content: z.string() })),
	pairs: z.array(z.object({ question: z.string(), answer: z.string() })),
});
const offTopicSchema = z.object({ questions: z.array(z.object({ set: z.number(), question: z.string() })) });

/** A user for each chat of pairs: 200 memories as they were typed, questions that share no word with them, and some about nothing. */
export function pairUsers(sets: readonly number[]): SearchUser[] {
	const read = (name: string): unknown =>
		JSON.parse(readFileSync(join(import.meta.dirname, "../pairs", `${name}.json`), "utf8"));
	const { questions } = offTopicSchema.parse(read("off-topic"));
	return sets.map((set) => {
		const { messages, pairs } = pairsSchema.parse(read(`set-${set}`));
		const answered = pairs.map(({ question, answer }) => ({ query: question, expected: [answer], allowed: [] }));
		const about = questions.filter((one) => one.set === set);
		return {
			name: `pairs-${set}`,
			memories: messages.map(({ id, content }) => ({ id, content, type: "fact", state: "active" })),
			cases: [...answered, ...about.map(({ question }) => ({ query: question, expected: [], allowed: [] }))],
		};
	});
}

function answerOf(line: string): { expected: string[]; allowed: string[] } {
	const [expected = "", allowed = ""] = line.slice(1).split("~");
	const ids = (text: string) => text.split(" ").filter((id) => id !== "");
	return { expected: ids(expected), allowed: ids(allowed) };
}

function memoryOf(line: string): CaseMemory {
	const at = line.indexOf(": ");
	const [id = "", kind = ""] = line.slice(0, at).split(" ");
	const gone = kind === "superseded" || kind === "other-project";
	return {
		id,
		type: MEMORY_TYPES.find((type) => type === kind) ?? "fact",
		state: gone ? kind : "active",
		content: line.slice(at + 2),
	};
}
