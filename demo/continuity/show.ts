/** `npm run demo -- --continuity`: two threads that outgrow their windows, before and after. */
import { labelled } from "../print-headline.ts";
import { tell } from "../progress.ts";
import { readCoding } from "./coding.ts";
import { markdownOf } from "./markdown.ts";
import { readPolicy } from "./policy.ts";
import { printedKnown, printedTokens } from "./print-compare.ts";
import { printedMemory } from "./print-memory.ts";
import { printedDistillations, printedFacts, printedMind } from "./print-replay.ts";
import { type Replay, replay } from "./replay.ts";

export type Manner = { form: "terminal" | "markdown" | "json"; full: boolean };

/** The lines to print. */
export async function showContinuity(url: string, { form, full }: Manner): Promise<string[]> {
	const replays: Replay[] = [];
	for (const story of [await readCoding(), await readPolicy()]) {
		tell(`${story.title}: ${story.turns.length} turns, one after the other …`);
		replays.push(await replay(url, story, tell));
	}
	if (form === "json") return [JSON.stringify(Object.fromEntries(replays.map(asJson)), null, 2)];
	if (form === "markdown") return markdownOf(replays);
	return replays.flatMap((told) => [
		...printedFacts(told),
		...labelled("thread", `${told.threadId} at ${url}`),
		...printedDistillations(told),
		...printedMemory(told, full),
		...printedTokens(told),
		...printedKnown(told),
		...printedMind(told),
	]);
}

/** All but the story itself, which is in files already. */
function asJson({ story, ...told }: Replay): [string, object] {
	return [story.id, { turns: story.turns.length, query: story.question.query, ...told }];
}
