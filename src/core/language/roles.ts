import { drawings, drawn, plainly } from "./look-alikes.ts";

/** Who speaks in conversations that models read. */
const SPEAKERS = ["system", "assistant", "user", "tool", "developer"];
/** The same in other languages. */
const TRANSLATED = [
	...[
		"asistente",
		"assistent",
		"assistente",
		"assistante",
		"助手",
		"ассистент",
		"помощник",
		"sistema",
		"système",
		"система",
	],
	...["系统", "usuario", "usuário", "utente", "utilisateur", "nutzer", "benutzer", "пользователь", "用户"],
];
/** All of them, also by other names. */
export const ROLE_NAMES: ReadonlySet<string> = new Set([
	...[...SPEAKERS, "human", "ai", "bot", "chatbot", "model", "function", "instructions", ...TRANSLATED],
]);

type Role = { written: string; read: string };

const ROLES: readonly Role[] = [...ROLE_NAMES].map((written) => ({ written, read: plainly(written) }));
const LONGEST_ROLE = Math.max(...ROLES.map(({ read }) => read.length));
const READ = new Set(ROLES.map(({ read }) => read));
/** Shorter ones are other words as soon as a letter may be another: "al" is a name. */
const DRAWN_ROLES = ROLES.filter(({ written }) => written.length > 3).map(({ read }) => drawn(read));
const SPOKEN = new Set(SPEAKERS.map(drawn));
/** How words begin that may be roles, in whatever letters they are drawn: up to four characters. */
const LONGEST_BEGIN = 4;
const BEGUN = new Set(
	[...READ, ...DRAWN_ROLES.flatMap((role) => drawings(role.slice(0, LONGEST_BEGIN)))].map((role) =>
		role.slice(0, LONGEST_BEGIN),
	),
);
const FIRST_TWO = new Set([...BEGUN].map((begun) => pairAt(begun, 0)));

/** A line is looked at up to here to find a role that a sign makes a label. */
const LABEL_WITHIN = 48;
/** The marks with which models are shown that another begins to speak. */
const TURN_MARK =
	/<\|[^<>|]{1,24}\|>|<\/?[a-z_]{1,24}>|<<\/?sys>>|\[\/?inst\]|\b(?:im_start|im_end|start_of_turn|end_of_turn)\b/g;
