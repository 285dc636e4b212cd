import { remembering } from "../base/remember.ts";
import { INVISIBLE } from "./look-alikes.ts";
import { CLOSE, COLONS, lastWord, type Poses, posing, QUOTED, readOnce, speaking } from "./posing.ts";
import { oneLine } from "./shorten.ts";

/*
 * The one place that writes who said something, or under which heading it stands. Where sections have lines, a line of ours
 * begins at the margin with its label; what somebody said stands behind the label, its further lines indented, and what
 * begins there like a label or a date of ours is marked as quoted: so no text can add a speaker or a date.
 */

const INDENT = " ";

/** What stands before a line and shows nothing. */
const UNSEEN = new RegExp(`^[\\s${INVISIBLE}]+`, "u");
/** Control characters but the tab: some readers break lines at others than "\n" as well. */
const BREAK = /\r\n|[\p{Zl}\p{Zp}]|(?!\t)\p{Cc}/gu;

const posesAsRole = readOnce(posing());
const speaksAsRole = speaking();

/** A line of ours: the label at the margin, and what is said behind it. */
export function labelled(label: string, said: string, poses: Poses = posesAsRole): string {
	return `${label}: ${behindLabel(said, poses)}`;
}

/** A line of ours in a list. */
export function bulleted(said: string, poses: Poses = posesAsRole): string {
	return `- ${indented(said, poses)}`;
}

/** A line whose label is that of the line before: it stands where further lines of a text do, so none begins at the margin. */
export function continued(said: string, poses: Poses = posesAsRole): string {
	return INDENT + behindLabel(said, poses);
}

/** Texts as they were written beside the same names: 300,000 UTF-16 units of them. */
const written = new WeakMap<Poses, (said: string) => string>();

function behindLabel(said: string, poses: Poses): string {
	const write = written.get(poses) ?? remembering((text) => spoken(indented(text, poses), poses), 300_000);
	written.set(poses, write);
	return write(said);
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

/** A colon, or the end of a date in brackets: what may end a label within a line. */
const ENDS = new RegExp(`[${COLONS}\\uff1a\\ufe55\\ufe13]|(?<=\\p{N})${CLOSE}`, "gu");
/** A label has so many words at most, behind a space each, and is so long (UTF-16 units). */
const MOST_WORDS = 4;
const LONGEST_LABEL = 60;
/** Nothing but signs and numbers, such as a date: what is marked before them is marked. */
const NO_WORDS = /^\P{L}*$/u;
const QUOTED_BEFORE = /> [^\p{L}>]{0,28}$/u;
const CLOSED = new RegExp(CLOSE, "u");
const BLANK = new RegExp(`[\\s${INVISIBLE}]`, "u");
const WORD_BEGIN = new RegExp(`(?<=^|[\\s${INVISIBLE}])[^\\s${INVISIBLE}]`, "gu");

/**
 * What stands behind a label of ours. Within a line too, whatever reads as another speaker's label or as a date of ours is
 * marked as quoted: so nobody who speaks can seem to have been interrupted by another.
 */
function spoken(said: string, poses: Poses): string {
	let shown = "";
	let marked = 0;
	let before = 0;
	for (const { index: end, 0: sign } of said.matchAll(ENDS)) {
		if (!CLOSED.test(sign) && !poses.lastWords.has(lastWord(said.slice(Math.max(before, end - LONGEST_LABEL), end)))) {
			before = end + sign.length;
			continue;
		}
		// Neither holds a colon before its own, but a label may have a date before it.
		const begin = labelBegin(said, Math.max(before, end - LONGEST_LABEL), end, poses);
		if (!CLOSED.test(sign)) before = end + sign.length;
		if (begin === null || begin <= marked || (marked > 0 && NO_WORDS.test(said.slice(marked, begin)))) continue;
		shown += said.slice(marked, begin) + QUOTED;
		marked = begin;
	}
	return shown + said.slice(marked);
}

/** Where behind a space, and before its end, a label or a date begins; null where none does, or it is marked. */
function labelBegin(said: string, least: number, end: number, poses: Poses): number | null {
	for (const { index } of [...said.slice(least, end).matchAll(WORD_BEGIN)].slice(-MOST_WORDS).reverse()) {
		const begin = least + index;
		if (begin === 0 || !BLANK.test(said.charAt(begin - 1))) continue;
		// Up to the label's end only: what is said behind it may be anything.
		const posed = poses(`${said.slice(begin, end + 1)} x`);
		if (posed !== "speaker" && posed !== "date") continue;
		return QUOTED_BEFORE.test(said.slice(Math.max(0, begin - LONGEST_LABEL), begin)) ? null : begin;
	}
	return null;
}

const LABEL = /^([^:\n]{1,80}): /;

/**
 * The lines of a run of talk that was stored with a line a message, each behind its speaker's label. Where line breaks were
 * within a message nobody knows any more, so whatever reads as labelled behind the label is quoted. `label`: null where there is none.
 */
export function saidBehindLabels(lines: readonly string[]): { label: string | null; text: string }[] {
	const read = lines.map((line) => ({ line, label: LABEL.exec(line)?.[1] ?? null }));
	const poses = posing(new Set(read.flatMap(({ label }) => label ?? [])));
	return read.map(({ line, label }) => ({
		label,
		text: label === null ? quoted(line, poses) : spoken(begun(line.slice(label.length + 2), poses), poses),
	}));
}

/**
 * What somebody wrote in a message without what reads as another's words: lines that begin like a speaker's, and what follows
 * them up to the next empty line. Who said that nobody knows. Spaces stand in their place, so that what is left is where it was.
 */
export function ownWords(said: string, speaks = speaksAsRole): string {
	const parts = said.split(/(\r\n|[\p{Zl}\p{Zp}]|(?!\t)\p{Cc})/u);
	let others = false;
	return parts
		.map((part, at) => {
			if (at % 2 === 1) return part;
			if (part.trim() === "") others = false;
			else if (speaks(part)) others = true;
			return others ? " ".repeat(part.length) : part;
		})
		.join("");
}

function marked(line: string, poses: Poses): string {
	return poses(line) === null ? line : QUOTED + line.replace(UNSEEN, "");
}

/** What stands right behind a label of ours is no date line. */
function begun(line: string, poses: Poses): string {
	const posed = poses(line);
	return posed === "speaker" || posed === "role" ? QUOTED + line.replace(UNSEEN, "") : line;
}

function linesOf(text: string): string[] {
	return text.split(BREAK);
}
