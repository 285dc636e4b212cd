import { termsOf } from "../recall/terms.ts";
import { sentences } from "../text/sentences.ts";
import { argumentTexts } from "./open-files.ts";
import type { SetAside, WorkingState } from "./working-state.ts";

/** The state without entries that stand in one of these texts, whole or by a sentence; the same object where none do. */
export function withoutQuoted(state: WorkingState, texts: readonly string[]): WorkingState {
	const said = texts.flatMap((text) => [text, ...argumentTexts(text).map((part) => part.text)]).map(bare);
	const isQuoted = (entry: string) => entry !== "" && said.some((text) => quotes(text, entry));
	const left = (entries: readonly string[]) => entries.filter((entry) => !isQuoted(entry));
	const course = ({ current_task, task_chain, completed_steps }: SetAside): SetAside => ({
		current_task: isQuoted(current_task) ? "" : current_task,
		task_chain: left(task_chain),
		completed_steps: left(completed_steps),
	});
	const next: WorkingState = {
		...state,
		...course(state),
		open_files: left(state.open_files),
		recent_decisions: left(state.recent_decisions),
		blockers: left(state.blockers),
		...(state.set_aside && { set_aside: state.set_aside.map(course) }),
	};
	return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}

/** A text by its words alone, since entries are stripped of marks and spaces. */
function bare(text: string): string {
	return ` ${termsOf(text).join(" ")}`;
}

/** An entry that was cut short may end inside a word. */
function quotes(text: string, entry: string): boolean {
	return [entry, ...sentences(entry)].some((part) => {
		const terms = termsOf(part);
		const whole = part.trimEnd().endsWith("…") && terms.length > 1 ? terms.slice(0, -1) : terms;
		return whole.length > 0 && text.includes(` ${whole.join(" ")}`);
	});
}
