/** A conversation that is told turn by turn, with what its thread is made with and what is asked of it. */
import type { Message, Question } from "../conversation.ts";

/** What the agent writes down for itself, right after this turn. */
export type PlannedNote = { turn: number; category: "preference" | "context"; content: string };

/** Something that should still be known, and words that only it is said with. */
type Probe = { what: string; words: string };

export type Story = {
	id: "coding" | "policy";
	title: string;
	about: string;
	userId: string;
	/** What of the thread's configuration is not the default. */
	config: { overflow?: { strategy: "summarize"; token_limit: number; preserve_messages: number } };
	turns: Message[][];
	notes: PlannedNote[];
	question: Question;
	probes: Probe[];
};

/** A turn is a user message and what follows it. */
export function turnsOf(messages: Message[]): Message[][] {
	const turns: Message[][] = [];
	for (const message of messages) {
		const turn = turns.at(-1);
		if (turn === undefined || message.role === "user") turns.push([message]);
		else turn.push(message);
	}
	return turns;
}
