// What stands above each page of a thread: its name, its figures, and the ways to its other pages.
import { call, path } from "../api.js";
import { number } from "../figures.js";
import { useLoaded, Waiting } from "../loading.js";
import { to } from "../routes.js";
import { html } from "../vendor/preact.js";

const TABS = [
	["Messages"],
	["Contexts", "contexts"],
	["Distillations", "distillations"],
	["State and notes", "state"],
	["Jobs", "jobs"],
];

/** `children` is a function of the thread. */
export function ThreadFrame({ id, tab, title, children }) {
	const thread = useLoaded(() => call("GET", path("/v1/threads", id)), [id]);
	const name = thread.value?.title ?? id;
	return html`
		<p class="quiet"><a href=${to("threads")}>Threads</a> › <a href=${to("threads", id)}>${name}</a></p>
		<h1 tabindex="-1">${title ?? name}</h1>
		${thread.value && html`<p class="quiet">${about(thread.value)}</p>`}
		<nav class="tabs" aria-label="Pages of this thread">
			${TABS.map(
				([text, ...page]) => html`
					<a href=${to("threads", id, ...page)} aria-current=${tab === (page[0] ?? "messages") ? "page" : null}>${text}</a>
				`,
			)}
		</nav>
		<${Waiting} of="the thread" loading=${thread.loading && !thread.value} error=${thread.error} />
		${thread.value && children(thread.value, thread.reload)}
	`;
}

function about({ id, user_id, project_id, message_count, token_count, model }) {
	return [
		id,
		user_id && `user ${user_id}`,
		project_id && `project ${project_id}`,
		model && `model ${model}`,
		`${number(message_count)} messages`,
		`${number(token_count)} tokens`,
	]
		.filter(Boolean)
		.join(" · ");
}
