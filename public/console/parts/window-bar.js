// A context's window as a bar to scale, with a legend that can be pressed.
import { number, percent } from "../figures.js";
import { PART_TITLES, windowParts } from "../receipts.js";
import { html } from "../vendor/preact.js";

/** The bar alone. `scale` is the window that the whole width stands for. */
export function WindowBar({ response, scale = response.tokens.window }) {
	const parts = windowParts(response).filter(({ tokens }) => tokens > 0);
	const said = parts.map(({ name, tokens }) => `${titleOf(name)} ${number(tokens)}`).join(", ");
	return html`
		<div class="bar" role="img" aria-label=${`Window of ${number(response.tokens.window)} tokens: ${said}`}>
			${parts.map(
				({ name, tokens }) => html`
					<span key=${name} class=${`part ${name}`} style=${{ width: `${(100 * tokens) / scale}%` }}
						title=${`${titleOf(name)}: ${number(tokens)} tokens`} />
				`,
			)}
		</div>
	`;
}

/** What each part holds; a block can be chosen. */
export function Legend({ response, chosen, choose }) {
	const { tokens, report } = response;
	return html`
		<ul class="legend">
			${windowParts(response).map(({ name, tokens: held }) => {
				const block = report.blocks.find((one) => one.name === name);
				const text = html`
					<span class=${`swatch ${name}`} /> ${titleOf(name)}
					<strong>${number(held)}</strong> <span class="quiet">${percent(held, tokens.window)}</span>
				`;
				if (!block) return html`<li key=${name}><span class="key">${text}</span></li>`;
				return html`
					<li key=${name}>
						<button type="button" class="key" aria-pressed=${chosen === name} onClick=${() => choose(chosen === name ? "all" : name)}>
							${text}
						</button>
					</li>
				`;
			})}
		</ul>
	`;
}

/** Each block's budget, what it was granted and what it used, on one scale. */
export function BlockBudgets({ report }) {
	const most = Math.max(1, ...report.blocks.flatMap(({ budget, granted, used }) => [budget, granted, used]));
	const width = (tokens) => ({ width: `${(100 * tokens) / most}%` });
	return html`
		<div class="scroll" role="region" aria-label="Blocks" tabindex="0">
			<table>
				<caption class="hidden">Blocks with their budgets</caption>
				<thead>
					<tr>
						${["Block", "Budget and use", "Budget", "Granted", "Wanted", "Used", "In", "Left out"].map(
							(title, column) => html`<th scope="col" class=${column > 1 ? "num" : ""}>${title}</th>`,
						)}
					</tr>
				</thead>
				<tbody>
					${report.blocks.map(
						(block) => html`
							<tr key=${block.name}>
								<th scope="row"><span class=${`swatch ${block.name}`} /> ${block.name}</th>
								<td class="gauge" aria-hidden="true">
									<span class="budget" style=${width(block.budget)} />
									<span class=${`used part ${block.name}`} style=${width(block.used)} />
								</td>
								${[block.budget, block.granted, block.wanted, block.used, block.included, block.dropped].map(
									(figure) => html`<td class="num">${number(figure)}</td>`,
								)}
							</tr>
						`,
					)}
				</tbody>
			</table>
		</div>
		<${Waterfall} steps=${report.waterfall} />
	`;
}

function Waterfall({ steps }) {
	if (steps.length === 0) return null;
	return html`
		<details>
			<summary>How tokens moved between blocks (${steps.length})</summary>
			<ul>
				${steps.map(
					({ from, to, tokens, kind }) =>
						html`<li>${number(tokens)} from ${from} to ${to} <span class="quiet">(${kind})</span></li>`,
				)}
			</ul>
		</details>
	`;
}

export const titleOf = (name) => PART_TITLES[name] ?? name;
