import { scopeWidth } from "../../base/access-scope.ts";
import type { BlockName } from "../../base/block.ts";
import { STORED_NAMES, type StoredBlock } from "../../model/memory/stored-block.ts";
import type { Item, SectionName } from "../../model/receipt.ts";

/** A part of a block as it stands there, and the ids of the items it is made of. */
export type Section = { name: SectionName; text: string; items: string[] };

/** A block once it has its tokens. `text` carries its tags, and is empty where the block is. */
export type FilledBlock = {
	name: BlockName;
	text: string;
	/** What of the block stands beside the question and not between its tags (layout `cache`), with its tokens. */
	aside?: { text: string; tokens: number };
	/** What stands in it, in order; empty sections are left out. */
	sections: Section[];
	/** What it would use with no limit, in tokens. */
	wanted: number;
	/** Its text and what stands aside, in tokens. */
	used: number;
	items: Item[];
};

/** The section that the included ones of these items make up; none where it has no text. */
export function sectionOf(name: SectionName, text: string, items: readonly Item[]): Section[] {
	if (text === "") return [];
	const ids = items.filter((item) => item.included && item.section === name).map((item) => item.id);
	return [{ name, text, items: ids }];
}

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
