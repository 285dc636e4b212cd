// What was distilled of a thread, when, and which messages each summary covers.
import { call, path } from "../api.js";
import { count, when } from "../figures.js";
import { ListEnd, useAction, useList, Waiting } from "../loading.js";
import { Message } from "../parts/message.js";
import { ThreadFrame } from "../parts/thread-frame.js";
import { html, useState } from "../vendor/preact.js";

export const Page = ({ id }) => html`
	<${ThreadFrame} id=${id} tab="distillations" title="Distillations">
		${(thread, reload) => html`<${Distillations} thread=${thread} reload=${reload} />`}
	<//>
`;

function Distillations({ thread, reload }) {
	const summaries = useList(path("/v1/threads", thread.id, "summaries"));
	const [told, setTold] = useState("");
	const distilling = useAction(async () => {
		const { covered } = await call("POST", `${path("/v1/threads", thread.id, "distill")}?wait=true`, {});
		setTold(
			covered > 0
				? `${count(covered, "message")} distilled.`
				: "There is nothing to distill: all but the preserved end is.",
		);
		summaries.reload();
		reload();
	});
	return html`
		<div class="row">
			<button type="button" class="main" disabled=${distilling.busy} onClick=${() => distilling.run()}>Distill now</button>
			<span role="status">${distilling.busy ? "Distilling …" : told}</span>
		</div>
		<${Waiting} error=${distilling.error} />
		${summaries.items.length > 0 && html`<${Timeline} summaries=${summaries.items} last=${thread.last_seq} />`}
		<h2>Summaries</h2>
		<div class="list">
			${summaries.items.map((summary) => html`<${Summary} key=${summary.id} thread=${thread.id} summary=${summary} />`)}
		</div>
		<${ListEnd} list=${summaries} none="Nothing has been distilled yet: the thread is short of its trigger." />
	`;
}

/** Each summary as a stretch of the thread's messages, and what none of them covers. */
function Timeline({ summaries, last }) {
	const covered = Math.max(...summaries.map(({ to_seq }) => to_seq));
	const place = (from, to) => ({ left: `${(100 * (from - 1)) / last}%`, width: `${(100 * (to - from + 1)) / last}%` });
	return html`
		<figure class="timeline">
			<figcaption class="quiet">Messages 1 to ${last}: ${covered} distilled, ${last - covered} still whole</figcaption>
			${[...summaries].reverse().map(
				({ id, number, from_seq, to_seq }) => html`
					<div class="lane" key=${id}>
						<a class="stretch" href=${`#${id}`} onClick=${(event) => reveal(event, id)} style=${place(from_seq, to_seq)}
							aria-label=${`Summary ${number} covers messages ${from_seq} to ${to_seq}`} title=${`${from_seq}–${to_seq}`}>
							${number}
						</a>
					</div>
				`,
			)}
			${last > covered && html`<div class="lane"><span class="stretch whole" style=${{ width: place(covered + 1, last).width }}>whole</span></div>`}
		</figure>
	`;
}

function reveal(event, id) {
	event.preventDefault();
	const summary = document.getElementById(id);
	summary.open = true;
	summary.querySelector("summary").focus();
}

function Summary({ thread, summary }) {
	const { id, number, from_seq, to_seq, sections, digest, tokens, writer, dropped_lines, stale, created_at } = summary;
	const texts = Object.entries(sections).filter(([, text]) => text !== "");
	const [shown, setShown] = useState(false);
	return html`
		<details class="item" id=${id} open=${number === 1}>
			<summary>
				<strong>Summary ${number}</strong>
				<span>messages ${from_seq}–${to_seq}</span>
				<span class="quiet">${count(tokens, "token")} · ${writer} · ${when(created_at)}</span>
				${stale && html`<span class="tag warn">stale: a message it covers changed</span>`}
			</summary>
			<div>
				${texts.map(([name, text]) => html`<h3>${name.replaceAll("_", " ")}</h3><p class="text">${text}</p>`)}
				<h3>digest</h3>
				<p class="text">${digest || "–"}</p>
				${dropped_lines > 0 && html`<p class="quiet">${count(dropped_lines, "line")} dropped: not in the talk.</p>`}
				<button type="button" aria-expanded=${shown} onClick=${() => setShown(!shown)}>${shown ? "Hide" : "Show"} what it covers</button>
				${shown && html`<${Covered} thread=${thread} from=${from_seq} to=${to_seq} />`}
			</div>
		</details>
	`;
}

function Covered({ thread, from, to }) {
	const parameters = { order: "asc", after_seq: from - 1, before_seq: to + 1 };
	const messages = useList(path("/v1/threads", thread, "messages"), parameters);
	return html`
		<ol class="list">${messages.items.map((message) => html`<${Message} key=${message.id} thread=${thread} message=${message} />`)}</ol>
		<${ListEnd} list=${messages} none="The messages are gone." />
	`;
}
