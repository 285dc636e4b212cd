import { appendToBlock, wrap } from "../../base/tags.ts";
import type { Item } from "../../model/receipt.ts";
import type { Continuity, MemoryTool } from "../../model/thread/continuity.ts";
import type { StoredWorkingState } from "../../model/thread/working-state.ts";
import type { CountText } from "../../tokens/encoding.ts";
import { type FilledBlock, type Section, sectionOf } from "./filled-block.ts";
import { isEmptyState, shownState } from "./state-text.ts";
import { draftNotes, fittingNotes, type NotesDraft } from "./task-notes.ts";

/** Tells the model to store things itself, with the tools that it has; "" without pressure or tools. */
function pressureLine(pressure: Continuity["pressure"], tools: readonly MemoryTool[]): string {
	if (pressure === null || tools.length === 0) return "";
	const storing = (["note", "remember"] as const).filter((tool) => tools.includes(tool)).join(" or ");
	const uses = [
		storing === "" ? "" : `keep what matters with ${storing}`,
		tools.includes("forget") ? "drop what is wrong with forget" : "",
		tools.includes("recall") ? "find what is gone with recall" : "",
	];
	const advice = uses.filter((use) => use !== "").join(", ");
	const { tokens, trigger } = pressure;
	const figures = `${grouped(tokens)} of ${grouped(trigger)} tokens`;
	// It must not begin like one of our tags, because the text before it may end with "<".
	return `Pressure on memory: ${figures} before older messages are condensed. ${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`;
}

/** Groups thousands, independent of the machine's language. */
function grouped(figure: number): string {
	return String(figure).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}

/** A line end between two parts may be a token of its own. */
const JOIN_TOKENS = 1;

/** What follows the task in its block: a line of memory pressure, the working state, the notes. */
export type TaskExtras = {
	pressure: { text: string; cost: number } | null;
	state: { from: StoredWorkingState; whole: ReturnType<typeof shownState>; cost: number } | null;
	notes: NotesDraft;
	/** The tokens of all of them, and of the block's tags if there is no task. */
	overhead: number;
	wanted: number;
};

/** Writes and counts what a thread's continuity adds to the task block. */
export function draftExtras(continuity: Continuity, tools: readonly MemoryTool[], count: CountText): TaskExtras {
	const line = pressureLine(continuity.pressure, tools);
	const pressure = line === "" ? null : { text: line, cost: count(line) + JOIN_TOKENS };
	const from = continuity.working_state;
	const whole = from === null || isEmptyState(from) ? null : shownState(from, Number.POSITIVE_INFINITY, count);
	const state = from === null || whole === null ? null : { from, whole, cost: whole.tokens + JOIN_TOKENS };
	const notes = draftNotes(continuity.notes, count);
	const notesCost = notes.tokens === 0 ? 0 : notes.tokens + JOIN_TOKENS;
	const wanted = (pressure?.cost ?? 0) + (state?.cost ?? 0) + notesCost;
	return { pressure, state, notes, overhead: count(wrap("task", "x")), wanted };
}

/** The block's tokens without a limit, and how many of them it may borrow if it has only `own`. */
export function taskWanted(task: FilledBlock, extras: TaskExtras, own: number): { wanted: number; borrows: number } {
	if (extras.wanted === 0) return { wanted: task.wanted, borrows: 0 };
	const wanted = (task.wanted === 0 ? extras.overhead : task.wanted) + extras.wanted;
	const needed = extras.wanted + Math.max(0, extras.overhead - own);
	return { wanted, borrows: Math.max(0, Math.min(wanted - own, needed)) };
}

/**
 * Adds as much to the task as fits `limit` tokens. Notes are dropped first, the oldest before others, then entries of
 * the working state, then the line of memory pressure. The task itself was cut before.
 */
export function taskBlock(task: FilledBlock, extras: TaskExtras, limit: number, count: CountText): FilledBlock {
	const taken = task.text === "" ? extras.overhead : task.used;
	for (let room = limit - taken; ; ) {
		const parts = fitted(extras, room, count);
		const body = parts.sections.map(({ text }) => text).join("\n");
		const text = appendToBlock("task", task.text, body);
		const used = text === task.text ? task.used : count(text);
		if (used <= limit || body === "") {
			const whole = parts.items.every(({ included, reason, truncated_tokens }) =>
				included ? truncated_tokens === undefined : reason === "cap",
			);
			const wanted = whole ? task.wanted + used - task.used : Math.max(used, taskWanted(task, extras, limit).wanted);
			const sections = [...task.sections, ...parts.sections];
			return { ...task, text, sections, used, wanted, items: [...task.items, ...parts.items] };
		}
		room -= used - limit;
	}
}

function fitted(extras: TaskExtras, room: number, count: CountText): { sections: Section[]; items: Item[] } {
	const line = fittedPressure(extras, room);
	const state = fittedState(extras, room - line.cost, count);
	const notes = fittingNotes(extras.notes, room - line.cost - state.cost - JOIN_TOKENS);
	const items = [...line.items, ...state.items, ...notes.items];
	const sections = [
		...sectionOf("memory_pressure", line.text, items),
		...sectionOf("working_state", state.text, items),
		...sectionOf("notes", notes.text, items),
	];
	return { sections, items };
}

type Fitted = { text: string; cost: number; items: Item[] };

const NOTHING: Fitted = { text: "", cost: 0, items: [] };

function fittedPressure({ pressure }: TaskExtras, room: number): Fitted {
	if (pressure === null) return NOTHING;
	const included = pressure.cost <= room;
	const section = "memory_pressure";
	const tokens = pressure.cost - JOIN_TOKENS;
	const reason = included ? "fits" : "over_budget";
	const item: Item = { id: `task.${section}`, block: "task", section, kind: section, tokens, included, reason };
	return included ? { ...pressure, items: [item] } : { ...NOTHING, items: [item] };
}

function fittedState({ state }: TaskExtras, room: number, count: CountText): Fitted {
	if (state === null) return NOTHING;
	const { from, whole } = state;
	const shown = state.cost <= room ? whole : shownState(from, room - JOIN_TOKENS, count);
	const section = "working_state";
	const item: Item = {
		id: `task.${section}`,
		block: "task",
		section,
		kind: section,
		tokens: shown?.tokens ?? whole?.tokens ?? 0,
		included: shown !== null,
		reason: shown === null ? "over_budget" : "fits",
		...(shown !== null && shown.missing > 0 ? { truncated_tokens: shown.missing } : {}),
		provenance: {
			source_id: section,
			source_type: from.updated_by ?? "caller",
			confidence: 1,
			created_at: from.updated_at,
		},
	};
	return shown === null
		? { ...NOTHING, items: [item] }
		: { text: shown.text, cost: shown.tokens + JOIN_TOKENS, items: [item] };
}
