/** What a thread that is new knows of all that: the context it is given, and where each part of it is from. */
import { styleText } from "node:util";
import type { Item, TextContext } from "../context-schema.ts";
import { blocksOf } from "../continuity/text-blocks.ts";
import { labelled } from "../print-headline.ts";
import { clean, count, firstWords, plural, wrap } from "../prose.ts";
import { shortenedKnowledge } from "../shorten.ts";
import { type Column, heading, table, WIDTH } from "../table.ts";
import type { Fortnight } from "./live.ts";
import { relationLine } from "./told.ts";

const COLUMNS: Column[] = [
	{ title: "block", align: "left" },
	{ title: "kind", align: "left" },
	{ title: "score", align: "right" },
	{ title: "tokens", align: "right" },
	{ title: "", align: "left" },
];
/** Four columns, and the gaps between all five. */
const TAKEN = 38;
const BEST = 3;
/** What of a receipt is from no other place than long-term memory or another thread. */
const REMEMBERED = /^(?:preference|fact|decision|insight|episode|relation|skill|message)$/;

export function printedKnown({ known }: Fortnight): string[] {
	const kinds = Map.groupBy(known.active, ({ type }) => type);
	const held = known.relations.filter(({ valid_to }) => !valid_to).length;
	const figures = [...kinds].map(([type, same]) => plural(same.length, type));
	const past = `${plural(known.superseded.length, "memory").replace(/memorys$/, "memories")} kept as history`;
	return [heading("What is remembered"), [...figures, plural(held, "relation"), past].join(", ")];
}

export function printedManagers({ managers }: Fortnight): string[] {
	const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
	return [
		heading("Who does Mira report to?"),
		...managers.flatMap(({ as_of, relations }) => {
			const texts = relations.map((relation) => relationLine(relation).text);
			return labelled(day.format(new Date(as_of)), clean(texts.join("; ") || "nobody known"));
		}),
	];
}

export function printedAsked(fortnight: Fortnight): string[] {
	const { asked, elsewhere } = fortnight;
	const texts = textsOf(fortnight);
	return [
		heading("Asked in a new thread", `${count(asked.context.tokens.total)} tokens`),
		...shownContext(clean(asked.context.text)),
		heading("What it holds of the fortnight, by its receipt", plural(held(asked.context).length, "item")),
		...receipt(held(asked.context), texts),
		...notesOf(asked.context),
		heading("Never learned, only said in another thread"),
		...labelled("asked", elsewhere.query),
		...labelled("found", firstItem(elsewhere.context)),
		"",
		...receipt(best(held(elsewhere.context)), texts),
		...notesOf(elsewhere.context),
	];
}

/** Whole up to knowledge, of which the first items. */
function shownContext(text: string): string[] {
	const at = text.indexOf("\n<knowledge>\n") + 1;
	if (at === 0) return wrap(text, WIDTH);
	return [...wrap(text.slice(0, at - 1), WIDTH), ...shortenedKnowledge(text.slice(at), WIDTH)];
}

/** What a context holds of long-term memory and of other threads. */
function held({ report }: TextContext): Item[] {
	return report.items.filter((item) => item.included && REMEMBERED.test(item.kind));
}

/** What stands first in the knowledge block, as it reads. */
function firstItem({ text }: TextContext): string {
	const knowledge = blocksOf(text).get("knowledge") ?? "";
	return clean(/>\s*([\s\S]*?)<\/\w+>/.exec(knowledge)?.[1] ?? "nothing");
}

/** The first few of what answers the question. */
function best(items: Item[]): Item[] {
	return items.filter(({ block }) => block === "knowledge").slice(0, BEST);
}

function receipt(items: Item[], texts: Map<string, string>): string[] {
	const rows = items.map((item) => [
		item.block,
		item.kind,
		item.score?.total.toFixed(2) ?? "",
		count(item.tokens),
		firstWords(wordsOf(item, texts), WIDTH - TAKEN),
	]);
	return table(COLUMNS, rows);
}

/** What an item says; of an episode what was said first. */
function wordsOf({ id, provenance }: Item, texts: Map<string, string>): string {
	const known = texts.get(id);
	if (known !== undefined) return known;
	const said = (provenance?.source_ids ?? []).map((message) => texts.get(message)).find((text) => text !== undefined);
	return said === undefined ? id : `“${said}” …`;
}

function notesOf({ report: { degraded } }: TextContext): string[] {
	return degraded.map(({ part, reason }) => styleText("dim", clean(`degraded: ${part}: ${reason}`)));
}

/** What the demo knows the text of, by the id that a receipt names it with. */
function textsOf({ known, skills, days }: Fortnight): Map<Item["id"], string> {
	const messages = days.flatMap(({ day }) => day.said.flatMap((said) => said.messages));
	return new Map([
		...known.active.map(({ id, content }): [string, string] => [id, content]),
		...known.relations.map((relation): [string, string] => [relation.id, relationLine(relation).text]),
		...skills.map(({ id, name, description }): [string, string] => [id, `${name}: ${description}`]),
		...messages.map(({ id, content }): [string, string] => [id, content]),
	]);
}
