import { matMul, type Shape, type Tensor, tensor2d, tensor3d } from "@energetic-ai/core";

/*
 * The package's model, Universal Sentence Encoder lite, as its graph says: a transformer of two layers. The graph itself takes
 * 250 steps for a text, most of them to tell shapes and hide places that are empty, which takes as long as the products of
 * matrices. Here the rows of all texts stand one below the other, so that none is empty; the products are the package's own.
 */

const DIMENSIONS = 512;
/** What is behind is not read. */
const MOST_PIECES = 128;
const HEADS = 4;
const LAYERS = [0, 1] as const;
const EPSILON = 1e-6;

/** The values of a weight of the package, by parts of its name; throws where there is none, or more than one. */
export type Weights = (...parts: string[]) => Float32Array;

/** So many values for each row, row by row. */
type Rows = { values: Float32Array; width: number };

/** A product with a matrix that stays, and a vector that is added to each row. */
type Dense = (rows: Rows) => Rows;

type Normed = { scale: Float32Array; bias: Float32Array };

type Layer = {
	norm: Normed;
	asked: Dense;
	given: Dense;
	widened: Dense | null;
	feedNorm: Normed;
	fed: Dense;
	back: Dense;
};

/** Reads texts in pieces (their numbers in the package's vocabulary): a vector of length 1 for each. */
export function transformer(weights: Weights): (texts: readonly (readonly number[])[]) => number[][] {
	const embedding = weights("Embeddings_en");
	const frequencies = weights("TimingSignal/ExpandDims_1");
	const layers = LAYERS.map((layer) => layerOf(weights, layer));
	const last = dense(weights("tanh_layer_0/weights"), weights("tanh_layer_0/bias"));
	return (texts) => {
		const read = texts.map((pieces) => pieces.slice(0, MOST_PIECES));
		const lengths = read.map(({ length }) => length);
		let rows = begun(read, embedding, frequencies);
		for (const layer of layers) rows = through(layer, rows, lengths);
		const vectors = last(middles(rows, lengths)).values.map(Math.tanh);
		return lengths.map((_, at) => unit(vectors.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS)));
	};
}

function layerOf(weights: Weights, layer: (typeof LAYERS)[number]): Layer {
	const own = `Layer_${layer}/`;
	const norm = `Encode/${own}TransformerLayer/layer_prepostprocess`;
	const feedNorm = `${own}TransformerLayer/FFN/layer_prepostprocess`;
	const of = (kernel: string, bias: string) => dense(weights(own, kernel), weights(own, bias));
	return {
		norm: { scale: weights(norm, "scale"), bias: weights(norm, "norm_bias") },
		asked: of("qkv_transform_single/kernel", "qkv_transform_single/bias"),
		given: of("output_transform_single/kernel", "output_transform_single/bias"),
		widened: layer === 0 ? of("dense/kernel", "dense/bias") : null,
		feedNorm: { scale: weights(feedNorm, "scale"), bias: weights(feedNorm, "norm_bias") },
		fed: of("FFN/conv1/Tensordot/Reshape_1", "FFN/conv1/bias"),
		back: of("FFN/conv2/Tensordot/Reshape_1", "FFN/conv2/bias"),
	};
}

function dense(kernel: Float32Array, bias: Float32Array): Dense {
	const width = bias.length;
	const matrix = tensor2d(kernel, [kernel.length / width, width]);
	return ({ values, width: given }) => {
		const rows = tensor2d(values, [values.length / given, given]);
		const product = matMul(rows, matrix);
		// A copy of what the product holds.
		const made = product.dataSync();
		rows.dispose();
		product.dispose();
		for (let at = 0; at < made.length; at++) made[at] = (made[at] ?? 0) + (bias[at % width] ?? 0);
		return { values: made, width };
	};
}

/** What pieces mean alone, twice, and where they stand. */
function begun(texts: readonly (readonly number[])[], embedding: Float32Array, frequencies: Float32Array): Rows {
	const half = frequencies.length;
	const width = 2 * half;
	const values = new Float32Array(texts.reduce((sum, { length }) => sum + length, 0) * width);
	let row = 0;
	for (const pieces of texts) {
		for (const [place, piece] of pieces.entries()) {
			for (let at = 0; at < width; at++) {
				const angle = place * (frequencies[at % half] ?? 0);
				values[row + at] = 2 * (embedding[piece * width + at] ?? 0) + (at < half ? Math.sin(angle) : Math.cos(angle));
			}
			row += width;
		}
	}
	return { values, width };
}

