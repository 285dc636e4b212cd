// Takes over what other services export: looks at a file first, then writes it, and says what could not be.
import { client, refusalOf } from "../api.js";
import { count, number } from "../figures.js";
import { Choice, Field, Figures, formValues, Table, useId } from "../parts/controls.js";
import { textOf } from "../parts/file-text.js";
import { to } from "../routes.js";
import { importExport } from "../vendor/import.js";
import { html, useEffect, useRef, useState } from "../vendor/preact.js";

const LEARNED = [
	["distill", "as a thread grows"],
	["turn", "after each turn"],
	["off", "nothing"],
];
/** So many places are shown of what could not be read or was refused. */
const MOST_SHOWN = 200;
/** The page is drawn anew no more often than this (ms). */
const BETWEEN_MS = 100;

const NOTHING = { file: null, stage: "chosen", read: 0, formats: {}, progress: null, bad: [], error: null };

export function Page() {
	const [state, setState] = useState(NOTHING);
	const form = useRef(null);
	const stopped = useRef({ now: true });
	useEffect(() => () => stop(), []);

	function stop() {
		stopped.current.now = true;
	}

	/** Reads the file to its end, and writes it where `into` is a client; what was found is shown as it goes on. */
	async function go(file, stage, into) {
		const { learn, ...owner } = formValues(form.current);
		const run = { now: false };
		stop();
		stopped.current = run;
		const seen = { ...NOTHING, file, stage, formats: {}, bad: [] };
		let drawn = 0;
		const show = (more) => {
			if (stopped.current !== run) return;
			Object.assign(seen, more);
			setState((before) => ({ ...seen, bad: [...seen.bad], ...(seen.progress === null && stillShown(before, seen)) }));
		};
		const onRecognised = (format) => {
			seen.formats[format] = (seen.formats[format] ?? 0) + 1;
		};
		const onBad = (at, why) => seen.bad.length < MOST_SHOWN && seen.bad.push({ at, why });
		const text = textOf(file, (read) => Object.assign(seen, { read }));
		show();
		try {
			const options = { owner, onBad, onRecognised, thread: { config: { learn } } };
			for await (const progress of importExport(into, text, options)) {
				seen.progress = progress;
				if (run.now) return show({ stage: "stopped" });
				if (Date.now() - drawn < BETWEEN_MS) continue;
				show();
				drawn = Date.now();
			}
			show({ stage: stage === "looking" ? "looked" : "done", read: file.size });
		} catch (error) {
			show({ stage: "failed", error: refusalOf(error) });
		}
	}

	const look = (file) => file && go(file, "looking", WRITES_NOTHING);
	const writing = state.stage === "writing";
	return html`
		<h1 tabindex="-1">Import</h1>
		<p class="quiet">
			Conversations and memories that ChatGPT, Claude, mem0, Zep, Letta or Tessera export, or messages as JSON lines. A file is looked at
			first; nothing is written before you say so. What is there already is not written twice.
		</p>
		<form class="form" ref=${form} onSubmit=${(event) => event.preventDefault()} onChange=${() => state.file && !writing && look(state.file)}>
			<${FileField} disabled=${writing} onFile=${look} />
			<${Field} label="User" name="user_id" hint="Whose it is, where the file does not say." />
			<${Field} label="Project" name="project_id" hint="Likewise." />
			<${Field} label="Thread" name="thread" hint="Of messages that name none." />
			<${Choice} label="Learn from it" name="learn" value="distill" options=${LEARNED} />
		</form>
		${state.file && html`<${Found} state=${state} />`}
		<div class="row">
			${
				canImport(state) &&
				html`<button type="button" class="main" onClick=${() => go(state.file, "writing", client())}>Import it</button>`
			}
			${writing && html`<button type="button" onClick=${stop}>Stop</button>`}
			${
				(state.stage === "stopped" || state.stage === "failed") &&
				html`<button type="button" class="main" onClick=${() => look(state.file)}>Begin again</button>`
			}
		</div>
	`;
}

