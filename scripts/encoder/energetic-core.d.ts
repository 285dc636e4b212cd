// What is used of TensorFlow.js in this package: its own types name packages that it does not bring.
declare module "@energetic-ai/core" {
	import type { EmbeddingsModelData } from "@energetic-ai/embeddings";

	type Artifacts = { modelTopology: object; weightSpecs: object[]; weightData: ArrayBuffer };
	/** A model from what is in memory. */
	export function loadGraphModel(source: { load(): Promise<Artifacts> }): Promise<EmbeddingsModelData["model"]>;
}
