import type { Continuity } from "../thread/continuity.ts";

/** The line that tells the model to move things itself, in the tools' own names; "" where there is no pressure. */
export function pressureLine(pressure: Continuity["pressure"]): string {
	if (pressure === null) return "";
	const { tokens, trigger } = pressure;
	const figures = `${grouped(tokens)} of ${grouped(trigger)} tokens`;
	// It must not begin like one of our tags: what stands before it may end with a "<".
	return `Pressure on memory: ${figures} before older messages are condensed. Keep what matters with note or remember, drop what is wrong with forget; recall and message search find what is gone.`;
}

/** Thousands are set apart, whatever the language of the machine. */
function grouped(figure: number): string {
	return String(figure).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}
