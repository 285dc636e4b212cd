import { oneLine } from "../../language/shorten.ts";
import { tellingTerms } from "../../language/terms.ts";

const MOST_KEYWORDS = 8;
/** In UTF-16 units. */
const LONGEST = 60;

/** The keywords of a model's answer, as one text; empty if they say nothing, null if the answer can't be read. */
export function readKeywords(answer: string): string | null {
	const given = keywordsIn(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
	if (given === null) return null;
	const bounded = given.map((one) => oneLine(one).slice(0, LONGEST)).filter((one) => tellingTerms(one).length > 0);
	return [...new Set(bounded)].slice(0, MOST_KEYWORDS).join(", ");
}

function keywordsIn(json: string): string[] | null {
	try {
		const read: unknown = JSON.parse(json);
		if (typeof read !== "object" || read === null || !("keywords" in read) || !Array.isArray(read.keywords))
			return null;
		const texts: unknown[] = read.keywords;
		return texts.every((text) => typeof text === "string") ? texts : null;
	} catch {
		return null;
	}
}
