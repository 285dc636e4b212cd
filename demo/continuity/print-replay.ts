/** A story's replay as lines: what was told, each distillation, and what could not be done. */
import { styleText } from "node:util";
import { labelled } from "../print-headline.ts";
import { clean, count, plural, wrap } from "../prose.ts";
import { type Column, heading, table, WIDTH } from "../table.ts";
import type { Distillation, Replay } from "./replay.ts";
import { placesOf } from "./text-blocks.ts";
import { MODEL, type Note, type WorkingState } from "./thread-calls.ts";

const COLUMNS: Column[] = [
	{ title: "turn", align: "right" },
	{ title: "before → after", align: "left" },
	{ title: "covered", align: "left" },
	{ title: "summary", align: "right" },
	{ title: "kept as said", align: "left" },
	{ title: "written by", align: "left" },
	{ title: "lines dropped", align: "right" },
];

export function printedFacts(replay: Replay): string[] {
	const { story, messages, tokens, limit, trigger } = replay;
	const { strategy = "summarize" } = story.config.overflow ?? {};
	return [
		"",
		styleText("bold", story.title),
		...labelled("story", story.about),
		...labelled(
			"told",
			`${plural(story.turns.length, "turn")}, ${plural(messages, "message")}, ${count(tokens)} tokens`,
		),
		...labelled(
			"overflow",
			`${strategy}, for ${MODEL}: limit ${count(limit)} tokens, distilled above ${count(trigger)}`,
		),
		...labelled("asked", story.question.query),
		...replay.failures.flatMap((text) => labelled("failed", text)),
	];
}

export function printedDistillations({ distillations }: Replay): string[] {
	if (distillations.length === 0) return [heading("Distillations"), "None: nothing of this thread was distilled."];
	return [heading("Distillations", "tokens"), ...table(COLUMNS, distillations.map(row))];
}

function row({ turn, before, after, covered, tail, summary }: Distillation): string[] {
	return [
		String(turn),
		`${count(before)} → ${count(after)}`,
		`messages ${summary.from_seq}–${summary.to_seq} (${count(covered.tokens)})`,
		count(summary.tokens),
		`${plural(tail.messages, "message")} (${count(tail.tokens)})`,
		summary.stale ? `${summary.writer}, stale` : summary.writer,
		count(summary.dropped_lines),
	];
}

/** The state as the server gives it, and whether the notes are where they always are. */
export function printedMind({ story, state, notes, snapshots }: Replay): string[] {
	const task = placesOf(snapshots.at(-1)?.context.text ?? "").get("task") ?? "";
	const turns = story.notes.map(({ turn }) => turn).join(" and ");
	return [
		...(state.updated_by ? [heading("Working state at the end", `by ${state.updated_by}`), ...stateLines(state)] : []),
		...(notes.length > 0 ? [heading("Notes", `written after turns ${turns}`)] : []),
		...notes.flatMap((note) => noteLines(note, task.includes(note.content))),
	];
}

function stateLines({ updated_at: _at, updated_by: _by, ...state }: WorkingState): string[] {
	return Object.entries(state).flatMap(([field, value]) => {
		if (value.length === 0) return [`${field}: none`];
		if (typeof value === "string") return wrap(`${field}: ${clean(value)}`, WIDTH);
		return [`${field}:`, ...value.flatMap((text) => wrap(`  - ${clean(text)}`, WIDTH))];
	});
}

function noteLines({ category, tokens, content }: Note, shown: boolean): string[] {
	const verdict = shown ? "in the context" : styleText("red", "NOT in the context");
	const lines = wrap(clean(content), WIDTH - 2).map((line) => `  ${line}`);
	return [`${category}, ${plural(tokens, "token")}, ${verdict}:`, ...lines];
}
