// Text as it was written. What may be longer than its frame can be scrolled by keyboard too.
import { html } from "../vendor/preact.js";

const LONG = { characters: 600, lines: 12 };

export function Text({ text, kind = "" }) {
	const long = text.length > LONG.characters || text.split("\n").length > LONG.lines;
	return html`<div class=${`text ${kind}`} tabindex=${long ? "0" : null}>${text}</div>`;
}
