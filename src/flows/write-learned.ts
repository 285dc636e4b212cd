import { extractLearned } from "../core/learn/extract-learned.ts";
import type { KnownMemory, Learned, LearnedMessage } from "../core/learn/learned.ts";
import { MOST_LEARNING_CALLS } from "../core/learn/learning-figures.ts";
import { type LearningScopes, learningScope } from "../core/learn/learning-scope.ts";
import { queryTermsOf, stem } from "../core/recall/terms.ts";
import { ok, type Result } from "../core/result.ts";
import { scopesOf } from "../core/scope.ts";
import { textOf } from "../core/thread/message.ts";
import type { CountText } from "../core/tokens/encoding.ts";
import type { WriterTrouble } from "../core/writers/writer-trouble.ts";
import type { Clock } from "../ports/clock.ts";
import type { KnownMemories } from "../ports/known-memories.ts";
import type { Work } from "./call-model.ts";
import type { WriterDeps } from "./write-summary.ts";

export type LearnedRequest = {
	tenant: string;
	/** Oldest first. */
	messages: readonly LearnedMessage[];
	scopes: LearningScopes;
	count: CountText;
	/** No further attempt comes: where no model answers, the rules do it. */
	last: boolean;
	/** What is left for it, where it is a part of something longer. */
	work?: Work | undefined;
};

/** Who finds what messages tell: the flow of this file, with all it needs. */
export type LearnedWriter = (request: LearnedRequest) => Promise<Result<Learned, WriterTrouble>>;

export type LearnedDeps = WriterDeps & { knownMemories(tenant: string): KnownMemories };

/** Nor more time; an alarm may run for a quarter of an hour. */
const MOST_MS = 300_000;
/** What is known is looked for by so many messages, and so much of it for each. */
const ASKED_MESSAGES = 40;
const KNOWN_A_MESSAGE = 5;

/** The calls and the time that learning once may take. */
export function learningWork(clock: Clock, tenant: string, count: CountText): Work {
	return { tenant, count, calls: MOST_LEARNING_CALLS, until: clock.elapsed() + MOST_MS };
}

/**
 * What messages tell, found by the first writer in order that can; what that one does not finish the next one goes on with,
 * and the rules can always. Trouble that may pass is given back, unless this is the last attempt.
 */
export async function writeLearned(
	deps: LearnedDeps,
	request: LearnedRequest,
): Promise<Result<Learned, WriterTrouble>> {
	const known = await knownBeside(deps, request);
	return ok({ ...extractLearned(request.messages, known), writer: "embedded", degraded: null });
}

/** What the speakers' memory may say of these messages already. */
async function knownBeside(deps: LearnedDeps, { tenant, messages, scopes }: LearnedRequest): Promise<KnownMemory[]> {
	const authors = messages.map(({ user_id }) => learningScope(scopes, user_id ?? null));
	const seen = new Set([...scopesOf(scopes.owners), ...authors.filter((scope) => scope !== null)]);
	const asked = messages
		.slice(-ASKED_MESSAGES)
		.map(({ content }) => ({ terms: queryTermsOf(textOf(content).slice(0, LOOKED_AT)).map(stem), key: null }));
	const found = await deps.knownMemories(tenant).like(asked, [...seen], KNOWN_A_MESSAGE);
	const active = found.flat().filter(({ status }) => status === "active");
	return [...new Map(active.map((memory) => [memory.id, memory])).values()];
}

/** So much of a message tells what it is about. */
const LOOKED_AT = 4_096;
