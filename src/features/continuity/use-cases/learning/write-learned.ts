import { visibleScopes } from "../../../../core/base/access-scope.ts";
import { err, ok, type Result } from "../../../../core/base/result.ts";
import { queryTermsOf, stem } from "../../../../core/language/terms.ts";
import { textOf } from "../../../../core/model/thread/message.ts";
import { type LearningScopes, learningScope } from "../../../../core/model/thread/thread-config.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import { learningSteps } from "../../../../core/writing/learn/extract-learned.ts";
import type { KnownMemory, Learned, LearnedMessage, Skipped } from "../../../../core/writing/learn/found/learned.ts";
import { learnChunks, MOST_LEARNING_CALLS } from "../../../../core/writing/learn/found/learned-transcript.ts";
import { eachLearningPart } from "../../../../core/writing/learn/found/learning-parts.ts";
import { MOST_EARLIER } from "../../../../core/writing/writers/chunks.ts";
import type { WriterError } from "../../../../core/writing/writers/writers.ts";
import { isEverybodys, mayPass, type Work, type WritingError, wordsFor } from "../../../../platform/call-models.ts";
import { type Clock, giveWay, inSlices } from "../../../../platform/clock/clock.ts";
import type { TextModel } from "../../../../ports/text-model.ts";
import type { KnownMemories } from "../../../memory/index.ts";
import type { WriterDeps } from "../writing/write-summary.ts";
import { learnChunk, learningRoom, SHARES, toldOf } from "./learn-chunk.ts";
import { rateLearned } from "./rate-learned.ts";

export type LearnedRequest = {
	tenant: string;
	/** Oldest first. */
	messages: readonly LearnedMessage[];
	/** What was said right before, and was learned from already. */
	before?: readonly LearnedMessage[] | undefined;
	scopes: LearningScopes;
	count: CountText;
	/** No further attempt comes: where no model answers, the rules do it. */
	last: boolean;
	/** What is left for it, where it is a part of something longer. */
	work?: Work | undefined;
};

/** Who finds what messages tell: the use case of this file, with all it needs. */
export type LearnedWriter = (request: LearnedRequest) => Promise<Result<Learned, WriterError>>;

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

/** What is found so far, and what is left to read. */
type Progress = Required<Pick<Learned, "memories" | "relations" | "skipped" | "again">> & {
	left: readonly LearnedMessage[];
	writer: string | null;
	why: string[];
};

/**
 * What messages tell, found by the first writer in order that can; what that one does not finish the next one goes on with,
 * and the embedded writer can always. An error that may pass is returned, unless this is the last attempt.
 */
export async function writeLearned(deps: LearnedDeps, request: LearnedRequest): Promise<Result<Learned, WriterError>> {
	const { tenant, messages, count, last } = request;
	const work = request.work ?? learningWork(deps.clock, tenant, count);
	const known = await knownBeside(deps, request);
	const progress: Progress = {
		...{ memories: [], relations: [], skipped: [], again: [] },
		...{ left: messages, writer: null, why: [] },
	};
	for (const model of deps.textModels("extract")) {
		if (progress.left.length === 0) break;
		const error = await learnWith(deps, work, model, { known, before: request.before ?? [] }, progress);
		if (error === null) break;
		progress.why.push(`${model.name}: ${wordsFor(error, MOST_LEARNING_CALLS)}`);
		if (mayPass(error) && !last) {
			const retry_after_ms = error.reason === "rate_limited" ? error.retry_after_ms : null;
			return err({ reason: "writer_failed", detail: progress.why.join("; "), retry_after_ms });
		}
		if (isEverybodys(error)) break;
	}
	for (const part of eachLearningPart(progress.left)) {
		add(progress, await inSlices(deps.clock, learningSteps(part, known, { before: request.before ?? [] })));
		// Calls to the object that this runs in come in between.
		await giveWay(deps.clock);
	}
	const { relations, skipped, again, left, writer, why } = progress;
	const { memories, why: unrated } = await rateLearned(deps, work, progress.memories);
	why.push(...unrated, ...leftOut(skipped));
	const degraded = why.length === 0 ? null : why.join("; ");
	return ok({
		memories,
		relations,
		skipped,
		again,
		degraded,
		writer: left.length > 0 || writer === null ? "embedded" : writer,
	});
}

