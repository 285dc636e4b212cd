import { LONGEST_LOOK, plainly } from "./look-alikes.ts";
import { oneLine, shorten } from "./shorten.ts";

/*
 * The one place that writes who said something, or under which heading it stands. Where sections have lines, a line of ours
 * begins at the margin with its label; what somebody said stands behind the label, its further lines indented, and what
 * begins there like a label or a date of ours is marked as quoted: so no text can add a speaker or a date.
 */

/** What begins a line that somebody else wrote and that reads like one of ours. */
const QUOTED = "> ";
const INDENT = " ";

/** What stands before a line and shows nothing. */
const UNSEEN = /^[\s\p{Cf}]+/u;
/** Control characters but the tab: some readers break lines at others than "\n" as well. */
const BREAK = /\r\n|[\p{Zl}\p{Zp}]|(?!\t)\p{Cc}/gu;

/** Who speaks in conversations that models read. */
const SPEAKERS = ["system", "assistant", "user", "tool", "developer"];
/** The same by other names. */
export const ROLE_NAMES: ReadonlySet<string> = new Set([
	...[...SPEAKERS, "human", "ai", "bot", "chatbot", "model", "function", "instructions"],
]);

const COLONS =
	":\\u02d0\\u02f8\\u0589\\u05c3\\u0703\\u0704\\u0903\\u16ec\\u1803\\u1804\\u205a\\u2236\\u2982\\ua4fd\\ua789";
const SIGN = "[^\\p{L}\\p{N}]";
const OPEN = "[\\[({<\\u3010\\u3014\\u27e8\\u2039]";
const CLOSE = "[\\])}>\\u3011\\u3015\\u27e9\\u203a]";
const DATE =
	"(?:\\p{N}{4}[-/.]\\p{N}{1,2}[-/.]\\p{N}{1,2}(?:[t ]{0,2}\\p{N}{1,2}:[\\p{N}:.z+-]{2,18})?" +
	`|\\p{N}{1,2}${SIGN}{1,3}\\p{L}{3,10}\\.?(?:${SIGN}{1,3}\\p{N}{4})?|\\p{L}{3,10}\\.? \\p{N}{1,2},? \\p{N}{4})`;

const DATED = new RegExp(
	`^${SIGN}{0,24}${OPEN}${SIGN}{0,3}${DATE}${SIGN}{0,3}${CLOSE}|^${SIGN}{0,24}${DATE}${SIGN}{0,6}$`,
	"u",
);

/** What a reader could take the beginning of a line for: somebody speaking, or a date that stands alone. */
export type Poses = (line: string) => "speaker" | "date" | null;

