import { closeTag, escapeTags, openTag } from "../render/tags.ts";
import type { Candidate, Piece, Spoken } from "./candidate.ts";

/** An earlier message and which of its pieces are shown, in the order of its text. */
export type Shown = { candidate: Pick<Candidate, "text">; spoken: Spoken; pieces: Piece[] };

/** What stands between two pieces of a message that do not follow one another. */
const GAP = " … ";
/** How a line of what was said begins that could be taken for one of ours. */
const QUOTED = "> ";
const DATE = "\\p{N}{1,2}[^\\p{L}\\p{N}]{1,3}\\p{L}{3,10}\\.?(?:[^\\p{L}\\p{N}]{1,3}\\p{N}{4})?[^\\p{L}\\p{N}]{0,3}$";
/** What ends like this would make a tag of the label on the next line. */
const OPEN_END = /<(?=[\s/]{0,20}$)/;
/** Control characters but the tab: some readers break lines at others than "\n" as well. */
const LINE_BREAK = /[\p{Zl}\p{Zp}]|(?!\t)\p{Cc}/u;
/** What looks like a label or a date to a reader, whatever signs nobody sees stand in it: a colon soon, or a number. */
const LIKE_A_LABEL = /^.{0,60}[:\uff1a\ufe55\ufe13\ua789\u2236\u02d0]/u;
const LIKE_A_DATE = /^[^\p{L}\p{N}]*\p{N}|^(?=.*\p{N}).{0,40}$/u;

/**
 * Earlier messages in the order they were said, each on a line under the day of its run of talk, behind its speaker's label
 * where another has spoken before. Short labels are explained once.
 */
export function earlierText(shown: readonly Shown[]): string {
	if (shown.length === 0) return "";
	const inOrder = shown.toSorted((a, b) => a.spoken.seq - b.spoken.seq);
	const lines = [openTag("earlier", { speakers: legendOf(inOrder) })];
	const posing = posingLine(inOrder);
	let before: Spoken | null = null;
	// Who said the line before, where that is all of a message.
	let speaking: string | null = null;
	for (const { candidate, spoken, pieces } of inOrder) {
		const { day, year } = spoken.date;
		const newYear = before?.date.year !== year;
		if (before?.run !== spoken.run || newYear || before.date.day !== day) {
			lines.push(newYear ? `${day} ${year}` : day);
			speaking = null;
		}
		const { label } = spoken.speaker;
		const body = bodyOf(candidate.text, pieces, posing);
		const ofOneLine = !LINE_BREAK.test(body);
		lines.push(ofOneLine && speaking === label && !poses(body) ? body : `${label}: ${body}`);
		speaking = ofOneLine ? label : null;
		before = spoken;
	}
	return [...lines, closeTag("earlier")].join("\n");
}

function legendOf(shown: readonly Shown[]): string | undefined {
	const names = new Map(shown.map(({ spoken }) => [spoken.speaker.label, spoken.speaker.name]));
	const explained = [...names].flatMap(([label, name]) => (name === null ? [] : [`${label} ${name}`]));
	return explained.length === 0 ? undefined : explained.join(", ");
}

function bodyOf(text: string, pieces: readonly Piece[], posing: RegExp): string {
	const parts: string[] = [];
	let from = -1;
	let to = -1;
	for (const piece of pieces) {
		if (piece.from !== to) {
			if (from >= 0) parts.push(text.slice(from, to).trim());
			from = piece.from;
		}
		to = piece.to;
	}
	if (from >= 0) parts.push(to === text.length ? text.slice(from) : text.slice(from, to).trim());
	const cut = pieces[0]?.from !== 0;
	// What a short message leaves out says nothing, and is not marked.
	const body = escapeTags(pieces[0]?.shown ?? `${cut ? GAP.trimStart() : ""}${parts.join(GAP)}`);
	const closed = body.replace(OPEN_END, "&lt;");
	return LINE_BREAK.test(closed) ? closed.replace(posing, `$1${QUOTED}`) : closed;
}

/** Whether a message that stands on its line without a label could be taken for a line of ours, or for none. */
function poses(body: string): boolean {
	return !/[\p{L}\p{N}]/u.test(body) || LIKE_A_LABEL.test(body) || LIKE_A_DATE.test(body);
}

/** Finds lines within a message that begin like a line of ours, so that none can pose as another's. */
function posingLine(shown: readonly Shown[]): RegExp {
	const labels = new Set(["user", "assistant", "system", "tool"]);
	for (const { spoken } of shown) {
		labels.add(spoken.speaker.label);
		if (spoken.speaker.name !== null) labels.add(spoken.speaker.name);
	}
	const any = [...labels].map((label) => label.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
	const between = "[^\\p{L}\\p{N}]{0,20}";
	return new RegExp(`((?:${LINE_BREAK.source})${between})(?=(?:${any})${between}[:\uff1a]|${DATE})`, "gimu");
}
