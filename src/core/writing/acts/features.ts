import type { Annotated, Clause } from "../../language/annotate.ts";
import * as known from "../../language/words/act-words.ts";
import type { Role } from "../../model/thread/message.ts";

/** A message as acts are read in it. */
export type ReadMessage = { role: Role; annotated: Annotated; calls: boolean };

/** What stands around a message: what came before it in the thread. */
export type Around = {
	before: ReadMessage | null;
	/** The last message that no tool wrote, before this one. */
	talk: ReadMessage | null;
	/** The next one that no tool writes, where it is known. */
	next: ReadMessage | null;
	/** The last message of a user before this one. */
	asked: ReadMessage | null;
	/** No assistant speaks. */
	group: boolean;
	/** A tool was used so far. */
	tools: boolean;
};

/** What speaks for or against the acts of a clause, by name. */
export function featuresOf(message: ReadMessage, at: number, around: Around): string[] {
	const clause = message.annotated.clauses[at];
	if (clause === undefined) return [];
	const who = speakerOf(message, around);
	const found = new Set<string>([`who:${who}`]);
	const own = clause.tokens.flatMap(({ kind, folded, text }) =>
		kind === "word" ? [folded] : kind === "number" ? ["#"] : /[?!]/.test(text) ? [text] : [],
	);
	addWords(found, own, who);
	addForm(found, clause, own, who);
	addPlace(found, message, clause, who);
	addAround(found, around, who);
	addOverlap(found, clause, message, around, who);
	return [...found];
}

/** People among themselves, a user with an assistant, an assistant with and without tools, a tool. */
function speakerOf({ role, calls }: ReadMessage, { group, tools }: Around): string {
	if (role === "user") return group ? "g" : "u";
	if (role === "assistant") return tools || calls ? "a" : "h";
	return "t";
}

/** Behind how many words and a colon somebody speaks of themselves: "case study: I own a bakery"; 0 where nobody does. */
function givenBehind({ tokens }: Clause): number {
	const colon = tokens.findIndex(({ text }) => text === ":");
	const next = tokens.slice(colon + 1, colon + 4).find(({ kind }) => kind === "word");
	const speaks = colon > 0 && next !== undefined && (known.ME.has(next.folded) || known.US.has(next.folded));
	return speaks ? tokens.slice(0, colon).filter(({ kind }) => kind === "word").length : 0;
}

const MOST_WORDS = 60;

function addWords(found: Set<string>, all: readonly string[], who: string): void {
	const words = all.slice(0, MOST_WORDS);
	for (const [at, word] of words.entries()) {
		found.add(`w:${word}`);
		found.add(`${who}:${word}`);
		const next = words[at + 1];
		if (next !== undefined) found.add(`b:${word}_${next}`);
	}
	const [first = "", second = ""] = words;
	found.add(`f:${first}`);
	found.add(`${who}f:${first}`);
	found.add(`ff:${first}_${second}`);
	if (words.length > 0) found.add(`l:${words.at(-1)}`);
}

/** What a clause may begin with, and what may stand anywhere in it. */
const FORMS = Object.entries({ wh: known.WH, aux: known.AUX, me: known.ME, us: known.US });
const KINDS = Object.entries({
	...{ me: known.ME, us: known.US, you: known.YOU },
	...{ others: known.OTHERS, modal: known.MODALS, negated: known.NEGATIONS },
});

