import type { Candidate } from "./candidate.ts";

/** In tokens. */
const SHORT_QUESTION = 16;
const SHORT_ANSWER = 8;
/** It comes after its answer, never instead of it. */
const BEHIND_ITS_ANSWER = 0.999;

/**
 * A short answer ("Lisbon.") says little without the short question that it replies to: where both were found, the question
 * counts in packing nearly as much as its answer.
 */
export function withAskedBefore(candidates: readonly Candidate[]): Candidate[] {
	const bySeq = new Map(candidates.map((candidate) => [candidate.spoken?.seq, candidate]));
	return candidates.map((candidate) => {
		const { spoken, text } = candidate;
		const [asked, ...more] = spoken?.pieces ?? [];
		if (spoken === undefined || asked === undefined || more.length > 0) return candidate;
		if (asked.tokens > SHORT_QUESTION || !text.trimEnd().endsWith("?")) return candidate;
		const worth = BEHIND_ITS_ANSWER * worthOfAnswer(bySeq.get(spoken.seq + 1), spoken);
		if (worth <= asked.worth) return candidate;
		return { ...candidate, packing: worth, spoken: { ...spoken, pieces: [{ ...asked, worth }] } };
	});
}

/** What the message behind a question counts; 0 where it is no short answer of another speaker. */
function worthOfAnswer(answer: Candidate | undefined, { run, speaker }: NonNullable<Candidate["spoken"]>): number {
	const [said] = answer?.spoken?.pieces ?? [];
	if (answer?.spoken === undefined || said === undefined || answer.excluded !== null) return 0;
	if (said.tokens > SHORT_ANSWER || answer.text.includes("?")) return 0;
	return answer.spoken.run === run && answer.spoken.speaker.label !== speaker.label ? said.worth : 0;
}
