import { readableText } from "../render/message-tags.ts";
import { SUMMARY_SECTIONS, type SummaryText } from "./summary.ts";
import type { SummarySource } from "./summary-source.ts";

/** Numbers, identifiers, paths and names: what can't be said in other words. */
const BOUND =
	/[\p{L}\p{N}_]*\p{N}[\p{L}\p{N}_]*|[\p{L}\p{N}]+(?:[._/-][\p{L}\p{N}]+)+|(?<=\p{Ll}[\p{P}]* )\p{Lu}[\p{L}\p{N}]+/gu;

/** The summary without the lines whose names, numbers or identifiers are not in what it covers, and how many went. */
export function groundedSummary(text: SummaryText, source: SummarySource): { text: SummaryText; dropped: number } {
	const earlier =
		source.previous === null ? [] : [...Object.values(source.previous.sections).flat(), source.previous.digest];
	const said = [...earlier, ...source.messages.map(readableText)].join("\n").toLowerCase();
	const holds = (line: string) => (line.match(BOUND) ?? []).every((term) => said.includes(term.toLowerCase()));
	const sections = { ...text.sections };
	let dropped = 0;
	for (const section of SUMMARY_SECTIONS) {
		sections[section] = text.sections[section].filter(holds);
		dropped += text.sections[section].length - sections[section].length;
	}
	const digest = holds(text.digest) ? text.digest : (source.previous?.digest ?? "");
	return { text: { sections, digest }, dropped };
}
