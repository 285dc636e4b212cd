// What was concluded from memories, each as a tree down to what it rests on.
import { call, path } from "../api.js";
import { count, when } from "../figures.js";
import { ListEnd, useAction, useList, Waiting } from "../loading.js";
import { Field, submitted } from "../parts/controls.js";
import { go, to } from "../routes.js";
import { html, useState } from "../vendor/preact.js";

export function Page({ parameters }) {
	const insights = useList("/v1/memories", { type: "insight", scope: parameters.scope });
	const [told, setTold] = useState("");
	const reflecting = useAction(async ({ scope }) => {
		const made = (await call("POST", "/v1/reflect", { scope, wait: true })).insights;
		setTold(made.length === 0 ? "Nothing new was concluded." : `${count(made.length, "new insight")}.`);
		insights.reload();
	});
	return html`
		<h1 tabindex="-1">Insights</h1>
		<form class="form" role="search" onSubmit=${submitted((values) => go(to("insights", values)))}>
			<${Field} class="wide" label="Scope" name="scope" defaultValue=${parameters.scope} hint="global, user:ID, project:ID or thread:ID" />
			<button>Filter</button>
			<button type="button" disabled=${reflecting.busy || !parameters.scope} onClick=${() => reflecting.run(parameters)}>
				Reflect on this scope
			</button>
		</form>
		<p role="status">${reflecting.busy ? "Reflecting …" : told}</p>
		<${Waiting} error=${reflecting.error} />
		<ul class="tree" aria-label="Insights">
			${insights.items.map((memory) => html`<${Branch} key=${memory.id} memory=${memory} seen=${[]} />`)}
		</ul>
		<${ListEnd} list=${insights} none="Nothing has been concluded yet. Choose a scope and reflect on it." />
	`;
}

/** A memory, and below it what it rests on; read when it is opened. `seen` are those above it. */
function Branch({ memory, seen }) {
	const [open, setOpen] = useState(false);
	const { id, content, type, evidence, depth, created_at } = memory;
	const bears = type === "insight" && !seen.includes(id);
	const line = html`
		<div>
			<a href=${to("memories", id)}>${content}</a>
			<p class="quiet">${type}${depth ? ` · depth ${depth}` : ""} · ${when(created_at)}</p>
		</div>
	`;
	if (!bears) return html`<li>${line}</li>`;
	return html`
		<li>
			<div class="row">
				<button type="button" aria-expanded=${open} aria-label=${`What this rests on: ${content}`} onClick=${() => setOpen(!open)}>
					${open ? "▾" : "▸"} ${evidence ? evidence.length : ""}
				</button>
				${line}
			</div>
			${open && html`<${Below} id=${id} seen=${[...seen, id]} />`}
		</li>
	`;
}

function Below({ id, seen }) {
	const evidence = useList(path("/v1/memories", id, "evidence"));
	return html`
		<ul class="tree">${evidence.items.map((memory) => html`<${Branch} key=${memory.id} memory=${memory} seen=${seen} />`)}</ul>
		<${ListEnd} list=${evidence} none="What it rested on is gone." />
	`;
}
