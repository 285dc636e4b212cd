import { daysAfter, utcDay } from "../../../core/base/usage.ts";
import { messageTexts, messageVectorIds } from "../../../core/recall/message-vectors.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Embedder } from "../../../ports/embedder.ts";
import type { VectorEntry } from "../../../ports/vector-index.ts";
import type { Outbox, OutboxItem } from "../store/index/outbox.ts";

type MessageDeps = {
	clock: Pick<Clock, "now">;
	embedder: Pick<Embedder, "kind">;
	outbox: Pick<Outbox, "askForMessages">;
	spend(tokens: number): Promise<(() => Promise<void>) | null>;
};

/** Messages to embed, the ids of vectors that nothing stands behind any more, and what notes the tokens once they are spent. */
type Messages = {
	messages: (Omit<VectorEntry, "vector"> & { text: string })[];
	removed: string[];
	spent(): Promise<void>;
};

const nothing = async () => undefined;

export const NO_MESSAGES: Messages = { messages: [], removed: [], spent: nothing };

const CHARACTERS_PER_TOKEN = 4;

/**
 * The messages of the episodes among these items, each with its episode's scope and version. They are never needed: where the
 * tenant's day is used up they are asked for again on the next day, and those that stand there are taken away, as they may
 * be of what was changed or deleted.
 */
export async function messagesOf(deps: MessageDeps, items: readonly OutboxItem[]): Promise<Messages> {
	const episodes = new Map(items.filter(ofMessages).map((item) => [item.id, item.now]));
	const messages = [...episodes].flatMap(([episode, now]) => {
		if (now === null) return [];
		const { scope, version } = now;
		return messageTexts(episode, now.text, deps.embedder.kind).map((one) => {
			return { ...one, kind: "message" as const, scope, version };
		});
	});
	const all = [...episodes.keys()].flatMap(messageVectorIds);
	const characters = messages.reduce((sum, { text }) => sum + text.length, 0);
	const spent = messages.length === 0 ? nothing : await deps.spend(Math.ceil(characters / CHARACTERS_PER_TOKEN));
	if (spent === null) {
		const there = [...episodes].flatMap(([episode, now]) => (now === null ? [] : [episode]));
		console.error(
			`the messages of ${there.length} episodes are not embedded before tomorrow: the day's tokens are used up`,
		);
		await deps.outbox.askForMessages(there, Date.parse(`${daysAfter(utcDay(deps.clock.now()), 1)}T00:00:00Z`));
		return { messages: [], removed: all, spent: nothing };
	}
	const made = new Set(messages.map(({ id }) => id));
	return { messages, removed: all.filter((id) => !made.has(id)), spent };
}

function ofMessages({ kind }: OutboxItem): boolean {
	return kind === "episode" || kind === "message";
}
