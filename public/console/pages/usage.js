// What each day used.
import { call, query } from "../api.js";
import { bytes, dayOf, number, percent } from "../figures.js";
import { useLoaded, Waiting } from "../loading.js";
import { Field, submitted, Table } from "../parts/controls.js";
import { go, to } from "../routes.js";
import { html } from "../vendor/preact.js";

const SERIES = [
	["Requests", ({ requests }) => requests, number],
	["Context tokens", ({ context_tokens }) => context_tokens, number],
	["Background tokens", ({ background }) => background.input_tokens + background.output_tokens, number],
	["Stored", ({ stored_bytes }) => stored_bytes, bytes],
];

const COLUMNS = [
	["Day (UTC)", ({ date }) => dayOf(date), "once"],
	...SERIES.map(([title, of, written]) => [title, (day) => written(of(day)), "num"]),
	[
		"Of the day’s cap",
		({ background }) => percent(background.input_tokens + background.output_tokens, background.cap),
		"num",
	],
];

export function Page({ parameters }) {
	const { from, to: until } = parameters;
	const usage = useLoaded(() => call("GET", `/v1/usage${query({ from, to: until })}`), [from, until]);
	const days = usage.value?.data ?? [];
	const inOrder = [...days].sort((a, b) => (a.date < b.date ? -1 : 1));
	return html`
		<h1 tabindex="-1">Usage</h1>
		<form class="form" onSubmit=${submitted((values) => go(to("usage", values)))}>
			<${Field} label="From" type="date" name="from" defaultValue=${from} />
			<${Field} label="To" type="date" name="to" defaultValue=${until} />
			<button>Show</button>
		</form>
		<${Waiting} of="usage" loading=${usage.loading && !usage.value} error=${usage.error} />
		${
			days.length > 0 &&
			html`
			<div class="cards">${SERIES.map((series) => html`<${Chart} key=${series[0]} series=${series} days=${inOrder} />`)}</div>
			<${Table} caption="Usage by day" columns=${COLUMNS} rows=${[...inOrder].reverse()} keyOf=${({ date }) => date} />
		`
		}
		${usage.value && days.length === 0 && html`<p class="quiet">Nothing was used on these days.</p>`}
	`;
}

const HEIGHT = 72;
const STEP = 14;

function Chart({ series: [title, of, written], days }) {
	const most = Math.max(...days.map(of));
	const width = Math.max(days.length, 14) * STEP;
	return html`
		<figure class="panel chart">
			<figcaption>${title} <span class="quiet">most in a day: ${written(most)}</span></figcaption>
			<svg viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" aria-label=${`${title} by day; the table below has the figures`} preserveAspectRatio="xMinYMax meet">
				${days.map((day, index) => {
					const height = (HEIGHT * of(day)) / Math.max(most, 1);
					return html`
						<rect x=${index * STEP} y=${HEIGHT - height} width=${STEP - 3} height=${height} rx="2">
							<title>${`${dayOf(day.date)}: ${written(of(day))}`}</title>
						</rect>
					`;
				})}
			</svg>
		</figure>
	`;
}
