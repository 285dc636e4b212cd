import type { VectorizeBinding } from "../../src/providers/vectorize/vector-index.ts";

type Settings = { dimensions: number; metadataIndexes: Record<string, "string" | "number"> };

const utf8 = (text: string) => new TextEncoder().encode(text).length;

function refuse(message: string): never {
	throw new Error(`VECTOR_ERROR (code = 40000): ${message}`);
}

/**
 * A Vectorize index in memory with its documented limits (developers.cloudflare.com/vectorize/platform/limits). Mutations
 * are seen by queries only after `settle()`; while it `lags`, what comes in does not settle by itself.
 */
export function fakeVectorize({ dimensions, metadataIndexes }: Settings) {
	const settled = new Map<string, VectorizeVector>();
	let pending: (() => void)[] = [];
	let lags = false;
	let mutations = 0;

	const mutate = (change: () => void) => {
		pending.push(change);
		if (!lags) settle();
		return { mutationId: `m${++mutations}` };
	};
	const settle = () => {
		for (const change of pending) change();
		pending = [];
	};

	const binding = {
		async query(vector, options = {}) {
			const { topK = 5, namespace, filter = {}, returnValues = false, returnMetadata = "none" } = options;
			const most = returnValues || returnMetadata === "all" || returnMetadata === true ? 20 : 100;
			if (!Number.isInteger(topK) || topK < 1 || topK > most) refuse(`topK must be 1 to ${most}`);
			if (vector.length !== dimensions) refuse(`expected ${dimensions} dimensions, and got ${vector.length}`);
			if (options.filter !== undefined) checkFilter(filter, metadataIndexes);
			const matches = [...settled.values()]
				.filter((one) => one.namespace === namespace || namespace === undefined)
				.filter(({ metadata }) => fits(metadata, filter))
				.map(({ id, values, metadata }) => ({
					id,
					score: cosine(vector, values),
					...(returnMetadata === "indexed" && { metadata: indexed(metadata, metadataIndexes) }),
				}))
				.sort((a, b) => b.score - a.score)
				.slice(0, topK);
			return { matches, count: matches.length };
		},
		async upsert(vectors) {
			if (vectors.length === 0 || vectors.length > 1_000) refuse(`a batch of ${vectors.length}`);
			for (const one of vectors) checkVector(one, dimensions);
			const kept = structuredClone(vectors);
			return mutate(() => {
				for (const vector of kept) settled.set(vector.id, vector);
			});
		},
		async deleteByIds(ids) {
			if (ids.length === 0 || ids.length > 1_000) refuse(`a batch of ${ids.length}`);
			for (const id of ids) if (utf8(id) > 64) refuse("an id is too long");
			return mutate(() => {
				for (const id of ids) settled.delete(id);
			});
		},
	} satisfies VectorizeBinding & Pick<Vectorize, "query" | "upsert" | "deleteByIds">;

	return {
		binding,
		settle,
		lag: () => {
			lags = true;
		},
		stored: () => [...settled.values()],
	};
}

function checkVector({ id, values, namespace = "", metadata = {} }: VectorizeVector, dimensions: number): void {
	if (id === "" || utf8(id) > 64) refuse(`id is ${utf8(id)} bytes long`);
	if (utf8(namespace) > 64) refuse("namespace is too long");
	if (values.length !== dimensions) refuse(`expected ${dimensions} dimensions, and got ${values.length}`);
	if (![...values].every(Number.isFinite)) refuse("a value is no number");
	if (utf8(JSON.stringify(metadata)) > 10_240) refuse("metadata is too large");
	for (const key of Object.keys(metadata)) if (key === "" || /[."]|^\$/.test(key)) refuse(`key ${key}`);
}

function checkFilter(filter: VectorizeVectorMetadataFilter, indexes: Settings["metadataIndexes"]): void {
	if (Object.keys(filter).length === 0 || utf8(JSON.stringify(filter)) >= 2_048) refuse("filter is empty or too large");
	for (const [field, wanted] of Object.entries(filter)) {
		if (!(field in indexes)) refuse(`no metadata index for ${field}`);
		for (const operator of Object.keys(wanted ?? {})) {
			if (operator !== "$in") refuse(`operator ${operator} is not known to this fake`);
		}
	}
}

function fits(metadata: VectorizeVector["metadata"], filter: VectorizeVectorMetadataFilter): boolean {
	return Object.entries(filter).every(([field, wanted]) => {
		const value: unknown = metadata?.[field];
		if (wanted === null || typeof wanted !== "object" || !("$in" in wanted)) return value === wanted;
		return wanted.$in?.some((one) => one === value) ?? false;
	});
}

/** Text of indexed fields is cut at 64 bytes. */
function indexed(metadata: VectorizeVector["metadata"] = {}, indexes: Settings["metadataIndexes"]) {
	const fields = Object.entries(metadata).filter(([field]) => field in indexes);
	return Object.fromEntries(
		fields.map(([field, value]) => [field, typeof value === "string" ? value.slice(0, 64) : value]),
	);
}

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
	let [dot, aa, bb] = [0, 0, 0];
	for (let at = 0; at < a.length; at++) {
		const [x, y] = [a[at] ?? 0, b[at] ?? 0];
		dot += x * y;
		aa += x * x;
		bb += y * y;
	}
	return dot / Math.sqrt(aa * bb);
}
