/** The replays as the body of a document: the same figures and texts, in full, in fenced blocks. */
import { stripVTControlCharacters } from "node:util";
import { printedKnown, printedTokens } from "./print-compare.ts";
import { memoryOf } from "./print-memory.ts";
import { printedDistillations, printedFacts, printedMind } from "./print-replay.ts";
import type { Replay } from "./replay.ts";

/** Longer than any fence that stands in a message. */
const FENCE = "`````";

export function markdownOf(replays: Replay[]): string[] {
	return replays.flatMap((replay) => [
		`## ${replay.story.title}`,
		"",
		...fenced([...printedFacts(replay).slice(2), ...printedDistillations(replay)]),
		...fenced([...printedTokens(replay), ...printedKnown(replay)]),
		...replay.snapshots.flatMap((snapshot) => [
			`### ${title(snapshot.moment)} (turn ${snapshot.turn}): task and history`,
			"",
			...fenced(memoryOf(snapshot, true).flat()),
		]),
		...fenced(printedMind(replay)),
	]);
}

function title(moment: string): string {
	return moment === "at the end" ? "At the end" : `${moment === "before" ? "Before" : "After"} the last distillation`;
}

function fenced(lines: string[]): string[] {
	const text = stripVTControlCharacters(lines.join("\n")).trim();
	return text === "" ? [] : [`${FENCE}text`, text, FENCE, ""];
}
