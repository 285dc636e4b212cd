import { escapeHtml } from "./escape.ts";

/** `A -- "label" --> B`, dotted too; both labels are captured. */
const ARROW = / (?:-- "([^"]*)" --|-\. "([^"]*)" \.-|--)> /;
const NODE = /^([\w-]+)(?:\["([^"]*)"\])?$/;

/** A flowchart of Mermaid as a list of what leads where, which needs no script to read; null for any other diagram. */
export function flowchartList(text: string): string | null {
	const [head = "", ...lines] = text.split("\n").map((line) => line.trim());
	if (!head.startsWith("flowchart ")) return null;
	const names = namesOf(text);
	const items = lines.filter((line) => line !== "" && !line.startsWith("direction ")).map((line) => item(line, names));
	return `<ul class="diagram">\n${items.join("\n")}\n</ul>\n`;
}

function item(line: string, names: ReadonlyMap<string, string>): string {
	if (line === "end") return "</ul></li>";
	if (line.startsWith("subgraph ")) return `<li>${named(line.slice("subgraph ".length), names)}:<ul>`;
	// Nodes at every third place, the labels of an arrow between them.
	const parts = line.split(ARROW);
	const shown = parts.filter((_, index) => index % 3 === 0).map((group) => group.split(" & "));
	const label = parts.find((part, index) => index % 3 !== 0 && part !== undefined);
	const path = shown.map((group) => group.map((node) => named(node, names)).join(", ")).join(" → ");
	return `<li>${path}${label === undefined ? "" : `: <em>${inOneLine(label)}</em>`}</li>`;
}

/** What nodes are called, wherever in the diagram it is said. */
function namesOf(text: string): Map<string, string> {
	return new Map([...text.matchAll(/([\w-]+)\["([^"]*)"\]/g)].map(([, id = "", name = ""]) => [id, name]));
}

function named(node: string, names: ReadonlyMap<string, string>): string {
	const id = NODE.exec(node)?.[1] ?? node;
	return `<strong>${inOneLine(names.get(id) ?? id)}</strong>`;
}

function inOneLine(name: string): string {
	const [first = "", ...more] = name.split("<br/>");
	const goesOn = more.length === 0 || first.endsWith(",") || first.endsWith(":");
	return escapeHtml(goesOn ? [first, ...more].join(" ") : `${first} (${more.join(" ")})`);
}
