import { remembering } from "../base/remember.ts";
import { beginningOf, plainly } from "./look-alikes.ts";
import { namesARole, ROLE_NAMES } from "./roles.ts";

/** What begins a line that somebody else wrote and that reads like one of ours. */
export const QUOTED = "> ";

/** Signs that are read as a colon; within a pattern. */
export const COLONS =
	":\\u02d0\\u02f8\\u0589\\u05c3\\u0703\\u0704\\u0903\\u16ec\\u1803\\u1804\\u205a\\u2236\\u2982\\ua4fd\\ua789";
export const SIGN = "[^\\p{L}\\p{N}]";
const OPEN = "[\\[({<\\u3010\\u3014\\u27e8\\u2039]";
export const CLOSE = "[\\])}>\\u3011\\u3015\\u27e9\\u203a]";
export const DATE =
	"(?:\\p{N}{4}[-/.]\\p{N}{1,2}[-/.]\\p{N}{1,2}(?:[t ]{0,2}\\p{N}{1,2}:[\\p{N}:.z+-]{2,18})?" +
	`|\\p{N}{1,2}${SIGN}{1,3}\\p{L}{3,10}\\.?(?:${SIGN}{1,3}\\p{N}{4})?|\\p{L}{3,10}\\.? \\p{N}{1,2},? \\p{N}{4})`;

const DATED = new RegExp(
	`^${SIGN}{0,24}${OPEN}${SIGN}{0,3}${DATE}${SIGN}{0,3}${CLOSE}|^${SIGN}{0,24}${DATE}${SIGN}{0,6}$`,
	"u",
);

/**
 * What a reader could take the beginning of a line for: somebody speaking, a date that stands alone, or a role that is set
 * apart in another way. That last one may be ordinary too: it is quoted where it is shown, and never left out.
 */
export type Poses = {
	(line: string): "speaker" | "date" | "role" | null;
	/** The last word of each label, in plain letters: what ends with none of them is no speaker's. */
	lastWords: ReadonlySet<string>;
};

/** The last run of letters and numbers, as it is compared with the ends of labels. */
export function lastWord(text: string): string {
	return plainly(text.match(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu)?.at(-1) ?? "");
}

/** What may stand before a label: signs, and a date; and how far that reaches at most. */
const BEFORE = new RegExp(`^${SIGN}{0,24}(?:${DATE}${SIGN}{0,8})?$`, "u");
const FURTHEST = new RegExp(`^${SIGN}{0,28}(?:${DATE}${SIGN}{0,8})?`, "u");
const BEHIND = new RegExp(`^(?:${SIGN}{0,12}[${COLONS}]|${SIGN}{0,24}$)`, "u");
/** The same of a label in brackets. */
const OPENED = new RegExp(`^${SIGN}{0,24}${OPEN}${SIGN}{0,3}$`, "u");
const CLOSED = new RegExp(`^${SIGN}{0,3}${CLOSE}`, "u");

/** Whether a line begins like one that somebody speaks. `names`: who speaks besides the roles. */
export function speaking(names: Iterable<string> = []): (line: string) => boolean {
	const speaks = labelling(names);
	return (line) => !line.startsWith(QUOTED) && speaks(plainly(beginningOf(unescaped(line))));
}

/** Labels by their first letter (UTF-16 unit): few lines begin with a letter that any has. */
type Labels = ReadonlyMap<number, readonly string[]>;

function byFirstLetter(names: Iterable<string>, known: Labels = new Map()): Labels {
	const labels = new Map(known);
	for (const label of [...names].map(plainly)) {
		const first = label.charCodeAt(0);
		if (label.trim() !== "") labels.set(first, [...(labels.get(first) ?? []), label]);
	}
	return labels;
}

const ROLE_LABELS = byFirstLetter(ROLE_NAMES);
const ROLE_LAST_WORDS: readonly string[] = [...ROLE_NAMES].map(lastWord);

/** Whether a label stands first. The names are no part of a pattern: to compile one takes longer than to write a context. */
function labelling(names: Iterable<string>): (seen: string) => boolean {
	const labels = byFirstLetter(names, ROLE_LABELS);
	return (seen) => {
		const furthest = FURTHEST.exec(seen)?.[0].length ?? 0;
		for (let at = 0; at <= furthest; at++) {
			const stands = labels
				.get(seen.charCodeAt(at))
				?.some(
					(label) => seen.startsWith(label, at) && standsAsLabel(seen.slice(0, at), seen.slice(at + label.length)),
				);
			if (stands) return true;
		}
		return false;
	};
}

function standsAsLabel(before: string, behind: string): boolean {
	return (BEFORE.test(before) && BEHIND.test(behind)) || (OPENED.test(before) && CLOSED.test(behind));
}

/** `names`: who speaks besides the roles. */
export function posing(names: Iterable<string> = []): Poses {
	const speaks = labelling(names);
	const poses = (line: string) => {
		if (line.startsWith(QUOTED)) return null;
		const written = beginningOf(unescaped(line));
		const seen = plainly(written);
		if (speaks(seen)) return "speaker";
		if (DATED.test(seen)) return "date";
		return namesARole(written, seen) ? "role" : null;
	};
	return Object.assign(poses, { lastWords: new Set([...ROLE_LAST_WORDS, ...[...names].map(lastWord)]) });
}

/** Of lines beside the same names, in UTF-16 units; and of the names themselves. */
const KEPT = { lines: 300_000, names: 400 };

const posingBeside = remembering((names) => readOnce(posing(names.split("\n")), KEPT.lines), KEPT.names);

/** The same, but a line is read once for the same names while it is remembered: contexts of a thread show mostly the same ones. */
export function posingOf(names: readonly string[]): Poses {
	return posingBeside([...new Set(names)].sort().join("\n"));
}

/** The same, but a line is read once while it is remembered. */
export const readOnce = (poses: Poses, most?: number): Poses =>
	Object.assign(remembering(poses, most), { lastWords: poses.lastWords });

const unescaped = (line: string): string => line.replaceAll("&lt;", "<");
