import { env } from "cloudflare:workers";
import type { VectorKind } from "../../../src/core/recall/vector.ts";
import { createDeps } from "../../../src/deps.ts";

type Indexed = { tenant: string; id: string; kind: VectorKind; scope: string; text: string; version?: number };

/** Puts a vector into the tenant's index, as if it had just been told. */
export async function indexed({ tenant, id, kind, scope, text, version = 1 }: Indexed): Promise<void> {
	const { embedder, vectorIndex } = createDeps(env);
	const made = await embedder?.embed([text], "document", 10_000);
	const [vector] = made?.ok ? made.value : [];
	if (vector === undefined) throw new Error("no vector");
	const told = await vectorIndex(tenant).upsert([{ id, kind, scope, version, vector }]);
	if (!told.ok) throw new Error("the index was not told");
}
