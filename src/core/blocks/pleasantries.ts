import { queryTermsOf, stem, termsOf } from "../recall/terms.ts";

const OPENING =
	/^(?:(?:thanks|thank you|wow|hey|hi|hello|yeah|yep|yes|sure|oh|cool|nice|great|awesome|amazing|congrats|congratulations|absolutely|definitely|totally|that's|that is|sounds|glad|no problem|of course|right|whoa|haha|ok|okay|good|love it|i agree|exactly|true)\b[^.!?\n]{0,45}[.!?]{1,5}[ \t]{1,5}){1,6}/i;
/** What is left must say something, in UTF-16 units. */
const LEAST_LEFT = 25;

/** Finds pleasantries with which a message begins ("Thanks, Ada! That's great!"), so that they need not be shown. */
export function pleasantriesFor(query: string, names: readonly string[]): (text: string) => number {
	const spoken = new Set(names.flatMap((name) => termsOf(name)));
	const asked = new Set(
		queryTermsOf(query)
			.filter((term) => !spoken.has(term))
			.map(stem),
	);
	return (text) => {
		const opening = OPENING.exec(text)?.[0] ?? "";
		if (opening === "" || text.length - opening.length < LEAST_LEFT) return 0;
		// A question, a number or a word that is asked for says something.
		if (/[?\d]/.test(opening) || termsOf(opening).some((term) => asked.has(stem(term)))) return 0;
		return opening.length;
	};
}
