import { runSteps, type Steps } from "../../../base/steps.ts";
import { labelled } from "../../../language/own-lines.ts";
import { eachSentence } from "../../../language/sentences.ts";
import { speakerName } from "../../../language/speaker-name.ts";
import { termsOf } from "../../../language/terms.ts";
import { STOP_WORDS } from "../../../language/words/stop-words.ts";
import { textOf } from "../../../model/thread/message.ts";
import { saidBeyondContext } from "./injected.ts";
import type { LearnedMessage } from "./learned.ts";
import { redactionSteps } from "./secrets.ts";

/** So much text (UTF-16 units) is learned from at once. */
export const LEARNED_TEXT = 32_768;

/**
 * Messages in runs of so much text at most, in their order; one that is longer alone is cut between its sentences. What
 * tools gave and instructions are left out: they are no talk. Linear in the text.
 */
export function learningParts(messages: readonly LearnedMessage[]): LearnedMessage[][] {
	return [...eachLearningPart(messages)];
}

/** The same one by one, so that other work can come in between. */
export function* eachLearningPart(messages: readonly LearnedMessage[]): Generator<LearnedMessage[]> {
	let open: LearnedMessage[] = [];
	let text = 0;
	for (const message of messages) {
		for (const piece of pieces(message)) {
			const own = textOf(piece.content).length;
			if (open.length > 0 && text + own > LEARNED_TEXT) {
				yield open;
				open = [];
				text = 0;
			}
			open.push(piece);
			text += own;
		}
	}
	if (open.length > 0) yield open;
}

function* pieces(message: LearnedMessage): Generator<LearnedMessage> {
	if (message.role !== "user" && message.role !== "assistant") return;
	const text = textOf(message.content);
	// What a context put there is cut out first: in a part of it nobody could tell any more where it begins and ends.
	const said = text.length <= LEARNED_TEXT ? text : saidBeyondContext(text);
	for (const content of eachTextPiece(said, LEARNED_TEXT)) yield { ...message, content };
}

/** A text in pieces of whole sentences, of so many units at most; only a sentence that is longer alone is cut. */
function* eachTextPiece(text: string, most: number): Generator<string> {
	if (text.length <= most) {
		if (text !== "") yield text;
		return;
	}
	let open: string[] = [];
	let length = 0;
	for (const sentence of eachSentence(text)) {
		for (const slice of slices(sentence, most)) {
			if (length + slice.length > most) {
				yield open.join("");
				open = [];
				length = 0;
			}
			open.push(slice);
			length += slice.length;
		}
	}
	yield open.join("");
}

/** A sentence in parts that end between characters. */
function slices(sentence: string, most: number): string[] {
	const parts: string[] = [];
	for (let from = 0; from < sentence.length; ) {
		let to = Math.min(sentence.length, from + most);
		if ((sentence.charCodeAt(to) & 0xfc00) === 0xdc00) to -= 1;
		parts.push(sentence.slice(from, to));
		from = to;
	}
	return parts;
}

/** Longest piece, in UTF-16 units: what is recalled is whole, so it is to be short. */
const LONGEST = 2_000;

/**
 * What a message says, with who said it, in pieces of whole sentences; none where it says nothing that it could be found by.
 * What a context had put into it is left out, and so are secrets.
 */
export function messagePieces(message: LearnedMessage): string[] {
	return runSteps(pieceSteps(message));
}

/** The same in steps: a message may be as long as a book. */
export function* pieceSteps({ role, name, content }: LearnedMessage): Steps<string[]> {
	const said = (yield* redactionSteps(saidBeyondContext(content))).trim();
	const pieces: string[] = [];
	let tells = false;
	for (const piece of eachTextPiece(said, LONGEST)) {
		const text = piece.trim();
		if (text !== "") pieces.push(labelled(speakerName(name) ?? role, text));
		tells ||= termsOf(text).some((term) => !STOP_WORDS.has(term));
		yield piece.length;
	}
	return tells ? pieces : [];
}
