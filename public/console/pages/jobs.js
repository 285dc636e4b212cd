// Background work of all threads and of the tenant, and any job by its id.
import { call, path } from "../api.js";
import { count } from "../figures.js";
import { ListEnd, useList, useLoaded, Waiting } from "../loading.js";
import { Choice, Field, submitted } from "../parts/controls.js";
import { JobsTable } from "../parts/jobs-table.js";
import { go, to } from "../routes.js";
import { html } from "../vendor/preact.js";

const STATES = [["", "any"], "queued", "running", "done", "failed", "cancelled"];
const KINDS = [["", "any"], "distill", "rebuild", "flush", "learn", "state", "ingest", "reflect"];

export function Page({ parameters }) {
	const { status = "", kind = "", id = "" } = parameters;
	return html`
		<h1 tabindex="-1">Jobs</h1>
		<form class="form" role="search" onSubmit=${submitted((values) => go(to("jobs", values)))}>
			<${Choice} label="Status" name="status" value=${status} options=${STATES} />
			<${Choice} label="Kind" name="kind" value=${kind} options=${KINDS} />
			<${Field} class="wide" label="Or one job by its id" name="id" defaultValue=${id} placeholder="job_…" />
			<button>Show</button>
		</form>
		${id ? html`<${OneJob} id=${id} />` : html`<${AllJobs} filter=${{ status, kind }} />`}
	`;
}

function AllJobs({ filter }) {
	const jobs = useList("/v1/jobs", filter);
	const { items } = jobs;
	return html`
		<div class="row">
			<button type="button" onClick=${jobs.reload}>Look again</button>
			${items.length > 0 && html`<p class="quiet" role="status">${count(items.length, "job")}${jobs.more ? " so far" : ""}, newest first</p>`}
		</div>
		${items.length > 0 && html`<${JobsTable} jobs=${items} changed=${jobs.reload} />`}
		<${ListEnd} list=${jobs} none="There are no such jobs." />
	`;
}

function OneJob({ id }) {
	const job = useLoaded(() => call("GET", path("/v1/jobs", id)), [id]);
	return html`
		<div class="row"><button type="button" onClick=${job.reload}>Look again</button></div>
		<${Waiting} of="the job" loading=${job.loading && !job.value} error=${job.error} />
		${job.value && html`<${JobsTable} jobs=${[job.value]} changed=${job.reload} />`}
	`;
}
