import { scopeWidth } from "../../base/access-scope.ts";
import type { BlockName } from "../../base/block.ts";
import { STORED_NAMES, type StoredBlock } from "../../model/memory/stored-block.ts";
import type { Item, SectionName } from "../../model/receipt.ts";

/** A part of a block as it is written, and the ids of its items. */
export type Section = { name: SectionName; text: string; items: string[] };

/** A filled block. `text` includes its tags and is empty if the block is. */
export type FilledBlock = {
	name: BlockName;
	text: string;
	/** What is written next to the question instead of inside the block (layout `cache`). */
	aside?: { text: string; tokens: number };
	/** In order, without empty sections. */
	sections: Section[];
	/** Its tokens without a limit. */
	wanted: number;
	/** The tokens of its text and of what is aside. */
	used: number;
	items: Item[];
};

/** The section of the included items; none if it has no text. */
export function sectionOf(name: SectionName, text: string, items: readonly Item[]): Section[] {
	if (text === "") return [];
	const ids = items.filter((item) => item.included && item.section === name).map((item) => item.id);
	return [{ name, text, items: ids }];
}

/** Stored blocks by name, the narrowest scope first. */
export type StoredByName = Record<(typeof STORED_NAMES)[number], StoredBlock[]>;

/** How an item refers to a stored block. */
export type StoredSource = Required<Pick<Item, "id" | "provenance">>;

export function storedByName(blocks: readonly StoredBlock[]): StoredByName {
	const ordered = blocks.toSorted((a, b) => scopeWidth(a.scope) - scopeWidth(b.scope));
	const named = (name: StoredBlock["name"]) => ordered.filter((block) => block.name === name);
	const [system, project, task] = STORED_NAMES;
	return { system: named(system), project: named(project), task: named(task) };
}

/** A stored block as a source, with the version that the context uses. */
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

/** Items of stored blocks that were overridden by the request or by a narrower scope. */
export function overriddenItems(
	blocks: readonly StoredBlock[],
	{ block, section, kind }: Pick<Item, "block" | "section" | "kind">,
): Item[] {
	return blocks.map((one) => {
		const { id, provenance } = storedBlockSource(one);
		return { id, block, section, kind, tokens: one.tokens, included: false, reason: "overridden", provenance };
	});
}
