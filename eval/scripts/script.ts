import { between, pick, type Random, seeded } from "../../bench/random.ts";
import type { NewMessage } from "../../src/core/model/thread/message.ts";
import { CODING } from "./coding.ts";
import type { Items } from "./items.ts";
import { noise, padded, toolCall } from "./noise.ts";
import { KINDS, type Kind, type Phrasings, told } from "./phrasing.ts";
import { HELD_OUT } from "./phrasings-held-out.ts";
import { TUNED } from "./phrasings-tuned.ts";
import { TUNED_MORE } from "./phrasings-tuned-more.ts";
import { PLANNING } from "./planning.ts";
import { RESEARCH } from "./research.ts";
import { SUPPORT } from "./support.ts";

/** What a context is asked for, by what it should hold. */
export const ASPECTS = [
	"current task",
	"last step",
	"next step",
	"decisions",
	"corrections",
	"open questions",
	"preferences",
] as const;

export type Aspect = (typeof ASPECTS)[number];

/** Something that was said, known by terms that all must be there (without case). `turn`: where it was said. */
export type Answer = { aspect: Aspect; terms: string[]; turn: number; said: string };

/** A conversation with what its end should still know. */
export type Script = {
	id: string;
	domain: string;
	messages: NewMessage[];
	answers: Answer[];
	/** Ten turns of work on a task, and what a working state should say after them. */
	work: Work;
};

export type Work = { messages: NewMessage[]; task: string[]; completed: string[][]; next: string[] };

const DOMAINS: readonly Items[] = [CODING, SUPPORT, RESEARCH, PLANNING];
/** Least and most turns, about. */
type Turns = readonly [number, number];
const TURNS: Turns = [56, 90];
export const LONG: Turns = [120, 170];

/** `tuned` phrasings may have shaped the rules; `held-out` ones have not. */
export type Pool = "tuned" | "held-out";

/** So many scripts, the domains in turn; the same for the same seed. */
export function scripts(count: number, pool: Pool, seed = 1, turns = TURNS): Script[] {
	const phrasings = pool === "tuned" ? joined(TUNED, TUNED_MORE) : HELD_OUT;
	return Array.from({ length: count }, (_, at) => {
		const items = DOMAINS[at % DOMAINS.length] ?? CODING;
		return script(`${items.domain}-${at + 1}`, items, phrasings, { random: seeded(seed * 1_000 + at), turns });
	});
}

function joined(one: Phrasings, other: Phrasings): Phrasings {
	const both = { ...one };
	for (const kind of KINDS) both[kind] = [...one[kind], ...other[kind]];
	return both;
}

type Course = { random: Random; turns: Turns };

/** One exchange, and what it makes known. */
type Exchange = { messages: NewMessage[]; answers: Omit<Answer, "turn" | "said">[] };

function script(id: string, items: Items, phrasings: Phrasings, { random, turns }: Course): Script {
	const tell = teller(phrasings, random);
	const [first, second] = shuffled(items.tasks, random);
	if (first === undefined || second === undefined) throw new Error("A domain needs two tasks.");
	const [topic, ...facts] = factsOf(items, tell, random);
	const past = [
		tell("start", first.task, []),
		...spread([tell("step", at(first.steps, 0), []), tell("step", at(first.steps, 1), [])], facts.slice(0, 6), random),
	];
	const work = between(random, 2, 3);
	const done = second.steps.slice(0, work);
	const working = [
		tell("shift", second.task, [["current task", second.task.terms]]),
		...done.map((step, index) => tell("step", step, index === work - 1 ? [["last step", step.terms]] : [])),
		tell("next", at(second.steps, work), [["next step", at(second.steps, work).terms]]),
	];
	const rest = facts.slice(6);
	const lead = topic === undefined ? [] : [topic];
	const exchanges = [...lead, ...past, ...rest.slice(0, 3), ...working, ...rest.slice(3)];
	const conversation = filled(items.domain, exchanges, { random, turns });
	return { ...{ id, domain: items.domain }, ...conversation, work: workOf(items, tell, random) };
}

