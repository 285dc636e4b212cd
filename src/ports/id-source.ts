type IdPrefix = "thr" | "msg" | "ctx" | "key" | "job" | "sum" | "note" | "mem" | "rel" | "skl" | "eps" | "ins" | "evt";

/** New ids: prefix, underscore, ULID. */
export type IdSource = {
	next(prefix: IdPrefix): string;
	/** Ids that follow from the seed, any text: another source with the same one gives the same ids in the same order. */
	seeded(seed: string): IdSource;
	/** A random seed. */
	seed(): string;
};
