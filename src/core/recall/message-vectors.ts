import { saidBehindLabels } from "../language/own-lines.ts";
import type { VectorMaker } from "./vector.ts";

/** A letter for each message of an episode: with a longer mark an id would not fit into an index of vectors. */
const MARKS = "abcdefghijkl";

/** The ids of all message vectors that an episode may have. */
export function messageVectorIds(episode: string): string[] {
	return [...MARKS].map((mark) => episode + mark);
}

/** The episode of a message vector, and which of the episode's messages it is of (from 0); null: it is of none. */
export function messageOfVector(id: string): { episode: string; place: number } | null {
	const place = MARKS.indexOf(id.at(-1) ?? " ");
	return place < 0 ? null : { episode: id.slice(0, -1), place };
}

/** Of a longer message (UTF-16 units) one vector of the sentence encoder says little. */
const MOST_ENCODED = 400;

/**
 * An episode's text by message, each under the id of its vector. An episode has one line for each message. The sentence encoder reads
 * what is said as it reads it in the message's own thread: without a label, and in one piece.
 */
export function messageTexts(episode: string, text: string, maker: VectorMaker): { id: string; text: string }[] {
	const ids = messageVectorIds(episode);
	const lines = text.split("\n");
	const said = maker === "encoder" ? saidBehindLabels(lines).map((line) => line.text) : lines;
	return said.flatMap((line, place) => {
		const id = ids[place];
		const read = maker !== "encoder" || line.length <= MOST_ENCODED;
		return id === undefined || !read ? [] : [{ id, text: line }];
	});
}
