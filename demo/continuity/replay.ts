/** Tells a story to a thread, turn by turn, and keeps what the thread would answer before and after it distils. */
import { settledJobs } from "../../scripts/client/api.ts";
import type { TextContext } from "../context-schema.ts";
import type { Message } from "../conversation.ts";
import type { Story } from "./story.ts";
import * as thread from "./thread-calls.ts";

const QUESTION_AFTER_MS = 600_000;

/** One distillation: what was not summarised before and after it, in tokens; `after` with the summary's own. */
export type Distillation = {
	turn: number;
	before: number;
	after: number;
	covered: { messages: number; tokens: number };
	tail: { messages: number; tokens: number };
	summary: thread.Summary;
};

/** What the question gets at the end of a turn. */
export type Snapshot = { moment: "before" | "after" | "at the end"; turn: number; context: TextContext };

export type Replay = {
	story: Story;
	threadId: string;
	messages: number;
	tokens: number;
	limit: number;
	/** Tokens at which a distillation starts. */
	trigger: number;
	distillations: Distillation[];
	/** Around the last distillation, and of the last turn where that is another one. */
	snapshots: Snapshot[];
	state: thread.WorkingState;
	notes: thread.Note[];
	/** Jobs that failed, in whole sentences. */
	failures: string[];
};

type Stored = thread.Appended["messages"][number];

/** What is known of a thread while its story is told. */
type Course = {
	id: string;
	story: Story;
	told: Stored[];
	limit: number;
	distillations: Distillation[];
	notes: thread.Note[];
	failures: Set<string>;
};

export async function replay(url: string, story: Story, progress: (text: string) => void): Promise<Replay> {
	const { id, config } = await thread.makeThread(url, story);
	const course: Course = { id, story, told: [], limit: 0, distillations: [], notes: [], failures: new Set() };
	let latest: Snapshot | undefined;
	let around: Snapshot[] = [];
	for (const [index, messages] of story.turns.entries()) {
		const turn = index + 1;
		const fresh = await tellTurn(url, course, turn, messages);
		const context = await thread.askContext(url, id, story, momentAfter(messages));
		if (fresh.length > 0) {
			progress(`turn ${turn}: ${fresh.map(({ writer }) => `distilled by ${writer}`).join(", ")}`);
			around = [...(latest ? [{ ...latest, moment: "before" } as const] : []), { moment: "after", turn, context }];
		}
		latest = { moment: "at the end", turn, context };
	}
	const state = await thread.readState(url, id);
	const ended = latest && around.at(-1)?.turn !== latest.turn ? [latest] : [];
	const trigger = Math.floor(course.limit * config.overflow.trigger_ratio);
	return concluded(course, { trigger, snapshots: [...around, ...ended], state });
}

function concluded(
	{ id, told, failures, ...course }: Course,
	rest: Pick<Replay, "trigger" | "snapshots" | "state">,
): Replay {
	return { ...course, ...rest, threadId: id, messages: told.length, tokens: sumTokens(told), failures: [...failures] };
}

/** Appends the turn and waits for what the thread has to do; the summaries that came of it. */
async function tellTurn(url: string, course: Course, turn: number, messages: Message[]): Promise<thread.Summary[]> {
	const { id, story, told, distillations, failures } = course;
	const { messages: stored, overflow } = await thread.appendTurn(url, id, messages);
	told.push(...stored);
	course.limit = overflow.limit;
	for (const text of await failedJobs(url, id)) failures.add(text);
	const fresh = overflow.job === undefined ? [] : await freshSummaries(url, course);
	distillations.push(...fresh.map((summary) => distilled(turn, overflow.tokens, summary, told)));
	for (const note of story.notes) if (note.turn === turn) course.notes.push(await thread.addNote(url, id, note));
	return fresh;
}

async function failedJobs(url: string, id: string): Promise<string[]> {
	const jobs = await settledJobs(`${url}/v1/threads/${id}`);
	return jobs
		.filter(({ status }) => status !== "done")
		.map(({ id: job, kind, status, error }) => `Job ${job} (${kind}) is ${status}${error ? `: ${error}` : ""}.`);
}

/** The summaries that were not there before. */
async function freshSummaries(url: string, { id, distillations }: Course): Promise<thread.Summary[]> {
	const summaries = await thread.readSummaries(url, id);
	const seen = new Set(distillations.map(({ summary }) => summary.id));
	return summaries.filter((summary) => !seen.has(summary.id));
}

function distilled(turn: number, before: number, summary: thread.Summary, told: Stored[]): Distillation {
	const covered = told.filter(({ seq }) => seq >= summary.from_seq && seq <= summary.to_seq);
	const tail = told.filter(({ seq }) => seq > summary.to_seq);
	return {
		turn,
		before,
		after: summary.tokens + sumTokens(tail),
		covered: { messages: covered.length, tokens: sumTokens(covered) },
		tail: { messages: tail.length, tokens: sumTokens(tail) },
		summary,
	};
}

/** The question comes ten minutes after the turn's last message. */
function momentAfter(messages: Message[]): string {
	const last = Math.max(...messages.map(({ created_at }) => Date.parse(created_at)));
	return new Date(last + QUESTION_AFTER_MS).toISOString();
}

function sumTokens(messages: Stored[]): number {
	return messages.reduce((sum, { tokens }) => sum + tokens, 0);
}
