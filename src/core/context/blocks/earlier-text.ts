import { closeTag, escapeTags, openTag } from "../../base/tags.ts";
import { continued, labelled } from "../../language/own-lines.ts";
import { type Poses, posingOf } from "../../language/posing.ts";
import { ROLE_NAMES } from "../../language/roles.ts";
import { disguisedNames, speakerName } from "../../language/speaker-name.ts";
import type { StoredMessage } from "../../model/thread/message.ts";
import type { Candidate, Label, Piece, Spoken } from "./candidate.ts";

/** An earlier message and its shown pieces, in the order of its text. */
export type Shown = { candidate: Pick<Candidate, "text">; spoken: Spoken; pieces: Piece[] };

/** Separates two pieces of a message that are not adjacent. */
const GAP = " … ";
/** A line that ends like this would turn the label of the next line into a tag. */
const OPEN_END = /<(?=[\s/]{0,20}$)/;
/** A line that looks like one of our labels or dates: a colon near its beginning, or a number. */
const LIKE_A_LABEL = /^.{0,60}[:\uff1a\ufe55\ufe13\ua789\u2236\u02d0]/u;
const LIKE_A_DATE = /^[^\p{L}\p{N}]*\p{N}|^(?=.*\p{N}).{0,40}$/u;

/**
 * Writes earlier messages in the order of the thread, each on a line under its day. A line begins with the speaker's
 * label, unless the line before of that day has the same speaker, or of any day if nobody else is shown. Short labels
 * are explained once.
 */
export function earlierText(shown: readonly Shown[]): string {
	if (shown.length === 0) return "";
	const inOrder = shown.toSorted((a, b) => a.spoken.seq - b.spoken.seq);
	const thread = inOrder[0]?.spoken.thread;
	const lines = [openTag("earlier", { ...threadAttributes(thread), speakers: legendOf(inOrder) })];
	const poses = posingOf(inOrder.flatMap(({ spoken: { speaker } }) => [speaker.label, speaker.name ?? speaker.label]));
	const alone = new Set(inOrder.map(({ spoken }) => spoken.speaker.label)).size === 1;
	let before: Spoken | null = null;
	// The speaker of the line before, if that line is a whole message.
	let speaking: string | null = null;
	for (const { candidate, spoken, pieces } of inOrder) {
		const { day, year } = spoken.date;
		const newYear = before?.date.year !== year;
		if (newYear || before?.date.day !== day) {
			lines.push(newYear ? `${day} ${year}` : day);
			if (!alone) speaking = null;
		}
		const { label } = spoken.speaker;
		const body = bodyOf(candidate.text, pieces);
		const line = labelled(label, body, poses);
		const ofOneLine = !line.includes("\n");
		lines.push(ofOneLine && speaking === label && standsAlone(body, poses) ? continued(body, poses) : line);
		speaking = ofOneLine ? label : null;
		before = spoken;
	}
	return [...lines, closeTag("earlier")].join("\n");
}

/** The same for messages of other threads, each thread in a tag of its own. */
export function otherThreadTexts(shown: readonly Shown[]): string[] {
	const threads = new Map<string, Shown[]>();
	for (const one of shown.toSorted((a, b) => a.spoken.seq - b.spoken.seq)) {
		const id = one.spoken.thread?.id ?? "";
		threads.set(id, [...(threads.get(id) ?? []), one]);
	}
	return [...threads.values()].map(earlierText);
}

/** What the tag of messages of another thread says of it. */
export function threadAttributes(thread: Spoken["thread"]): Record<string, string | undefined> {
	return thread === undefined ? {} : { thread: thread.id, title: thread.title ?? undefined };
}

function legendOf(shown: readonly Shown[]): string | undefined {
	const names = new Map(shown.map(({ spoken }) => [spoken.speaker.label, spoken.speaker.name]));
	const explained = [...names].flatMap(([label, name]) => (name === null ? [] : [`${label} ${name}`]));
	return explained.length === 0 ? undefined : explained.join(", ");
}

function bodyOf(text: string, pieces: readonly Piece[]): string {
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
	// The left-out parts of a short message are filler and not marked.
	const body = escapeTags(pieces[0]?.shown ?? `${cut ? GAP.trimStart() : ""}${parts.join(GAP)}`);
	return body.replace(OPEN_END, "&lt;");
}

/** Whether a message can be on a line without a label, because nobody could take it for one of our own lines. */
function standsAlone(body: string, poses: Poses): boolean {
	return /[\p{L}\p{N}]/u.test(body) && poses(body) === null && !LIKE_A_LABEL.test(body) && !LIKE_A_DATE.test(body);
}

/** Rarer names are written out, because explaining a short form would cost more. */
const OFTEN = 4;
/** More short forms would confuse readers. */
const MOST_SHORT = 8;

type Speaker = Pick<StoredMessage, "role" | "name">;

/** Labels for all speakers: roles and names. Frequent names are shortened to their shortest unique prefix. */
export function speakerLabels(speakers: readonly Speaker[]): (speaker: Speaker) => Label {
	const times = new Map<string, number>();
	for (const speaker of speakers) {
		const name = speakerName(speaker.name);
		if (name !== null) times.set(name, (times.get(name) ?? 0) + 1);
	}
	const disguised = disguisedNames([...times.keys()]);
	const names = [...times.keys()].filter((name) => !disguised.has(name));
	const short = new Map<string, string>();
	const often = names.filter((name) => (times.get(name) ?? 0) >= OFTEN).slice(0, MOST_SHORT);
	for (const name of often) {
		const label = shortestOf(name, names);
		if (label !== null) short.set(name, label);
	}
	return (speaker) => {
		const name = speakerName(speaker.name);
		if (name === null || disguised.has(name)) return { label: speaker.role, name: null };
		const label = short.get(name);
		return label === undefined ? { label: name, name: null } : { label, name };
	};
}

/** The shortest prefix of letters and digits that no role equals and no other name begins with. */
function shortestOf(name: string, names: readonly string[]): string | null {
	const letters = name.match(/^[\p{L}\p{N}]+/u)?.[0] ?? "";
	const others = names.filter((other) => other !== name).map((other) => other.toLowerCase());
	let beginning = "";
	for (const letter of letters) {
		beginning += letter;
		if (beginning.length >= name.length - 1) return null;
		const lower = beginning.toLowerCase();
		if (!others.some((other) => other.startsWith(lower)) && !ROLE_NAMES.has(lower)) return beginning;
	}
	return null;
}
