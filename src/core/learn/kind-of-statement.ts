import type { MemoryType } from "../recall/remembered.ts";
import { extractLearned } from "./extract-learned.ts";

/** Longer texts are documents rather than statements; rules say nothing of them. */
const LONGEST = 2_000;

/** What kind of memory a statement is: a preference or a decision where the rules see one, else a fact. */
export function kindOfStatement(text: string): MemoryType {
	if (text.length > LONGEST) return "fact";
	const said = { role: "user" as const, content: text, created_at: "1970-01-01T00:00:00.000Z" };
	const place = { thread_id: null, message_id: "statement", seq: 1 };
	const { memories } = extractLearned([{ ...said, ...place }], []);
	const kinds = new Set(memories.map(({ type }) => type));
	return kinds.size === 1 ? (memories[0]?.type ?? "fact") : "fact";
}
