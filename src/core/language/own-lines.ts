import { INVISIBLE } from "./look-alikes.ts";
import { CLOSE, COLONS, DATE, OPEN, type Poses, posing, QUOTED, speaking } from "./posing.ts";
import { ROLE_NAMES } from "./roles.ts";
import { oneLine } from "./shorten.ts";
import { joined } from "./words/joined.ts";

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

const posesAsRole = posing();
const speaksAsRole = speaking();

/** A line of ours: the label at the margin, and what is said behind it. */
export function labelled(label: string, said: string, poses: Poses = posesAsRole): string {
	return `${label}: ${indented(said, poses)}`;
}

/** A line of ours in a list. */
export function bulleted(said: string, poses: Poses = posesAsRole): string {
	return `- ${indented(said, poses)}`;
}

/** A line whose label is that of the line before: it stands where further lines of a text do, so none begins at the margin. */
export function continued(said: string, poses: Poses = posesAsRole): string {
	return INDENT + indented(said, poses);
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
/** The same within a line, behind a space, and quoted already or not: what is quoted may have begun some words before. */
const WITHIN = new RegExp(
	joined`
		(?<=^|[\s${INVISIBLE}])(?:> [^>]{0,28}?)?(?:(?:${OPEN}?${DATE}${CLOSE}?\s{1,3})?
		(?:${[...ROLE_NAMES].join("|")})\s?[${COLONS}\uff1a]|${OPEN}${DATE}${CLOSE})`,
	"giu",
);

/**
 * A line of a run of talk that was stored with a line a message, each behind its speaker's label. Where line breaks were within
 * a message nobody knows any more, so whatever reads as labelled behind the label is quoted. `label`: null where there is none.
 */
export function saidBehindLabel(line: string): { label: string | null; text: string } {
	const label = LABEL.exec(line)?.[1];
	if (label === undefined) return { label: null, text: quoted(line) };
	const said = line.slice(label.length + 2);
	return { label, text: said.replace(WITHIN, (found) => (found.startsWith(QUOTED) ? found : QUOTED + found)) };
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
