import { termsOf } from "../../language/terms.ts";
import type { WorkingState } from "../../model/thread/working-state.ts";
import { argumentTexts } from "../writers/file-paths.ts";

/** So many words in a row are a quotation. */
const RUN = 5;

/** The state without entries that stand in one of these texts, whole or by a sentence; the same object where none do. */
export function withoutQuoted(state: WorkingState, texts: readonly string[]): WorkingState {
	const said = texts.flatMap((text) => [text, ...argumentTexts(text).map((part) => part.text)]).map(bare);
	const isQuoted = (entry: string) => entry !== "" && said.some((text) => quotes(text, entry));
	const left = (entries: readonly string[]) => entries.filter((entry) => !isQuoted(entry));
	const whole = (entry: string) => (isQuoted(entry) ? "" : entry);
	const next = {
		...state,
		...{ current_task: whole(state.current_task), task_chain: left(state.task_chain) },
		...{ completed_steps: left(state.completed_steps), open_files: left(state.open_files) },
		...{ recent_decisions: left(state.recent_decisions), blockers: left(state.blockers) },
		...(state.requests && { requests: state.requests.filter(({ text }) => !isQuoted(text)) }),
		...(state.announced !== undefined && { announced: whole(state.announced) }),
	};
	return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** A text by its words alone, since entries are stripped of marks and spaces. */
const bare = (text: string): string => ` ${termsOf(text).join(" ")}`;

/** Between the parts of an entry that stood apart, as updated-state.ts joins them. */
const JOINTS = / \((?:for|also asked): |(?<=[.!?。！？])\s*|(?<=[;:])\s/u;

/** Whether a text has an entry: a sentence of it, or five words of it in a row. One that was cut short may end inside a word. */
function quotes(text: string, entry: string): boolean {
	return entry.split(JOINTS).some((part) => {
		const terms = termsOf(part);
		const whole = part.trimEnd().endsWith("…") && terms.length > 1 ? terms.slice(0, -1) : terms;
		const runs = Array.from({ length: Math.max(1, whole.length - RUN + 1) }, (_, from) =>
			whole.slice(from, from + RUN),
		);
		return whole.length > 0 && runs.some((run) => text.includes(` ${run.join(" ")}`));
	});
}
