import { eachRun } from "../../../base/runs.ts";
import type { Steps } from "../../../base/steps.ts";
import { labelled } from "../../../language/own-lines.ts";
import { redactionSteps } from "../../../language/secrets/withheld.ts";
import { eachSentence } from "../../../language/sentences.ts";
import { speakerName } from "../../../language/speaker-name.ts";
import { termsOf } from "../../../language/terms.ts";
import { STOP_WORDS } from "../../../language/words/stop-words.ts";
import { textOf } from "../../../model/thread/message.ts";
import { saidBeyondContext } from "./injected.ts";
import type { LearnedMessage } from "./learned.ts";

/** So much text (UTF-16 units) is learned from at once. */
export const LEARNED_TEXT = 32_768;

/**
 * Messages in runs of so much text at most; one that is longer alone is cut between its sentences. What tools gave and instructions are left
 * out: they are no talk. Linear in the text.
 */
export const eachLearningPart = (messages: readonly LearnedMessage[]): Generator<LearnedMessage[]> =>
	eachRun(pieces(messages), ({ content }) => textOf(content).length, { size: LEARNED_TEXT });

function* pieces(messages: readonly LearnedMessage[]): Generator<LearnedMessage> {
	for (const message of messages) {
		if (message.role !== "user" && message.role !== "assistant") continue;
		const text = textOf(message.content);
		// What a context put there is cut out first: in a part of it nobody could tell any more where it begins and ends.
		const said = text.length <= LEARNED_TEXT ? text : saidBeyondContext(text);
		for (const content of eachTextPiece(said, LEARNED_TEXT)) yield { ...message, content };
	}
}

/** A text in pieces of whole sentences, of so many units at most; only a sentence that is longer alone is cut. */
function* eachTextPiece(text: string, most: number): Generator<string> {
	for (const run of eachRun(slices(text, most), ({ length }) => length, { size: most })) yield run.join("");
}

/** The sentences of a text; a long one in parts that end between characters. */
function* slices(text: string, most: number): Generator<string> {
	// A short one is one piece anyway.
	for (const sentence of text.length <= most ? [text] : eachSentence(text))
		for (let from = 0; from < sentence.length; ) {
			let to = Math.min(sentence.length, from + most);
			if ((sentence.charCodeAt(to) & 0xfc00) === 0xdc00) to -= 1;
			yield sentence.slice(from, to);
			from = to;
		}
}

/** Longest piece, in UTF-16 units: what is recalled is whole, so it is to be short. */
const LONGEST = 2_000;

/**
 * What a message says, with who said it, in pieces of whole sentences; none where nothing of it could be found again. What a context had put
 * into it is left out, and so are secrets. In steps: a message may be as long as a book.
 */
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
