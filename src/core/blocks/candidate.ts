import type { Item, Reason } from "../receipt.ts";

/** Something that may stand in the knowledge block, as it would be written there. */
export type Candidate = {
	item: Item;
	/** The item in its tag; empty where its text was too large to read. */
	text: string;
	/** What it says, without its tag. */
	said: string;
	/** Why it is out whatever the room; null if it competes. */
	excluded: Reason | null;
	packing: number;
};
