import type { Steps } from "../../base/steps.ts";
import { type Annotated, annotate, type Clause, withoutUnread } from "../../language/annotate.ts";
import { ownWords } from "../../language/own-lines.ts";
import { speaking } from "../../language/posing.ts";
import { type Content, type Role, type ToolCall, textOf } from "../../model/thread/message.ts";
import { ACT_MODEL, type Act, type ActModel } from "./act-model.ts";
import { type Around, featuresOf, type ReadMessage } from "./features.ts";

/** A message of talk, with what tells who says it. */
export type Said = {
	role: Role;
	content: Content;
	name?: string | undefined;
	tool_calls?: readonly ToolCall[] | undefined;
};

/** A clause with how likely it is, from 0 to 1, that it does each act. */
export type ActClause = { clause: Clause; scores: Readonly<Record<Act, number>> };

/** What a tool gave is looked at from both ends: so many clauses of each. */
const TOOL_HEAD = 5;
const TOOL_TAIL = 3;
/** Lines that begin with one of so many speakers' names are not read: nobody knows who said them. */
const MOST_NAMES = 200;

/**
 * The clauses of each message with their acts: a model reads each clause in its place between the messages around it.
 * `before` are earlier messages that are read only to tell what is answered. Linear in the text.
 */
export function* readActs(
	messages: readonly Said[],
	{ before = [], model = ACT_MODEL, textIn = plainText }: ReadingOptions = {},
): Steps<ActClause[][]> {
	const read: ReadMessage[] = [];
	const names = new Set([...before, ...messages].flatMap(({ name }) => name ?? []));
	const speaks = speaking([...names].slice(0, MOST_NAMES));
	const last = before.length + messages.length - KEPT_OF_EACH;
	for (const [at, message] of [...before, ...messages].entries()) {
		const text = ownWords(withoutUnread(textIn(message)), speaks);
		const annotated = annotation(text, at >= last);
		read.push({ role: message.role, annotated, calls: (message.tool_calls?.length ?? 0) > 0 });
		yield text.length;
	}
	const all: ActClause[][] = [];
	const nexts = nextTalk(read);
	const around: Around = {
		before: null,
		talk: null,
		next: null,
		asked: null,
		group: isGroup([...before, ...messages]),
		tools: false,
	};
	for (const [at, message] of read.entries()) {
		around.next = nexts[at] ?? null;
		if (at >= before.length) {
			const own = lookedAt(message).map((clause) => ({
				clause,
				scores: model.score(featuresOf(message, clause.index, around)),
			}));
			all.push(own);
			yield own.length * 40;
		}
		around.tools ||= message.calls || message.role === "tool";
		around.before = message;
		if (message.role !== "tool") around.talk = message;
		if (message.role === "user") around.asked = message;
	}
	return all;
}

/** The last messages of a reading stand before those of the next one: what was made of so many is kept, of none that is longer. */
const KEPT_OF_EACH = 4;
const KEPT_LONGEST = 4_000;
const MOST_KEPT = 128;
const kept = new Map<string, Annotated>();

function annotation(text: string, isLast: boolean): Annotated {
	const made = kept.get(text) ?? annotate(text);
	if (!isLast || text.length > KEPT_LONGEST) return made;
	// At the end, as those that were not met for longest come first.
	kept.delete(text);
	kept.set(text, made);
	for (const oldest of kept.keys()) {
		if (kept.size <= MOST_KEPT) break;
		kept.delete(oldest);
	}
	return made;
}

export type ReadingOptions = {
	before?: readonly Said[];
	model?: ActModel;
	/** What of a message was said by whoever sent it. */
	textIn?: (message: Said) => string;
};

const plainText = ({ content }: Said) => textOf(content);

/** People among themselves: they have names, and no assistant answers. */
function isGroup(messages: readonly Said[]): boolean {
	return messages.some(({ name }) => name !== undefined) && !messages.some(({ role }) => role === "assistant");
}

/** For each message the next one that no tool wrote. */
function nextTalk(messages: readonly ReadMessage[]): (ReadMessage | null)[] {
	const nexts: (ReadMessage | null)[] = [];
	let next: ReadMessage | null = null;
	for (const message of messages.toReversed()) {
		nexts.push(next);
		if (message.role !== "tool") next = message;
	}
	return nexts.reverse();
}

function lookedAt({ role, annotated: { clauses } }: ReadMessage): readonly Clause[] {
	if (role === "system") return [];
	if (role !== "tool" || clauses.length <= TOOL_HEAD + TOOL_TAIL) return clauses;
	return [...clauses.slice(0, TOOL_HEAD), ...clauses.slice(-TOOL_TAIL)];
}
