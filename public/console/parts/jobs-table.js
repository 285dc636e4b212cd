// Jobs with how they went; cancelled or queued again where the server can do that.
import { call, path, serverHas } from "../api.js";
import { when } from "../figures.js";
import { useAction, useLoaded } from "../loading.js";
import { to } from "../routes.js";
import { html } from "../vendor/preact.js";
import { Table } from "./controls.js";

/** `jobs` may each name their `thread`; `changed` is called after one was cancelled or queued again. */
export function JobsTable({ jobs, changed }) {
	const able = useLoaded(async () => {
		const [cancel, requeue] = await Promise.all(
			["cancel", "requeue"].map((deed) => serverHas("POST", `/v1/jobs/{id}/${deed}`)),
		);
		return { cancel, requeue };
	}, []);
	const { cancel = false, requeue = false } = able.value ?? {};
	const columns = [
		["Kind", ({ kind }) => kind],
		["Status", ({ status }) => html`<span class=${`tag ${TONES[status] ?? ""}`}>${status}</span>`],
		["Attempts", ({ attempts }) => attempts, "num"],
		["Began", ({ created_at }) => when(created_at), "once"],
		["Ended", ({ finished_at }) => when(finished_at), "once"],
		...(jobs.some(({ thread }) => thread) ? [["Thread", ({ thread }) => threadLink(thread), "long"]] : []),
		["What went wrong", (job) => troubles(job), "long"],
		["Id", ({ id }) => html`<code>${id}</code>`],
		...(cancel || requeue
			? [["Actions", (job) => html`<${Deeds} job=${job} able=${able.value} changed=${changed} />`]]
			: []),
	];
	return html`
		<${Table} caption="Jobs" columns=${columns} rows=${jobs} keyOf=${({ id }) => id} />
		${able.value && !(cancel && requeue) && html`<p class="quiet">${missing(cancel, requeue)}</p>`}
	`;
}

const TONES = { done: "good", failed: "problem", running: "warn" };

const threadLink = (thread) =>
	thread && html`<a href=${to("threads", thread.id, "jobs")}>${thread.title ?? thread.id}</a>`;

function troubles({ error, lost, degraded = [] }) {
	const parts = [
		error,
		lost && `lost: ${JSON.stringify(lost)}`,
		...degraded.map(({ part, reason }) => `${part}: ${reason}`),
	];
	return parts.filter(Boolean).join(" · ") || "–";
}

function missing(cancel, requeue) {
	const deeds = [!cancel && "cancelled", !requeue && "queued again"].filter(Boolean).join(" or ");
	return `Jobs can't be ${deeds} on this server: its API has no such route. Failed jobs are tried again by themselves.`;
}

function Deeds({ job, able, changed }) {
	const deed = useAction(async (name) => {
		await call("POST", path("/v1/jobs", job.id, name));
		changed();
	});
	const waits = job.status === "queued" || job.status === "running";
	return html`
		${able.cancel && waits && html`<button type="button" disabled=${deed.busy} onClick=${() => deed.run("cancel")}>Cancel</button>`}
		${
			able.requeue &&
			(job.status === "failed" || job.status === "cancelled") &&
			html`<button type="button" disabled=${deed.busy} onClick=${() => deed.run("requeue")}>Queue again</button>`
		}
		${deed.error && html`<span class="problem" role="alert">${deed.error.message}</span>`}
	`;
}