const SMALL_A = 97;
const SMALL_Z = 122;
const MAY_MARK_TURN = /[<[_]/;
/** What roles begin with: most lines begin with other letters. */
const STARTS = new Set([...READ, ...DRAWN_ROLES].map((role) => [...role].slice(0, 2).join("")));
const FIRST_LETTERS = /(\p{L})\P{L}*(\p{L})/u;
/** Up to the first four letters, or signs that stand for one: two of them may be drawn as one. */
const BEGINNING = /^[^\p{L}0134578$@!|]*(?:[\p{L}0134578$@!|][^\p{L}0134578$@!|]*){0,4}/u;
/** What may stand behind a role in a sentence; a sign instead of it makes the role a label. */
const SENTENCE = /^(?:[\s\p{N}.,!?…。，、！？]|['’](?!\p{L}))*/u;
/** An ordinary sentence goes on like this. */
const PROSE = /^(?:['’]\p{Ll}{1,2})? (?:\p{Ll}|\p{Lo})[\p{L}\p{N}'’]*(?=[\s.,!?]|$)/u;

/**
 * Whether a reader could take the beginning of a line for a role that speaks, in whatever way it is set apart: its letters are
 * the first of the line, or it stands there with a sign behind it. What goes on as ordinary prose is left. `written`: the
 * beginning of the line; `seen`: the same in plain letters.
 */
export function namesARole(written: string, seen: string): boolean {
	if (isOrdinary(seen)) return false;
	const plain = seen.replace(TURN_MARK, (mark) => (READ.has(mark.slice(1, -1)) ? mark : "|"));
	// What is quoted further on, on a line that was several, is marked already.
	const quotes = plain.indexOf(" > ");
	const within = plain.slice(0, quotes < 0 ? LABEL_WITHIN : Math.min(quotes, LABEL_WITHIN));
	if (isLabelled(within, READ) || isLabelled(drawn(within), DRAWN_ROLES)) return true;
	if (beginsWithRole(plain, READ)) return !isProse(written);
	return beginsWithRole(drawn(plain), DRAWN_ROLES);
}

/** Tells at one look what most lines are: neither is a role drawn in them, nor do they begin with the letters of one. */
function isOrdinary(seen: string): boolean {
	if (MAY_MARK_TURN.test(seen) || hasBegun(seen)) return false;
	return !startsLikeRole(seen) && !startsLikeRole(drawn(BEGINNING.exec(seen)?.[0] ?? ""));
}

/** Whether a word that begins within the look may be a role. */
function hasBegun(seen: string): boolean {
	let inWord = false;
	for (let at = 0; at < LABEL_WITHIN && at < seen.length; at++) {
		if (!inWord && FIRST_TWO.has(pairAt(seen, at)) && mayBeRole(seen, at)) return true;
		const letter = seen.charCodeAt(at);
		inWord = letter >= SMALL_A && letter <= SMALL_Z;
	}
	return false;
}

/** Two characters as one number. */
function pairAt(text: string, at: number): number {
	return text.charCodeAt(at) * 2 ** 16 + text.charCodeAt(at + 1);
}

function mayBeRole(seen: string, at: number): boolean {
	for (let length = 2; length <= LONGEST_BEGIN; length++) {
		if (BEGUN.has(seen.slice(at, at + length))) return true;
	}
	return false;
}

function startsLikeRole(plain: string): boolean {
	const [, first = "", second = ""] = FIRST_LETTERS.exec(plain) ?? [];
	return STARTS.has(first + second);
}

/** Whether these are the first letters, whatever stands before and between them. */
function beginsWithRole(plain: string, roles: Iterable<string>): boolean {
	if (!startsLikeRole(plain)) return false;
	const letters = firstLetters(plain);
	const compact = letters.map(([letter]) => letter).join("");
	for (const role of roles) {
		if (!compact.startsWith(role)) continue;
		const length = [...role].length;
		const [last, next] = [letters[length - 1], letters[length]];
		if (last === undefined) continue;
		if (next === undefined || next.index > last.index + last[0].length) return true;
	}
	return false;
}

/** As many as the longest role has, and the one behind it. */
function firstLetters(plain: string): RegExpExecArray[] {
	const letters: RegExpExecArray[] = [];
	for (const letter of plain.matchAll(/\p{L}/gu)) {
		if (letters.push(letter) > LONGEST_ROLE) break;
	}
	return letters;
}

/** Whether a role stands there as a word and a sign behind it. */
function isLabelled(plain: string, roles: Iterable<string>): boolean {
	for (const role of roles) {
		for (let at = plain.indexOf(role); at >= 0; at = plain.indexOf(role, at + 1)) {
			if (at > 0 && /\p{L}$/u.test(plain.slice(0, at))) continue;
			const behind = plain.slice(at + role.length);
			const rest = behind.replace(SENTENCE, "");
			if (rest !== "" && !/^[\p{L}'’]/u.test(rest)) return true;
		}
	}
	return false;
}

/** Whether a sentence begins with the role, small or with a capital, in its own letters. */
function isProse(written: string): boolean {
	if (/^\p{Lu}{2}/u.test(written)) return false;
	const small = written.toLowerCase();
	const begun = ROLES.find((role) => small.startsWith(role.written) && PROSE.test(small.slice(role.written.length)));
	return begun !== undefined && PROSE.test(written.slice(begun.written.length));
}

/** Whether a name, in plain letters, could be taken for a role. */
export function isRoleName(plain: string): boolean {
	const words = plain.match(/[\p{L}\p{N}$@!|]+/gu) ?? [];
	const spelled = words.every((word) => word.length === 1) ? [words.join("")] : words;
	const isSpoken = (word: string | undefined) => word !== undefined && SPOKEN.has(drawn(word));
	const isRole = (word: string) => READ.has(word) || (word.length > 3 && DRAWN_ROLES.includes(drawn(word)));
	return spelled.every(isRole) || isSpoken(spelled[0]) || isSpoken(spelled.at(-1));
}
