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

/** An episode's text by message, each under the id of its vector. An episode has one line for each message. */
export function messageTexts(episode: string, text: string): { id: string; text: string }[] {
	const ids = messageVectorIds(episode);
	return text.split("\n").flatMap((line, place) => {
		const id = ids[place];
		return id === undefined ? [] : [{ id, text: line }];
	});
}
