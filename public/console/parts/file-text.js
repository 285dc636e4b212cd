// A file's text, piece by piece, so that one of any size fits.

/** `onRead` is told how many bytes were read so far. Throws where the file is no text in UTF-8. */
export async function* textOf(file, onRead) {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	const reader = file.stream().getReader();
	let read = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			const text = decoded(decoder, value, done);
			if (done) {
				if (text !== "") yield text;
				return;
			}
			read += value.length;
			onRead(read);
			yield text;
		}
	} finally {
		reader.cancel().catch(() => {});
	}
}

function decoded(decoder, bytes, done) {
	try {
		return decoder.decode(bytes, { stream: !done });
	} catch {
		throw new Error("The file is no text in UTF-8; of an archive, choose the JSON file that is in it.");
	}
}
