import { contentTerms, sharedTerms } from "../../language/content-terms.ts";
import { oneLine, shorten } from "../../language/shorten.ts";
import type { Request } from "../../model/thread/working-state.ts";
import { ACTS, type Act } from "../acts/act-model.ts";
import { joinedText, passagesOf } from "../acts/passages.ts";
import type { ActClause } from "../acts/read-acts.ts";
import { REQUEST_MODEL, type RequestModel } from "./request-model.ts";

/** Longest text of a request (UTF-16 units), and how many of its words are compared with what is said later. */
const LONGEST = 240;
const MOST_TERMS = 24;
/** So many requests are followed; the newest ones stay however unlikely they are. */
const MOST = 12;
const NEWEST = 2;
/** The task names so many requests at most, none as unlikely as this, and none that as many messages say nothing of. */
const NAMED = 4;
const LEAST = 0.06;
const IDLE = 10;
/** Fewer words ask for nothing, unless that is likelier than not. */
const LEAST_WORDS = 4;
const PLAIN = 0.5;
/** Between the request that is worked on and others that stand. */
export const ALSO = " (also asked: ";

/** What one message does, as the requests before it see it. */
export type Heard = {
	role: "user" | "assistant" | "tool";
	calls: number;
	clauses: readonly ActClause[];
	terms: ReadonlySet<string>;
};

const NOTHING = { messages: 0, users: 0, calls: 0, task: 0, done: 0, idle: 0, near: [] };
/** So many of the last messages tell whether a request is still spoken of. */
const RECENT = 4;

/** The message of a user as a request; null where it says nothing. `first`: nobody asked before. */
export function requestOf({ clauses, terms }: Heard, first: boolean): Request | null {
	const said = clauses.filter(({ clause }) => !clause.quoted);
	const [main] = passagesOf(said, { sureOf: ({ scores }) => scores.task, longest: LONGEST, joins: () => true });
	// "thanks", "ok": nothing to work on.
	if (main === undefined || (wordsIn(main.parts) < LEAST_WORDS && main.sure < PLAIN)) return null;
	const length = clauses.reduce((sum, { clause }) => sum + clause.text.length + 1, 0);
	const asks = clauses.some(({ clause }) => clause.asks);
	return {
		text: shorten(oneLine(joinedText(main.parts)), LONGEST),
		terms: [...terms].slice(0, MOST_TERMS),
		does: ACTS.map((act) => rounded(odds(surest(clauses, act)))),
		...{ size: sizeOf(length, terms.size, asks), first, since: NOTHING },
	};
}

/** The requests where a task was set, by a caller or by a model: that one, as sure as any. */
export function requestsOf(text: string): Request[] {
	if (text === "") return [];
	const terms = [...contentTerms(text)].slice(0, MOST_TERMS);
	const does = ACTS.map((act) => odds(act === "task" ? 1 : 0));
	return [{ text, terms, does, size: sizeOf(text.length, terms.length, false), first: true, since: NOTHING }];
}

const sizeOf = (length: number, terms: number, asks: boolean): number[] => [
	...[rounded(Math.log1p(length)), rounded(Math.log1p(terms))],
	asks ? 1 : 0,
];

/** Whether a request is likelier one than not by its words alone. */
export const asksPlainly = (request: Request): boolean => asking(request) > 0;

export function heardRequests(requests: readonly Request[], heard: Heard): Request[] {
	const user = heard.role === "user" ? 1 : 0;
	const task = rounded(user * surest(heard.clauses, "task"));
	const done = rounded(heard.role === "tool" ? 0 : surest(heard.clauses, "done"));
	return requests.map((request) => {
		const { messages, users, calls, idle, near, ...most } = request.since;
		const shared = sharedTerms(request.terms, heard.terms);
		const since = {
			...{ messages: messages + 1, users: users + user, calls: calls + (users === 0 && user === 0 ? heard.calls : 0) },
			...{ task: Math.max(most.task, task), done: Math.max(most.done, done), idle: shared > 0 ? 0 : idle + 1 },
			near: [...near, rounded(shared / Math.max(1, request.terms.length))].slice(-RECENT),
		};
		return { ...request, since };
	});
}

/** The requests that are followed further: the newest, and the likeliest of the others. */
export function followed(requests: readonly Request[], tools: boolean, model: RequestModel = REQUEST_MODEL): Request[] {
	if (requests.length <= MOST) return [...requests];
	const dropped = judged(requests, tools, model)
		.slice(0, -NEWEST)
		.reduce((one, other) => (other.likely < one.likely ? other : one));
	return requests.filter((request) => request !== dropped.request);
}

/** The requests that stand, the newest first, and how likely one of them is the task. */
export function standing(
	requests: readonly Request[],
	tools: boolean,
	model: RequestModel = REQUEST_MODEL,
): { named: Request[]; sure: number } {
	const named = judged(requests, tools, model)
		.filter(({ request, likely }) => likely >= LEAST && request.since.idle < IDLE)
		.sort((a, b) => b.likely - a.likely)
		.slice(0, NAMED);
	const likeliest = new Set(named.map(({ request }) => request));
	return {
		named: requests.filter((request) => likeliest.has(request)).reverse(),
		sure: 1 - named.reduce((none, { likely }) => none * (1 - likely), 1),
	};
}

function judged(requests: readonly Request[], tools: boolean, model: RequestModel) {
	return requests.map((request, at) => ({ request, likely: model(valuesOf(requests, at, tools)) }));
}

/** What the model reads of the request at this place among all that are followed: in the order of the weights. */
export function valuesOf(requests: readonly Request[], at: number, tools: boolean): number[] {
	const request = requests[at];
	if (request === undefined) return [];
	const { does, size, first, since } = request;
	const { messages, users, calls, task, done, idle, near } = since;
	const later = odds(task);
	const own = asking(request);
	const after = requests.slice(at + 1);
	const recently = near.reduce((sum, share) => sum + share, 0);
	return [
		...[...does, ...size, first ? 1 : 0],
		...[Math.log1p(messages), Math.log1p(users), users === 0 ? 1 : 0, Math.log1p(calls), tools ? 1 : 0],
		...[later, own - later, odds(done), Math.log1p(idle), Math.min(1, recently)],
		...[after.length, after.filter((other) => asking(other) > own).length, own - Math.max(...requests.map(asking))],
	];
}

const TASK = ACTS.indexOf("task");
const asking = ({ does }: Request): number => does[TASK] ?? 0;
const wordsIn = (clauses: readonly ActClause[]): number =>
	clauses.reduce((sum, { clause }) => sum + clause.tokens.filter(({ kind }) => kind === "word").length, 0);
const surest = (clauses: readonly ActClause[], act: Act): number =>
	Math.max(0, ...clauses.map(({ scores }) => scores[act]));
const odds = (likely: number): number => Math.log((likely + 0.01) / (1.01 - likely));
const rounded = (value: number): number => Math.round(100 * value) / 100;
