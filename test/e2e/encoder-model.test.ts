import { loadGraphModel, ready } from "@energetic-ai/core";
import { EmbeddingsModel } from "@energetic-ai/embeddings";
import { expect, it } from "vitest";
import { readPackage, valuesOf } from "../../scripts/encoder/loading.ts";
import { transformer } from "../../scripts/encoder/transformer.ts";

const texts = [
	"anything i must not eat?",
	"ssd died overnight and my last copy was from october",
	"привет 😀",
	"日本語のテキスト",
	" ",
	"so ".repeat(40),
	// More pieces than the model reads.
	"and then we talked about the boiler again ".repeat(40),
];

it("reads texts as the package's own graph does, alone and together", async () => {
	const { vocabulary, weights, ...artifacts } = await readPackage();
	await ready();
	const graph = new EmbeddingsModel({ vocabulary, model: await loadGraphModel({ load: async () => artifacts }) });
	const expected = await graph.embed(texts);
	const read = transformer((...parts) => valuesOf(weights, parts));
	const pieces = texts.map((text) => graph.tokenizer.encode(text));
	const alone = pieces.flatMap((one) => read([one]));

	for (const made of [read(pieces), alone]) {
		const furthest = made.map((vector, at) =>
			Math.max(...vector.map((value, place) => Math.abs(value - (expected[at]?.[place] ?? Number.NaN)))),
		);
		expect(furthest.filter((distance) => !(distance < 1e-5))).toEqual([]);
	}
});

it("gives a vector of no text too", async () => {
	const { weights } = await readPackage();
	await ready();
	const [vector = []] = transformer((...parts) => valuesOf(weights, parts))([[]]);
	expect(Math.hypot(...vector)).toBeCloseTo(1);
});
