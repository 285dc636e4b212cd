import { existsSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

/**
 * One line of the table. `limit` is the most it may be, `least` the least; without either it is there to be read only.
 * A figure that is not a number is one that could not be measured: its note says why.
 */
export type Row = { what: string; measured: number; unit: Unit; limit?: number; least?: number; note?: string };

/** Without a unit it is a count. */
type Unit = "" | "ms" | "s" | "MiB" | "×" | "MB/s" | "1/s" | "%";

export function missed({ measured, limit, least }: Row): boolean {
	return (limit !== undefined && !(measured <= limit)) || (least !== undefined && !(measured >= least));
}

/** A Markdown table, so that it can stand in docs/benchmarks.md as it is. */
export function table(rows: Row[]): string {
	const cells = rows.map((row) => [row.what, show(row, row.measured), limitOf(row), row.note ?? ""]);
	const lines = [["what", "measured", "limit", "note"], ...cells];
	const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
	const format = (line: string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
	const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
	const [head = [], ...body] = lines;
	return [format(head), rule, ...body.map(format)].join("\n");
}

export function machine(): string {
	const all = cpus();
	const date = new Date().toISOString().slice(0, 10);
	return `${all.length} × ${all[0]?.model ?? "unknown processor"}, Node ${process.versions.node}, ${process.platform}, ${date}`;
}

/**
 * How long other guests of a virtual machine's host had its processors so far (ms, of all of them together), as Linux counts it; 0 where
 * that is not known. What is measured meanwhile says little.
 */
export function stolenMs(): number {
	const counters = "/proc/stat";
	if (!existsSync(counters)) return 0;
	const ticks = readFileSync(counters, "utf8").split("\n")[0]?.split(/\s+/)[8];
	return 10 * Number(ticks ?? 0);
}

function limitOf(row: Row): string {
	const bounds = [
		...(row.limit === undefined ? [] : [`≤ ${show(row, row.limit)}`]),
		...(row.least === undefined ? [] : [`≥ ${show(row, row.least)}`]),
	];
	return `${bounds.join(", ")}${missed(row) ? " MISSED" : ""}`;
}

function show({ unit }: Row, value: number): string {
	if (Number.isNaN(value)) return "–";
	if (unit === "") return value.toLocaleString("en");
	// Three figures of what is small: a hundredth of a millisecond is a lot beside another.
	if (unit === "ms") return `${value < 1 ? value.toPrecision(3) : value.toFixed(1)} ms`;
	if (unit === "×") return value >= 100 ? `${Math.round(value).toLocaleString("en")} ×` : `${value.toFixed(2)} ×`;
	return `${value.toFixed(unit === "MB/s" || unit === "%" ? 1 : 2)} ${unit}`;
}
