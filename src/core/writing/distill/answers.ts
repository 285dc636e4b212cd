import { type Fact, kindOf, takesBack } from "./fact.ts";
import { fitting, madeOf, mostTelling } from "./line.ts";
import type { Said } from "./said.ts";

const SURE = 3;
/** A reply of no more words that says yes agrees with all that was said. */
const BRIEF = 6;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const PROPOSING =
	words(`suggest suggesting suggestion recommend recommended propose proposing proposal id would could how
option options either try ways advantage candidates vorschlag vorschlage empfehle propose suggère sugiero`);
const BETWEEN = words("or oder ou which welche welcher welches quel quelle cuál");
const YES_OR_NO = words(`yes yeah yep yup no nope nah sure ok okay right correct exactly agreed please indeed absolutely
definitely course certainly ja nein klar genau oui non si sí not neither both`);
const OFFER = words("shall should may want soll darf dois quieres");

/** What a message makes of the one before it: a decision of a proposal or a choice, an open thread of a question. */
export function answering(said: readonly Said[], before: readonly Said[], taken: Set<Said>): Fact[] {
	const [first] = said;
	if (first === undefined || before.length === 0 || before.at(-1)?.role === first.role) return [];
	const asked = before.findLast((one) => one.question && one.terms.size > 0) ?? null;
	const putOff = said.slice(0, 3).find(putsOff);
	if (putOff !== undefined && asked !== null) {
		taken.add(putOff);
		return [madeOf(fitting([asked, putOff]), { kind: "open", score: SURE + putOff.cues.open }, false)];
	}
	if (first.role !== "user") {
		const last = before.findLast((one) => one.terms.size > 0);
		return asked !== null && asked === last && kindOf(asked) === null && evades(first)
			? [leftOpen(asked, first, taken)]
			: [];
	}
	if (said.some((one) => one.cues.open >= SURE)) return [];
	if (first.cues.failure >= SURE || first.cues.correction >= SURE) return [];
	return [...chosen(first, said, before, taken), ...(taken.size === 0 ? replied(said, asked, taken) : [])];
}

function putsOff({ cues, terms, role, index, words }: Said): boolean {
	return cues.open >= SURE && terms.size < 2 && (role === "user" || (index === 0 && words.length <= 12));
}

/** A reply that names nothing and says neither yes nor no is no answer. */
function evades({ terms, words, question, cues }: Said): boolean {
	return terms.size === 0 && !question && !words.slice(0, 3).some((word) => YES_OR_NO.has(word)) && cues.accept < SURE;
}

function leftOpen(asked: Said, reply: Said, taken: Set<Said>): Fact {
	taken.add(reply);
	return madeOf(fitting([asked, reply.role === "user" ? reply : null]), { kind: "open", score: SURE + 0.5 }, false);
}

/** What the user chose of what was proposed, or agreed to. */
function chosen(first: Said, said: readonly Said[], before: readonly Said[], taken: Set<Said>): Fact[] {
	if (first.question) return [];
	const choice = before.findLast((one) => isChoice(one) && one.terms.size > 1);
	const proposal = before.find((one) => one.terms.size > 0 && proposes(one) && !one.question);
	const agreed = first.cues.accept >= SURE ? unnamed(before) : null;
	const subject = accepts(first) ? (proposal ?? choice ?? agreed) : choice;
	if (subject === undefined || subject === null) return [];
	const after = before[before.indexOf(subject) + 1];
	const why = after !== undefined && after.terms.size > 0 && subject.cues.reason < SURE ? after : null;
	const own = said.slice(0, 2).filter((one) => !one.question);
	for (const one of own) taken.add(one);
	return [madeOf(fitting([subject, why, ...own]), { kind: "decision", score: SURE + 1.5 }, takesBack(first))];
}

/** What an assistant says that is a sign of nothing, until the user agrees. */
function unnamed(before: readonly Said[]): Said | null {
	const telling = mostTelling(before.slice(0, 2));
	return telling === null || telling.question || kindOf(telling) !== null ? null : telling;
}

/** An answer stands with its question. */
function replied(said: readonly Said[], asked: Said | null, taken: Set<Said>): Fact[] {
	const [first] = said;
	if (first === undefined || asked === null) return [];
	if (said.every((one) => evades(one))) return [leftOpen(asked, first, taken)];
	const yes = accepts(first) || (first.words.length <= BRIEF && YES_OR_NO.has(first.words[0] ?? ""));
	const named = said.some((one) => one.terms.size > 0);
	if (!yes && (!named || said.some((one) => kindOf(one) !== null))) return [];
	for (const one of said.slice(0, 3)) taken.add(one);
	const kind = !yes ? "context" : asked.words.slice(0, 4).some((word) => OFFER.has(word)) ? "next" : "decision";
	return [madeOf(fitting([asked, ...said.slice(0, 3)]), { kind, score: yes ? SURE : 1 }, false)];
}

function isChoice({ words, question, cues }: Said): boolean {
	if (!words.some((word) => BETWEEN.has(word))) return false;
	return question || cues.decision > 0 || words.some((word) => PROPOSING.has(word));
}

function accepts({ cues, words }: Said): boolean {
	return cues.accept >= SURE || (cues.accept > 0 && words.length <= BRIEF);
}

function proposes({ cues, words }: Said): boolean {
	return cues.decision >= SURE || words.some((word) => PROPOSING.has(word));
}
