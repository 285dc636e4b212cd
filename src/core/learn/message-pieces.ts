import { labelled, speakerName } from "../render/own-lines.ts";
import { saidBeyondContext } from "./injected.ts";
import type { LearnedMessage } from "./learned.ts";
import { textPieces } from "./learning-parts.ts";
import { sayingOf } from "./says-again.ts";
import { withoutSecrets } from "./secrets.ts";

/** Longest piece, in UTF-16 units: what is recalled is whole, so it is to be short. */
const LONGEST = 2_000;

/**
 * What a message says, with who said it, in pieces of whole sentences; none where it says nothing that it could be found by.
 * What a context had put into it is left out, and so are secrets.
 */
export function messagePieces({ role, name, content }: LearnedMessage): string[] {
	const said = withoutSecrets(saidBeyondContext(content)).trim();
	if (sayingOf(said).terms.size === 0) return [];
	return textPieces(said, LONGEST)
		.map((piece) => piece.trim())
		.filter((piece) => piece !== "")
		.map((piece) => labelled(speakerName(name) ?? role, piece));
}
