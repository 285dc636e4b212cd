import type { ThreadView, WindowMessage } from "../../model/thread/snapshot.ts";
import { type Costing, type ShownMessage, shownMessage } from "../render/shown-message.ts";
import { pairToolCalls, type ShownForms } from "./shown-forms.ts";

/** The part of history that pinned messages may use. */
const PINNED_SHARE = 0.5;

/** A pinned message with what it can't be shown without: a call with its results. */
export type PinnedUnit = { from: number; messages: ShownMessage[]; cost: number };

/** All pinned messages that could be shown, newest first, including those of the window. */
export function pinnedUnits(view: ThreadView, costing: Costing, forms: ShownForms = new Map()): PinnedUnit[] {
	if (view.pinned.length === 0 && !view.window.some(({ pinned }) => pinned)) return [];
	const bySeq = new Map([...view.pinned, ...view.window].map((message) => [message.seq, message]));
	const inOrder = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
	const units = pairedUnits(inOrder).filter((unit) => unit.some(({ pinned }) => pinned));
	return units.flatMap((unit) => shownUnit(unit, costing, forms)).sort((a, b) => b.from - a.from);
}

/**
 * Selects pinned messages before a window that begins at this seq, newest first. One that does not fit is skipped.
 * `room`: history's tokens for messages.
 */
export function selectPins(units: readonly PinnedUnit[], before: number, room: number): PinnedUnit[] {
	let left = Math.floor(room * PINNED_SHARE);
	return units.filter(({ from, cost }) => {
		if (from >= before || cost > left) return false;
		left -= cost;
		return true;
	});
}

/** Groups calls with their results; other messages are alone. A result without its call is left out. */
function pairedUnits(messages: readonly WindowMessage[]): WindowMessage[][] {
	const units: WindowMessage[][] = [];
	const called = new Map<string, WindowMessage[]>();
	for (const message of messages) {
		if (message.role === "tool" && message.tool_call_id !== undefined) {
			called.get(message.tool_call_id)?.push(message);
			continue;
		}
		const unit = [message];
		units.push(unit);
		for (const call of message.tool_calls ?? []) called.set(call.id, unit);
	}
	return units;
}

function shownUnit(unit: readonly WindowMessage[], costing: Costing, forms: ShownForms): PinnedUnit[] {
	const { unanswered } = pairToolCalls(unit);
	const messages = unit.flatMap((message, index) => {
		const shown = shownMessage(message, unanswered[index] ?? new Set(), costing, forms.get(message.seq));
		return shown === null ? [] : [shown];
	});
	const [first] = messages;
	if (first === undefined) return [];
	return [{ from: first.source.seq, messages, cost: messages.reduce((sum, { cost }) => sum + cost, 0) }];
}
