// All threads that the key reaches, newest first.
import { call } from "../api.js";
import { count, number, when } from "../figures.js";
import { ListEnd, useAction, useList, Waiting } from "../loading.js";
import { Field, submitted, Table } from "../parts/controls.js";
import { go, to } from "../routes.js";
import { html } from "../vendor/preact.js";

const COLUMNS = [
	["Thread", (thread) => html`<a href=${to("threads", thread.id)}>${thread.title ?? thread.id}</a>`, "long"],
	["Id", ({ id }) => html`<code>${id}</code>`, "long"],
	["User", ({ user_id }) => user_id ?? "–"],
	["Project", ({ project_id }) => project_id ?? "–"],
	["Messages", ({ message_count }) => number(message_count), "num"],
	["Tokens", ({ token_count }) => number(token_count), "num"],
	["Changed", ({ updated_at }) => when(updated_at), "once"],
];

export function Page({ parameters }) {
	const { user_id, project_id } = parameters;
	const threads = useList("/v1/threads", { user_id, project_id });
	const making = useAction(async (values) => {
		const thread = await call("POST", "/v1/threads", values);
		go(to("threads", thread.id));
	});
	return html`
		<h1 tabindex="-1">Threads</h1>
		<form class="form" role="search" onSubmit=${submitted((values) => go(to("threads", values)))}>
			<${Field} label="User" name="user_id" defaultValue=${user_id} />
			<${Field} label="Project" name="project_id" defaultValue=${project_id} />
			<button>Filter</button>
		</form>
		${
			threads.items.length > 0 &&
			html`
			<p class="quiet" role="status">${count(threads.items.length, "thread")}${threads.more ? " so far" : ""}</p>
			<${Table} caption="Threads" columns=${COLUMNS} rows=${threads.items} keyOf=${({ id }) => id} />
		`
		}
		<${ListEnd} list=${threads} none="There is no thread yet. An agent makes them, or you do, below." />
		<details class="panel">
			<summary>New thread</summary>
			<form class="form" onSubmit=${submitted((values) => making.run(values))}>
				<${Field} label="Id" name="id" hint="Left empty, one is made." />
				<${Field} label="Title" name="title" />
				<${Field} label="User" name="user_id" />
				<${Field} label="Project" name="project_id" />
				<button class="main" disabled=${making.busy}>Make it</button>
			</form>
			<${Waiting} error=${making.error} />
		</details>
	`;
}
