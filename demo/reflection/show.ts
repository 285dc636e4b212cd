/** `npm run demo -- --reflect`: a team's fortnight, a reflection each night, and what was concluded from what. */
import { styleText } from "node:util";
import { labelled } from "../print-headline.ts";
import { tell } from "../progress.ts";
import { clean, plural, wrap } from "../prose.ts";
import { heading, WIDTH } from "../table.ts";
import {
	type Memory,
	makeThread,
	night,
	readEvidence,
	readInsights,
	readMemories,
	readReview,
	tellDay,
} from "./reflection-calls.ts";
import { teamFortnight } from "./team-fortnight.ts";

/** An insight and what it rests on, which may be insights again. */
type Tree = { memory: Memory; under: Tree[] };

type Night = { date: string; messages: number; insights: Memory[] };

type Fortnight = { project: string; nights: Night[]; remembered: number; trees: Tree[]; review: Memory[] };

/** The lines to print. */
export async function showReflection(url: string, json: boolean): Promise<string[]> {
	const fortnight = await live(url);
	if (json) return [JSON.stringify(fortnight, null, 2)];
	const { project, nights, remembered, trees, review } = fortnight;
	const messages = nights.reduce((sum, one) => sum + one.messages, 0);
	return [
		"",
		styleText("bold", "A fortnight of a team's, reflected on each night"),
		...labelled(
			"told",
			`${plural(messages, "message")} on ${plural(nights.length, "day")}, as project ${project} at ${url}`,
		),
		...nights.flatMap(printedNight),
		heading("What was concluded, and from what", `${plural(remembered, "memory").replace("memorys", "memories")}`),
		...trees.flatMap((tree) => [...printedTree(tree, ""), ""]),
		heading("To be reviewed", String(review.length)),
		...review.flatMap(({ content, proposed }) => [
			...labelled("holds?", clean(content)),
			...(proposed === undefined ? [] : labelled("", styleText("dim", clean(proposed.why)))),
		]),
	];
}

/** A project of its own for every run: told once more, there would be nothing to learn. */
async function live(url: string): Promise<Fortnight> {
	const project = `invoices-${Date.now().toString(36)}`;
	const scope = `project:${project}`;
	const thread = await makeThread(url, project);
	const nights: Night[] = [];
	const known = new Set<string>();
	for (const day of teamFortnight()) {
		tell(`${day.date} …`);
		await tellDay(url, thread, day);
		await night(url, scope);
		const insights = (await readInsights(url, scope)).filter(({ id }) => !known.has(id));
		for (const { id } of insights) known.add(id);
		nights.push({ date: day.date, messages: day.messages.length, insights });
	}
	const [memories, insights] = await Promise.all([readMemories(url, scope), readInsights(url, scope)]);
	const trees: Tree[] = [];
	for (const insight of insights.toReversed()) trees.push(await treeOf(url, insight));
	const under = new Set(trees.flatMap((tree) => tree.under.map(({ memory }) => memory.id)));
	const roots = trees.filter(({ memory }) => !under.has(memory.id));
	return { project, nights, remembered: memories.length, trees: roots, review: await readReview(url, scope) };
}

async function treeOf(url: string, memory: Memory): Promise<Tree> {
	const evidence = (memory.depth ?? 0) === 0 ? [] : await readEvidence(url, memory.id);
	const oldest = evidence.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
	return { memory, under: await Promise.all(oldest.map((one) => treeOf(url, one))) };
}

function printedNight({ date, messages, insights }: Night): string[] {
	const day = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
	const found = insights.length === 0 ? "nothing new" : plural(insights.length, "insight");
	return [
		heading(`${day.format(new Date(date))}, and its night`, `${plural(messages, "message")}, ${found}`),
		...insights.flatMap(({ content }) => wrap(clean(content), WIDTH - 2).map((line) => `  ${line}`)),
	];
}

function printedTree({ memory, under }: Tree, indent: string): string[] {
	const label = memory.depth === undefined ? memory.type : `insight, depth ${memory.depth}`;
	const date = memory.depth === undefined ? `${memory.created_at.slice(0, 10)} ` : "";
	const [first = "", ...rest] = wrap(`${date}${label}: ${clean(memory.content)}`, WIDTH - indent.length - 2);
	const shown = memory.depth === undefined ? styleText("dim", first) : first;
	return [
		`${indent}${shown}`,
		...rest.map((line) => `${indent}  ${memory.depth === undefined ? styleText("dim", line) : line}`),
		...under.flatMap((one) => printedTree(one, `${indent}  `)),
	];
}
