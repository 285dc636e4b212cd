type IdPrefix = "thr" | "msg" | "ctx" | "key";

/** New ids: prefix, underscore, ULID. */
export type IdSource = {
	next(prefix: IdPrefix): string;
};
