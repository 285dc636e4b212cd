import { readableText } from "../../src/core/model/thread/message-text.ts";
import { featuresOf } from "../../src/core/recall/ranking/features.ts";
import { memoryIndex } from "../../src/core/recall/ranking/memory-index.ts";
import { passageText } from "../../src/core/recall/ranking/passages.ts";
import { questionOf } from "../../src/core/recall/ranking/question.ts";
import type { CountText } from "../../src/core/tokens/encoding.ts";
import type { Conversation, Question } from "./conversation.ts";

/** Every passage that a question is ranked over: its features, row by row, and what packing needs of it. */
export type Table = {
	conversation: string;
	set: Conversation["set"];
	question: Question;
	forms: Record<string, boolean>;
	rows: number;
	/** rows × features. */
	values: Float32Array;
	message: Int32Array;
	run: Int32Array;
	tokens: Int32Array;
	/** For each gold turn its rows. */
	gold: number[][];
};

/** The features of all passages for each question of a conversation (its own, or those of another). */
export function tablesOf(conversation: Conversation, questions: readonly Question[], count: CountText): Table[] {
	const texts = conversation.messages.map((message) => readableText(message));
	const searchable = conversation.messages.map(({ role, name = null, created_at }, at) => ({
		...{ seq: at + 1, role, name, text: texts[at] ?? "" },
		saidAt: Date.parse(created_at),
	}));
	const index = memoryIndex(searchable, count);
	const seqs = new Map(conversation.messages.map(({ id }, at) => [id, at]));
	const now = Date.parse(conversation.messages.at(-1)?.created_at ?? "") + 86_400_000;
	const known = new Map<string, number>();
	return questions.map((question) => {
		const asked = questionOf(question.text, now);
		const searched = index.search(asked);
		const { units, rows: values, matches } = featuresOf(asked, searched);
		const tokens = Int32Array.from(units, ({ message, passage }) => {
			const key = `${message}/${passage}`;
			let counted = known.get(key);
			if (counted === undefined) {
				const text = texts[message] ?? "";
				const { passages } = searched.candidates[message] ?? { passages: null };
				counted = count(passages === null ? text : passageText(text, passages, passage));
				known.set(key, counted);
			}
			return counted;
		});
		const rowsOf = new Map<number, number[]>();
		for (const [row, { message }] of units.entries()) rowsOf.set(message, [...(rowsOf.get(message) ?? []), row]);
		return {
			conversation: conversation.id,
			set: conversation.set,
			question,
			forms: asked.forms,
			rows: units.length,
			values: Float32Array.from(values),
			message: Int32Array.from(units, ({ message }) => message),
			run: Int32Array.from(units, ({ message }) => matches.runs[message] ?? 0),
			tokens,
			gold: question.gold.map((id) => rowsOf.get(seqs.get(id) ?? -1) ?? []),
		};
	});
}
