import { gistOf } from "../text/gist.ts";
import type { CountText } from "../tokens/encoding.ts";
import type { SummaryText } from "./summary.ts";
import type { SummarySource } from "./summary-source.ts";

/** The embedded writer: a summary from rules alone. */
export function extractSummary({ previous, messages }: SummarySource, count: CountText): SummaryText {
	const said = messages.map((message) => gistOf(message, count).text).filter((text) => text !== "");
	const none = { key_decisions: [], current_state: [], open_threads: [], corrections: [], tone: [] };
	const earlier = previous?.sections.completed_work ?? [];
	const sections = { ...none, task_context: [], completed_work: [...earlier, ...said].slice(-20) };
	return { sections, digest: previous?.digest ?? "" };
}
