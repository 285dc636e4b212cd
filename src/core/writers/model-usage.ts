type Given = { input: number | undefined; output: number | undefined };

const CHARACTERS_PER_TOKEN = 4;

/** Tokens of one call as the vendor counted them; for what it does not say, a quarter of the characters. */
export function modelUsage(given: Given, read: string, written: string) {
	return {
		input_tokens: given.input ?? Math.ceil(read.length / CHARACTERS_PER_TOKEN),
		output_tokens: given.output ?? Math.ceil(written.length / CHARACTERS_PER_TOKEN),
	};
}
