import { DurableObject } from "cloudflare:workers";
import type { VectorEntry, VectorQuery } from "../../ports/vector-index.ts";
import { localVectors } from "./local-vectors.ts";

/** The vectors of one tenant that one model made, where they are not in Vectorize. */
export class VectorObject extends DurableObject<Env> {
	readonly #vectors = localVectors(this.ctx.storage);

	async upsert(entries: readonly VectorEntry[]) {
		return this.#vectors.upsert(entries);
	}

	async remove(ids: readonly string[]) {
		return this.#vectors.remove(ids);
	}

	async query(query: Omit<VectorQuery, "deadlineMs">) {
		return this.#vectors.query(query);
	}

	async clear() {
		this.#vectors.clear();
		return null;
	}
}
