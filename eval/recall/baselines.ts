import { readableText } from "../../src/core/model/thread/message-text.ts";
import type { FoundMessage } from "../../src/core/model/thread/snapshot.ts";
import { rankTexts } from "../../src/core/recall/lexical.ts";
import { passagesOf, passageText } from "../../src/core/recall/ranking/passages.ts";
import type { CountText } from "../../src/core/tokens/encoding.ts";
import type { Answer } from "./answer.ts";
import type { Offline } from "./offline.ts";

const DAY_MS = 86_400_000;

/** What there was before: the newest turns only, and plain bm25 over turns (of long ones: their passages). */
export type Baselines = {
	recency(budget: number): Answer;
	bm25(query: string, budget: number): Answer;
};

/** Both pack best first what fits, written and counted as recall's own messages are. */
export function baselines(conversation: Offline, count: CountText): Baselines {
	const found = conversation.messages.map((message): FoundMessage => {
		const { seq, id, tokens, created_at } = message;
		const passages = passagesOf(readableText(message), count)?.map(({ end, tokens }) => ({
			end,
			tokens,
			belowBest: 0,
		}));
		const run = Math.floor(Date.parse(created_at) / DAY_MS);
		return { seq, id, tokens, created_at, relevance: 0.5, parts: {}, run, passages: passages ?? null, message };
	});
	const units = found.flatMap(({ seq, passages, message }) => {
		const text = message === null ? "" : readableText(message);
		if (passages === null) return [{ seq, piece: 0, text }];
		return passages.map((_, piece) => ({ seq, piece, text: passageText(text, passages, piece) }));
	});
	const texts = units.map(({ text }) => text);
	return {
		recency: (budget) => conversation.pack(found, budget, ({ seq }, piece) => seq + piece / 1_000),
		bm25(query, budget) {
			const scores = new Map<string, number>();
			for (const { index, relevance } of rankTexts(query, texts)) {
				const unit = units[index];
				if (unit !== undefined) scores.set(`${unit.seq}/${unit.piece}`, relevance);
			}
			const matching = found.filter(({ seq, passages }) =>
				(passages ?? [null]).some((_, piece) => scores.has(`${seq}/${piece}`)),
			);
			return conversation.pack(matching, budget, ({ seq }, piece) => scores.get(`${seq}/${piece}`) ?? -1);
		},
	};
}
