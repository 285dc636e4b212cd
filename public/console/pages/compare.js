// Two contexts of a thread side by side: windows on one scale, figures, and the items in which they differ.
import { change, count, number } from "../figures.js";
import { previews } from "../item-texts.js";
import { useLoaded, Waiting } from "../loading.js";
import { Table } from "../parts/controls.js";
import { ThreadFrame } from "../parts/thread-frame.js";
import { WindowBar } from "../parts/window-bar.js";
import { PART_TITLES, readContext, windowParts } from "../receipts.js";
import { to } from "../routes.js";
import { html } from "../vendor/preact.js";

export const Page = ({ id, parameters }) => html`
	<${ThreadFrame} id=${id} tab="contexts" title="Two contexts compared">
		${() => html`<${Comparison} thread=${id} a=${parameters.a ?? ""} b=${parameters.b ?? ""} />`}
	<//>
`;

function Comparison({ thread, a, b }) {
	const both = useLoaded(() => Promise.all([readContext(thread, a), readContext(thread, b)]), [a, b]);
	if (!both.value) return html`<${Waiting} of="both contexts" loading=${both.loading} error=${both.error} />`;
	const [first, second] = both.value;
	const scale = Math.max(first.response.tokens.window, second.response.tokens.window);
	return html`
		<p><a href=${to("threads", thread, "compare", { a: b, b: a })}>Swap them</a></p>
		<${Side} name="A" thread=${thread} receipt=${first} scale=${scale} />
		<${Side} name="B" thread=${thread} receipt=${second} scale=${scale} />
		<${Asked} a=${first.request} b=${second.request} />
		<h2>Tokens</h2>
		<${Table} caption="Tokens of both" columns=${TOKENS} rows=${tokenRows(first.response, second.response)} keyOf=${({ name }) => name} />
		<${Differences} thread=${thread} a=${first} b=${second} />
	`;
}

function Side({ name, thread, receipt, scale }) {
	const { response } = receipt;
	return html`
		<section class="side" aria-label=${`Context ${name}`}>
			<p>
				<strong>${name}</strong> <a href=${to("threads", thread, "contexts", receipt.id)}>${receipt.id}</a>
				<span class="quiet"> ${number(response.tokens.total)} of ${count(response.tokens.window, "token")}, ${response.model}</span>
			</p>
			<${WindowBar} response=${response} scale=${scale} />
		</section>
	`;
}

/** What they were asked for with, where that differs. */
function Asked({ a, b }) {
	const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
		(name) => written(a[name]) !== written(b[name]),
	);
	const columns = [
		["Asked", (name) => name],
		["A", (name) => written(a[name]), "long"],
		["B", (name) => written(b[name]), "long"],
	];
	return html`
		<h2>Asked for with</h2>
		${
			names.length === 0
				? html`<p class="quiet">The same request.</p>`
				: html`<${Table} caption="What differs in the requests" columns=${columns} rows=${names} keyOf=${(name) => name} />`
		}
	`;
}

function written(value) {
	if (value === undefined || value === null) return "not said";
	return typeof value === "string" ? value : JSON.stringify(value);
}

const TOKENS = [
	["Part", ({ name }) => html`<span class=${`swatch ${name}`} /> ${PART_TITLES[name] ?? name}`],
	["A", ({ a }) => number(a), "num"],
	["B", ({ b }) => number(b), "num"],
	["Change", ({ a, b }) => change(b - a), "num"],
];

function tokenRows(a, b) {
	const [of, and] = [a, b].map((response) => new Map(windowParts(response).map(({ name, tokens }) => [name, tokens])));
	return [...new Set([...of.keys(), ...and.keys()])].map((name) => ({
		name,
		a: of.get(name) ?? 0,
		b: and.get(name) ?? 0,
	}));
}

const KINDS = [
	["Only in A", ({ a, b }) => a?.included && !b?.included],
	["Only in B", ({ a, b }) => b?.included && !a?.included],
	["In both, with other tokens", ({ a, b }) => a?.included && b?.included && a.tokens !== b.tokens],
	["Left out of both, for another reason", ({ a, b }) => a && b && !a.included && !b.included && a.reason !== b.reason],
];

function Differences({ thread, a: first, b: second }) {
	const pairs = new Map();
	for (const [side, { response }] of [
		["a", first],
		["b", second],
	]) {
		for (const item of response.report.items) {
			const key = `${item.block} ${item.id}`;
			pairs.set(key, { ...pairs.get(key), key, item, [side]: item });
		}
	}
	const differing = [...pairs.values()]
		.filter((pair) => KINDS.some(([, belongs]) => belongs(pair)))
		.map(({ item }) => item);
	const texts = useLoaded(() => previews(thread, first, differing), [first.id, second.id]);
	const groups = KINDS.map(([title, belongs]) => [title, [...pairs.values()].filter(belongs)]);
	const same = [...pairs.values()].filter(({ a, b }) => a?.included && b?.included && a.tokens === b.tokens).length;
	return html`
		<h2>Items</h2>
		<p class="quiet">${count(same, "item")} the same in both</p>
		${groups.map(
			([title, members]) => html`
				<h3 key=${title}>${title} <span class="quiet">${members.length}</span></h3>
				${members.length > 0 && html`<${Table} caption=${title} columns=${columnsOf(texts.value)} rows=${members} keyOf=${({ key }) => key} />`}
			`,
		)}
	`;
}

const columnsOf = (texts) => [
	[
		"Item",
		({ item }) =>
			html`<span class=${`swatch ${item.block}`} /> ${item.kind} ${item.seq === undefined ? "" : `#${item.seq}`}`,
		"once",
	],
	[
		"Text",
		({ item }) => html`<div class="preview">${texts?.get(item.id) ?? html`<code>${item.id}</code>`}</div>`,
		"short",
	],
	["Block", ({ item }) => item.block],
	["In A", ({ a }) => stand(a), "once"],
	["In B", ({ b }) => stand(b), "once"],
];

function stand(item) {
	if (!item) return "no candidate";
	return item.included ? count(item.tokens, "token") : item.reason.replaceAll("_", " ");
}
