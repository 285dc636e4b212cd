/** Lives the fortnight through against a server, day by day, and asks at its end. */
import type { TextContext } from "../context-schema.ts";
import { type Act, type Day, ELSEWHERE, MOMENTS, QUESTION, TITLES, TOPICS, type Topic } from "./fortnight.ts";
import {
	askContext,
	deleteMessage,
	type Memory,
	makeThread,
	type Relation,
	readMemories,
	readRelations,
	reportOutcome,
	type Skill,
	search,
	tell,
	writeSkill,
} from "./memory-calls.ts";
import { type Changes, changesBetween, type Known } from "./told.ts";

/** What an act came to; of a forgotten message how many memories a search still finds that say it. */
export type Done = { act: Act; skill: Skill | null; left: number | null };

export type ToldDay = { day: Day; changes: Changes; done: Done[] };

export type Fortnight = {
	user: string;
	threads: Record<Topic, string>;
	days: ToldDay[];
	known: Known;
	managers: { as_of: string; relations: Relation[] }[];
	asked: { thread: string; query: string; context: TextContext };
	elsewhere: { query: string; context: TextContext };
	skills: Skill[];
};

/** A user of its own for every run: told once more, there would be nothing to learn. */
export async function live(url: string, days: Day[], say: (text: string) => void): Promise<Fortnight> {
	const user = `mira-${Date.now().toString(36)}`;
	const threads = { move: "", tidebook: "", daily: "" };
	for (const topic of TOPICS) threads[topic] = await makeThread(url, user, TITLES[topic]);
	const skills = new Map<string, Skill>();
	const told: ToldDay[] = [];
	let known: Known = { active: [], superseded: [], relations: [] };
	for (const day of days) {
		say(`${day.date} …`);
		for (const { topic, messages } of day.said) await tell(url, threads[topic], messages);
		const done: Done[] = [];
		for (const act of day.acts) done.push(await perform(url, { user, threads, skills }, act));
		const now = await readKnown(url, user);
		told.push({ day, changes: changesBetween(known, now), done });
		known = now;
	}
	const moment = new Date(Date.parse(`${days.at(-1)?.date}T20:00:00.000Z`)).toISOString();
	const thread = await makeThread(url, user, "Something new");
	const managers = MOMENTS.map(async (as_of) => {
		return { as_of, relations: await readRelations(url, user, { predicate: "REPORTS_TO", as_of }) };
	});
	return {
		...{ user, threads, days: told, known, skills: [...skills.values()] },
		managers: await Promise.all(managers),
		asked: { thread, query: QUESTION.query, context: await askContext(url, thread, QUESTION, moment) },
		elsewhere: { query: ELSEWHERE, context: await askContext(url, thread, { query: ELSEWHERE }, moment) },
	};
}

type Course = { user: string; threads: Record<Topic, string>; skills: Map<string, Skill> };

async function perform(url: string, { user, threads, skills }: Course, act: Act): Promise<Done> {
	if (act.kind === "forget") {
		await deleteMessage(url, threads[act.topic], act.message);
		const says = ({ content }: Memory) => content.includes(act.sign);
		return { act, skill: null, left: (await search(url, user, act.query)).filter(says).length };
	}
	const id = skills.get(act.name)?.id ?? "";
	const skill =
		act.kind === "skill" ? await writeSkill(url, user, act) : await reportOutcome(url, id, act.success, act.detail);
	skills.set(act.name, skill);
	return { act, skill, left: null };
}

async function readKnown(url: string, user: string): Promise<Known> {
	const [active, superseded, relations] = await Promise.all([
		readMemories(url, user, "active"),
		readMemories(url, user, "superseded"),
		readRelations(url, user),
	]);
	return { active, superseded, relations };
}
