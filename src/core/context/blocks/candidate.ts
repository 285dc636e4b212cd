import type { Item, Reason } from "../../model/receipt.ts";

/** The name that a line of an earlier message begins with, and the full name if it is a short form. */
export type Label = { label: string; name: string | null };

/** A part of an earlier message that can be shown alone: its range in the text, its tokens, and its packing score. */
export type Piece = {
	from: number;
	to: number;
	tokens: number;
	packing: number;
	/** What is written instead, if that is shorter than the text. */
	shown?: string;
};

/** An earlier message among others: under the day of its run of talk, after its speaker's label. */
export type Spoken = {
	seq: number;
	/** The other thread that it was said in, and its title; absent: this one. */
	thread?: { id: string; title: string | null };
	/** Equal for messages under the same date. */
	run: number;
	/** The year is written if it differs from the previous one. */
	date: { day: string; year: string };
	speaker: Label;
	/** Tokens of its label and line. */
	overhead: number;
	/** In the order of the text; one piece for a short message. */
	pieces: Piece[];
	/** The stored token count of the message. */
	stored: number;
};

/** Something that may be in the knowledge block, as it would be written there. */
export type Candidate = {
	item: Item;
	/** The item in its tag, or an earlier message without one. Empty if its text was too large to read. */
	text: string;
	/** Its text without a tag. */
	content: string;
	/** Why it is left out whatever the room; null if it competes. */
	excluded: Reason | null;
	packing: number;
	/** For earlier messages. */
	spoken?: Spoken;
	/** A message that is shown for its meaning alone, or for a question that may be about nothing here. */
	unsure?: true;
	/** The ids of the memories that an insight represents. */
	evidence?: readonly string[];
	/** For an insight and its evidence: the stems of the query that it contains. */
	askedTerms?: ReadonlySet<string>;
};