function through(layer: Layer, rows: Rows, lengths: readonly number[]): Rows {
	const seen = attended(layer.asked(normed(rows, layer.norm)), lengths);
	const turned = sum(layer.given(seen), layer.widened?.(rows) ?? rows);
	const fed = layer.fed(normed(turned, layer.feedNorm));
	for (let at = 0; at < fed.values.length; at++) fed.values[at] = Math.max(0, fed.values[at] ?? 0);
	return sum(turned, layer.back(fed));
}

function sum(a: Rows, b: Rows): Rows {
	const values = a.values.slice();
	for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) + (b.values[at] ?? 0);
	return { values, width: a.width };
}

function normed({ values, width }: Rows, { scale, bias }: Normed): Rows {
	const made = new Float32Array(values.length);
	for (let row = 0; row < values.length; row += width) {
		let mean = 0;
		for (let at = 0; at < width; at++) mean += values[row + at] ?? 0;
		mean /= width;
		let square = 0;
		for (let at = 0; at < width; at++) square += ((values[row + at] ?? 0) - mean) ** 2;
		const share = 1 / Math.sqrt(square / width + EPSILON);
		for (let at = 0; at < width; at++) {
			made[row + at] = ((values[row + at] ?? 0) - mean) * share * (scale[at] ?? 0) + (bias[at] ?? 0);
		}
	}
	return { values: made, width };
}

/** Each piece sees all pieces of its own text, in four ways. A row asks, is asked, and is seen: a third of its width each. */
function attended(rows: Rows, lengths: readonly number[]): Rows {
	const width = rows.width / 3;
	const made = new Float32Array((rows.values.length / rows.width) * width);
	let first = 0;
	for (const length of lengths) {
		if (length > 0) see({ rows, first, length }, made.subarray(first * width, (first + length) * width));
		first += length;
	}
	return { values: made, width };
}

function see({ rows, first, length }: { rows: Rows; first: number; length: number }, made: Float32Array): void {
	const size = rows.width / 3 / HEADS;
	const shape: Shape = [HEADS, length, size];
	const part = (third: number) => {
		const values = new Float32Array(HEADS * length * size);
		for (let head = 0; head < HEADS; head++) {
			for (let row = 0; row < length; row++) {
				const from = (first + row) * rows.width + (third * HEADS + head) * size;
				values.set(rows.values.subarray(from, from + size), (head * length + row) * size);
			}
		}
		return tensor3d(values, shape);
	};
	const shares = product(part(0), part(1), true);
	for (let row = 0; row < HEADS * length; row++) softmax(shares.subarray(row * length, (row + 1) * length), size);
	const seen = product(tensor3d(shares, [HEADS, length, length]), part(2));
	for (let head = 0; head < HEADS; head++) {
		for (let row = 0; row < length; row++) {
			const from = (head * length + row) * size;
			made.set(seen.subarray(from, from + size), (row * HEADS + head) * size);
		}
	}
}

/** Of two that are not needed any more. */
function product(a: Tensor, b: Tensor, turned = false): Float32Array {
	const made = matMul(a, b, false, turned);
	const values = made.dataSync();
	for (const tensor of [a, b, made]) tensor.dispose();
	return values;
}

/** Makes shares of one of how well a piece answers the others, each of so many values. */
function softmax(values: Float32Array, size: number): void {
	let most = Number.NEGATIVE_INFINITY;
	for (const value of values) most = Math.max(most, value);
	let total = 0;
	for (let at = 0; at < values.length; at++) {
		const share = Math.exp(((values[at] ?? 0) - most) / Math.sqrt(size));
		values[at] = share;
		total += share;
	}
	for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / total;
}

/** The mean of each text's rows. */
function middles({ values, width }: Rows, lengths: readonly number[]): Rows {
	const made = new Float32Array(lengths.length * width);
	let row = 0;
	for (const [text, length] of lengths.entries()) {
		for (const end = row + length; row < end; row++) {
			for (let at = 0; at < width; at++) {
				const to = text * width + at;
				made[to] = (made[to] ?? 0) + (values[row * width + at] ?? 0) / length;
			}
		}
	}
	return { values: made, width };
}

function unit(vector: Float32Array): number[] {
	const length = Math.hypot(...vector) || 1;
	return Array.from(vector, (value) => value / length);
}