/** `names`: who speaks besides the roles. */
export function posing(names: Iterable<string> = []): Poses {
	const labels = [...ROLE_NAMES, ...names].map((name) => plainly(name).replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
	const any = `(?:${labels.filter((label) => label.trim() !== "").join("|")})`;
	const speaker = new RegExp(
		`^${SIGN}{0,24}(?:${DATE}${SIGN}{0,8})?${any}(?:${SIGN}{0,12}[${COLONS}]|${SIGN}{0,24}$)` +
			`|^${SIGN}{0,24}${OPEN}${SIGN}{0,3}${any}${SIGN}{0,3}${CLOSE}`,
		"u",
	);
	return (line) => {
		if (line.startsWith(QUOTED)) return null;
		const seen = plainly(line.slice(0, LONGEST_LOOK).replaceAll("&lt;", "<"));
		if (speaker.test(seen)) return "speaker";
		return DATED.test(seen) ? "date" : null;
	};
}

const posesAsRole = posing();

/** A line of ours: the label at the margin, and what is said behind it. */
export function labelled(label: string, said: string, poses: Poses = posesAsRole): string {
	return `${label}: ${indented(said, poses)}`;
}

/** A line of ours in a list. */
export function bulleted(said: string, poses: Poses = posesAsRole): string {
	return `- ${indented(said, poses)}`;
}

/** What was said as it stands behind a label: further lines are not at the margin, and none reads as labelled. */
export function indented(said: string, poses: Poses = posesAsRole): string {
	return linesOf(said)
		.map((line, at) => {
			if (line.trim() === "") return "";
			return at === 0 ? begun(line, poses) : INDENT + marked(line, poses);
		})
		.join("\n");
}

/** The same on one line. */
export function folded(said: string, poses: Poses = posesAsRole): string {
	return linesOf(said)
		.map(oneLine)
		.filter((line) => line !== "")
		.map((line, at) => (at === 0 ? begun(line, poses) : marked(line, poses)))
		.join(" ");
}

/** A text that has no label: its lines stay where they are, but none reads as labelled. */
export function quoted(said: string, poses: Poses = posesAsRole): string {
	return linesOf(said)
		.map((line) => marked(line, poses))
		.join("\n");
}

const LABEL = /^([^:\n]{1,80}): /;
/** The same within a line, behind a space, and quoted already or not. */
const WITHIN = new RegExp(
	`(?<=\\s)(?:> )?(?:(?:${OPEN}?${DATE}${CLOSE}?\\s{1,3})?(?:${[...ROLE_NAMES].join("|")})\\s?[${COLONS}\\uff1a]|${OPEN}${DATE}${CLOSE})`,
	"giu",
);

/**
 * A run of talk that was stored with a line a message, each behind its speaker's label. Where line breaks were within a message
 * nobody knows any more, so whatever reads as labelled behind the label is quoted.
 */
export function talk(lines: string): string {
	return lines
		.split("\n")
		.map((line) => {
			const label = LABEL.exec(line)?.[1];
			if (label === undefined) return INDENT + quoted(line);
			const said = line.slice(label.length + 2);
			return labelled(
				label,
				said.replace(WITHIN, (found) => (found.startsWith(QUOTED) ? found : QUOTED + found)),
			);
		})
		.join("\n");
}

/**
 * What somebody wrote in a message without what reads as another's words: lines that begin like a speaker's, and what follows
 * them up to the next empty line. Who said that nobody knows.
 */
export function ownWords(said: string, poses: Poses = posesAsRole): string {
	const parts = said.split(/(\r\n|[\p{Zl}\p{Zp}]|(?!\t)\p{Cc})/u);
	let others = false;
	return parts
		.map((part, at) => {
			if (at % 2 === 1) return part;
			if (part.trim() === "") others = false;
			else if (poses(part) === "speaker") others = true;
			return others ? "" : part;
		})
		.join("");
}

/** Longest name of a speaker, in UTF-16 units. */
const LONGEST_NAME = 40;
/** What has no place in a name that stands before a colon. */
const NO_NAME = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic} .'’_@#+/()-]+/gu;
const DATED_NAME = new RegExp(`(?:^|${SIGN})${DATE}`, "u");

/** A speaker's name as it may stand in a label; null where there is none, or it could be taken for a role or a date. */
export function speakerName(name: string | undefined): string | null {
	if (name === undefined) return null;
	const written = shorten(oneLine(name.replace(/\p{Cf}+/gu, "").replace(NO_NAME, " ")), LONGEST_NAME);
	const plain = plainly(written);
	const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
	const [first = ""] = words;
	const isRole =
		words.every((word) => ROLE_NAMES.has(word)) || SPEAKERS.includes(first) || SPEAKERS.includes(words.at(-1) ?? "");
	return isRole || DATED_NAME.test(plain) ? null : written;
}

function marked(line: string, poses: Poses): string {
	return poses(line) === null ? line : QUOTED + line.replace(UNSEEN, "");
}

/** What stands right behind a label of ours is no date line. */
function begun(line: string, poses: Poses): string {
	return poses(line) === "speaker" ? QUOTED + line.replace(UNSEEN, "") : line;
}

function linesOf(text: string): string[] {
	return text.split(BREAK);
}
