import type { Item, Reason } from "../../model/receipt.ts";

/** The name that a line of an earlier message begins with, and the full name if it is a short form. */
export type Label = { label: string; name: string | null };

/** A part of an earlier message that can be shown alone: from where to where it goes, and what it counts in packing. */
export type Piece = {
	from: number;
	to: number;
	tokens: number;
	packing: number;
	/** What is written for it where that is less than the text says. */
	shown?: string;
};

/** An earlier message as it would stand among others: under the day of its run of talk, behind its speaker's label. */
export type Spoken = {
	seq: number;
	/** Equal for messages that stand under one date. */
	run: number;
	/** The year is written where it is another than the one before. */
	date: { day: string; year: string };
	speaker: Label;
	/** Tokens of its label and line. */
	overhead: number;
	/** In the order of the text; the whole message where it is not long. */
	pieces: Piece[];
	/** What the message was counted as when it was stored. */
	stored: number;
};

/** Something that may stand in the knowledge block, as it would be written there. */
export type Candidate = {
	item: Item;
	/** The item in its tag, an earlier message without one; empty where its text was too large to read. */
	text: string;
	/** What it says, without its tag. */
	content: string;
	/** Why it is out whatever the room; null if it competes. */
	excluded: Reason | null;
	packing: number;
	/** Of earlier messages. */
	spoken?: Spoken;
	/** Of an insight: the ids of what it stands for. */
	evidence?: readonly string[];
	/** Of an insight and what it stands for: the stems of what is asked that it tells of. */
	askedTerms?: ReadonlySet<string>;
};
