/** The contexts before and after a distillation beside each other: their tokens, and what is still known. */
import { styleText } from "node:util";
import type { Item } from "../context-schema.ts";
import { count } from "../prose.ts";
import { type Column, heading, table } from "../table.ts";
import type { Replay, Snapshot } from "./replay.ts";
import { placesOf } from "./text-blocks.ts";

/** The parts of the short-term memory, in the order in which they stand in the history block. */
const SHORT_TERM = ["digest", "summary", "gists", "pinned", "window"];

export function printedTokens({ snapshots }: Replay): string[] {
	if (snapshots.length === 0) return [];
	const blocks = snapshots[0]?.context.report.blocks.map(({ name }) => name) ?? [];
	const rows = blocks.flatMap((name) => [
		[name, ...snapshots.map(({ context }) => usedBy(context.report.blocks.find((block) => block.name === name)))],
		...(name === "history" ? shortTermRows(snapshots) : []),
	]);
	const totals = ["total, with the question", ...snapshots.map(({ context }) => count(context.tokens.total))];
	return [
		heading("What the context holds", "tokens"),
		...table(columnsOf("block", snapshots, "right"), [...rows, totals]),
	];
}

/** A section that no snapshot has is left out. */
function shortTermRows(snapshots: Snapshot[]): string[][] {
	const items = snapshots.map(({ context }) =>
		context.report.items.filter(({ block, included }) => block === "history" && included),
	);
	const known = SHORT_TERM.filter((section) => items.some((held) => held.some((item) => item.section === section)));
	return known.map((section) => [`  ${section}`, ...items.map((held) => sumOf(held, section))]);
}

function sumOf(items: Item[], section: string): string {
	const held = items.filter((item) => item.section === section);
	const tokens = held.reduce((sum, item) => sum + item.tokens, 0);
	return held.length === 0 ? "–" : `${count(tokens)} in ${held.length}`;
}

function usedBy(block: { used: number; granted: number } | undefined): string {
	return block === undefined || block.granted === 0 ? "–" : `${count(block.used)} of ${count(block.granted)}`;
}

/** For each thing that should still be known, where in the context its words stand. */
export function printedKnown({ story, snapshots }: Replay): string[] {
	if (snapshots.length === 0) return [];
	const places = snapshots.map(({ context }) => placesOf(context.text));
	const rows = story.probes.map(({ what, words }) => [
		`${what}: “${words}”`,
		...places.map((texts) => whereSaid(texts, words)),
	]);
	return [heading("What is still known, and where"), ...table(columnsOf("to be known", snapshots, "left"), rows)];
}

function whereSaid(places: Map<string, string>, words: string): string {
	const found = [...places].filter(([, text]) => text.toLowerCase().includes(words.toLowerCase()));
	return found.map(([name]) => name).join(", ") || styleText("red", "nowhere");
}

function columnsOf(first: string, snapshots: Snapshot[], align: Column["align"]): Column[] {
	return [
		{ title: first, align: "left" },
		...snapshots.map(({ moment, turn }): Column => ({ title: `${moment} (turn ${turn})`, align })),
	];
}
