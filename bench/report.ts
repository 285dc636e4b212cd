import { cpus } from "node:os";

/** One line of the table. Without a limit it is there to be read only. */
export type Row = { what: string; measured: number; unit: "ms" | "s" | "MiB" | "×"; limit?: number; note?: string };

export function missed({ measured, limit }: Row): boolean {
	return limit !== undefined && !(measured <= limit);
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

function limitOf(row: Row): string {
	if (row.limit === undefined) return "";
	return `≤ ${show(row, row.limit)}${missed(row) ? " MISSED" : ""}`;
}

function show({ unit }: Row, value: number): string {
	return unit === "×" ? `${value.toFixed(2)} ×` : `${value.toFixed(unit === "ms" ? 1 : 2)} ${unit}`;
}
