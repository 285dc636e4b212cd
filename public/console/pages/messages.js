// The messages of a thread: read, searched, appended, pinned, edited and deleted.
import { call, path } from "../api.js";
import { score } from "../figures.js";
import { ListEnd, useAction, useList, useLoaded, Waiting } from "../loading.js";
import { Choice, DeleteButton, Field, submitted } from "../parts/controls.js";
import { Message } from "../parts/message.js";
import { ThreadFrame } from "../parts/thread-frame.js";
import { go, to } from "../routes.js";
import { html, useState } from "../vendor/preact.js";

export const Page = ({ id, parameters }) => html`
	<${ThreadFrame} id=${id} tab="messages">
		${(_thread, reload) => html`
			<form class="form" role="search" onSubmit=${submitted((values) => go(to("threads", id, values)))}>
				<${Field} class="wide" type="search" label="Search in this thread" name="q" defaultValue=${parameters.q} />
				<button>Search</button>
				${parameters.q && html`<a href=${to("threads", id)}>All messages</a>`}
			</form>
			${
				parameters.q
					? html`<${Found} id=${id} q=${parameters.q} />`
					: html`<${Messages} id=${id} order=${parameters.order ?? "desc"} reload=${reload} />`
			}
		`}
	<//>
`;

function Messages({ id, order, reload }) {
	const list = useList(path("/v1/threads", id, "messages"), { order });
	const [changes, setChanges] = useState({});
	const remove = async () => {
		await call("DELETE", path("/v1/threads", id));
		go(to("threads"));
	};
	const appended = () => {
		list.reload();
		reload();
	};
	return html`
		<div class="row">
			<span class="quiet">${order === "desc" ? "Newest first" : "Oldest first"}</span>
			<a href=${to("threads", id, { order: order === "desc" ? "asc" : "desc" })}>${order === "desc" ? "Show the oldest first" : "Show the newest first"}</a>
			<span class="row last"><${DeleteButton} what="thread" label="Delete thread" work=${remove} /></span>
		</div>
		<${Append} id=${id} appended=${appended} />
		<ol class="list" aria-label="Messages">
			${list.items.map(
				(message) => html`
					<${Message} key=${message.id} thread=${id} message=${changes[message.id] ?? message}
						changed=${(now) => setChanges((before) => ({ ...before, [now.id]: now }))} />
				`,
			)}
		</ol>
		<${ListEnd} list=${list} none="This thread has no messages." />
	`;
}

function Append({ id, appended }) {
	const append = useAction(async ({ role, content }, form) => {
		await call("POST", path("/v1/threads", id, "messages"), { messages: [{ role, content }] });
		form.reset();
		appended();
	});
	return html`
		<details class="panel">
			<summary>Append a message</summary>
			<form class="form" onSubmit=${submitted((values, form) => append.run(values, form))}>
				<${Choice} label="Role" name="role" options=${["user", "assistant", "system"]} />
				<${Field} kind="textarea" class="wide" label="Content" name="content" required />
				<button class="main" disabled=${append.busy}>Append</button>
			</form>
			<${Waiting} error=${append.error} />
		</details>
	`;
}

function Found({ id, q }) {
	const search = `${path("/v1/threads", id, "messages", "search")}?${new URLSearchParams({ q })}`;
	const found = useLoaded(() => call("GET", search), [search]);
	return html`
		<${Waiting} of="what was found" loading=${found.loading} error=${found.error} />
		${
			found.value &&
			html`
			<p class="quiet" role="status">${found.value.data.length} found for “${q}”</p>
			<ol class="list" aria-label="Found messages">
				${found.value.data.map(
					(hit) => html`
						<li class="panel" key=${hit.message.id}>
							<p class="quiet">#${hit.message.seq} · ${hit.message.role} · score ${score(hit.score)}</p>
							<p class="text">${hit.snippet}</p>
							<details>
								<summary>Whole message</summary>
								<ol class="list"><${Message} thread=${id} message=${hit.message} /></ol>
							</details>
						</li>
					`,
				)}
			</ol>
		`
		}
	`;
}
