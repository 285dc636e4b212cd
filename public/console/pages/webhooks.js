// Installations: which chat platforms send messages here.
import { when } from "../figures.js";
import { ListEnd, useList } from "../loading.js";
import { Table } from "../parts/controls.js";
import { to } from "../routes.js";
import { html } from "../vendor/preact.js";

const COLUMNS = [
	["Name", ({ id, name }) => html`<a href=${to("webhooks", id)}>${name ?? id}</a>`, "long"],
	["Platform", ({ platform }) => platform],
	["Receives at", ({ webhook_url }) => html`<code>${webhook_url}</code>`, "long"],
	["Forwards to", ({ forward_url }) => (forward_url ? html`<code>${forward_url}</code>` : "–"), "long"],
	["Made", ({ created_at }) => when(created_at), "once"],
];

export function Page() {
	const installations = useList("/v1/installations");
	return html`
		<h1 tabindex="-1">Webhooks</h1>
		<p class="quiet">Chat platforms that send their messages here. Open one to see what was forwarded and what waits.</p>
		${
			installations.items.length > 0 &&
			html`<${Table} caption="Installations" columns=${COLUMNS} rows=${installations.items} keyOf=${({ id }) => id} />`
		}
		<${ListEnd} list=${installations} none="No platform is connected. POST /v1/installations connects one." />
	`;
}
