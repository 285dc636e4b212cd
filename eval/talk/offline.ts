import { runSteps } from "../../src/core/base/steps.ts";
import type { SummaryText } from "../../src/core/model/thread/summary.ts";
import { EMPTY_STATE, nextStep, type WorkingState } from "../../src/core/model/thread/working-state.ts";
import { extraction } from "../../src/core/writing/distill/extract-summary.ts";
import type { SourceMessage } from "../../src/core/writing/distill/summary-source.ts";
import { learningSteps } from "../../src/core/writing/learn/extract-learned.ts";
import type { KnownMemory, LearnedMessage } from "../../src/core/writing/learn/found/learned.ts";
import { type StateModels, updatedState } from "../../src/core/writing/working-state/updated-state.ts";
import type { Written } from "./judge.ts";
import type { Talk } from "./talk.ts";

/** Messages without an assistant are learned from in runs of so many. */
const UNANSWERED = 20;
/** What a summary may take, in tokens; and how a token is told here. */
const LIMIT = 2_400;
const count = (text: string) => Math.ceil(text.length / 4);
/** The newest messages stay as they were said. */
const TAIL = 6;
const BEFORE = 4;

/** What the embedded writer makes of a conversation that is told turn by turn, in process; a server does the same. */
export function writtenOf(talk: Talk, models: StateModels = {}): Written {
	const model = models.acts;
	const messages = talk.messages.map((message, at) => sourceMessage(message, at + 1));
	const stops = new Set([...talk.labels.state.map(({ at }) => at), Math.floor(messages.length / 2)]);
	const states = new Map<number, WorkingState & { next_step: string }>();
	let state: WorkingState = EMPTY_STATE;
	const found: { content: string; type: string; key: string | null }[] = [];
	const relations: Written["relations"][number][] = [];
	let summary: SummaryText | null = null;
	let covered = 0;
	let learned = 0;
	let from = 0;
	let followed = false;
	const distil = (to: number) => {
		summary = runSteps(
			extraction({ previous: summary, messages: messages.slice(covered, to), limit: LIMIT }, count, model),
		);
		covered = to;
	};
	const learn = (to: number) => {
		const known: KnownMemory[] = found.map(({ content, key }, at) => ({
			id: String(at),
			content,
			type: "fact",
			key,
			scope: "user:u",
		}));
		const some = messages.slice(learned, to).map(learnedMessage);
		const { memories, relations: told } = runSteps(
			learningSteps(some, known, {
				before: messages
					.slice(Math.max(0, learned - BEFORE), learned)
					.filter(({ role }) => role !== "tool")
					.map(learnedMessage),
				...(model && { model }),
			}),
		);
		for (const { content, type, key } of memories) {
			const before = key === null ? -1 : found.findIndex((one) => one.key === key);
			if (before >= 0) found.splice(before, 1);
			if (!found.some((one) => one.content === content)) found.push({ content, type, key });
		}
		relations.push(...told.filter(({ ended }) => !ended));
		learned = to;
	};
	for (const to of turnEnds(talk, stops)) {
		const part = messages.slice(from, to);
		const answered = part.some(({ role }) => role === "assistant");
		followed ||= answered;
		if (followed) state = updatedState(state, part, messages.slice(Math.max(0, from - BEFORE), from), models);
		if (answered || to - learned >= UNANSWERED || to === messages.length) learn(to);
		for (const stop of stops) if (stop >= from && stop < to) states.set(stop, { ...state, next_step: nextStep(state) });
		const middle = Math.floor(messages.length / 2);
		if (middle >= from && middle < to) distil(Math.max(0, to - TAIL));
		from = to;
	}
	distil(messages.length - TAIL);
	const last: SummaryText | null = summary;
	return {
		states,
		summary: last === null ? null : { to: covered - 1, sections: (last as SummaryText).sections },
		memories: found,
		relations: [...new Map(relations.map((one) => [`${one.subject} ${one.predicate} ${one.object}`, one])).values()],
	};
}

/** Appends end with an answer of the assistant, where the state is looked at, and in the middle. */
function turnEnds({ messages }: Talk, stops: ReadonlySet<number>): number[] {
	const ends: number[] = [];
	for (const [index, message] of messages.entries()) {
		const next = messages[index + 1];
		const turned = next?.role === "user" && message.role !== "user";
		if (next === undefined || turned || (stops.has(index) && next.role !== "tool")) ends.push(index + 1);
	}
	return ends;
}

function sourceMessage(
	{ role, content, name, created_at, tool_calls, tool_call_id }: Talk["messages"][number],
	seq: number,
): SourceMessage {
	return {
		...{ seq, role, content, created_at },
		...(name !== undefined && { name }),
		...(tool_calls !== undefined && { tool_calls }),
		...(tool_call_id !== undefined && { tool_call_id }),
	};
}

function learnedMessage(message: SourceMessage): LearnedMessage {
	const { seq, role, content, name, created_at } = message;
	return {
		role,
		content,
		...(name !== undefined && { name }),
		created_at,
		thread_id: "t",
		message_id: String(seq),
		seq,
	};
}
