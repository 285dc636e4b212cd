// The items of a receipt: what is in, what was left out, and why.
import { count, number, score, when } from "../figures.js";
import { itemText, previews } from "../item-texts.js";
import { useLoaded, Waiting } from "../loading.js";
import { REASONS } from "../receipts.js";
import { html, useState } from "../vendor/preact.js";
import { Text } from "./text.js";
import { titleOf } from "./window-bar.js";

const SHOWN = 60;

/** `block` is the chosen one or "all"; `which` is in, out or all. */
export function Items({ thread, receipt, block, which, choose }) {
	const { items, items_omitted } = receipt.response.report;
	const ofBlock = items.filter((item) => block === "all" || item.block === block);
	const chosen = ofBlock.filter(({ included }) => which === "all" || included === (which === "in"));
	const [most, setMost] = useState(SHOWN);
	const shown = chosen.slice(0, most);
	const groups = Map.groupBy(shown, (item) => (which === "out" ? item.reason : `${item.block} › ${item.section}`));
	const texts = useLoaded(() => previews(thread, receipt, shown), [receipt.id, block, which, most]);
	const out = ofBlock.filter(({ included }) => !included).length;
	const ways = [
		["in", `Shown ${ofBlock.length - out}`],
		["out", `Left out ${out}`],
		["all", `All ${ofBlock.length}`],
	];
	return html`
		<div class="row" role="group" aria-label="Which items">
			${ways.map(
				([way, text]) => html`
					<button type="button" aria-pressed=${which === way} onClick=${() => choose({ which: way })}>${text}</button>
				`,
			)}
			<span class="quiet" role="status">
				${block === "all" ? "in all blocks" : `in ${block}`}
				${items_omitted > 0 ? ` · ${count(items_omitted, "older message")} not listed` : ""}
			</span>
			${block !== "all" && html`<button type="button" class="plain" onClick=${() => choose({ block: "all" })}>All blocks</button>`}
		</div>
		${[...groups].map(
			([group, members]) => html`
				<h3 key=${`title ${group}`}>${which === "out" ? titleOfReason(group) : group} <span class="quiet">${members.length}</span></h3>
				${which === "out" && html`<p class="quiet">${REASONS[group]}</p>`}
				<div class="list" key=${group}>
					${members.map((item) => html`<${Item} key=${`${receipt.id} ${item.block} ${item.id}`} thread=${thread} item=${item} receipt=${receipt} text=${texts.value?.get(item.id)} />`)}
				</div>
			`,
		)}
		${chosen.length === 0 && html`<p class="quiet">${which === "out" ? "Nothing was left out." : "There are no items."}</p>`}
		${
			chosen.length > most &&
			html`<button type="button" onClick=${() => setMost(most + SHOWN)}>Show ${Math.min(SHOWN, chosen.length - most)} more</button>`
		}
	`;
}

const titleOfReason = (reason) => reason.replaceAll("_", " ");

function Item({ thread, item, receipt, text }) {
	const [open, setOpen] = useState(false);
	return html`
		<details class=${`item ${item.included ? "in" : "out"}`} onToggle=${(event) => setOpen(event.currentTarget.open)}>
			<summary>
				<span class=${`swatch ${item.block}`} />
				<span>${item.kind}${item.seq !== undefined ? ` #${item.seq}` : ""}</span>
				<span class="preview">${text ?? html`<code>${item.id}</code>`}</span>
				<span class="last row">
					${item.score && html`<span class="quiet">score ${score(item.score.total)}</span>`}
					<span>${count(item.tokens, "token")}</span>
					<span class=${`tag ${item.included ? "good" : "warn"}`}>${titleOfReason(item.reason)}</span>
				</span>
			</summary>
			${open && html`<${ItemDetails} thread=${thread} item=${item} receipt=${receipt} />`}
		</details>
	`;
}

function ItemDetails({ thread, item, receipt }) {
	const text = useLoaded(() => itemText(thread, item, receipt), [item.id]);
	const { score: scores, provenance } = item;
	return html`
		<div>
			<p>
				<strong>${item.included ? "Shown" : "Left out"}</strong> in ${item.block} › ${titleOf(item.section)}: ${REASONS[item.reason] ?? item.reason}
				<code class="quiet">${item.id}</code>
				${item.duplicate_of && html` It repeats <code>${item.duplicate_of}</code>.`}
				${item.truncated_tokens > 0 && ` ${number(item.truncated_tokens)} tokens of it were cut.`}
			</p>
			<${Waiting} of="its text" loading=${text.loading} error=${text.error?.status === 404 ? null : text.error} />
			${shownText(text)}
			${scores && html`<${ScoreParts} score=${scores} />`}
			${
				provenance &&
				html`
				<p class="quiet">
					From ${provenance.source_type} <code>${provenance.source_id}</code>, confidence ${score(provenance.confidence)},
					${when(provenance.created_at)}${provenance.retrieval_score === undefined ? "" : `, retrieved with ${score(provenance.retrieval_score)}`}
				</p>
			`
			}
		</div>
	`;
}

function shownText({ loading, value, error }) {
	if (loading || (error && error.status !== 404)) return null;
	if (value === null)
		return html`<p class="quiet">Its text can't be read on its own; “What the model is sent” has it if it is shown.</p>`;
	return html`<${Text} kind="quote" text=${value} />`;
}

/** A score and its parts, each as a bar from 0 to 1. */
export function ScoreParts({ score: parts }) {
	const named = ["total", "relevance", "recency", "importance"].map((name) => [name, parts[name]]);
	const features = Object.entries(parts.features ?? {});
	return html`
		<dl class="scores">
			${named.map(
				([name, value]) => html`
					<div>
						<dt>${name}</dt>
						<dd><span class="gauge"><span class="used" style=${{ width: `${100 * Math.min(1, Math.max(0, value ?? 0))}%` }} /></span> ${score(value)}</dd>
					</div>
				`,
			)}
		</dl>
		${features.length > 0 && html`<p class="quiet">${features.map(([name, value]) => `${name} ${score(value)}`).join(" · ")}</p>`}
	`;
}
