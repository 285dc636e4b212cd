// Small controls that several pages have.
import { useAction } from "../loading.js";
import { html, useState } from "../vendor/preact.js";

let made = 0;

/** An id for a label and its field; the same as long as the field is there. */
export function useId() {
	return useState(() => `field-${++made}`)[0];
}

/** A labelled field. `kind` is input, select or textarea; the rest goes to it. */
export function Field({ label, kind = "input", hint, children, class: extra = "", ...rest }) {
	const id = useId();
	const hinted = hint ? { "aria-describedby": `${id}-hint` } : {};
	return html`
		<div class=${`field ${extra}`}>
			<label for=${id}>${label}</label>
			<${kind} id=${id} ...${hinted} ...${rest}>${children}</${kind}>
			${hint && html`<small id=${`${id}-hint`}>${hint}</small>`}
		</div>
	`;
}

/** A choice among texts; `options` are values, or pairs of value and text. */
export function Choice({ options, ...rest }) {
	const pairs = options.map((option) => (Array.isArray(option) ? option : [option, option]));
	return html`
		<${Field} kind="select" ...${rest}>
			${pairs.map(([value, text]) => html`<option value=${value} selected=${value === rest.value}>${text}</option>`)}
		<//>
	`;
}

/** Deletes only after a second press. */
export function DeleteButton({ what, work, label = "Delete" }) {
	const [asked, setAsked] = useState(false);
	const removal = useAction(work);
	if (!asked)
		return html`<button type="button" aria-label=${`${label} ${what}`} onClick=${() => setAsked(true)}>${label}</button>`;
	return html`
		<span class="asked" role="group" aria-label=${`${label} ${what}?`}>
			<button type="button" class="danger" disabled=${removal.busy} ref=${focused} onClick=${() => removal.run()}>
				${`Really ${label.toLowerCase()}`}
			</button>
			<button type="button" onClick=${() => setAsked(false)}>Keep</button>
			${removal.error && html`<span class="problem" role="alert">${removal.error.message}</span>`}
		</span>
	`;
}

/** Takes the focus once, as it appears. */
export function focused(element) {
	if (element && !element.dataset.focused) {
		element.dataset.focused = "yes";
		element.focus();
	}
}

/** A table that scrolls by itself where the window is narrow. `columns` are [title, cell, class?]. */
export function Table({ caption, columns, rows, keyOf }) {
	return html`
		<div class="scroll" role="region" aria-label=${caption} tabindex="0">
			<table>
				<caption class="hidden">${caption}</caption>
				<thead><tr>${columns.map(([title, , kind]) => html`<th scope="col" class=${kind}>${title}</th>`)}</tr></thead>
				<tbody>
					${rows.map(
						(row) => html`
							<tr key=${keyOf(row)}>${columns.map(([, cell, kind]) => html`<td class=${kind}>${cell(row)}</td>`)}</tr>
						`,
					)}
				</tbody>
			</table>
		</div>
	`;
}

/** Names and values, one below the other. */
export function Figures({ of }) {
	return html`
		<dl class="figures">
			${of.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
		</dl>
	`;
}

/** The fields of a form by their names, without those left empty. */
export function formValues(form) {
	const pairs = [...new FormData(form)].map(([name, value]) => [name, value.trim()]);
	return Object.fromEntries(pairs.filter(([, value]) => value !== ""));
}

/** Hands a form's values on instead of sending it. */
export function submitted(use) {
	return (event) => {
		event.preventDefault();
		use(formValues(event.currentTarget), event.currentTarget);
	};
}
