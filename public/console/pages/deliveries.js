// One installation: what it took in, and what became of what it forwarded.
import { call, path } from "../api.js";
import { count, when } from "../figures.js";
import { ListEnd, useAction, useList, useLoaded, Waiting } from "../loading.js";
import { Choice, Figures, submitted, Table } from "../parts/controls.js";
import { go, to } from "../routes.js";
import { html } from "../vendor/preact.js";

const TONES = { delivered: "good", failed: "problem", queued: "warn" };

export function Page({ id, parameters }) {
	const own = path("/v1/installations", id);
	const installation = useLoaded(() => call("GET", own), [own]);
	const deliveries = useList(`${own}/deliveries`, { status: parameters.status });
	const columns = [
		["Event", ({ event }) => event],
		["Status", ({ status }) => html`<span class=${`tag ${TONES[status]}`}>${status}</span>`],
		["Attempts", ({ attempts }) => attempts, "num"],
		["Last answer", ({ last_status }) => last_status ?? "–", "num"],
		["Error", ({ error }) => error ?? "–", "long"],
		["Made", ({ created_at }) => when(created_at), "once"],
		["Actions", (delivery) => html`<${Retry} own=${own} delivery=${delivery} done=${deliveries.reload} />`],
	];
	return html`
		<p class="quiet"><a href=${to("webhooks")}>Webhooks</a> › ${id}</p>
		<h1 tabindex="-1">${installation.value?.name ?? "Installation"}</h1>
		<${Waiting} of="the installation" loading=${installation.loading} error=${installation.error} />
		${installation.value && html`<${About} installation=${installation.value} />`}
		<${Events} own=${own} />
		<h2>Deliveries</h2>
		<form class="form" onSubmit=${submitted((values) => go(to("webhooks", id, values)))}>
			<${Choice} label="Status" name="status" value=${parameters.status ?? ""} options=${[["", "any"], "queued", "delivered", "failed"]} />
			<button>Show</button>
		</form>
		${
			deliveries.items.length > 0 &&
			html`<${Table} caption="Deliveries" columns=${columns} rows=${deliveries.items} keyOf=${(delivery) => delivery.id} />`
		}
		<${ListEnd} list=${deliveries} none="Nothing was forwarded." />
	`;
}

function About({ installation: { platform, webhook_url, forward_url, created_at } }) {
	return html`
		<${Figures}
			of=${[
				["Platform", platform],
				["Receives at", html`<code>${webhook_url}</code>`],
				["Forwards to", forward_url ? html`<code>${forward_url}</code>` : "nowhere"],
				["Made", when(created_at)],
			]}
		/>
	`;
}

const REFUSED = [
	["Event", ({ event_id }) => html`<code>${event_id}</code>`],
	["Kind", ({ kind }) => kind],
	["Thread", ({ thread_id }) => html`<a href=${to("threads", thread_id)}>${thread_id}</a>`],
	["Error", ({ error }) => error, "long"],
	["At", ({ at }) => when(at), "once"],
];

function Events({ own }) {
	const events = useLoaded(() => call("GET", `${own}/events`), [own]);
	const { value } = events;
	if (!value) return html`<${Waiting} of="events" loading=${events.loading} error=${events.error} />`;
	const { waiting, ignored, refused } = value;
	return html`
		<h2>Events</h2>
		<p>
			${count(waiting.count, "event")} waiting${waiting.oldest_at ? `, the oldest since ${when(waiting.oldest_at)}` : ""}.
			${waiting.error && html` <span class="problem">${waiting.error}</span>`}
		</p>
		${
			ignored.length > 0 &&
			html`<p class="quiet">Ignored: ${ignored.map(({ type, count: times, last_at }) => `${type} ${times}× (${when(last_at)})`).join(", ")}</p>`
		}
		${refused.length > 0 && html`<${Table} caption="Refused events" columns=${REFUSED} rows=${refused} keyOf=${({ event_id }) => event_id} />`}
	`;
}

function Retry({ own, delivery, done }) {
	const retry = useAction(async () => {
		await call("POST", path(`${own}/deliveries`, delivery.id, "retry"));
		done();
	});
	if (delivery.status !== "failed") return null;
	return html`
		<button type="button" disabled=${retry.busy} onClick=${() => retry.run()}>Retry</button>
		${retry.error && html`<span class="problem" role="alert">${retry.error.message}</span>`}
	`;
}
