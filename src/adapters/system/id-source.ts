import { ulid } from "ulid";
import type { IdSource } from "../../ports/id-source.ts";

/** Random ids that sort by time of creation. */
export const ulidSource: IdSource = {
	next: (prefix) => `${prefix}_${ulid()}`,
};