/** A task from its beginning: steps that are done, what comes next, and between them calls of tools or small talk. */
function workOf(items: Items, tell: Teller, random: Random): Work {
	const { task, steps } = pick(random, items.tasks);
	const done = steps.slice(0, 3);
	const next = at(steps, done.length);
	const aside = (turn: number) => (items.domain === "coding" ? toolCall(random, `work-${turn}`) : noise(random));
	const exchanges = [tell("start", task, []), ...done.map((step) => tell("step", step, [])), tell("next", next, [])];
	const messages = exchanges.flatMap((exchange, turn) => [...(turn === 0 ? [] : aside(turn)), ...exchange.messages]);
	return {
		messages: messages.map((message) => padded(random, message)),
		task: task.terms,
		completed: done.map((step) => step.terms),
		next: next.terms,
	};
}

type Teller = (kind: Kind, slots: object, known: [Aspect, string[]][]) => Exchange;

/** Every phrasing of a kind comes once before one comes again. */
function teller(phrasings: Phrasings, random: Random): Teller {
	const left = new Map<Kind, string[]>();
	return (kind, slots, known) => {
		const rest = left.get(kind) ?? [];
		if (rest.length === 0) rest.push(...shuffled(phrasings[kind], random));
		const phrasing = rest.pop() ?? "";
		left.set(kind, rest);
		const values = Object.fromEntries(Object.entries(slots).filter(([, value]) => typeof value === "string"));
		return { messages: told(phrasing, values), answers: known.map(([aspect, terms]) => ({ aspect, terms })) };
	};
}

/** What is decided, tried, asked and wished in the course of it. */
function factsOf(items: Items, tell: Teller, random: Random): Exchange[] {
	const [swap] = shuffled(items.swaps, random);
	if (swap === undefined) throw new Error("A domain needs a change of mind.");
	const first = { matter: swap.matter, choice: swap.old, over: swap.fresh, why: swap.why };
	const facts = [
		...shuffled(items.choices, random)
			.slice(0, 4)
			.map((one) => tell("decision", one, [["decisions", [...one.terms, ...one.reason]]])),
		...shuffled(items.attempts, random)
			.slice(0, 3)
			.map((one) => tell("failure", one, [["corrections", one.terms]])),
		...shuffled(items.questions, random)
			.slice(0, 3)
			.map((one) => tell("open", one, [["open questions", one.terms]])),
		...shuffled(items.wishes, random)
			.slice(0, 2)
			.map((one) => tell("preference", one, [["preferences", one.terms]])),
	];
	const taken = shuffled(facts, random);
	taken.splice(1, 0, tell("decision", first, []));
	taken.splice(between(random, 5, taken.length), 0, tell("correction", swap, [["corrections", swap.terms]]));
	return taken;
}

/** The exchanges with small talk, side questions and (coding) tool calls between them, until it is long enough. */
function filled(domain: string, exchanges: readonly Exchange[], { random, turns: [fewest, most] }: Course) {
	const gaps = exchanges.map(() => 1);
	const wanted = between(random, fewest, most);
	for (let turns = exchanges.length + gaps.length; turns < wanted; turns++) {
		const gap = between(random, 0, gaps.length - 1);
		gaps[gap] = (gaps[gap] ?? 0) + 1;
	}
	const messages: NewMessage[] = [];
	const answers: Answer[] = [];
	let calls = 0;
	for (const [index, exchange] of exchanges.entries()) {
		const turn = messages.length;
		messages.push(...exchange.messages);
		const said = exchange.messages.map(({ role, content }) => `${role}: ${content}`).join("\n");
		answers.push(...exchange.answers.map((answer) => ({ ...answer, turn, said })));
		for (let gap = 0; gap < (gaps[index] ?? 0); gap++) {
			const useTool = domain === "coding" && random() < 0.4;
			messages.push(...(useTool ? toolCall(random, `call-${++calls}`) : noise(random)));
		}
	}
	return { messages: messages.map((message) => padded(random, message)), answers };
}

/** The others put between the first ones, in any order but each in its own. */
function spread<T>(steps: readonly T[], others: readonly T[], random: Random): T[] {
	const mixed = [...others];
	let place = 0;
	for (const step of steps) {
		place = between(random, place, mixed.length);
		mixed.splice(place, 0, step);
		place++;
	}
	return mixed;
}

function shuffled<T>(from: readonly T[], random: Random): T[] {
	const rest = [...from];
	const mixed: T[] = [];
	while (rest.length > 0) {
		const one = pick(random, rest);
		rest.splice(rest.indexOf(one), 1);
		mixed.push(one);
	}
	return mixed;
}

function at<T>(from: readonly T[], index: number): T {
	const one = from[index];
	if (one === undefined) throw new Error(`There is no item ${index}.`);
	return one;
}
