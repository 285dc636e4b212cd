/** A JSON value as a model wrote it. */
export type LenientValue = string | number | boolean | null | LenientValue[] | { [key: string]: LenientValue };

export type LenientFields = Record<string, LenientValue>;

/** Deeper than this nothing is read. */
const DEEPEST = 12;

/** What is read so far; `at` only grows, so that time is linear. */
type Reading = { text: string; at: number; depth: number };

const UNFINISHED = Symbol("the text ends within this value");
type Read = LenientValue | typeof UNFINISHED;

/**
 * The object that begins at `from`, and where it ends. Forgives what models get wrong: commas too many or missing, line
 * breaks in texts, words of Python, and an end that is missing. A text that breaks off is left out: half a fact may say
 * the opposite.
 */
function lenientObject(text: string, from: number): { value: LenientFields; end: number } {
	const reading: Reading = { text, at: from + 1, depth: 1 };
	const value = objectAt(reading);
	return { value, end: reading.at };
}

/** The objects that stand in a text, wherever they begin, at most so many: prose between them may hold braces too. */
export function* lenientObjects(text: string, most: number): Generator<LenientFields> {
	let from = text.indexOf("{");
	for (let count = 0; count < most && from >= 0; count++) {
		const { value, end } = lenientObject(text, from);
		yield value;
		from = text.indexOf("{", Math.max(end, from + 1));
	}
}

export function isFields(value: LenientValue): value is LenientFields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objectAt(reading: Reading): LenientFields {
	const fields: [string, LenientValue][] = [];
	for (;;) {
		const next = skip(reading, " \t\r\n,;");
		if (next === "" || next === "}" || next === "]") {
			if (next !== "") reading.at++;
			return Object.fromEntries(fields);
		}
		const key = next === '"' ? stringAt(reading) : wordAt(reading, ":}\n");
		if (key === UNFINISHED) return Object.fromEntries(fields);
		if (skip(reading, " \t\r\n") !== ":") continue;
		skip(reading, " \t\r\n:");
		const value = valueAt(reading);
		if (value !== UNFINISHED) fields.push([key, value]);
	}
}

function arrayAt(reading: Reading): LenientValue[] {
	const items: LenientValue[] = [];
	for (;;) {
		const next = skip(reading, " \t\r\n,;");
		if (next === "" || next === "]" || next === "}") {
			// A list that was not closed before its object ends: the brace is the object's.
			if (next === "]") reading.at++;
			return items;
		}
		const value = valueAt(reading);
		if (value !== UNFINISHED) items.push(value);
	}
}

function valueAt(reading: Reading): Read {
	const next = reading.text.charAt(reading.at);
	if (next === "") return UNFINISHED;
	if (",]}".includes(next)) return null;
	if (next === '"') return stringAt(reading);
	if (next !== "{" && next !== "[") return literal(wordAt(reading, ",]}\n"));
	if (reading.depth >= DEEPEST) {
		reading.at = reading.text.length;
		return UNFINISHED;
	}
	reading.at++;
	reading.depth++;
	const value = next === "{" ? objectAt(reading) : arrayAt(reading);
	reading.depth--;
	return value;
}

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

function stringAt(reading: Reading): string | typeof UNFINISHED {
	const { text } = reading;
	const parts: string[] = [];
	for (let from = reading.at + 1; ; ) {
		const end = endOfRun(text, from);
		parts.push(text.slice(from, end));
		if (end >= text.length) {
			reading.at = text.length;
			return UNFINISHED;
		}
		if (text.charAt(end) === '"') {
			reading.at = end + 1;
			return parts.join("");
		}
		const escaped = text.charAt(end + 1);
		const code = escaped === "u" ? /^[0-9a-f]{4}/i.exec(text.slice(end + 2, end + 6))?.[0] : undefined;
		parts.push(code === undefined ? (ESCAPES[escaped] ?? escaped) : String.fromCharCode(Number.parseInt(code, 16)));
		from = end + 2 + (code?.length ?? 0);
	}
}

/** Where the next quote or backslash stands, or the text ends. */
function endOfRun(text: string, from: number): number {
	let at = from;
	while (at < text.length && text.charCodeAt(at) !== 34 && text.charCodeAt(at) !== 92) at++;
	return at;
}

/** Text without quotes up to one of these; at least one character, so that reading goes on. */
function wordAt(reading: Reading, ends: string): string {
	const from = reading.at;
	reading.at++;
	while (reading.at < reading.text.length && !ends.includes(reading.text.charAt(reading.at))) reading.at++;
	return reading.text.slice(from, reading.at).trim();
}

function literal(word: string): LenientValue {
	if (/^(?:true|false)$/i.test(word)) return word.toLowerCase() === "true";
	if (/^(?:null|none|undefined)?$/i.test(word)) return null;
	return Number.isFinite(Number(word)) ? Number(word) : word;
}

/** Skips these characters; returns the one it stops at, "" at the end. */
function skip(reading: Reading, characters: string): string {
	while (reading.at < reading.text.length && characters.includes(reading.text.charAt(reading.at))) reading.at++;
	return reading.text.charAt(reading.at);
}
