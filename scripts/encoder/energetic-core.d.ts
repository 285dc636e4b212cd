// What is used of TensorFlow.js in this package: its own types name packages that it does not bring.
declare module "@energetic-ai/core" {
	/** The package's own way to run its graph, which tests alone use. */
	export type GraphModel = object | null;
	type Artifacts = { modelTopology: object; weightSpecs: object[]; weightData: ArrayBuffer };
	export function loadGraphModel(source: { load(): Promise<Artifacts> }): Promise<GraphModel>;
	/** `dataSync` copies its values out. */
	export type Tensor = { dataSync(): Float32Array; dispose(): void };
	export type Shape = [matrices: number, rows: number, columns: number];
	/** Resolves once products can be taken. */
	export function ready(): Promise<void>;
	export function tensor2d(values: Float32Array, shape: [rows: number, columns: number]): Tensor;
	export function tensor3d(values: Float32Array, shape: Shape): Tensor;
	/** The product of two matrices, or of each with its like; `turned`: rows are columns. */
	export function matMul(a: Tensor, b: Tensor, aTurned?: boolean, bTurned?: boolean): Tensor;
}
