// How the service is.
import { call } from "../api.js";
import { count, number } from "../figures.js";
import { useLoaded, Waiting } from "../loading.js";
import { Figures } from "../parts/controls.js";
import { html } from "../vendor/preact.js";

const TONES = { ok: "good", degraded: "problem", off: "quiet" };

export function Page() {
	const health = useLoaded(() => call("GET", "/health"), []);
	const { value } = health;
	return html`
		<h1 tabindex="-1">Health</h1>
		<div class="row"><button type="button" onClick=${health.reload}>Look again</button></div>
		<${Waiting} of="health" loading=${health.loading && !value} error=${health.error} />
		${
			value &&
			html`
			<${Figures}
				of=${[
					["Status", html`<strong class=${TONES[value.status]}>${value.status}</strong>`],
					["Version", value.version],
					["Oldest waiting job", count(value.oldest_job_age_s ?? 0, "second")],
					["Index behind by", `${number(value.index_lag_ms)} ms`],
				]}
			/>
			<h2>Parts</h2>
			<ul class="cards">
				${Object.entries(value.parts).map(
					([name, state]) => html`
						<li class="panel row" key=${name}>
							<span>${name}</span> <strong class=${`last ${TONES[state] ?? ""}`}>${state}</strong>
						</li>
					`,
				)}
			</ul>
			${
				Object.keys(value.writers ?? {}).length > 0 &&
				html`<h2>Writers</h2><pre class="panel">${JSON.stringify(value.writers, null, 2)}</pre>`
			}
			<p class="quiet">“off” is not an error: without a model, the embedded writer does the work.</p>
		`
		}
	`;
}
