import type { Steps } from "../../base/steps.ts";
import { answering } from "./answers.ts";
import { type Fact, type FactKind, kindOf, takesBack } from "./fact.ts";
import { fitting, madeOf, mostTelling } from "./line.ts";
import { joinedSaid, type Said } from "./said.ts";

/** A message of the user that is no longer than this says one thing, in so many sentences. */
const SHORT = 260;
const FEW = 3;
const SURE = 3;
/** A wish has at least so many words. */
const PLAIN = 4;
/** What it costs an assistant to speak of things that its user never speaks of. */
const UNASKED = 3;

const POINTING = new Set(
	"did tried already yes no nope yep that thats it this same those these there neither both done not the".split(" "),
);

/** The facts that a conversation states, in the order it does; `talk` is what each message says. A step a message. */
export function* factsOf(talk: readonly (readonly Said[])[]): Steps<Fact[]> {
	const facts: Fact[] = [];
	const known = new Set(talk.flat().flatMap(({ role, terms }) => (role === "user" ? [...terms] : [])));
	for (const [at, said] of talk.entries()) {
		const before = spokenOf(talk, at);
		const whole = wholeMessage(said);
		const taken = new Set<Said>();
		facts.push(...answering(whole === null ? said : [whole], before, taken));
		for (const one of whole === null ? said : [whole]) {
			if (taken.has(one)) continue;
			const fact = factOf(one, whole === null ? said : [whole], before, taken);
			if (fact === null) continue;
			const asked = one.role === "user" || [...fact.terms].some((term) => known.has(term));
			if (asked) facts.push(fact);
			else if (fact.kind !== "aside" || one.index === 0) facts.push({ ...fact, weight: fact.weight - UNASKED });
		}
		yield said.reduce((sum, { text }) => sum + text.length, 0);
	}
	return [...facts, ...unanswered(talk)];
}

/** What the last message asks nobody has answered yet. */
function unanswered(talk: readonly (readonly Said[])[]): Fact[] {
	const asked = talk.at(-1)?.findLast(({ question, terms }) => question && terms.size > 0);
	return asked === undefined ? [] : [madeOf([asked], { kind: "open", score: SURE }, false)];
}

/**
 * What the message before says; where that only points at what was said before it, that too: "Did that, it crashed."
 */
function spokenOf(talk: readonly (readonly Said[])[], at: number): readonly Said[] {
	const before = talk[at - 1] ?? [];
	const [first] = before;
	if (first === undefined || before.length > FEW || !points(first)) return before;
	const topic = mostTelling(talk[at - 2] ?? []);
	return topic === null || topic.role === first.role ? before : [topic, ...before];
}

/** Whether a sentence speaks of what someone else has just said. */
function points({ words, index }: Said): boolean {
	return index === 0 && POINTING.has(words[0] ?? "");
}

/** A short message of a user as one; null where it is longer, or says several things. */
function wholeMessage(said: readonly Said[]): Said | null {
	const [first] = said;
	if (first === undefined || first.role !== "user" || said.length > FEW) return null;
	if (said.reduce((sum, { text }) => sum + text.length + 1, 0) > SHORT) return null;
	if (said.length === 1) return first;
	const kinds = new Set(said.filter(({ terms }) => terms.size > 0).flatMap((one) => kindOf(one)?.kind ?? []));
	return kinds.size <= 1 ? joinedSaid(said) : null;
}

function factOf(one: Said, said: readonly Said[], before: readonly Said[], taken: Set<Said>): Fact | null {
	const sign = kindOf(one);
	if (sign === null) return remark(one, before) ?? plainWish(one);
	// Small talk is not a task, nor a wish, nor a step.
	if (isSmallTalk(one) && sign.score < SURE * 1.7) return null;
	if (one.role !== "user" && one.terms.size === 0 && !canBorrow(sign.kind, said[one.index - 1])) return null;
	const lines = withContext(one, sign.kind, said, before);
	// "Noted, that stays open" of an assistant says no more than what it answers.
	if (
		one.role !== "user" &&
		one.terms.size === 0 &&
		lines.some((line) => line.role === "user" && kindOf(line) !== null)
	) {
		return null;
	}
	if (lines.every(({ terms }) => terms.size === 0)) return plainWish(one);
	for (const line of lines) taken.add(line);
	return madeOf(lines, sign, takesBack(one));
}