/** Says how much of what was found is not kept, as more was told at once than is learned. */
function leftOut(skipped: readonly Skipped[]): string[] {
	const many = skipped.filter(({ reason }) => reason === "too_many").length;
	return many === 0 ? [] : [`left out: ${many} times more was told at once than is learned`];
}

/** Has one model read what is left, run by run; returns what stopped it, null if it is all read. */
async function learnWith(
	deps: LearnedDeps,
	work: Work,
	model: TextModel,
	{ known, before }: { known: readonly KnownMemory[]; before: readonly LearnedMessage[] },
	progress: Progress,
): Promise<WritingError | null> {
	const told = toldOf(model, work, known);
	const room = learningRoom(model, work, told);
	if (room === 0) return { reason: "unusable", detail: `it reads only ${model.window} tokens` };
	const own = Math.floor(room * (1 - SHARES.earlier - SHARES.hints));
	const rooms = { room: own, earlier: Math.floor(room * SHARES.earlier), count: work.count, before };
	let last = before;
	for (const chunk of learnChunks(progress.left, rooms)) {
		const hints = await inSlices(deps.clock, learningSteps(chunk.messages, [], { before: last }));
		const found = await learnChunk(deps, work, model, { chunk, before: last, known: told, hints, room });
		last = chunk.messages.slice(-MOST_EARLIER);
		if (!found.ok) return found.error;
		add(progress, found.value);
		const end = chunk.messages.at(-1);
		progress.left = end === undefined ? progress.left : progress.left.slice(progress.left.indexOf(end) + 1);
		progress.writer = model.name;
	}
	progress.left = [];
	progress.writer ??= model.name;
	return null;
}

function add(progress: Progress, found: Pick<Learned, "memories" | "relations" | "skipped" | "again">): void {
	progress.memories.push(...found.memories);
	progress.relations.push(...found.relations);
	progress.skipped.push(...found.skipped);
	progress.again.push(...(found.again ?? []));
}

/** What the speakers' memory may say of these messages already. */
async function knownBeside(deps: LearnedDeps, { tenant, messages, scopes }: LearnedRequest): Promise<KnownMemory[]> {
	const authors = messages.map(({ user_id }) => learningScope(scopes, user_id ?? null));
	const seen = new Set([...visibleScopes(scopes.owners), ...authors.filter((scope) => scope !== null)]);
	const asked = messages
		.slice(-ASKED_MESSAGES)
		.map(({ content }) => ({ terms: queryTermsOf(textOf(content).slice(0, LOOKED_AT)).map(stem), key: null }));
	const memories = deps.knownMemories(tenant);
	// The same words find the same.
	const different = new Map(asked.map((one) => [[...one.terms].sort().join(" "), one]));
	const found = await memories.like([...different.values()], [...seen], KNOWN_A_MESSAGE);
	const active = found.flat().filter(({ status }) => status === "active");
	// "We moved to 16" shares no word with what it replaces.
	const keyed = await memories.keyed(KEYS, [...seen].slice(0, MOST_SCOPES), KEYED_A_SCOPE);
	const likely = new Set(active.map(({ id }) => id));
	// What is likeliest comes first for a model, which is told of so much; for rules the newest of a key stands last.
	return [...new Map([...active, ...keyed.filter(({ id }) => !likely.has(id))].map((one) => [one.id, one])).values()];
}

/** The keys that a word or two may be about, and then all; of so many scopes, and so many of each. */
const KEYS = ["user.name", "uses.", "user.uses.", ""];
const KEYED_A_SCOPE = 60;
const MOST_SCOPES = 12;

/** This much of a message tells what it is about. */
const LOOKED_AT = 4_096;
