import { err, ok, type Result } from "../../src/core/base/result.ts";

/** What the model in the package is called, here and in the Worker. */
export const MODEL = "universal-sentence-encoder-lite-1";

/** Texts in one request. */
const MOST_TEXTS = 64;
/** The model reads 128 pieces of words; none of them is longer than what this leaves room for (UTF-16 units). */
const LONGEST = 800;

/** Why a request gets no vectors. */
export type Refusal = { status: 400 | 401 | 404 | 413 | 500 | 503; message: string };

/** The texts of a request's body, as the model is to read them. */
export function textsOf(body: string): Result<string[], Refusal> {
	const input = inputOf(jsonOf(body));
	if (input === null) return err({ status: 400, message: `Send {"model": "${MODEL}", "input": ["a text", …]}.` });
	if (input.length > MOST_TEXTS) return err({ status: 413, message: `Send at most ${MOST_TEXTS} texts at a time.` });
	return ok(input.map(readable));
}

/**
 * A text as it is split into pieces: its characters in their plain form, of which one can become eighteen, and single spaces.
 * Of an empty text the model makes nothing.
 */
function readable(text: string): string {
	const plain = text.slice(0, LONGEST).normalize("NFKC").slice(0, LONGEST);
	return plain.replace(/\s+/g, " ").trim() || " ";
}

/** By hand: zod would add 12 MB to a process that reads nothing else. */
function inputOf(asked: unknown): string[] | null {
	if (typeof asked !== "object" || asked === null || !("model" in asked && "input" in asked)) return null;
	if (asked.model !== MODEL || !Array.isArray(asked.input) || asked.input.length === 0) return null;
	const input: unknown[] = asked.input;
	return input.every((text) => typeof text === "string") ? input : null;
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
