/** The task and history blocks of a context as they read: what a model knows of the thread. */
import { styleText } from "node:util";
import { clean, count, plural, wrap } from "../prose.ts";
import { type Cut, note, shortened } from "../shorten.ts";
import { heading, WIDTH } from "../table.ts";
import type { Replay, Snapshot } from "./replay.ts";
import { blocksOf, historyOf } from "./text-blocks.ts";

const PAST: Cut = { head: 50, tail: 2 };
const SAID: Cut = { head: 3, tail: 0 };
const WINDOW_HEAD = 2;
const WINDOW_TAIL = 6;

/** `full`: nothing is left out; long lines are wrapped either way. */
export function printedMemory({ snapshots }: Replay, full: boolean): string[] {
	return snapshots.flatMap((snapshot) => {
		const [task, history] = memoryOf(snapshot, full);
		const { moment, turn, context } = snapshot;
		const title = `${moment[0]?.toUpperCase()}${moment.slice(1)}: the context at the end of turn ${turn}`;
		return [heading(title, `${count(context.tokens.total)} tokens`), ...task, ...history];
	});
}

/** The two blocks, in their tags; a block that is empty is not in a context at all. */
export function memoryOf({ context }: Snapshot, full: boolean): [string[], string[]] {
	const blocks = blocksOf(context.text);
	const [task, history] = [blocks.get("task"), blocks.get("history")];
	return [
		task === undefined ? [] : inTags("task", lines(task, full, PAST)),
		history === undefined ? [] : inTags("history", historyLines(history, full)),
	];
}

function historyLines(body: string, full: boolean): string[] {
	const { past, window } = historyOf(body);
	const told = past === "" ? [] : lines(past, full, PAST);
	const end = window.length - WINDOW_TAIL;
	const hidden = full ? [] : window.slice(WINDOW_HEAD, Math.max(WINDOW_HEAD, end));
	const said = (messages: string[]) => messages.flatMap((message) => lines(message, full, SAID));
	if (hidden.length === 0) return [...told, ...said(window)];
	const left = note(plural(hidden.length, "more message"), hidden);
	return [...told, ...said(window.slice(0, WINDOW_HEAD)), left, ...said(window.slice(end))];
}

function lines(text: string, full: boolean, cut: Cut): string[] {
	return full ? wrap(clean(text), WIDTH) : shortened(clean(text), WIDTH, cut);
}

function inTags(name: string, body: string[]): string[] {
	return [styleText("dim", `<${name}>`), ...body, styleText("dim", `</${name}>`), ""];
}
