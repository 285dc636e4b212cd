import { scopeWidth } from "../../base/scope.ts";
import { STORED_NAMES, type StoredBlock } from "../../model/memory/stored-block.ts";
import type { Item } from "../../model/receipt.ts";

/** Stored blocks by their name, those of the narrowest scope first. */
export type StoredByName = Record<(typeof STORED_NAMES)[number], StoredBlock[]>;

/** How an item that stands for a stored block names it. */
export type StoredSource = Required<Pick<Item, "id" | "provenance">>;

export function storedByName(blocks: readonly StoredBlock[]): StoredByName {
	const ordered = blocks.toSorted((a, b) => scopeWidth(a.scope) - scopeWidth(b.scope));
	const named = (name: StoredBlock["name"]) => ordered.filter((block) => block.name === name);
	const [system, project, task] = STORED_NAMES;
	return { system: named(system), project: named(project), task: named(task) };
}

/** A stored block as a source: its version is the one the context was made with. */
export function storedBlockSource({ scope, name, version, updated_at }: StoredBlock): StoredSource {
	return {
		id: `block:${scope}/${name}`,
		provenance: {
			source_id: `${scope}/${name}@${version}`,
			source_type: "block",
			confidence: 1,
			created_at: updated_at,
		},
	};
}

/** Items for stored blocks that give way to what was given or to a narrower scope. */
export function overriddenItems(
	blocks: readonly StoredBlock[],
	{ block, section, kind }: Pick<Item, "block" | "section" | "kind">,
): Item[] {
	return blocks.map((one) => {
		const { id, provenance } = storedBlockSource(one);
		return { id, block, section, kind, tokens: one.tokens, included: false, reason: "overridden", provenance };
	});
}