/** While a file is looked at again, what was found before stays: nothing moves away under a press. */
function stillShown({ file, progress, formats, bad }, now) {
	return now.stage === "looking" && file === now.file && progress !== null ? { progress, formats, bad } : {};
}

/** Stands in for the service while a file is looked at. */
const WRITES_NOTHING = {
	thread: () => ({ append: async () => {} }),
	memories: { addAll: async () => {} },
	request: async () => {},
	import: async () => ({ imported: 0, skipped: 0, failed: 0, errors: [] }),
};

/** Also while it is looked at again: a press that leaves a field has it looked at, and must not miss the button. */
function canImport({ stage, progress }) {
	if (stage === "looking") return true;
	return stage === "looked" && progress.messages + progress.memories + progress.relations > 0;
}

function FileField({ disabled, onFile }) {
	const id = useId();
	return html`
		<div class="field wide">
			<label for=${id}>File</label>
			<input id=${id} type="file" accept=".json,.jsonl,.ndjson,.af,.txt" disabled=${disabled}
				onChange=${(event) => {
					event.stopPropagation();
					onFile(event.currentTarget.files[0]);
				}}
			/>
		</div>
	`;
}

function Found({ state: { file, stage, read, formats, progress, bad, error } }) {
	const id = useId();
	const percent = file.size === 0 ? 100 : Math.floor((100 * read) / file.size);
	return html`
		<h2>${file.name}</h2>
		<div class="row">
			<label for=${id}>${stage === "writing" || stage === "done" ? "Written" : "Read"}</label>
			<progress id=${id} max="100" value=${percent}>${percent}%</progress>
			<p role="status">${told(stage, progress, formats)}</p>
		</div>
		${error && html`<p class="problem" role="alert">${error.message} What was written before that stays.</p>`}
		${progress && html`<${Figures} of=${figuresOf(formats, progress)} />`}
		${bad.length > 0 && html`<${Bad} bad=${bad} all=${progress?.bad ?? bad.length} />`}
		${stage === "done" && html`<p>See the <a href=${to("threads")}>threads</a> and <a href=${to("memories")}>memories</a>.</p>`}
	`;
}

function told(stage, progress, formats) {
	if (stage === "looking") return "Looking at it …";
	if (stage === "writing") return "Importing …";
	if (stage === "failed") return "It broke off.";
	if (stage === "stopped") return `Stopped. ${counted(progress)} were imported.`;
	if (stage === "done") return `Imported: ${counted(progress)}.`;
	const names = Object.keys(formats);
	return names.length === 0
		? "Nothing in it was recognised."
		: `Recognised: ${names.join(", ")}. Nothing is written yet.`;
}

const counted = ({ messages, threads, memories, relations }) =>
	[
		[messages, "message"],
		[threads, "thread"],
		[memories, "memory", "memories"],
		[relations, "relation"],
	]
		.filter(([found]) => found > 0)
		.map(([found, one, many = `${one}s`]) => `${number(found)} ${found === 1 ? one : many}`)
		.join(", ") || "nothing";

function figuresOf(formats, { threads, messages, memories, relations, bad, leftOut }) {
	const records = Object.entries(formats).map(([name, found]) => `${name} (${count(found, "record")})`);
	return [
		["Recognised", records.join(", ") || "nothing"],
		["Threads", number(threads)],
		["Messages", number(messages)],
		["Memories", number(memories)],
		["Relations", number(relations)],
		["Not importable", number(bad)],
		...Object.entries(leftOut).map(([what, found]) => [`Left out: ${what}`, number(found)]),
	];
}

const COLUMNS = [
	["Place", ({ at }) => html`<code>${at}</code>`],
	["Why", ({ why }) => why, "long"],
];

function Bad({ bad, all }) {
	return html`
		<h3>What could not be imported</h3>
		${all > bad.length && html`<p class="quiet">The first ${number(bad.length)} of ${number(all)}.</p>`}
		<${Table} caption="What could not be imported" columns=${COLUMNS} rows=${bad} keyOf=${({ at, why }) => `${at} ${why}`} />
	`;
}
