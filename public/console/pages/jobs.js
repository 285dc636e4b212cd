// Background work: all of it where the server lists it, else that of the threads changed last; and any job by its id.
import { call, path, serverHas } from "../api.js";
import { count } from "../figures.js";
import { useLoaded, Waiting } from "../loading.js";
import { Choice, Field, submitted } from "../parts/controls.js";
import { JobsTable } from "../parts/jobs-table.js";
import { go, to } from "../routes.js";
import { html } from "../vendor/preact.js";

const THREADS = 20;
const STATES = [["", "any"], "queued", "running", "done", "failed", "cancelled"];

export function Page({ parameters }) {
	const { status = "", id = "" } = parameters;
	const jobs = useLoaded(() => (id ? oneJob(id) : allJobs(status)), [status, id]);
	const { value } = jobs;
	return html`
		<h1 tabindex="-1">Jobs</h1>
		<form class="form" role="search" onSubmit=${submitted((values) => go(to("jobs", values)))}>
			<${Choice} label="Status" name="status" value=${status} options=${STATES} />
			<${Field} class="wide" label="Or one job by its id" name="id" defaultValue=${id} placeholder="job_…" />
			<button>Show</button>
			<button type="button" onClick=${jobs.reload}>Look again</button>
		</form>
		<${Waiting} of="jobs" loading=${jobs.loading && !value} error=${jobs.error} />
		${value && html`<p class="quiet" role="status">${value.told}</p>`}
		${value?.data.length > 0 && html`<${JobsTable} jobs=${value.data} changed=${jobs.reload} />`}
	`;
}

async function oneJob(id) {
	return { data: [await call("GET", path("/v1/jobs", id))], told: "One job" };
}

async function allJobs(status) {
	if (await serverHas("GET", "/v1/jobs")) {
		const { data } = await call("GET", `/v1/jobs?limit=200${status ? `&status=${encodeURIComponent(status)}` : ""}`);
		return { data, told: `${count(data.length, "job")}, newest first` };
	}
	const threads = (await call("GET", `/v1/threads?limit=${THREADS}`)).data;
	const lists = await Promise.all(threads.map((thread) => call("GET", path("/v1/threads", thread.id, "jobs"))));
	const all = lists.flatMap(({ data }, index) => data.map((job) => ({ ...job, thread: threads[index] })));
	const data = all
		.filter((job) => status === "" || job.status === status)
		.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
	return {
		data,
		told: `${count(data.length, "job")} of the ${count(threads.length, "newest thread")}. This server has no list of all jobs.`,
	};
}
