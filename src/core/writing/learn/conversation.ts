import { correctsBefore } from "../../language/statements/correction.ts";
import { forgettingIn } from "../../language/statements/forgetting.ts";
import type { Forgetting } from "../../language/statements/forgotten.ts";
import { asksToPlay, hazardOf, takesBack, takesBackBefore } from "../../language/statements/hazards.ts";
import { textOf } from "../../model/thread/message.ts";
import { isGiven } from "../acts/frame-model.ts";
import type { ActClause } from "../acts/read-acts.ts";
import { saidBeyondContext } from "./found/injected.ts";
import type { LearnedMessage } from "./found/learned.ts";

/** For so many messages a game goes on that a user asked for. */
export const PLAYED = 6;

export const plays = (messages: readonly LearnedMessage[]): boolean =>
	messages.some(({ role, content }) => role === "user" && asksToPlay(textOf(content)));

/** So many messages count as what was said lately, with so much of each (UTF-16 units). */
export const LATELY = 12;
export const LATELY_LENGTH = 400;

export const saidLately = (messages: readonly LearnedMessage[]): string =>
	messages
		.slice(-LATELY)
		.map(({ content }) => content.slice(0, LATELY_LENGTH))
		.join("\n");

export const severalSpeak = (messages: readonly LearnedMessage[]): boolean =>
	new Set(messages.flatMap(({ role, name }) => (role === "user" ? (name ?? []) : []))).size > 1;

/** The messages before that what was said now takes back: "just kidding". What its speaker said in between is meant first. */
export function takenBackBefore(before: readonly LearnedMessage[], messages: readonly LearnedMessage[]): string[] {
	const ids = messages.slice(0, 3).flatMap(({ role, name, content }, at) => {
		if (role !== "user" || !takesBackLast(saidBeyondContext(content))) return [];
		if (messages.slice(0, at).some((one) => one.role === "user" && one.name === name)) return [];
		return before.findLast((one) => one.role === "user" && one.name === name)?.message_id ?? [];
	});
	return [...new Set(ids)];
}

/** Whether the next thing its speaker says takes a message back. */
export function takenBack(messages: readonly LearnedMessage[], at: number): boolean {
	const own = messages[at];
	if (own === undefined || takesBack(saidBeyondContext(own.content))) return true;
	const next = messages.slice(at + 1, at + 4).find(({ role, name }) => role === "user" && name === own.name);
	return next !== undefined && takesBackLast(saidBeyondContext(next.content));
}

const takesBackLast = (text: string): boolean => takesBackBefore(text) || forgettingIn(text)?.of === "last";

/** Without what is corrected right behind: "I live in Bern. No wait, Basel." tells neither. */
export function withoutCorrected(clauses: readonly ActClause[]): ActClause[] {
	const corrects = clauses.map(({ clause }) => correctsBefore(clause.text));
	return clauses.filter((_, at) => !corrects[at] && !corrects[at + 1]);
}

/** What a user plainly asks to forget of all that was told; nothing in a game or a text. `earlier`: what was said right before. */
export function askedToForget(message: LearnedMessage, earlier: readonly LearnedMessage[]): Forgetting | null {
	const text = saidBeyondContext(message.content);
	const found = message.role === "user" && hazardOf(text, text) === null ? forgettingIn(text) : null;
	if (found === null || found.of === "last") return null;
	if (plays(earlier.slice(-PLAYED)) || isGiven(earlier, { ...message, content: text })) return null;
	// "Remove that I live in Oslo" may be said of a letter.
	const edits = found.of === "statement" && found.edits;
	return edits && earlier.some(({ content }) => hazardOf(textOf(content), "") === "material") ? null : found;
}
