/** The report: what each block was granted and used, where its surplus went, and what the whole adds up to. */
import { styleText } from "node:util";
import { fillingBar, stackedBar } from "./bars.ts";
import type { Block, Context, Report } from "./context-schema.ts";
import { clean, count, wrap } from "./prose.ts";
import { type Column, heading, table, WIDTH } from "./table.ts";

const BAR = 34;
const COLUMNS: Column[] = [
	{ title: "block", align: "left" },
	{ title: "rank", align: "right" },
	{ title: "█ used  ░ granted  · given away", align: "left" },
	...["used", "granted", "budget", "util.", "in", "out"].map((title): Column => ({ title, align: "right" })),
];

export function printedReceipt(context: Context): string[] {
	const { report } = context;
	return [...printedBlocks(report.blocks), ...printedWaterfall(report)];
}

function printedBlocks(blocks: Block[]): string[] {
	const scale = Math.max(...blocks.map((block) => Math.max(block.budget, block.granted, block.used)));
	const rows = blocks.map((block) => [
		block.name,
		String(block.rank),
		fillingBar(block, scale, BAR),
		count(block.used),
		count(block.granted),
		count(block.budget),
		`${Math.round(block.utilization * 100)}%`,
		count(block.included),
		count(block.dropped),
	]);
	return [heading("The blocks"), ...table(COLUMNS, [...rows, sums(blocks)])];
}

function sums(blocks: Block[]): string[] {
	const sum = (field: "used" | "granted" | "budget" | "included" | "dropped") =>
		blocks.reduce((total, block) => total + block[field], 0);
	const [used, granted] = [sum("used"), sum("granted")];
	const share = `${Math.round((used / Math.max(1, granted)) * 100)}%`;
	const cells = [used, granted, sum("budget")].map(count);
	return ["together", "", "", ...cells, share, count(sum("included")), count(sum("dropped"))];
}

function printedWaterfall({ waterfall }: Report): string[] {
	if (waterfall.length === 0) return [];
	const columns: Column[] = [
		{ title: "from", align: "left" },
		{ title: "", align: "left" },
		{ title: "to", align: "left" },
		{ title: "tokens", align: "right" },
		{ title: "", align: "left" },
	];
	const rows = waterfall.map(({ from, to, tokens, kind }) => [
		from,
		"→",
		to,
		count(tokens),
		styleText("dim", flowOf(kind, from)),
	]);
	return [heading("Where surplus flowed"), ...table(columns, rows)];
}

function flowOf(kind: string, from: string): string {
	if (kind === "surplus") return "not needed, handed down";
	if (kind === "borrowed") return "borrowed for what is always shown";
	if (kind !== "query") return kind;
	return from.includes("query") ? "left of what is reserved for the query" : "for a query beyond its reserve";
}

export function printedNotes({ warnings, degraded }: Report): string[] {
	const notes = [
		...warnings.map(({ code, detail }) => ({ mark: "warning", text: `${code}: ${detail}` })),
		...degraded.map(({ part, reason }) => ({ mark: "degraded", text: `${part}: ${reason}` })),
	];
	if (notes.length === 0) return [];
	const indent = 10;
	const lines = notes.flatMap(({ mark, text }) =>
		wrap(clean(text), WIDTH - indent).map(
			(line, index) => styleText("yellow", (index === 0 ? mark : "").padEnd(indent)) + line,
		),
	);
	return [heading("Warnings"), ...lines];
}

/** total + response + safety ≤ window: the one promise that always holds. */
export function printedTotal({ tokens, report }: Context, roundTripMs: number): string[] {
	const { total, response_reserved: response, safety_buffer: safety, window } = tokens;
	const sum = total + response + safety;
	const bar = stackedBar(
		[
			{ tokens: total, glyph: "█", color: "cyan" },
			{ tokens: response, glyph: "▒", color: "magenta" },
			{ tokens: safety, glyph: "▚", color: "yellow" },
			{ tokens: Math.max(0, window - sum), glyph: "·", color: "dim" },
		],
		Math.max(window, sum),
		WIDTH,
	);
	const verdict = sum <= window ? styleText("green", "within the window") : styleText("red", "OVER THE WINDOW");
	const parts = `█ total ${count(total)} + ▒ response ${count(response)} + ▚ safety ${count(safety)}`;
	return [
		heading("The window"),
		bar,
		`${parts} = ${styleText("bold", count(sum))} of ${count(window)}: ${verdict}`,
		styleText("dim", `of the total: blocks ${count(tokens.blocks)}, query ${count(tokens.query)}`),
		...wrap(`took ${milliseconds(roundTripMs)} there and back${stepsOf(report)}`, WIDTH).map((line) =>
			styleText("dim", line),
		),
	];
}

function stepsOf({ timings_ms }: Report): string {
	const steps = Object.entries(timings_ms).map(([step, ms]) => `${step} ${milliseconds(ms)}`);
	return steps.length > 0 ? `; in the server: ${steps.join(", ")}` : "";
}

function milliseconds(value: number): string {
	return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ms`;
}
