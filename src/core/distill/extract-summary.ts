import { atOnce, type Steps } from "../steps.ts";
import { gistOf } from "../text/gist.ts";
import { textOf } from "../thread/message.ts";
import type { CountText } from "../tokens/encoding.ts";
import type { SummaryText } from "./summary.ts";
import type { SummarySource } from "./summary-source.ts";

/** The embedded writer: a summary from rules alone. */
export function extractSummary(source: SummarySource, count: CountText): SummaryText {
	return atOnce(extraction(source, count));
}

/** The same in steps, a message each: a long past takes a while. */
export function* extraction({ previous, messages }: SummarySource, count: CountText): Steps<SummaryText> {
	const said: string[] = [];
	for (const message of messages) {
		said.push(gistOf(message, count).text);
		yield textOf(message.content).length;
	}
	const none = { key_decisions: [], current_state: [], open_threads: [], corrections: [], tone: [] };
	const earlier = previous?.sections.completed_work ?? [];
	const completed_work = [...earlier, ...said.filter((text) => text !== "")].slice(-20);
	return { sections: { ...none, task_context: [], completed_work }, digest: previous?.digest ?? "" };
}
