import { err, ok, type Result } from "../../src/core/base/result.ts";

/** What the model in the package is called, here and in the Worker. */
export const MODEL = "universal-sentence-encoder-lite-1-asked-1";

/** Texts in one request. */
const MOST_TEXTS = 64;
/** The model reads 128 pieces of words; none of them is longer than what this leaves room for (UTF-16 units). */
const LONGEST = 800;

/** What is asked for: the vectors of questions, or of what may answer them. */
export type Asked = { texts: readonly string[]; use: "query" | "document" };

const EXAMPLE = `{"model": "${MODEL}", "input": ["a text", …], "input_type": "query" or "document"}`;

/** Why a request gets no vectors. */
export type Refusal = { status: 400 | 401 | 404 | 413 | 500 | 503; message: string };

/** What a request's body asks for, with its texts as the model is to read them. */
export function askedOf(body: string): Result<Asked, Refusal> {
	const asked = contentOf(jsonOf(body));
	if (asked === null) return err({ status: 400, message: `Send ${EXAMPLE}.` });
	if (asked.texts.length > MOST_TEXTS)
		return err({ status: 413, message: `Send at most ${MOST_TEXTS} texts at a time.` });
	return ok({ ...asked, texts: asked.texts.map(readable) });
}

/**
 * A text as it is split into pieces: its characters in their plain form, of which one can become eighteen, and single spaces.
 * Of an empty text the model makes nothing.
 */
export function readable(text: string): string {
	const plain = text.slice(0, LONGEST).normalize("NFKC").slice(0, LONGEST);
	return plain.replace(/\s+/g, " ").trim() || " ";
}

/** By hand: zod would add 12 MB to a process that reads nothing else. */
function contentOf(asked: unknown): Asked | null {
	if (typeof asked !== "object" || asked === null || !("model" in asked && "input" in asked)) return null;
	if (asked.model !== MODEL || !Array.isArray(asked.input) || asked.input.length === 0) return null;
	const texts: unknown[] = asked.input;
	const use = "input_type" in asked ? asked.input_type : "document";
	if (use !== "query" && use !== "document") return null;
	return texts.every((text) => typeof text === "string") ? { texts, use } : null;
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
