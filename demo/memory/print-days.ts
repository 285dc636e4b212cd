/** The fortnight as lines: what was said each day, and what came of it. */
import { styleText } from "node:util";
import { firstWords, plural, wrap } from "../prose.ts";
import { heading, pad, WIDTH } from "../table.ts";
import { TITLES, type Topic } from "./fortnight.ts";
import type { Done, Fortnight, ToldDay } from "./live.ts";
import type { Changes, Line } from "./told.ts";

const LABEL = 12;
const NOTHING = "nothing new";
const DAY = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

export function printedDays({ days }: Fortnight): string[] {
	const where = placesOf(days);
	return days.flatMap(({ day, changes, done }) => [
		heading(DAY.format(new Date(day.date)), tally(changes)),
		...day.said.flatMap(({ topic, messages }) =>
			messages
				.filter(({ role }) => role === "user")
				.map(({ content }) => {
					const label = TITLES[topic].toLowerCase();
					return styleText("dim", `${pad(label, LABEL, "left")}${firstWords(`“${content}”`, WIDTH - LABEL)}`);
				}),
		),
		...(tally(changes) === NOTHING && done.length === 0 ? [] : [""]),
		...changes.learned.flatMap((line) => marked("learned", "green", said(line, where))),
		...changes.corrected.flatMap(({ from, to }) => [
			...marked("corrected", "yellow", said(from, where)),
			...marked("", "yellow", `→ ${said(to, where)}`),
		]),
		...changes.forgotten.flatMap((line) => marked("forgotten", "red", said(line, where))),
		...done.flatMap((one) => printedDone(one)),
	]);
}

/** Where a message stands, by its id: "the move, 4". */
function placesOf(days: ToldDay[]): Map<string, string> {
	const places = new Map<string, string>();
	const seen = new Map<Topic, number>();
	for (const { day } of days)
		for (const { topic, messages } of day.said)
			for (const { id } of messages) {
				const number = (seen.get(topic) ?? 0) + 1;
				seen.set(topic, number);
				places.set(id, `${TITLES[topic].toLowerCase()}, message ${number}`);
			}
	return places;
}

function said({ what, text, source }: Line, where: Map<string, string>): string {
	const from = source === null ? "" : ` (${where.get(source) ?? source})`;
	return `${what}: ${text}${styleText("dim", from)}`;
}

function printedDone({ act, skill, left }: Done): string[] {
	if (act.kind === "forget") {
		const still = left === 0 ? "nothing is found any more" : `${plural(left ?? 0, "memory")} still says it`;
		return marked("deleted", "red", `${act.message}, on request; asked “${act.query}”: ${still}`);
	}
	const version = `${act.name}, version ${skill?.version}`;
	if (act.kind === "skill") return marked("skill", "cyan", `${version}: ${act.body.replaceAll("\n", " ")}`);
	const record = `${skill?.successes} of ${(skill?.successes ?? 0) + (skill?.failures ?? 0)} went well`;
	return marked("outcome", "cyan", `${version} ${act.success ? "worked" : "failed"}: ${act.detail} (${record})`);
}

function marked(label: string, colour: "green" | "yellow" | "red" | "cyan", text: string): string[] {
	return wrap(text, WIDTH - LABEL).map(
		(line, index) => styleText(colour, pad(index === 0 ? label : "", LABEL, "left")) + line,
	);
}

function tally({ learned, corrected, forgotten }: Changes): string {
	const figures = [
		[learned.length, "learned"],
		[corrected.length, "corrected"],
		[forgotten.length, "forgotten"],
	] as const;
	const told = figures.filter(([figure]) => figure > 0).map(([figure, what]) => `${figure} ${what}`);
	return told.join(", ") || NOTHING;
}
