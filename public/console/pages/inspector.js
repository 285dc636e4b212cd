// One context: its window to scale, its blocks and items, what was left out and why. Whatever is changed in what it is
// asked for with makes a new one at once, with the one before at hand to compare.
import { call } from "../api.js";
import { count, number, when } from "../figures.js";
import { useAction, useLoaded, Waiting } from "../loading.js";
import { ContextForm } from "../parts/context-form.js";
import { Figures } from "../parts/controls.js";
import { Items } from "../parts/receipt-items.js";
import { ThreadFrame } from "../parts/thread-frame.js";
import { BlockBudgets, Legend, WindowBar } from "../parts/window-bar.js";
import { makeContext, readContext, sentTexts } from "../receipts.js";
import { go, to } from "../routes.js";
import { html, useRef, useState } from "../vendor/preact.js";

export const Page = ({ id, context, parameters }) => html`
	<${ThreadFrame} id=${id} tab="contexts" title="Context inspector">
		${() => html`<${Inspector} thread=${id} context=${context} before=${parameters.before} />`}
	<//>
`;

function Inspector({ thread, context, before }) {
	const receipt = useLoaded(() => readContext(thread, context), [context]);
	const models = useLoaded(() => call("GET", "/v1/models"), []);
	const [view, setView] = useState({ block: "all", which: "in" });
	const turn = useRef(0);
	const asking = useAction(async (request) => {
		turn.current += 1;
		const mine = turn.current;
		const made = await makeContext(thread, cleaned(request));
		// An answer that was overtaken by a later one is not shown.
		if (mine === turn.current) go(to("threads", thread, "contexts", made.id, { before: context }), { replace: true });
	});
	const { value } = receipt;
	if (!value) return html`<${Waiting} of="the context" loading=${receipt.loading} error=${receipt.error} />`;
	const { response, request } = value;
	const { tokens, report } = response;
	const choose = (fields) => setView({ ...view, ...fields });
	return html`
		<${ContextForm} request=${request} models=${(models.value?.data ?? []).map(({ id }) => id)} changed=${asking.run} />
		<div class="row">
			<span class="quiet" role="status">${asking.busy ? "Making it again …" : `${context} · ${when(value.created_at)} · ${response.model}`}</span>
			${before && html`<a class="last" href=${to("threads", thread, "compare", { a: before, b: context })}>Compare with the one before</a>`}
		</div>
		<${Waiting} error=${asking.error} />
		<section aria-label="Window">
			<${WindowBar} response=${response} />
			<${Legend} response=${response} chosen=${view.block} choose=${(block) => choose({ block })} />
		</section>
		<${Remarks} report=${report} />
		<h2>Items</h2>
		<${Items} thread=${thread} receipt=${value} block=${view.block} which=${view.which} choose=${choose} />
		<h2>Blocks</h2>
		<${BlockBudgets} report=${report} />
		<h2>Figures</h2>
		<${Figures} of=${figuresOf(tokens, report)} />
		<details class="panel">
			<summary>What the model is sent (${response.format})</summary>
			${sentTexts(response).map(([who, text]) => html`<h3>${who}</h3><pre>${text}</pre>`)}
		</details>
		<details class="panel">
			<summary>The request</summary>
			<pre>${JSON.stringify(request, null, 2)}</pre>
		</details>
	`;
}

/** A trial must not append its query; what is not set is left to the server. */
function cleaned({ append: _, ...request }) {
	return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined && value !== ""));
}

function figuresOf(tokens, { cache, timings_ms }) {
	const timings = Object.entries(timings_ms).map(([step, ms]) => `${step} ${ms} ms`);
	return [
		["Total", `${number(tokens.total)} of ${count(tokens.window, "token")}`],
		["Unchanged prefix", count(cache.stable_tokens, "token")],
		["Cache breakpoints", cache.breakpoints.map(number).join(", ") || "none"],
		["Took", timings.join(", ")],
	];
}

function Remarks({ report }) {
	const remarks = [
		...report.warnings.map(({ code, detail }) => [code, detail]),
		...report.degraded.map(({ part, reason }) => [`${part} degraded`, reason]),
	];
	if (remarks.length === 0) return null;
	return html`
		<ul class="remarks">
			${remarks.map(([name, detail]) => html`<li><span class="tag warn">${name.replaceAll("_", " ")}</span> ${detail}</li>`)}
		</ul>
	`;
}