/** What a user wishes may be said in the commonest words: "keep it short, please". */
function plainWish(one: Said): Fact | null {
	const { role, cues, words, question, terms } = one;
	if (role !== "user" || question || terms.size > 0 || cues.wish === 0 || words.length < PLAIN) return null;
	return isSmallTalk(one) ? null : madeOf([one], { kind: "wish", score: cues.wish }, false);
}

/** What an assistant says without naming anything is taken for politeness, but for failures and what stays open. */
function canBorrow(kind: FactKind, previous: Said | undefined): boolean {
	return kind === "failure" || (kind === "open" && previous?.question === true);
}

function isSmallTalk({ cues, words }: Said): boolean {
	return cues.chat >= 2 * SURE || (cues.chat >= SURE && words.length < 12);
}

/** What names something is what the talk is about, though nothing says what of it. */
function remark(one: Said, before: readonly Said[]): Fact | null {
	if (isSmallTalk(one) || one.terms.size === 0) return null;
	if (one.question) return one.role === "user" ? madeOf([one], { kind: "aside", score: 0 }, false) : null;
	if (one.role !== "user") {
		// What answers no question reports something.
		const reports = one.index === 0 && !before.some(({ question }) => question);
		return madeOf([one], { kind: reports ? "step" : "aside", score: 0 }, false);
	}
	const topic = one.words[0] !== "the" && points(one) ? mostTelling(before) : null;
	return madeOf(fitting([topic, one]), { kind: "remark", score: 0 }, false);
}

/** The sentence with those beside it without which it can't be understood. */
function withContext(one: Said, kind: FactKind, said: readonly Said[], before: readonly Said[]): Said[] {
	const previous = said[one.index - 1];
	const following = said[one.index + 1];
	const names = one.terms.size > 0;
	switch (kind) {
		case "decision":
			return withReason(one, previous, following, before);
		case "failure": {
			const goesOn =
				following !== undefined && following.terms.size > 0 && (one.role === "user" || following.cues.failure > 0);
			const begins = !names || (previous !== undefined && previous.cues.failure > 0) || isReply(one);
			const lines = [one, goesOn ? following : null];
			if (!begins) return fitting(lines);
			if (previous === undefined && before[0]?.message !== before.at(-1)?.message) lines.push(before[0] ?? null);
			const attempt = names ? null : (said[one.index - 2] ?? null);
			return fitting([earlier(one, previous, before), attempt, ...lines]);
		}
		case "open":
			return fitting([!names || previous?.question ? earlier(one, previous, before) : null, one]);
		case "wish":
			return fitting([one]);
		case "next":
		case "step":
		case "task":
			return fitting([one, !names && following !== undefined ? following : null]);
		case "context":
		case "remark":
		case "aside":
			return [one];
	}
}

/** A user's short answer speaks of what was said before it. */
function isReply({ role, index, words, terms }: Said): boolean {
	return role === "user" && index === 0 && (words.length <= 8 || terms.size < 3);
}

function withReason(
	one: Said,
	previous: Said | undefined,
	following: Said | undefined,
	before: readonly Said[],
): Said[] {
	const lines: (Said | null)[] = [one];
	if (one.terms.size === 0) lines.unshift(earlier(one, previous, before));
	if (one.cues.reason >= SURE) return fitting(lines);
	if (following !== undefined && !following.question && follows(following)) lines.push(following);
	else if (previous !== undefined && previous.cues.reason > 0 && previous.terms.size > 0) lines.unshift(previous);
	return fitting(lines);
}

/** Whether a sentence behind a decision likely says why. */
function follows(following: Said): boolean {
	if (following.terms.size === 0) return false;
	const kind = kindOf(following)?.kind;
	return following.cues.reason > 0 || (kind !== "open" && kind !== "task" && kind !== "wish" && kind !== "next");
}

/** What a sentence speaks of: the one before it, or what the other said last. */
function earlier(one: Said, previous: Said | undefined, before: readonly Said[]): Said | null {
	if (previous !== undefined && previous.terms.size > 0) return previous;
	if (one.index > 0 || before[0]?.role === one.role) return null;
	return before.findLast((said) => said.question && said.terms.size > 0) ?? mostTelling(before);
}
