// The background work of one thread.
import { path } from "../api.js";
import { ListEnd, useList } from "../loading.js";
import { JobsTable } from "../parts/jobs-table.js";
import { ThreadFrame } from "../parts/thread-frame.js";
import { html } from "../vendor/preact.js";

export const Page = ({ id }) => html`
	<${ThreadFrame} id=${id} tab="jobs" title="Jobs">${() => html`<${Jobs} id=${id} />`}<//>
`;

function Jobs({ id }) {
	const jobs = useList(path("/v1/threads", id, "jobs"));
	return html`
		<div class="row"><button type="button" onClick=${jobs.reload}>Look again</button></div>
		${jobs.items.length > 0 && html`<${JobsTable} jobs=${jobs.items} changed=${jobs.reload} />`}
		<${ListEnd} list=${jobs} none="This thread has had no background work." />
	`;
}
