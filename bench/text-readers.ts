import { escapeInstructions, escapeTags } from "../src/core/base/tags.ts";
import { possibleDays } from "../src/core/language/dates/days.ts";
import { redactionSteps } from "../src/core/language/secrets/withheld.ts";
import { eachSentence } from "../src/core/language/sentences.ts";
import { oneLine } from "../src/core/language/shorten.ts";
import { sayingOf } from "../src/core/language/statements/says-again.ts";
import { bodyTokenSteps } from "../src/core/model/thread/count-message.ts";
import { gistOf } from "../src/core/model/thread/gist.ts";
import { EMPTY_STATE } from "../src/core/model/thread/working-state.ts";
import { askedKeys } from "../src/core/recall/asked.ts";
import { episodeLine } from "../src/core/recall/episode-lines.ts";
import { snippetOf } from "../src/core/recall/lexical.ts";
import { traitSteps } from "../src/core/recall/ranking/memory-index.ts";
import { questionOf } from "../src/core/recall/ranking/question.ts";
import { stemSteps } from "../src/core/recall/ranking/stem-steps.ts";
import { entityCandidates } from "../src/core/recall/relations/entity-candidates.ts";
import type { CountText } from "../src/core/tokens/encoding.ts";
import { tokenSteps } from "../src/core/tokens/token-steps.ts";
import { cutMiddle, truncateSentences } from "../src/core/tokens/truncate.ts";
import { extraction } from "../src/core/writing/distill/extract-summary.ts";
import { learningSteps } from "../src/core/writing/learn/extract-learned.ts";
import type { LearnedMessage } from "../src/core/writing/learn/found/learned.ts";
import { eachLearningPart, pieceSteps } from "../src/core/writing/learn/found/learning-parts.ts";
import { reflectionSteps } from "../src/core/writing/reflect/reflect-observations.ts";
import { updatedState } from "../src/core/writing/working-state/updated-state.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const SAID_AT = "2026-11-20T12:00:00.000Z";
/** Longest content of a memory, in UTF-16 units. */
const LONGEST_MEMORY = 32_768;

/** Reads a text in steps; each says how much text it took (UTF-16 units), or that a pause comes whatever it took. */
export type Reader = (text: string, count: CountText) => Iterable<number | "pause">;

const whole = (read: (text: string, count: CountText) => unknown): Reader =>
	function* (text, count) {
		read(text, count);
		yield "pause";
	};

/** All that reads texts of callers, as it is called where they come in. */
export const TEXT_READERS: Readonly<Record<string, Reader>> = {
	"secrets, redacted": redactionSteps,
	"pieces of flushed messages": (text) => pieceSteps(learned(text)),
	*learning(text) {
		for (const part of eachLearningPart([learned(text)])) {
			yield* learningSteps(part, []);
			yield "pause";
		}
	},
	*"learning, what is agreed"(text) {
		const yes = { ...learned("Yes, let's do that."), seq: 2, message_id: "m-2" };
		for (const part of eachLearningPart([{ ...learned(text), role: "assistant" }, yes])) {
			yield* learningSteps(part, []);
			yield "pause";
		}
	},
	"summaries, of users": (text, count) => extraction(sourceOf("user", text), count),
	"summaries, of assistants": (text, count) => extraction(sourceOf("assistant", text), count),
	"summaries, of tools": (text, count) => extraction(sourceOf("tool", text), count),
	"working state, of users": whole((text) => updatedState(BUSY, [message("user", text)])),
	"working state, of assistants": whole((text) => updatedState(BUSY, [message("assistant", text)])),
	"working state, of tools": whole((text) => updatedState(BUSY, [message("tool", text)])),
	"reflection on memories": (text) =>
		reflectionSteps({
			...{ scope: "user:u", beside: [], replaced: [], known: [] },
			fresh: slices(text, LONGEST_MEMORY).map((content, at) => ({
				...{ id: `m-${at}`, type: "fact", content, key: null, importance: 5, said_at: [SAID_AT], depth: 0 },
			})),
		}),
	"terms and their stems": (text) => stemSteps(text),
	*"what messages are indexed by"(text, count) {
		yield* bodyTokenSteps({ role: "user", content: text }, count);
		const stems = yield* stemSteps(text);
		yield* traitSteps({ role: "user", name: null, text, saidAt: NOW }, stems, count);
	},
	gists: whole((text, count) => gistOf({ role: "user", content: text }, count)),
	"gists of tools": whole((text, count) => gistOf({ role: "tool", content: text }, count)),
	"lines of episodes": whole((text) => episodeLine({ ...message("user", text), id: "m-1", calls: [] })),
	"questions of recall": whole((text) => [questionOf(text, NOW), askedKeys(text), entityCandidates(text)]),
	"dates and times": whole((text) => possibleDays(text, NOW)),
	"snippets of searches": whole((text) => snippetOf(text, "what did we decide about the database?")),
	"what says the same": whole((text) => sayingOf(text.slice(0, LONGEST_MEMORY))),
	*sentences(text) {
		for (const sentence of eachSentence(text)) yield sentence.length;
	},
	"truncation to 1,000 tokens": whole((text, count) => truncateSentences(text, 1_000, count)),
	"cutting the middle": whole((text, count) => cutMiddle(text, 1_000, count, (missing) => `[${missing} left out]`)),
	"one line": whole(oneLine),
	"escaping of tags": whole((text) => escapeInstructions(escapeTags(text))),
	"counting tokens": (text, count) => tokenSteps(text, count),
	"counting tokens of what is shown": whole((text, count) => count(text)),
};

/** What is read with its request and in one go, at most 1 MiB. */
export const IN_ONE_GO: ReadonlySet<string> = new Set([
	"snippets of searches",
	"truncation to 1,000 tokens",
	"cutting the middle",
	"counting tokens of what is shown",
]);

const BUSY = {
	...EMPTY_STATE,
	current_task: "Move the billing service to the new database",
	task_chain: ["Write the migration", "Test the export", "Deploy the service"],
	completed_steps: ["Write the migration"],
	recent_decisions: ["We use PostgreSQL 16"],
	blockers: ["The staging server is down"],
};

function message<R extends "user" | "assistant" | "tool">(role: R, content: string) {
	return { role, content, seq: 1, created_at: SAID_AT };
}

function sourceOf(role: "user" | "assistant" | "tool", text: string) {
	return { previous: null, messages: [message(role, text)], limit: 1_000 };
}

function learned(content: string): LearnedMessage {
	return { role: "user", content, created_at: SAID_AT, user_id: "u", thread_id: "t", message_id: "m-1", seq: 1 };
}

function slices(text: string, length: number): string[] {
	return Array.from({ length: Math.ceil(text.length / length) }, (_, at) => text.slice(at * length, (at + 1) * length));
}
