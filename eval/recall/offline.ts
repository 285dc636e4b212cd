import { knowledgeBlock } from "../../src/core/context/blocks/knowledge.ts";
import { knowledgeCandidates } from "../../src/core/context/blocks/knowledge-candidates.ts";
import type { StoredMessage } from "../../src/core/model/thread/message.ts";
import { readableText } from "../../src/core/model/thread/message-text.ts";
import type { FoundMessage } from "../../src/core/model/thread/snapshot.ts";
import { memoryIndex } from "../../src/core/recall/ranking/memory-index.ts";
import { questionOf } from "../../src/core/recall/ranking/question.ts";
import { rankMessages } from "../../src/core/recall/ranking/rank.ts";
import { withNearMisses } from "../../src/core/recall/select-results.ts";
import type { CountText } from "../../src/core/tokens/encoding.ts";
import type { Answer } from "./answer.ts";
import type { Conversation } from "./conversation.ts";
import { askedAt } from "./thread-calls.ts";

/** As the routes have it unless a request says otherwise. */
const LIMIT = 100;

type Weights = Parameters<typeof rankMessages>[3];

/** A conversation whose contexts are made in this process, by the same core. */
export type Offline = {
	ask(query: string, budget: number, weights?: Weights): Answer;
	/** The block of messages that somebody else has found, in his order. */
	pack(found: readonly FoundMessage[], budget: number, packing: (found: FoundMessage, piece: number) => number): Answer;
	messages: readonly StoredMessage[];
};

export function offline(conversation: Conversation, count: CountText): Offline {
	const messages = conversation.messages.map(
		(message, at): StoredMessage => ({
			...message,
			...{ seq: at + 1, pinned: false, tokens: count(readableText(message)) },
		}),
	);
	const index = memoryIndex(
		messages.map(({ seq, role, name = null, created_at, ...message }) => ({
			...{ seq, role, name, saidAt: Date.parse(created_at) },
			text: readableText({ role, ...message }),
		})),
		count,
	);
	const now = askedAt(conversation);
	const candidatesOf = (found: readonly FoundMessage[], query: string) =>
		knowledgeCandidates({
			...{ documents: [], found, remembered: [], listed: [], query, shownSeqs: new Set() },
			...{ recall: { limit: LIMIT, minScore: 0 }, now, count, storedCounts: true },
		});
	const answer = (block: ReturnType<typeof knowledgeBlock>): Answer => ({
		items: block.items
			.filter(({ included }) => included)
			.map(({ id, tokens, score }) => ({ id, sources: [], tokens, score: score?.total ?? null })),
		used: block.used,
		text: block.text,
	});
	return {
		messages,
		ask(query, budget, weights) {
			const question = questionOf(query, now);
			const found = rankMessages(question, index.search(question), withNearMisses(LIMIT), weights).flatMap(
				({ seq, ...ranked }) => {
					const message = messages[seq - 1];
					if (message === undefined) return [];
					const { id, tokens, created_at } = message;
					return [{ seq, id, tokens, created_at, ...ranked, message }];
				},
			);
			return answer(knowledgeBlock(candidatesOf(found, query), budget, count));
		},
		pack(found, budget, packing) {
			const candidates = candidatesOf(found, "").map((candidate) => {
				const { spoken } = candidate;
				const own = found.find(({ seq }) => seq === spoken?.seq);
				if (spoken === undefined || own === undefined) return candidate;
				const pieces = spoken.pieces.map((piece, at) => ({ ...piece, packing: packing(own, at) }));
				const best = Math.max(...pieces.map((piece) => piece.packing));
				return { ...candidate, excluded: null, packing: best, spoken: { ...spoken, pieces } };
			});
			return answer(knowledgeBlock(candidates, budget, count));
		},
	};
}
