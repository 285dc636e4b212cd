import { ownWords } from "../../../language/own-lines.ts";
import { eachSentence } from "../../../language/sentences.ts";
import { withoutEnd } from "../../../language/shorten.ts";

/** Words that only open a sentence. */
const LEADS =
	/^(?:(?:no|nope|nein|non)[,:;.!–—]+\s*|(?:ok(?:ay)?|well|so|alright|all right|yeah|yes|yep|sure|hm+|right|oh|ah|also|and|but|anyway|by the way|btw|fyi|look|listen|great|cool|good|perfect|thanks(?: a lot)?|thank you|hey|hi(?: there| all)?|hello(?: there)?|good (?:morning|afternoon|evening)|got it|understood|noted|one more thing|now|these days|nowadays|meanwhile|actually|in fact|for the record|for context|just so you know|as (?:i|we) said|i mean|update|correction|sorry|i(?:['’]ve| have)? changed my mind|on second thoughts?|scratch that|change of plans?|(?:quick|side|please) note|quick (?:one|question|update|intro)|(?:just|please) note(?: that)?|note that|it turns out(?: that)?|turns out(?: that)?|(?:you should|you need to|i want you to) know that|i (?:have to|should|must) (?:tell you|mention) that|hallo|guten (?:tag|morgen)|ja|also|übrigens|danke|bonjour|salut|oui|merci|au fait|hola|sí|gracias|por cierto|buenos días)(?:(?:[,:;.!–—-]+\s*|(?<=\b(?:that|out))\s+)|\s+(?=(?:i|i'm|i’m|i've|we|we're|we've|my|our|so|well|then|and|but|yeah|ok|please|just|actually|also|ich|wir|mein|meine|je|j'|nous|mon|ma|me|mi|yo|soy|let's)\b)))/iu;

/** Where a clause of its own begins within a sentence: what stands before belongs to the one before. */
const STARTER =
	/(?:(?:\s{0,3}[,;–—]|\s-|\.)\s{1,3}(?:(?:and|but|so|while|though|und|aber|et|mais|y|pero)\s{1,3})?(?:(?:also|now|then|he|she|please)\s{1,3})?|\s{1,3}(?:and|but|und|aber|et|mais|y|pero)\s{1,3}(?:(?:also|now|then)\s{1,3})?)(?=(?:i|i['’](?:m|ve|d|ll)|we|we['’](?:re|ve|ll)|my|our|call me|let['’]s|ich|wir|mein|meine|unser|unsere|je|j['’]\p{L}+|nous|on|mon|ma|notre|yo|me (?:llamo|gusta|encanta)|mi|soy|vivo|trabajo|nuestro|nuestra|the (?:\p{L}+ ){1,3}(?:is|are|was|runs|has)|what|how|can you|could you|do you|is (?:it|that|there)|right|ok|no)\b(?!['’]s (?:the|with)))|[，；](?=我|私)/iu;

/** What is only supposed, wished for or told of somebody else's story. */
const SUPPOSED =
	/^(?:if|suppose|supposing|imagine|assum(?:e|ing)|let['’]s say|say|pretend|what if|unless|when(?:ever)?|once|in case|wenn|falls|angenommen|si|supposons|imaginons|imagina|cuando|quand|如果|假如|もし)(?:\s|(?<=[果如し]))|\b(?:would(?:n['’]t)?|could|might|maybe|perhaps|possibly|hypothetically|for example|for instance|e\.g\.|pretend|as if|i think|i guess|not sure|wonder(?:ing)?|thinking (?:of|about)|considering|whether|vielleicht|würde[nst]*|könnte[nst]*|hätte[nst]*|peut-être|voudrais|pourrai[st]|aurais|quizás?|tal vez|podría|just kidding|joking|lol|lmao|ha(?:ha)+)\b|(?:i|we|you)['’]d (?!(?:rather|prefer|like|love)\b)|\bif\b(?! possible)|如果|假如|也许|もし|かもしれ/iu;

/** Forms of wishing that do say what somebody wants. */
const WISHED = /\b(?:i|we)(?: would|['’]d) (?:rather|prefer|like|love)\b|\bif (?:possible|you can)\b/giu;

/** A request to work on a text: what follows is the text, and says nothing of who sent it. */
const MATERIAL =
	/^(?:from|subject): \S|^(?:please )?(?:proofread|translate|summari[sz]e|rewrite|rephrase|shorten|correct|edit)\s*:|\bi (?:got|found|copied|took) (?:this|that|it|the following) (?:from|in|on)\b|\b(?:translate|proofread|rewrite|rephrase|paraphrase|summari[sz]e|reword|transcribe|shorten|expand|condense|polish|review|critique|proof-read|analy[sz]e|classify|grade) (?:this|these|that|it|the (?:following|text|sentence|paragraph|letter|email|message|passage|story|article)|my (?:text|essay|letter|draft|cv|resume|résumé|cover letter|bio|profile|statement|application)|into\b)|\b(?:fix|correct|check|edit|improve) (?:the |my )?(?:grammar|spelling|following)|\bwrite (?:me )?(?:a|an|another) (?:short |little |funny )?(?:story|poem|dialogue|song|scene|novel|script|monologue|fairy tale|joke|sentence)|\b(?:role-?play|pretend (?:to be|you are|that)|act as|you are now|imagine (?:you|that|a)|in (?:my|the|this) (?:story|novel|book|game|film|movie))\b|\bhere(?:['’]s| is) (?:the |a |an |what )(?:text|transcript|article|email|letter|story|log|quote|he|she|they)\b|\b\p{L}+ (?:said|wrote|says|writes|asked|replied)\s*:|übersetze?\b|traduis|traduire|traduce\b|翻译|翻訳/iu;

/** A sentence that states something. */
export type Statement = {
	/** The sentence word for word, as the message has it. */
	quote: string;
	/** The same on one line, without what only opens it; "" where a part of it asks. */
	text: string;
	/** The parts of it that stand for themselves. */
	clauses: string[];
};

/** How much of a message is read, in UTF-16 units: what is longer is pasted. */
const MOST_READ = 65_536;
/** A longer sentence is no statement of one thing. */
const LONGEST = 420;
const MOST_CLAUSES = 6;
/** Times that words which only open a sentence are taken away. */
const LEAD_ROUNDS = 4;

const LIST_MARK = /^(?:[-*+•]|#{1,6}|\d{1,3}[.)]|\[[ xX]?\])\s+/;
/** `x = f(y);`, `{"a": 1}`, `$ npm i`: lines of code outside of fences. */
const CODE =
	/[{};]\s*$|^\s*(?:[$>{}<]|\/\/|#include\b|(?:const|let|var|def|class|import|function|SELECT)\s)|=>|[=!]==|\(\)/;
const LETTER = /\p{L}/u;
const QUESTION = /[?？]["')\]”’]*\s*$/;
/** A wish that is put as a question, and not for once. */
const LASTING_WISH =
	/^(?:can|could|would|will) you (?:please |kindly )?(?=.{0,200}\b(?:always|never|from now on|in future|every time)\b)/i;
const SPACES = /[\s\u0085]+/g;

/**
 * What a message states, sentence by sentence: no code, no quotation, nothing that it has others say, no question, nothing that is only supposed, and nothing
 * behind a request to work on a text. Linear in the text.
 */
export function* statementsIn(text: string): Generator<Statement> {
	for (const line of linesIn(text)) {
		if (MATERIAL.test(line)) return;
		const statement = statementOf(line);
		if (statement !== null) yield statement;
	}
}

/** Every sentence of a message, questions too: what may be a proposal. */
export function* proposalsIn(text: string): Generator<Pick<Statement, "quote" | "text">> {
	for (const line of linesIn(text)) yield { quote: line, text: plainOf(line) };
}

/** A full stop behind a word, and a sentence that somebody began without a capital. */
const BEGUN_SMALL =
	/(?<=[\p{Ll}\d)]{3}[.!?]) (?=(?:i|i['’]\p{L}+|we|we['’]\p{L}+|my|our|please|can|could|would|btw|by the way|also|thanks?|what|how|why|when|where|who|do|does|is|are|it|it['’]s|that|that['’]s|this|the|he|she|they|you|let['’]s|some|and|but|so)\b)/u;

function* piecesIn(text: string): Generator<string> {
	for (const piece of eachSentence(ownWords(text.slice(0, MOST_READ)))) yield* piece.split(BEGUN_SMALL);
}

/** The sentences that are neither code nor quoted. */
function* linesIn(text: string): Generator<string> {
	let fenced = false;
	let quoted = false;
	for (const piece of piecesIn(text)) {
		const line = piece.trim();
		if (line.startsWith("```")) {
			if (line.indexOf("```", 3) < 0) fenced = !fenced;
			continue;
		}
		if (fenced) continue;
		const within = quoted;
		quoted = piece.includes("\n") ? false : quotedAfter(line, quoted);
		if (within || line.startsWith(">") || line.length > LONGEST || !LETTER.test(line) || CODE.test(line)) continue;
		yield line;
	}
}

function plainOf(line: string): string {
	return withoutLeads(line.replace(LIST_MARK, "").replace(/\*\*/g, "").replace(SPACES, " ").trim());
}

/** Whether a quotation is open behind a line. */
function quotedAfter(line: string, before: boolean): boolean {
	let open = before;
	for (const mark of line.match(/["“”„«»]/g) ?? []) {
		if (mark === '"') open = !open;
		else open = mark === "“" || mark === "„" || mark === "«" ? !(open && mark === "“") : false;
	}
	return open;
}

function statementOf(line: string): Statement | null {
	const text = plainOf(line).replace(LASTING_WISH, "please ");
	if (SUPPOSED.test(text.replace(WISHED, ""))) return null;
	const asks = QUESTION.test(line) && !LASTING_WISH.test(plainOf(line));
	const parts = text.split(STARTER).slice(0, MOST_CLAUSES);
	// Of "My name is Ada, what is yours?" all but the question is said.
	const clauses = (asks ? parts.slice(0, -1) : parts)
		.map((part) => withoutEnd(withoutLeads(part.trim()), /[\s,;:.!?。！？–—-]/))
		.filter((part) => LETTER.test(part));
	return clauses.length === 0 ? null : { quote: line, text: asks ? "" : text, clauses };
}

/** Without the words that only open a sentence. */
function withoutLeads(text: string): string {
	let left = text;
	for (let round = 0; round < LEAD_ROUNDS; round++) {
		const shorter = left.replace(LEADS, "");
		if (shorter === left || shorter === "") break;
		left = shorter;
	}
	return left;
}
