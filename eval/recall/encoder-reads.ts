import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { readableText } from "../../src/core/model/thread/message-text.ts";
import { piecesOf } from "../../src/core/recall/meaning/nearness.ts";
import type { Answer } from "./answer.ts";
import type { Conversation } from "./conversation.ts";

const receiptSchema = z.object({
	report: z.object({
		items: z.array(
			z.object({
				id: z.string(),
				score: z.object({ features: z.record(z.string(), z.number()).optional() }).optional(),
			}),
		),
	}),
});

/** By its own text a message is some three spreads above the middle, and more than others. */
const READ = 2;
const POLL_MS = 2_000;
/** How long a chat may take: a piece takes some 40 ms on a quiet machine, and over 200 on a busy one. */
const LEAST_MS = 60_000;
const PIECE_MS = 400;
/** A server whose first chat has no vector by then has no encoder: of long messages the first are read in 30 s on a busy machine. */
const NONE_WITHIN_MS = 90_000;

/** Servers whose encoder has read something: true; those that have none: false. */
const encoders = new Map<string, boolean>();

/**
 * Waits until the encoder beside a server has read a whole chat, which it does in the order of messages: until the last one
 * is found by its own meaning. `context`: the receipt of a query. Only the first chat of a server waits for an encoder to show up.
 */
export async function readByEncoder(
	url: string,
	{ id: chat, messages }: Conversation,
	context: (query: string) => Promise<unknown>,
): Promise<void> {
	const spoken = messages.filter(({ role }) => role === "user" || role === "assistant");
	const pieces = spoken.map((message) => ({ id: message.id, pieces: piecesOf(readableText(message)) }));
	const last = pieces.findLast(({ pieces }) => pieces.length > 0);
	const query = last?.pieces[0];
	if (last === undefined || query === undefined || encoders.get(url) === false) return;
	const within = Math.max(LEAST_MS, PIECE_MS * pieces.reduce((sum, { pieces }) => sum + pieces.length, 0));
	const since = performance.now();
	while (performance.now() - since < within) {
		const { items } = receiptSchema.parse(await context(query)).report;
		const meanings = items.flatMap(({ id, score }) => {
			const meaning = score?.features?.spreads;
			return meaning === undefined ? [] : [{ id, meaning }];
		});
		if (meanings.length > 0) encoders.set(url, true);
		if (meanings.some(({ id, meaning }) => id === last.id && meaning > READ)) return;
		if (!encoders.has(url) && performance.now() - since > NONE_WITHIN_MS) {
			encoders.set(url, false);
			console.error("No sentence encoder runs beside this server: messages are found by words alone.");
			return;
		}
		await sleep(POLL_MS);
	}
	console.error(`The sentence encoder has not read all of ${chat} within ${Math.round(within / 1_000)} s.`);
}

/** Counts the contexts that an encoder should have been asked for and was not, or did not answer in time. */
export function unheard(): { count(answer: Answer): Answer; tell(): void } {
	const reasons = new Map<string, number>();
	return {
		count(answer) {
			if (answer.byWords !== undefined) reasons.set(answer.byWords, (reasons.get(answer.byWords) ?? 0) + 1);
			return answer;
		},
		tell() {
			for (const [reason, times] of reasons)
				console.error(`${times} contexts went by words alone: encoder, ${reason}.`);
		},
	};
}
