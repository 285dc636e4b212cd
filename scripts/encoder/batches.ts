/** What the model reads at once: texts, and their length (UTF-16 units) if each were as long as the longest. */
const MOST_TEXTS = 16;
const MOST_LENGTH = 1_600;

/**
 * The places of texts that are read together, shortest first: what is read at once takes the time and the memory of as many
 * texts as long as the longest.
 */
export function batchesOf(texts: readonly string[]): number[][] {
	const batches: number[][] = [];
	const byLength = [...texts.entries()].sort(([, a], [, b]) => a.length - b.length);
	let batch: number[] = [];
	for (const [place, { length }] of byLength) {
		if (batch.length === 0 || batch.length === MOST_TEXTS || (batch.length + 1) * length > MOST_LENGTH) {
			batch = [];
			batches.push(batch);
		}
		batch.push(place);
	}
	return batches;
}
