import { escapeTags, wrap } from "../../base/tags.ts";
import { labelled } from "../../language/own-lines.ts";
import type { Item, Reason } from "../../model/receipt.ts";
import type { Note } from "../../model/thread/continuity.ts";
import type { CountText } from "../../tokens/encoding.ts";

/** The most tokens of all notes, including their tags. */
const NOTES_TOKENS = 2_000;

/** A line end between two notes may be a token of its own. */
const JOIN_TOKENS = 1;

const SPACES = /[\s\u0085]+/g;
const LINE_END = /[\n\r\v\f\u0085\u2028\u2029]/;

/** A note as it would be written; null if it can't be shown whatever the room. */
type Line = { text: string | null; cost: number; item: Item };

/** Notes of which the newest may be shown. `tokens`: their cost, including the tags. */
export type NotesDraft = { lines: Line[]; overhead: number; tokens: number };

/** Writes the notes that may be shown, newest first. Notes beyond 2,000 tokens are listed and not counted. */
export function draftNotes(notes: readonly Note[], count: CountText): NotesDraft {
	if (notes.length === 0) return { lines: [], overhead: 0, tokens: 0 };
	const overhead = count(wrap("notes", "x"));
	let left = NOTES_TOKENS - overhead;
	let full = false;
	const lines = notes.map((note): Line => {
		const text = full ? null : noteLine(note);
		const tokens = text === null ? note.tokens : count(text);
		const cost = tokens + JOIN_TOKENS;
		// A note that is too large by itself is skipped. After one that only came too late, none is shown.
		if (text === null || cost > left) {
			full ||= cost <= NOTES_TOKENS - overhead;
			return { text: null, cost: 0, item: itemOf(note, tokens, "cap") };
		}
		left -= cost;
		return { text, cost, item: itemOf(note, tokens, "over_budget") };
	});
	const tokens = lines.reduce((sum, { cost }) => sum + cost, 0);
	return { lines, overhead, tokens: tokens === 0 ? 0 : overhead + tokens };
}

/** The section of the newest notes that fit, and the items of all notes. */
export function fittingNotes(draft: NotesDraft, room: number): { text: string; items: Item[] } {
	let left = room - draft.overhead;
	let full = false;
	const shown: string[] = [];
	const items = draft.lines.map(({ text, cost, item }): Item => {
		if (text === null || full) return item;
		if (cost > left) {
			// A note that is too large by itself is skipped, so that it hides no other.
			full = cost <= room - draft.overhead;
			return item;
		}
		left -= cost;
		shown.push(text);
		return { ...item, included: true, reason: "fits" };
	});
	return { text: wrap("notes", escapeTags(shown.join("\n"))), items };
}

/** A note as a list item. Further lines are indented, so that none of them looks like a note. */
function noteLine({ category, content }: Note): string {
	const lines = content.trim().replace(SPACES, (spaces) => (LINE_END.test(spaces) ? "\n" : spaces));
	return escapeTags(labelled(`- ${category}`, lines));
}

function itemOf(note: Note, tokens: number, reason: Reason): Item {
	return {
		id: note.id,
		block: "task",
		section: "notes",
		kind: "note",
		tokens,
		included: false,
		reason,
		provenance: { source_id: note.id, source_type: "note", confidence: 1, created_at: note.created_at },
	};
}
