import { contradictionsIn } from "../../../core/writing/reflect/contradictions.ts";
import type { Contradiction, Material } from "../../../core/writing/reflect/observation.ts";
import type { MemoryStore } from "../../memory/index.ts";

/** A memory that matters so much is replaced by nobody but a reviewer. */
const REVIEWED_FROM = 8;

/**
 * Lets later memories take the place of earlier ones, where the rules find the contradiction too: what only a model says may
 * have been talked into it. What is static or matters much, or has changed meanwhile, stays proposed.
 */
export async function applyContradictions(
	store: Pick<MemoryStore, "read" | "review">,
	pairs: readonly Contradiction[],
	material: Material,
	now: string,
): Promise<void> {
	if (pairs.length === 0) return;
	const byRules = new Set(contradictionsIn(material).map(nameOf));
	for (const pair of pairs) {
		if (!byRules.has(nameOf(pair))) continue;
		const held = await store.read(pair.earlier);
		if (held === null || held.is_static || held.importance >= REVIEWED_FROM) continue;
		await store.review(pair.earlier, { decision: "supersede", superseded_by: pair.later }, now);
	}
}

function nameOf({ earlier, later }: Contradiction): string {
	return `${earlier} ${later}`;
}
