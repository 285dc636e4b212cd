import { BLOCK_NAMES } from "../../../src/core/base/block.ts";
import type { AssembledContext } from "../../../src/core/context/assembly/assemble-context.ts";
import type { Rendering } from "../../../src/core/context/render/rendering.ts";

/** A context as a page to read: its figures, its receipt, and what is returned. */
export function readable({ rendering, tokens, report }: AssembledContext): string {
	const blocks = report.blocks.map(({ rank, name, budget, granted, wanted, used, included, dropped }) =>
		[rank, name, budget, granted, wanted, used, included, dropped].map(String),
	);
	const flows = report.waterfall.map(({ from, to, tokens: moved, kind }) => `${from} → ${to}: ${moved} (${kind})`);
	const items = report.items.map(({ section, kind, id, tokens: cost, included, reason, score }) => [
		included ? "+" : "-",
		section,
		kind,
		String(cost),
		reason,
		score?.total.toFixed(3) ?? "",
		id,
	]);
	const warnings = report.warnings.map(({ code, detail }) => `${code}: ${detail}`);
	return [
		`total ${tokens.total} (blocks ${tokens.blocks}, query ${tokens.query}) + response ${tokens.response_reserved} + safety ${tokens.safety_buffer} ≤ window ${tokens.window}`,
		table(
			"BLOCKS",
			columns([["rank", "name", "budget", "granted", "wanted", "used", "included", "dropped"], ...blocks]),
		),
		table("WATERFALL", flows),
		table("ITEMS", [...columns(items), `and ${report.items_omitted} not listed`]),
		table("WARNINGS", warnings),
		table(`RENDERING, format ${rendering.format}`, [rendered(rendering)]),
	]
		.join("\n\n")
		.concat("\n");
}

/** Lines of cells, each as wide as the widest of its column. */
function columns(rows: string[][]): string[] {
	const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
	return rows.map((row) =>
		row
			.map((cell, at) => cell.padEnd(widths[at] ?? 0))
			.join("  ")
			.trimEnd(),
	);
}

function table(title: string, lines: string[]): string {
	return [`== ${title}`, ...(lines.length === 0 ? ["none"] : lines)].join("\n");
}

function rendered(rendering: Rendering): string {
	switch (rendering.format) {
		case "text":
			return rendering.text;
		case "messages":
		case "openai":
			return rendering.messages.map(({ content, ...rest }) => said(rest, content)).join("\n\n");
		case "responses":
			return [rendering.instructions, ...rendering.input.map((item) => JSON.stringify(item, null, 1))].join("\n\n");
		case "ai-sdk":
			return [...rendering.instructions, ...rendering.messages]
				.map(({ role, content }) =>
					typeof content === "string" ? said({ role }, content) : said({ role }, JSON.stringify(content, null, 1)),
				)
				.join("\n\n");
		case "anthropic": {
			const system = rendering.system.map(({ text, ...rest }) => said({ ...rest, in: "system" }, text));
			const messages = rendering.messages.flatMap(({ role, content }) => [
				`-- ${role}`,
				...content.map((block) => {
					if (block.type !== "text") return `> ${JSON.stringify(block)}`;
					const { text, ...rest } = block;
					return `> ${JSON.stringify(rest)}\n${text}`;
				}),
			]);
			return [...system, ...messages].join("\n\n");
		}
		case "blocks": {
			const blocks = BLOCK_NAMES.flatMap((name) =>
				rendering.blocks[name].sections.map(({ name: section, text, items }) =>
					said({ block: name, section, items }, text),
				),
			);
			return [...blocks, said({ block: "query" }, rendering.blocks.query)].join("\n\n");
		}
	}
}

function said(head: object, content: unknown): string {
	return `-- ${JSON.stringify(head)}\n${typeof content === "string" ? content : JSON.stringify(content, null, 1)}`;
}
