// Who and what is related to whom, as of a date: as a graph about one entity, and as a list.
import { call, query } from "../api.js";
import { dayOf, score } from "../figures.js";
import { ListEnd, useList, useLoaded, Waiting } from "../loading.js";
import { Choice, DeleteButton, Field, submitted, Table } from "../parts/controls.js";
import { Graph } from "../parts/graph.js";
import { go, to } from "../routes.js";
import { html } from "../vendor/preact.js";

export function Page({ parameters }) {
	const { entity, depth = "1", day } = parameters;
	const as_of = day && `${day}T23:59:59.999Z`;
	return html`
		<h1 tabindex="-1">Relations</h1>
		<form class="form" role="search" onSubmit=${submitted((values) => go(to("relations", values)))}>
			<${Field} class="wide" label="About whom or what" name="entity" defaultValue=${entity} />
			<${Choice} label="Depth" name="depth" value=${depth} options=${["1", "2", "3"]} />
			<${Field} label="As of" type="date" name="day" defaultValue=${day} hint="Empty: as of now" />
			<button class="main">Show</button>
		</form>
		${
			entity
				? html`<${About} entity=${entity} depth=${depth} day=${day} as_of=${as_of} />`
				: html`<${All} as_of=${as_of} day=${day} />`
		}
	`;
}

function columnsOf(day, removed) {
	const about = (name) => html`<a href=${to("relations", { entity: name, day })}>${name}</a>`;
	return [
		["Subject", ({ subject }) => about(subject)],
		["Relation", ({ predicate }) => html`<code>${predicate}</code>`],
		["Object", ({ object }) => about(object)],
		["From", ({ valid_from }) => dayOf(valid_from), "once"],
		["To", ({ valid_to }) => dayOf(valid_to), "once"],
		["Scope", ({ scope }) => scope],
		["Confidence", ({ confidence }) => score(confidence), "num"],
		[
			"Actions",
			(relation) => html`<${DeleteButton} what=${sentence(relation)} work=${() => remove(relation, removed)} />`,
		],
	];
}

const sentence = ({ subject, predicate, object }) => `${subject} ${predicate} ${object}`;

async function remove({ id }, removed) {
	await call("DELETE", `/v1/relations/${id}`);
	removed();
}

function About({ entity, depth, day, as_of }) {
	const asked = `/v1/relations/graph${query({ entity, depth, as_of })}`;
	const graph = useLoaded(() => call("GET", asked), [asked]);
	const { value } = graph;
	if (!value) return html`<${Waiting} of="the graph" loading=${graph.loading} error=${graph.error} />`;
	if (value.edges.length === 0)
		return html`<p class="quiet" role="status">Nothing is known about “${entity}”${day ? ` as of ${day}` : ""}.</p>`;
	return html`
		<p class="quiet" role="status">${value.nodes.length} entities, ${value.edges.length} relations${day ? ` as of ${day}` : ""}</p>
		<${Graph} nodes=${value.nodes} edges=${value.edges} about=${entity} choose=${(name) => go(to("relations", { entity: name, depth, day }))} />
		<${Table} caption="Relations of the graph" columns=${columnsOf(day, graph.reload)} rows=${value.edges} keyOf=${({ id }) => id} />
	`;
}

function All({ as_of, day }) {
	const relations = useList("/v1/relations", { as_of });
	return html`
		<p class="quiet">Choose a name to see its graph.</p>
		${
			relations.items.length > 0 &&
			html`<${Table} caption="Relations" columns=${columnsOf(day, relations.reload)} rows=${relations.items} keyOf=${({ id }) => id} />`
		}
		<${ListEnd} list=${relations} none="No relations are known." />
	`;
}
