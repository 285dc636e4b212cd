const NUMBERED =
	/\b(?:steps?|phases?|stages?|parts?|items?|tasks?|points?|numbers?|milestones?|schritte?|étapes?|pasos?)\s+#?(\d{1,2}|one|two|three|four|five|six|seven|eight)(?:\s*(-|–|to|through|and|&|,)\s*(?:step\s+)?#?(\d{1,2}|one|two|three|four|five|six|seven|eight)\b)?/giu;
const ORDINAL =
	/\b(first|second|third|fourth|fifth|sixth|seventh|last|final|1st|2nd|3rd|4th|5th)\s+(?:step|one|item|task|part|phase|stage|point)\b/giu;
const FIRST_FEW = /\b(?:the )?first (two|three|four|five|\d)\b(?! ?(?:days|weeks|hours|minutes))/iu;

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const ORDINALS: Record<string, number> = {
	...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, last: -1, final: -1 },
	...{ "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5 },
};

/** The steps of a chain that a text names by their place: "step 2", "steps 1 and 2", "the first two", "the last one". */
export function numberedSteps(text: string, chain: readonly string[]): string[] {
	const places: number[] = [];
	for (const [, from = "", joint, to] of text.matchAll(NUMBERED)) {
		const [begin, end] = [numberOf(from), to === undefined ? null : numberOf(to)];
		if (end === null) places.push(begin);
		else if (joint === "and" || joint === "&" || joint === ",") places.push(begin, end);
		else for (let place = begin; place <= end; place++) places.push(place);
	}
	for (const [, word = ""] of text.matchAll(ORDINAL)) places.push(ORDINALS[word.toLowerCase()] ?? 0);
	const few = FIRST_FEW.exec(text)?.[1];
	if (few !== undefined) for (let place = 1; place <= numberOf(few); place++) places.push(place);
	const steps = places.flatMap((place) => (place === 0 ? [] : (chain.at(place > 0 ? place - 1 : place) ?? [])));
	return [...new Set(steps)];
}

function numberOf(text: string): number {
	const word = WORDS.indexOf(text.toLowerCase());
	return word >= 0 ? word : Number(text);
}
