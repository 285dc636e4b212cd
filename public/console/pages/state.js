// What an agent is in the middle of, and the notes of its thread.
import { call, path } from "../api.js";
import { count, when } from "../figures.js";
import { ListEnd, useAction, useList, useLoaded, Waiting } from "../loading.js";
import { Choice, DeleteButton, Field, submitted } from "../parts/controls.js";
import { ThreadFrame } from "../parts/thread-frame.js";
import { html, useState } from "../vendor/preact.js";

const LISTS = ["task_chain", "completed_steps", "open_files", "recent_decisions", "blockers"];
const CATEGORIES = ["context", "task", "decision", "preference", "correction"];

export const Page = ({ id }) => html`
	<${ThreadFrame} id=${id} tab="state" title="State and notes">
		${() => html`<${WorkingState} id=${id} /><${Notes} id=${id} />`}
	<//>
`;

function WorkingState({ id }) {
	const own = path("/v1/threads", id, "working-state");
	const state = useLoaded(() => call("GET", own), [own]);
	const [editing, setEditing] = useState(false);
	const saving = useAction(async (values) => {
		const lists = LISTS.map((name) => [name, linesOf(values[name])]);
		state.replace(await call("PATCH", own, { current_task: values.current_task ?? "", ...Object.fromEntries(lists) }));
		setEditing(false);
	});
	const { value } = state;
	if (!value) return html`<${Waiting} of="the working state" loading=${state.loading} error=${state.error} />`;
	return html`
		<h2>Working state</h2>
		<div class="row">
			<span class="quiet">${value.updated_at ? `Changed ${when(value.updated_at)} by ${value.updated_by}` : "Nobody has said anything yet."}</span>
			<button type="button" class="last" aria-expanded=${editing} onClick=${() => setEditing(!editing)}>${editing ? "Leave it" : "Edit"}</button>
		</div>
		${editing ? html`<${StateForm} value=${value} saving=${saving} />` : html`<${StateShown} value=${value} />`}
		<${Waiting} error=${saving.error} />
	`;
}

const linesOf = (text = "") => text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));

function StateShown({ value }) {
	return html`
		<div class="cards">
			<section class="panel"><h3>current task</h3><p>${value.current_task || "–"}</p></section>
			<section class="panel"><h3>next step</h3><p>${value.next_step || "–"}</p></section>
			${LISTS.map(
				(name) => html`
					<section class="panel" key=${name}>
						<h3>${name.replaceAll("_", " ")}</h3>
						${value[name].length === 0 ? "–" : html`<ul>${value[name].map((line) => html`<li>${line}</li>`)}</ul>`}
					</section>
				`,
			)}
		</div>
	`;
}

function StateForm({ value, saving }) {
	return html`
		<form class="form" onSubmit=${submitted((values) => saving.run(values))}>
			<${Field} class="full" label="current task" name="current_task" defaultValue=${value.current_task} />
			${LISTS.map(
				(name) => html`
					<${Field} key=${name} class="wide" kind="textarea" label=${name.replaceAll("_", " ")} hint="One on each line" name=${name}
						defaultValue=${value[name].join("\n")} />
				`,
			)}
			<button class="main" disabled=${saving.busy}>Save</button>
		</form>
	`;
}

function Notes({ id }) {
	const own = path("/v1/threads", id, "notes");
	const notes = useList(own);
	const adding = useAction(async (values, form) => {
		await call("POST", own, values);
		form.reset();
		notes.reload();
	});
	const remove = (note) => async () => {
		await call("DELETE", path(own, note.id));
		notes.reload();
	};
	return html`
		<h2>Notes</h2>
		<form class="form" onSubmit=${submitted((values, form) => adding.run(values, form))}>
			<${Choice} label="Category" name="category" options=${CATEGORIES} />
			<${Field} class="wide" label="Note" name="content" required maxlength="8000" />
			<button class="main" disabled=${adding.busy}>Add</button>
		</form>
		<${Waiting} error=${adding.error} />
		<ul class="list">
			${notes.items.map(
				(note) => html`
					<li class="panel" key=${note.id}>
						<div class="row">
							<span class="tag">${note.category}</span>
							<span class="quiet">${when(note.created_at)} · ${count(note.tokens, "token")}</span>
							<span class="row last"><${DeleteButton} what="note" work=${remove(note)} /></span>
						</div>
						<p class="text">${note.content}</p>
					</li>
				`,
			)}
		</ul>
		<${ListEnd} list=${notes} none="There are no notes." />
	`;
}
