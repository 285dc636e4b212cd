import { type Answer, ASPECTS, type Aspect, type Script } from "./scripts/script.ts";

/** Of each aspect, how many answers there are and how many of them a context holds. */
export type Score = Record<Aspect, { known: number; of: number }>;

export function noScore(): Score {
	return Object.fromEntries(ASPECTS.map((aspect) => [aspect, { known: 0, of: 0 }])) as Score;
}

/** Adds what this context knows of the script; gives the answers it lacks. */
export function judge(score: Score, { answers }: Script, context: string): Answer[] {
	const text = context.toLowerCase().replace(/\s+/g, " ");
	return answers.filter((answer) => {
		const there = holds(text, answer.terms);
		score[answer.aspect].of++;
		if (there) score[answer.aspect].known++;
		return !there;
	});
}

/** Whether all terms stand in a text, which is in lower case. */
export function holds(text: string, terms: readonly string[]): boolean {
	return terms.every((term) => text.includes(term.toLowerCase()));
}

/** In percent; 100 where nothing was asked. */
export function share({ known, of }: { known: number; of: number }): number {
	return of === 0 ? 100 : (100 * known) / of;
}
