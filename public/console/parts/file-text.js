// A file's text, piece by piece, so that one of any size fits.
import { readText } from "../vendor/import.js";

/**
 * `onRead` is told how many bytes were read so far. Of JSON lines, one that is no text in UTF-8 is marked, so that the import names
 * it and goes on. Throws where anything else is none.
 */
export async function* textOf(file, onRead) {
	try {
		yield* readText(bytesOf(file, onRead));
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new Error("The file is no text in UTF-8; of an archive, choose the JSON file that is in it.");
	}
}

async function* bytesOf(file, onRead) {
	const reader = file.stream().getReader();
	let read = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			read += value.length;
			onRead(read);
			yield value;
		}
	} finally {
		reader.cancel().catch(() => {});
	}
}
