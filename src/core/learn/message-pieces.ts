import { STOP_WORDS } from "../language/words/stop-words.ts";
import { termsOf } from "../recall/terms.ts";
import { labelled, speakerName } from "../render/own-lines.ts";
import { atOnce, type Steps } from "../steps.ts";
import { saidBeyondContext } from "./injected.ts";
import type { LearnedMessage } from "./learned.ts";
import { eachTextPiece } from "./learning-parts.ts";
import { redactionSteps } from "./secrets.ts";

/** Longest piece, in UTF-16 units: what is recalled is whole, so it is to be short. */
const LONGEST = 2_000;

/**
 * What a message says, with who said it, in pieces of whole sentences; none where it says nothing that it could be found by.
 * What a context had put into it is left out, and so are secrets.
 */
export function messagePieces(message: LearnedMessage): string[] {
	return atOnce(pieceSteps(message));
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
