// One memory: what it says, where it is from, how it changed, what it rests on.
import { call, path } from "../api.js";
import { count, dayOf, score, when } from "../figures.js";
import { ListEnd, useAction, useList, useLoaded, Waiting } from "../loading.js";
import { Choice, DeleteButton, Field, Figures, submitted, Table } from "../parts/controls.js";
import { go, to } from "../routes.js";
import { html, useState } from "../vendor/preact.js";
import { MemoryLine, TYPES } from "./memories.js";

export function Page({ id }) {
	const own = path("/v1/memories", id);
	const memory = useLoaded(() => call("GET", own), [own]);
	const [turn, setTurn] = useState(0);
	const changed = (value) => {
		memory.replace(value);
		setTurn(turn + 1);
	};
	const remove = async () => {
		await call("DELETE", own);
		go(to("memories"));
	};
	return html`
		<p class="quiet"><a href=${to("memories")}>Memories</a> › ${id}</p>
		<h1 tabindex="-1">Memory</h1>
		<${Waiting} of="the memory" loading=${memory.loading && !memory.value} error=${memory.error} />
		${
			memory.value &&
			html`
			<blockquote class="panel text">${memory.value.content}</blockquote>
			<${About} memory=${memory.value} />
			<${Proposal} own=${own} memory=${memory.value} changed=${changed} />
			<div class="row"><${DeleteButton} what="memory" work=${remove} /></div>
			<${Edit} own=${own} memory=${memory.value} changed=${changed} />
			<${History} key=${`history ${turn}`} own=${own} />
			<${Evidence} own=${own} />
		`
		}
	`;
}

function validity({ valid_from, valid_to }) {
	return valid_from || valid_to ? `${dayOf(valid_from)} to ${dayOf(valid_to)}` : null;
}

function About({ memory }) {
	const { type, scope, status, version, importance, confidence, block, key, source, superseded_by, supersedes } =
		memory;
	const link = (other) => html`<a href=${to("memories", other)}>${other}</a>`;
	const figures = [
		["Type", type],
		["Scope", scope],
		["Status", status],
		["Version", version],
		["Importance", importance],
		["Confidence", score(confidence)],
		["Block", block],
		["Made", when(memory.created_at)],
		["Valid", validity(memory)],
		["Expires", memory.expires_at && when(memory.expires_at)],
		["Review", memory.review_at && when(memory.review_at)],
		["Key", key],
		["Source", source && `${source.type} ${source.id}`],
		["Supersedes", supersedes && link(supersedes)],
		["Superseded by", superseded_by && link(superseded_by)],
	];
	return html`<${Figures} of=${figures.filter(([, value]) => value !== null && value !== undefined)} />`;
}

/** Something newer seems to contradict it, and somebody is asked. */
function Proposal({ own, memory, changed }) {
	const deciding = useAction(async (body) => changed(await call("POST", `${own}/review`, body)));
	if (!memory.proposed) return null;
	const { superseded_by, why } = memory.proposed;
	return html`
		<section class="panel" aria-label="Proposal">
			<p>Something newer seems to say otherwise: <a href=${to("memories", superseded_by)}>${superseded_by}</a>. ${why}</p>
			<div class="row">
				<button type="button" onClick=${() => deciding.run({ decision: "supersede", superseded_by })}>The newer one holds</button>
				<button type="button" onClick=${() => deciding.run({ decision: "keep" })}>Keep this one</button>
				<button type="button" onClick=${() => deciding.run({ decision: "expire" })}>It has expired</button>
			</div>
			<${Waiting} error=${deciding.error} />
		</section>
	`;
}

function Edit({ own, memory, changed }) {
	const saving = useAction(async ({ importance, confidence, ...values }) => {
		const body = { ...values, importance: Number(importance), confidence: Number(confidence) };
		const differ = Object.entries(body).filter(([name, value]) => memory[name] !== value);
		if (differ.length > 0) changed(await call("PATCH", own, Object.fromEntries(differ)));
	});
	return html`
		<details class="panel">
			<summary>Edit</summary>
			<form class="form" onSubmit=${submitted((values) => saving.run(values))}>
				<${Field} kind="textarea" class="full" label="Content" name="content" required defaultValue=${memory.content} />
				<${Choice} label="Type" name="type" value=${memory.type} options=${TYPES} />
				<${Field} label="Importance" name="importance" type="number" min="1" max="10" required defaultValue=${memory.importance} />
				<${Field} label="Confidence" name="confidence" type="number" min="0" max="1" step="any" required defaultValue=${memory.confidence} />
				<button class="main" disabled=${saving.busy}>Save as a new version</button>
			</form>
			<${Waiting} error=${saving.error} />
		</details>
	`;
}

const VERSIONS = [
	["Version", ({ version }) => version, "num"],
	["Content", ({ content }) => content, "long"],
	["Status", ({ status }) => status],
	["Valid", (version) => validity(version) ?? "–", "once"],
	["Source", ({ source }) => (source ? `${source.type} ${source.id}` : "–")],
	["Changed", ({ changed_at }) => when(changed_at), "once"],
];

function History({ own }) {
	const history = useList(`${own}/history`);
	return html`
		<h2>History</h2>
		${
			history.items.length > 0 &&
			html`<${Table} caption="Versions" columns=${VERSIONS} rows=${history.items} keyOf=${({ id, version }) => `${id} ${version}`} />`
		}
		<${ListEnd} list=${history} none="It has not changed." />
	`;
}

function Evidence({ own }) {
	const evidence = useList(`${own}/evidence`);
	return html`
		<h2>Evidence</h2>
		${evidence.items.length > 0 && html`<p class="quiet">It rests on ${count(evidence.items.length, "memory", "memories")}.</p>`}
		<ul class="list">${evidence.items.map((memory) => html`<${MemoryLine} key=${memory.id} memory=${memory} />`)}</ul>
		<${ListEnd} list=${evidence} none="It rests on no other memory." />
	`;
}
