/** Item by item: what the knowledge block holds, and what stayed out and why. */
import { styleText } from "node:util";
import type { Item, Report } from "./context-schema.ts";
import type { Conversation } from "./conversation.ts";
import { count, firstWords, plural } from "./prose.ts";
import { type Column, heading, table, WIDTH } from "./table.ts";

const RECALLED = 8;
const RECALLED_COLUMNS: Column[] = [
	{ title: "score", align: "right" },
	{ title: "tokens", align: "right" },
	{ title: "kind", align: "left" },
	{ title: "id", align: "left" },
	{ title: "", align: "left" },
];
/** Two columns of figures, and the gaps between all five. */
const RECALLED_GAPS = 19;
const EXAMPLES = 3;
const INDENT = "  ";

const REASONS: Record<string, string> = {
	over_budget: "did not fit",
	below_min_score: "scored too low",
	duplicate: "said already",
	superseded: "replaced by something newer",
	overridden: "a narrower scope says otherwise",
	expired: "past its date",
	in_window: "shown in the history already",
	summarised: "covered by the summary",
	trimmed: "too old, trimmed",
	flushed: "moved to long-term memory",
	deleted: "deleted",
	cleared: "tool result cleared",
	cap: "over a number or a share",
};

/** The text behind an item's id, as far as the demo has sent it. */
type Texts = Map<string, string>;

export function textsOf({ messages, question }: Conversation): Texts {
	const documents = (question.knowledge ?? []).map(({ source, content }): [string, string] => [source.id, content]);
	const spoken = messages.map(({ id, content, tool_calls }): [string, string] => [
		id,
		content || (tool_calls ?? []).map((call) => `${call.name} ${call.arguments}`).join(" "),
	]);
	return new Map([...spoken, ...documents]);
}

export function printedKnowledge({ items }: Report, texts: Texts): string[] {
	const held = items.filter((item) => item.block === "knowledge" && item.included);
	if (held.length === 0) return [];
	const best = held.toSorted((a, b) => (b.score?.total ?? 0) - (a.score?.total ?? 0)).slice(0, RECALLED);
	const taken = RECALLED_GAPS + longest(best.map((item) => item.kind)) + longest(best.map(idOf));
	const rows = best.map((item) => [
		item.score?.total.toFixed(2) ?? "",
		count(item.tokens),
		item.kind,
		idOf(item),
		wordsOf(item, texts, WIDTH - taken),
	]);
	const more = held.length - best.length;
	return [
		heading("What knowledge holds", plural(held.length, "item")),
		...table(RECALLED_COLUMNS, rows),
		...(more > 0 ? [styleText("dim", `… and ${count(more)} more`)] : []),
	];
}

function longest(texts: string[]): number {
	return Math.max(...texts.map((text) => text.length));
}

export function printedDropped({ items, items_omitted }: Report, texts: Texts): string[] {
	const dropped = items.filter((item) => !item.included);
	if (dropped.length + items_omitted === 0) return [];
	const groups = [...Map.groupBy(dropped, (item) => item.reason)].toSorted((a, b) => b[1].length - a[1].length);
	const omitted =
		items_omitted > 0 ? [styleText("dim", `${plural(items_omitted, "older item")} not listed one by one`)] : [];
	return [
		heading("What stayed out", plural(dropped.length + items_omitted, "item")),
		...groups.flatMap(([reason, group]) => printedGroup(reason, group, texts)),
		...omitted,
	];
}

function printedGroup(reason: string, group: Item[], texts: Texts): string[] {
	const blocks = [...Map.groupBy(group, (item) => item.block)].map(([block, of]) => `${count(of.length)} in ${block}`);
	const meaning = REASONS[reason] ?? reason.replaceAll("_", " ");
	const examples = chooseExamples(group).map((item) => {
		const score = (item.score?.total.toFixed(2) ?? "").padStart(4);
		const head = `${INDENT}${idOf(item).slice(0, 24).padEnd(16)} ${score} ${count(item.tokens).padStart(6)} tokens  `;
		return styleText("dim", head + wordsOf(item, texts, WIDTH - head.length));
	});
	return [`${styleText("bold", reason)}  ${meaning}: ${blocks.join(", ")}`, ...examples];
}

/** The caller's own documents first: those one looks for; then the best by score, then the newest. */
function chooseExamples(group: Item[]): Item[] {
	const weight = (item: Item) => (item.kind === "document" ? 2 : 0) + (item.score?.total ?? 0);
	return group.toSorted((a, b) => weight(b) - weight(a) || (b.seq ?? 0) - (a.seq ?? 0)).slice(0, EXAMPLES);
}

function idOf(item: Item): string {
	return item.provenance?.source_id && item.kind !== "message" ? item.provenance.source_id : item.id;
}

function wordsOf(item: Item, texts: Texts, width: number): string {
	const text = texts.get(item.id) ?? texts.get(item.provenance?.source_id ?? "");
	return text ? firstWords(text, width) : styleText("dim", item.section);
}
