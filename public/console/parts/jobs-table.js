// Jobs with how they went; each can be cancelled or queued again as its status allows.
import { call, path } from "../api.js";
import { when } from "../figures.js";
import { useAction } from "../loading.js";
import { to } from "../routes.js";
import { html } from "../vendor/preact.js";
import { Table } from "./controls.js";

/** `changed` is called after one was cancelled or queued again. */
export function JobsTable({ jobs, changed }) {
	const columns = [
		["Kind", ({ kind }) => kind],
		["Status", ({ status }) => html`<span class=${`tag ${TONES[status] ?? ""}`}>${status}</span>`],
		["Actions", (job) => html`<${Deeds} job=${job} changed=${changed} />`, "once"],
		["Attempts", ({ attempts }) => attempts, "num"],
		["Began", ({ created_at }) => when(created_at), "once"],
		["Ended", ({ finished_at }) => when(finished_at), "once"],
		...(jobs.some(({ thread_id }) => thread_id) ? [["Thread", ({ thread_id }) => threadLink(thread_id), "long"]] : []),
		["What went wrong", (job) => troubles(job), "long"],
		["Id", ({ id }) => html`<code>${id}</code>`],
	];
	return html`<${Table} caption="Jobs" columns=${columns} rows=${jobs} keyOf=${({ id }) => id} />`;
}

const TONES = { done: "good", failed: "problem", running: "warn" };

const threadLink = (thread) => (thread ? html`<a href=${to("threads", thread, "jobs")}>${thread}</a>` : "–");

function troubles({ error, lost, degraded = [] }) {
	const parts = [error, lost, ...degraded.map(({ part, reason }) => `${part}: ${reason}`)];
	return parts.filter(Boolean).join(" · ") || "–";
}

function Deeds({ job, changed }) {
	const deed = useAction(async (name) => {
		await call("POST", path("/v1/jobs", job.id, name));
		changed();
	});
	const button = (name, label) => html`
		<button type="button" aria-label=${`${label} ${job.kind} ${job.id}`} disabled=${deed.busy} onClick=${() => deed.run(name)}>
			${label}
		</button>
	`;
	const waits = job.status === "queued" || job.status === "running";
	const ended = job.status === "failed" || job.status === "cancelled";
	return html`
		${waits && button("cancel", "Cancel")}${ended && button("requeue", "Queue again")}
		${deed.error && html`<span class="problem" role="alert">${deed.error.message}</span>`}
	`;
}
