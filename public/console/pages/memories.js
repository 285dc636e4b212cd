// What is remembered: listed by scope, type and status, or searched for with the parts of each score.
import { call } from "../api.js";
import { count, number, score, when } from "../figures.js";
import { ListEnd, useAction, useList, useLoaded, Waiting } from "../loading.js";
import { Choice, Field, submitted } from "../parts/controls.js";
import { ScoreParts } from "../parts/receipt-items.js";
import { go, to } from "../routes.js";
import { html } from "../vendor/preact.js";

export const TYPES = ["fact", "preference", "decision", "episode", "insight", "document"];

export function Page({ parameters }) {
	return html`
		<h1 tabindex="-1">Memories</h1>
		<form class="form" role="search" onSubmit=${submitted((values) => go(to("memories", values)))}>
			<${Field} class="wide" type="search" label="Search for" name="q" defaultValue=${parameters.q} />
			<${Field} label="User" name="user_id" defaultValue=${parameters.user_id} />
			<${Field} label="Project" name="project_id" defaultValue=${parameters.project_id} />
			<${Choice} label="Type" name="type" value=${parameters.type ?? ""} options=${[["", "any"], ...TYPES]} />
			<button class="main">Search</button>
		</form>
		${parameters.q ? html`<${Found} parameters=${parameters} />` : html`<${Listed} parameters=${parameters} />`}
		<${NewMemory} />
	`;
}

function Found({ parameters: { q, type, user_id, project_id } }) {
	const body = {
		query: q,
		...(user_id && { user_id }),
		...(project_id && { project_id }),
		...(type && { types: [type] }),
	};
	const found = useLoaded(() => call("POST", "/v1/memories/search", body), [JSON.stringify(body)]);
	const { value } = found;
	if (!value) return html`<${Waiting} of="what was found" loading=${found.loading} error=${found.error} />`;
	return html`
		<p class="quiet" role="status">
			${count(value.data.length, "memory", "memories")} for “${q}” <a href=${to("memories")}>List all</a>
		</p>
		${!user_id && !project_id && html`<p class="quiet">Without a user or a project, only what holds for all (global) is searched.</p>`}
		${value.degraded.map(({ part, reason }) => html`<p class="warn">${part}: ${reason}</p>`)}
		<ul class="list">
			${value.data.map(
				({ memory, score: parts, channels }) => html`
					<${MemoryLine} key=${memory.id} memory=${memory}>
						<${ScoreParts} score=${parts} />
						<p class="quiet">Found by ${channels.join(", ")}</p>
					<//>
				`,
			)}
		</ul>
	`;
}

const SCOPED = ({ user_id, project_id, scope }) =>
	scope ?? (user_id && `user:${user_id}`) ?? (project_id && `project:${project_id}`);

/** What the list can show, and what it is asked for then. */
const WHICH = [
	["Active", {}],
	["Superseded", { status: "superseded" }],
	["Expired", { status: "expired" }],
	["To review", { review: "due" }],
	["Waiting for approval", { status: "proposed" }],
];

function Listed({ parameters }) {
	const { type, status } = parameters;
	const memories = useList("/v1/memories", { type, status, review: parameters.review, scope: SCOPED(parameters) });
	return html`
		<nav class="row" aria-label="Which memories">
			${WHICH.map(([title, { status, review }]) => {
				const chosen = status === parameters.status && review === parameters.review;
				return html`<a href=${to("memories", { status, review })} aria-current=${chosen ? "page" : null}>${title}</a>`;
			})}
		</nav>
		<ul class="list">
			${memories.items.map((memory) =>
				memory.status === "proposed"
					? html`<${WaitingLine} key=${memory.id} memory=${memory} decided=${memories.reload} />`
					: html`<${MemoryLine} key=${memory.id} memory=${memory} />`,
			)}
		</ul>
		<${ListEnd} list=${memories} none="No such memory." />
	`;
}

/** What was learned and waits for approval: it is kept or dropped here, and has no page of its own before. */
function WaitingLine({ memory: { id, content, type, scope, relation, created_at }, decided }) {
	const deciding = useAction(async (decision) => {
		await call("POST", `/v1/memories/${encodeURIComponent(id)}/review`, { decision });
		decided();
	});
	return html`
		<li class="panel">
			<p class="text">${content}</p>
			<div class="row">
				<span class="tag">${relation ? "relation" : type}</span>
				<span class="tag">${scope}</span>
				<span class="tag warn">waits for approval</span>
				<span class="quiet">learned ${when(created_at)}</span>
			</div>
			<div class="row">
				<button type="button" class="main" disabled=${deciding.busy} onClick=${() => deciding.run("keep")}>Keep</button>
				<button type="button" disabled=${deciding.busy} onClick=${() => deciding.run("expire")}>Drop</button>
			</div>
			<${Waiting} error=${deciding.error} />
		</li>
	`;
}

/** A memory in a list; `children` stand below it. */
export function MemoryLine({ memory, children }) {
	const { id, content, type, scope, status, importance, confidence, created_at } = memory;
	return html`
		<li class="panel">
			<a class="text" href=${to("memories", id)}>${content}</a>
			<div class="row">
				<span class="tag">${type}</span>
				<span class="tag">${scope}</span>
				${status !== "active" && html`<span class="tag warn">${status}</span>`}
				<span class="quiet">importance ${number(importance)} · confidence ${score(confidence)} · ${when(created_at)}</span>
			</div>
			${children}
		</li>
	`;
}

function NewMemory() {
	const making = useAction(async (values) => {
		const memory = await call("POST", "/v1/memories", values);
		go(to("memories", memory.id));
	});
	return html`
		<details class="panel">
			<summary>New memory</summary>
			<form class="form" onSubmit=${submitted((values) => making.run(values))}>
				<${Field} kind="textarea" class="full" label="Content" name="content" required />
				<${Field} label="Scope" name="scope" required hint="global, user:ID, project:ID or thread:ID" />
				<${Choice} label="Type" name="type" options=${TYPES} />
				<button class="main" disabled=${making.busy}>Remember it</button>
			</form>
			<${Waiting} error=${making.error} />
		</details>
	`;
}
