import { eachSentence } from "../../language/sentences.ts";
import { queryTermsOf, stem, termsOf } from "../../language/terms.ts";
import { PIECE_TOKENS } from "../../recall/ranking/relevance.ts";

/** A range of a message's text, how far it ranks below the message's best one, and its tokens (null: not counted yet). */
export type Part = { from: number; to: number; belowBest: number; tokens: number | null };

/** In UTF-16 units, of whole sentences. */
const LEAST_LENGTH = 90;
/** Of a message's passages the best ones are cut. The others stay whole, because they are hardly ever shown. */
const MOST_CUT = 2;
/** How far a part ranks below its passage's best one for each word of the question that it lacks. */
const LACKING = 0.1;

/**
 * For a question that asks for coverage: returns a function that cuts the best parts of a message at sentences, so that a
 * budget holds something of more messages.
 */
export function shortPieces(query: string): (text: string, parts: readonly Part[]) => Part[] {
	const asked = new Set(queryTermsOf(query).map(stem));
	return (text, parts) => {
		const best = new Set(parts.toSorted((a, b) => a.belowBest - b.belowBest).slice(0, MOST_CUT));
		return parts.flatMap((part) =>
			best.has(part) && (part.tokens ?? 0) > PIECE_TOKENS ? cut(text, part, asked) : [part],
		);
	};
}

function cut(text: string, { from, to, belowBest }: Part, asked: ReadonlySet<string>): Part[] {
	const ends: number[] = [];
	let begin = from;
	let end = from;
	for (const sentence of eachSentence(text.slice(from, to))) {
		end += sentence.length;
		if (end - begin < LEAST_LENGTH) continue;
		ends.push(end);
		begin = end;
	}
	// A short rest belongs to what stands before it.
	if (end > begin && ends.length > 0 && end - begin < LEAST_LENGTH / 2) ends.pop();
	const all = [...new Set([...ends, to])];
	const told = all.map((end, index) => {
		const stems = new Set(termsOf(text.slice(all[index - 1] ?? from, end)).map(stem));
		return [...asked].filter((term) => stems.has(term)).length;
	});
	const most = Math.max(...told);
	return all.map((end, index) => ({
		...{ from: all[index - 1] ?? from, to: end, tokens: null },
		belowBest: belowBest + LACKING * (most - (told[index] ?? 0)),
	}));
}
