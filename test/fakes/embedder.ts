import { err, ok } from "../../src/core/base/result.ts";
import type { Embedder, EmbedError } from "../../src/ports/embedder.ts";

/** An embedder that gives each text a direction of its own, unless `trouble` says what goes wrong with these texts. */
export function fakeEmbedder(trouble: (texts: readonly string[]) => EmbedError | null = () => null) {
	const asked: string[][] = [];
	const embedder: Embedder = {
		model: "fake:model",
		dimensions: 8,
		batch: 3,
		kind: "model",
		async embed(texts) {
			asked.push([...texts]);
			const wrong = trouble(texts);
			return wrong === null ? ok(texts.map(directionOf)) : err(wrong);
		},
	};
	return { embedder, asked };
}

function directionOf(text: string): Float32Array {
	const angle = [...text].reduce((sum, character) => sum + character.charCodeAt(0), 0);
	const vector = new Float32Array(8);
	vector[0] = Math.cos(angle);
	vector[1] = Math.sin(angle);
	return vector;
}
