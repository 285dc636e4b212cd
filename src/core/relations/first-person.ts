import type { Spot } from "./question-text.ts";

/** What relations call whoever speaks. */
export const USER_NAME = "user";

/** Words by which askers mean themselves, folded; in Spanish also verbs, as it needs no pronoun there. */
const SELF =
	/(?<= )(?:i|i'm|i'll|i'd|i've|im|me|my|mine|myself|we|we're|we've|our|ours|ich|mir|mich|mein|meine[mnrs]?|wir|uns|unser|unsere[mnrs]?|je|j'(?=\p{L})|moi|mon|ma|mes|nous|notre|nos|yo|mi|mis|mio|mia|nosotros|nuestr[oa]s?|vivo|trabajo|tengo|llamo|soy)(?= |(?<=j'))|我们?|咱们?|私|僕|俺|わたし/gu;
const POSSESSIVE = /^(?:my|our|mein|unser|mon|ma|mes|notre|nos|mis?|nuestr)|^[我私僕俺]/;

/** Where a question names whoever asks it: in a text made by `questionText`. */
export function selfSpots(text: string): Spot[] {
	return [...text.matchAll(SELF)].map(({ 0: word, index }) => ({
		from: index,
		to: index + word.length,
		possessive: POSSESSIVE.test(word),
	}));
}

/** Of several, the one next to what is asked. */
export function nearestSelf(text: string, asked: readonly { spot: Spot }[]): Spot | null {
	const spots = selfSpots(text);
	const { from, to } = asked[0]?.spot ?? { from: 0, to: 0 };
	const away = (spot: Spot) => Math.max(spot.from - to, from - spot.to);
	return spots.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}
