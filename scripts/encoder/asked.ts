import * as z from "zod";
import { err, ok, type Result } from "../../src/core/base/result.ts";

/** What the model in the package is called, here and in the Worker. */
export const MODEL = "universal-sentence-encoder-lite-1";

/** Texts in one request. */
const MOST_TEXTS = 64;
/** The model reads 128 pieces of words; none of them is longer than what this leaves room for (UTF-16 units). */
const LONGEST = 800;

const Body = z.object({ model: z.literal(MODEL), input: z.array(z.string()).min(1) });

/** Why a request gets no vectors. */
export type Refusal = { status: 400 | 401 | 404 | 413 | 500 | 503; message: string };

/** The texts of a request's body, as the model is to read them. */
export function textsOf(body: string): Result<string[], Refusal> {
	const asked = Body.safeParse(jsonOf(body));
	if (!asked.success) return err({ status: 400, message: `Send {"model": "${MODEL}", "input": ["a text", …]}.` });
	const { input } = asked.data;
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

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