function addForm(found: Set<string>, clause: Clause, words: readonly string[], who: string): void {
	const [first = ""] = words;
	const has = (kind: ReadonlySet<string>) => words.some((word) => kind.has(word));
	const form = clause.asks ? "asks" : (FORMS.find(([, kind]) => kind.has(first))?.[0] ?? "else");
	const marks: string[] = [`form:${form}`, ...KINDS.flatMap(([name, kind]) => (has(kind) ? name : []))];
	if (known.YES.has(first)) marks.push("yes");
	if (known.NO.has(first)) marks.push("no");
	const past = words.some((word) => word.length > 4 && word.endsWith("ed"));
	if (past) marks.push("ed");
	if (words.some((word) => word.length > 4 && word.endsWith("ing"))) marks.push("ing");
	const names = clause.tokens.filter(
		({ kind, text }, at) => at > 0 && kind === "word" && /^\p{Lu}\p{Ll}/u.test(text),
	).length;
	if (names > 0) marks.push("name");
	if (names > 2) marks.push("names");
	if (words.includes("#")) marks.push("number");
	if (/[$€£]|\b(?:usd|eur|euros?|dollars?|bucks)\b/i.test(clause.text)) marks.push("money");
	if (/[\w-]\/[\w.-]|\w\.\w{1,4}\b|\w_\w|[a-z][A-Z]|`/.test(clause.text)) marks.push("code");
	if (/\d\.\d|\bv\d/.test(clause.text)) marks.push("version");
	if (/["“”]/.test(clause.text)) marks.push("quotes");
	if (clause.quoted) marks.push("quoted");
	if (clause.text.endsWith(":")) marks.push("colon");
	const lead = who === "u" || who === "g" ? givenBehind(clause) : 0;
	if (lead > 0) marks.push("given", lead < 3 ? "given_1" : lead < 5 ? "given_3" : "given_5");
	if (/!\s*$/.test(clause.text)) marks.push("bang");
	const size = words.length;
	marks.push(
		size <= 3 ? "n3" : size <= 6 ? "n6" : size <= 10 ? "n10" : size <= 18 ? "n18" : size <= 30 ? "n30" : "n99",
	);
	for (const mark of marks) {
		found.add(`m:${mark}`);
		found.add(`${who}m:${mark}`);
	}
	if (!clause.asks) {
		if (marks.includes("me") && past) found.add(`${who}m:me_past`);
		if (marks.includes("me") && marks.includes("negated")) found.add(`${who}m:me_not`);
		if (form === "else" && !marks.includes("me")) found.add(`${who}m:bare`);
	}
}

function addPlace(found: Set<string>, { annotated, calls }: ReadMessage, clause: Clause, who: string): void {
	const count = annotated.clauses.length;
	const spot =
		clause.index === 0 ? "first" : clause.index === count - 1 ? "last" : clause.index < 3 ? "early" : "inner";
	const size = count <= 1 ? "one" : count <= 3 ? "few" : count <= 8 ? "some" : "many";
	found.add(`${who}p:${clause.place}`);
	found.add(`${who}p:${spot}`);
	found.add(`${who}p:${spot}_${size}`);
	found.add(`${who}p:${size}`);
	if (annotated.items > 2) found.add(`${who}p:list`);
	if (annotated.code > 40) found.add(`${who}p:code`);
	if (calls) found.add(`${who}p:calls`);
	const next = annotated.clauses[clause.index + 1];
	if (next?.asks === true) found.add(`${who}p:then_asks`);
	const former = annotated.clauses[clause.index - 1];
	if (former?.asks === true) found.add(`${who}p:after_asking`);
	if (former?.place === "heading" || former?.text.endsWith(":") === true) found.add(`${who}p:under`);
}

function addAround(found: Set<string>, { before, talk }: Around, who: string): void {
	found.add(`${who}c:after_${before?.role ?? "none"}`);
	const last = talk?.annotated.clauses.at(-1);
	if (last?.asks === true) found.add(`${who}c:answers`);
	if (talk !== null) {
		const shape = talk.annotated.items > 2 ? "list" : talk.annotated.clauses.length > 4 ? "long" : "short";
		found.add(`${who}c:${talk.role}_${shape}`);
		if (talk.calls) found.add(`${who}c:called`);
	}
}

function contentOf(words: readonly string[]): Set<string> {
	return new Set(words.filter((word) => word.length > 3 && !known.STOPPED.has(word)).map((word) => word.slice(0, 6)));
}

const held = new WeakMap<Annotated, Set<string>>();

function contentOfMessage({ annotated }: ReadMessage): Set<string> {
	const known = held.get(annotated);
	if (known !== undefined) return known;
	const words = annotated.clauses.flatMap(({ tokens }) =>
		tokens.flatMap(({ kind, folded }) => (kind === "word" ? [folded] : [])),
	);
	const made = contentOf(words);
	held.set(annotated, made);
	return made;
}

function addOverlap(
	found: Set<string>,
	clause: Clause,
	message: ReadMessage,
	{ talk, asked, next }: Around,
	who: string,
): void {
	const own = contentOf(clause.tokens.flatMap(({ kind, folded }) => (kind === "word" ? [folded] : [])));
	const shared = (other: ReadMessage | null): string => {
		if (other === null) return "none";
		const all = contentOfMessage(other);
		let both = 0;
		for (const word of own) if (all.has(word)) both += 1;
		return both === 0 ? "0" : both === 1 ? "1" : both < 4 ? "2" : "4";
	};
	found.add(`${who}o:talk_${shared(talk)}`);
	if (asked !== talk) found.add(`${who}o:asked_${shared(asked)}`);
	found.add(`${who}o:next_${shared(next)}`);
	if (next !== null) {
		const first = next.annotated.clauses[0];
		const opening = first?.tokens[0]?.folded ?? "";
		found.add(`${who}n:${next.role}`);
		found.add(`${who}n:f_${opening}`);
		if (known.YES.has(opening)) found.add(`${who}n:yes`);
		if (known.NO.has(opening)) found.add(`${who}n:no`);
		if (first?.asks === true) found.add(`${who}n:asks`);
		if (next.calls) found.add(`${who}n:calls`);
		if (next.annotated.items > 2) found.add(`${who}n:list`);
	}
	const content = own.size;
	found.add(`${who}k:${content === 0 ? "0" : content < 3 ? "1" : content < 6 ? "3" : content < 10 ? "6" : "10"}`);
	if (message.annotated.clauses.length === 1 && content > 0) found.add(`${who}k:alone`);
}
