import {
	LANGUAGES,
	type Language,
	type LanguageCounts,
	languageCounts,
	languageOf,
	scriptsOf,
} from "../../language/language.ts";
import { type SaidWords, wordsSaid } from "../../language/restates.ts";
import { stem, termsOf } from "../../language/terms.ts";
import { AGREEING, RESERVING } from "../../language/words/talk-words.ts";
import { textOf } from "../../model/thread/message.ts";
import type { SourceMessage, SummarySource } from "./summary-source.ts";

/** What a source says, so that lines can be compared with it: read once, in linear time. */
export type Evidence = {
	/** Its terms, and their stems. */
	terms: ReadonlySet<string>;
	/** Numbers, paths and other identifiers as they are written, in lower case, and the ends of paths. */
	marks: ReadonlySet<string>;
	/** Null where too little tells. */
	languages: ReadonlySet<Language> | null;
	scripts: ReadonlySet<string>;
	/** The same for values that are written another way; read where one is asked for. */
	words(): SaidWords;
	/** Of what users said or agreed to and of the summary before: who only proposes something decides nothing. */
	decided(): SaidWords;
};

/** Words, numbers and identifiers with what joins them: `3.5`, `a/b.ts`, `snake_case`, `14:30`. */
export const MARK = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*(?:[.,:/\\@+-][\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*)*/gu;
/** Longest mark that is told apart, in UTF-16 units, and the most of its ends that are known. */
const LONGEST = 200;
const ENDS = 12;
/** How many common words tell a language, and which part of all is enough for it to be one of the source's. */
const TELLING = 3;
const SHARE = 0.1;

type Source = Partial<Pick<SummarySource, "previous" | "messages">> & { known?: readonly string[] };

/** Everything that is said: in messages with their calls and names, in the summary before, and in what else is known. */
export function evidenceOf({ previous = null, messages = [], known = [] }: Source): Evidence {
	const summed = previous === null ? [] : [...Object.values(previous.sections).flat(), previous.digest];
	const [texts, decided] = [[...summed, ...known], [...summed]];
	const marks = new Set<string>();
	for (const [at, { role, content, name, tool_calls = [], created_at }] of messages.entries()) {
		const text = textOf(content);
		if (role === "user" || isAgreedTo(messages, at)) decided.push(text);
		texts.push(text, name ?? "");
		for (const call of tool_calls) texts.push(`${call.name} ${call.arguments}`);
		// The day as a whole: its parts are numbers that nobody said.
		marks.add(created_at.slice(0, 10));
	}
	for (const text of texts) for (const [mark] of text.matchAll(MARK)) addMark(marks, mark);
	const said = texts.flatMap((text) => termsOf(text));
	return {
		...{ marks, terms: new Set([...said, ...said.map(stem)]), languages: languagesIn(languageCounts(said)) },
		...{ scripts: new Set(texts.flatMap((text) => [...scriptsOf(text)])) },
		...{ words: readOnce(texts), decided: readOnce(decided) },
	};
}

function readOnce(texts: readonly string[]): () => SaidWords {
	let words: SaidWords | null = null;
	return () => {
		words ??= wordsSaid(texts);
		return words;
	};
}

/** So far behind a proposal its answer is looked for, and a longer one (UTF-16 units) says something of its own. */
const NEXT = 8;
const BRIEF = 60;
const YES = new RegExp(`^(?:${AGREEING})(?:[\\s,.!。！，、]|$)`, "iu");
const NOT_QUITE = new RegExp(`\\b(?:${RESERVING})\\b|[?？]`, "i");

/** Whether what an assistant said is what its user then says yes to, and nothing else. */
export function isAgreedTo(messages: readonly Pick<SourceMessage, "role" | "content">[], at: number): boolean {
	if (messages[at]?.role !== "assistant") return false;
	const next = messages.slice(at + 1, at + 1 + NEXT).find(({ role }) => role === "user" || role === "assistant");
	const answer = next?.role === "user" ? textOf(next.content) : "";
	return answer.length <= BRIEF && YES.test(answer.trim()) && !NOT_QUITE.test(answer);
}

function addMark(marks: Set<string>, mark: string): void {
	const written = writtenMark(mark);
	marks.add(written);
	if (written === mark.toLowerCase() && !/[^\p{L}\p{N}_]/u.test(written)) return;
	// What is cut short before or behind a joint is borne out too: "b.ts" by "a/b.ts", "2026" by "2026-11-20".
	const parts = written.split(/[.,:/\\@+-]/, ENDS);
	for (const part of parts) marks.add(part);
	for (const { index } of [...written.matchAll(/[/\\]/g)].slice(0, ENDS)) marks.add(written.slice(index + 1));
}

/** A number, path or identifier as it is compared: without case and without commas between thousands. */
export function writtenMark(mark: string): string {
	const short = mark.slice(0, LONGEST).toLowerCase();
	return /^\d{1,3}(?:,\d{3})+$/.test(short) ? short.replaceAll(",", "") : short;
}

function languagesIn(counts: LanguageCounts): ReadonlySet<Language> | null {
	const total = LANGUAGES.reduce((sum, name) => sum + counts[name], 0);
	return languageOf(counts, TELLING) === null
		? null
		: new Set(LANGUAGES.filter((name) => counts[name] >= SHARE * total));
}
