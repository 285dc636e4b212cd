// How numbers, times and texts are written.
const whole = new Intl.NumberFormat("en");
const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

export const number = (value) => (value === null || value === undefined ? "–" : whole.format(value));
export const percent = (part, of) => (of > 0 ? `${((100 * part) / of).toFixed(1)} %` : "–");
export const when = (iso) => (iso ? time.format(new Date(iso)) : "–");
export const dayOf = (iso) => (iso ? day.format(new Date(iso)) : "–");
export const score = (value) => (value === undefined || value === null ? "–" : value.toFixed(2));

export function bytes(value) {
	if (value < 1024) return `${value} B`;
	return value < 1024 ** 2 ? `${(value / 1024).toFixed(1)} KiB` : `${(value / 1024 ** 2).toFixed(1)} MiB`;
}

/** A change with its sign. */
export const change = (value) => (value === 0 ? "±0" : `${value > 0 ? "+" : "−"}${whole.format(Math.abs(value))}`);

/** What a message says, whatever its parts. */
export function textOf(content) {
	if (typeof content === "string") return content;
	return (content ?? []).map((part) => part.text ?? `[${part.type}${part.url ? ` ${part.url}` : ""}]`).join("\n");
}

/** `a`, `an` left out: 1 message, 2 messages. */
export const count = (value, one, many = `${one}s`) => `${number(value)} ${value === 1 ? one : many}`;
