import { appendToBlock, escapeTags, type OwnTag, wrap } from "../../base/tags.ts";
import { bulleted, folded } from "../../language/own-lines.ts";
import { type ListName, rememberedText } from "../../model/memory/remembered.ts";
import type { Item } from "../../model/receipt.ts";
import type { RoutedItem } from "../../recall/routing.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { FilledBlock, Section } from "./filled-block.ts";
import { rememberedItem } from "./remembered-candidates.ts";

const TAGS: Record<ListName, OwnTag> = {
	preferences: "preferences",
	team_preferences: "team_preferences",
	static_facts: "facts",
};

/** A line end between two lines may be a token of its own. */
const JOIN_TOKENS = 1;

/** A line of a list and its tokens. */
type Line = { section: ListName; text: string; cost: number; item: Item };

/** Lists of a block, the one that is cut last first. `wanted`: the tokens of all of them. */
export type ListDraft = {
	lists: { section: ListName; overhead: number; lines: Line[] }[];
	wanted: number;
	items: Item[];
};

/** Writes remembered items as lists with one line each, and counts every line. */
export function draftLists(sections: readonly [ListName, readonly RoutedItem[]][], count: CountText): ListDraft {
	const items: Item[] = [];
	const lists = sections.flatMap(([section, all]) => {
		const lines = all.flatMap((one): Line[] => {
			const text = escapeTags(bulleted(folded(rememberedText(one.item))));
			const tokens = count(text);
			const item = rememberedItem(one, tokens);
			items.push(item);
			return one.excluded === null ? [{ section, text, cost: tokens + JOIN_TOKENS, item }] : [];
		});
		return lines.length === 0 ? [] : [{ section, overhead: count(wrap(TAGS[section], "x")) + JOIN_TOKENS, lines }];
	});
	const wanted = lists.reduce((sum, { overhead, lines }) => sum + overhead + total(lines), 0);
	return { lists, wanted, items };
}

/**
 * Adds as much of the lists to the block as fits. In a list the lowest score is dropped first, as well as single
 * lines that are too large; the last list is cut before earlier ones. `limit` applies to the whole block, of which
 * its own text has `taken`. `apart`: the lists are written next to the block in the order of their ids, so that its
 * own text does not change with what is remembered.
 */
export function withLists(
	block: FilledBlock,
	draft: ListDraft,
	{ limit, taken, apart }: { limit: number; taken: number; apart: boolean },
	count: CountText,
): FilledBlock {
	const overhead = apart || block.text !== "" ? 0 : count(wrap(ownTag(block), "x"));
	const chosen = fitting(draft, limit - taken - overhead);
	for (;;) {
		const sections = sectionsOf(chosen, apart);
		const lists = sections.map(({ text }) => text).join("\n");
		const text = apart ? block.text : appendToBlock(ownTag(block), block.text, lists);
		const aside = { text: lists, tokens: apart && lists !== "" ? count(lists) : 0 };
		const own = text === block.text ? block.used : count(text);
		const used = own + aside.tokens;
		if (used > limit && chosen.length > 0) {
			chosen.pop();
			continue;
		}
		const whole = chosen.length === draft.lists.reduce((sum, { lines }) => sum + lines.length, 0);
		const wanted = block.wanted + (whole ? used - block.used : overhead + draft.wanted);
		const items = [...block.items, ...listedItems(draft, chosen)];
		const filled = { ...block, text, sections: [...block.sections, ...sections], used, wanted, items };
		return apart && lists !== "" ? { ...filled, aside } : filled;
	}
}

function ownTag({ name }: FilledBlock): OwnTag {
	return name;
}

function fitting({ lists }: ListDraft, room: number): Line[] {
	const chosen: Line[] = [];
	let left = room;
	for (const { overhead, lines } of lists) {
		let free = left - overhead;
		const able = lines.filter(({ cost }) => cost <= free);
		const over = able.findIndex(({ cost }) => {
			free -= cost;
			return free < 0;
		});
		const kept = over < 0 ? able : able.slice(0, over);
		if (kept.length > 0) left -= overhead + total(kept);
		chosen.push(...kept);
	}
	return chosen;
}

function total(lines: readonly Line[]): number {
	return lines.reduce((sum, { cost }) => sum + cost, 0);
}

function sectionsOf(chosen: readonly Line[], byId: boolean): Section[] {
	const names = [...new Set(chosen.map(({ section }) => section))];
	return names.map((name) => {
		const own = chosen.filter(({ section }) => section === name);
		const lines = byId ? own.toSorted((a, b) => (a.item.id < b.item.id ? -1 : 1)) : own;
		const body = escapeTags(lines.map(({ text }) => text).join("\n"));
		return { name, text: wrap(TAGS[name], body), items: lines.map(({ item }) => item.id) };
	});
}

function listedItems({ items }: ListDraft, chosen: readonly Line[]): Item[] {
	const included = new Set(chosen.map(({ item }) => item));
	return items.map((item) => (included.has(item) ? { ...item, included: true, reason: "fits" } : item));
}
