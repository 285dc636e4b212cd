/** `npm run demo -- --memory`: what is learned, corrected and forgotten in a fortnight, and what a new thread has of it. */
import { styleText } from "node:util";
import { labelled } from "../print-headline.ts";
import { tell } from "../progress.ts";
import { plural } from "../prose.ts";
import { readFortnight, TITLES, TOPICS } from "./fortnight.ts";
import { type Fortnight, live } from "./live.ts";
import { printedAsked, printedKnown, printedManagers } from "./print-asked.ts";
import { printedDays } from "./print-days.ts";

/** The lines to print. */
export async function showMemory(url: string, json: boolean): Promise<string[]> {
	const days = await readFortnight();
	const messages = days.flatMap(({ said }) => said.flatMap((one) => one.messages)).length;
	tell(`A fortnight: ${plural(messages, "message")} on ${plural(days.length, "day")} …`);
	const fortnight = await live(url, days, tell);
	if (json) return [JSON.stringify(fortnight, null, 2)];
	return [
		...headlineOf(fortnight, url, messages),
		...printedDays(fortnight),
		...printedKnown(fortnight),
		...printedManagers(fortnight),
		...printedAsked(fortnight),
	];
}

function headlineOf({ user, threads, days }: Fortnight, url: string, messages: number): string[] {
	return [
		"",
		styleText("bold", "A fortnight of Mira's"),
		...labelled("told", `${plural(messages, "message")} on ${plural(days.length, "day")}, as ${user}`),
		...TOPICS.flatMap((topic, index) =>
			labelled(index === 0 ? "threads" : "", `${threads[topic]} (${TITLES[topic].toLowerCase()}) at ${url}`),
		),
	];
}
