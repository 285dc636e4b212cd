/** Texts as a stream of bytes: the next one is made when the reader asks for it. Where making one fails, the stream breaks off. */
export function streamOf(texts: AsyncGenerator<string, void, undefined>): ReadableStream<Uint8Array> {
	const utf8 = new TextEncoder();
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				try {
					const next = await texts.next();
					if (next.done) controller.close();
					else controller.enqueue(utf8.encode(next.value));
				} catch (error) {
					console.error("an export broke off", error);
					controller.error(error);
				}
			},
			async cancel() {
				await texts.return();
			},
		},
		{ highWaterMark: 0 },
	);
}

/** The same texts, once the first of them is there: what fails before it is thrown here. */
export async function begun(
	texts: AsyncGenerator<string, void, undefined>,
): Promise<AsyncGenerator<string, void, undefined>> {
	const first = await texts.next();
	return (async function* () {
		if (first.done) return;
		yield first.value;
		yield* texts;
	})();
}
