import type { Failure } from "../core/failure.ts";
import { changesMemoryScope } from "../core/memories/scopes.ts";
import type { Reach } from "../core/reach.ts";
import { err, type Result } from "../core/result.ts";
import type { Claims } from "../ports/claims.ts";
import type { RelationGraph } from "../ports/relation-graph.ts";
import { forgetAnswers, forgetUnnamed, MEMORY_ANSWERS } from "./forget-answers.ts";

const noRelation: { ok: false; error: Failure } = err({ reason: "not_found", what: "relation" });

/** Removes a relation as if it had never been said, and forgets the kept answers that hold it; what it had closed holds on. */
export async function deleteRelation(
	deps: { claims(tenant: string): Claims; relationGraph(reach: Reach): RelationGraph },
	reach: Reach,
	id: string,
): Promise<Result<null, Failure>> {
	const graph = deps.relationGraph(reach);
	const relation = await graph.read(id);
	if (relation === null) return noRelation;
	if (!changesMemoryScope(reach, relation.scope)) {
		return err({ reason: "forbidden", detail: "This relation reaches further than the key." });
	}
	const forget = async () => {
		const own = await forgetAnswers(deps, reach.tenant, MEMORY_ANSWERS, "all", JSON.stringify(id));
		return own.ok ? forgetUnnamed(deps, reach.tenant) : own;
	};
	// As with memories (delete-memory.ts).
	const forgotten = await forget();
	if (!forgotten.ok) return forgotten;
	return (await graph.remove(id)) ? forget() : noRelation;
}
