import type { Owners } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { NewMessage, StoredMessage } from "../../../core/model/thread/message.ts";
import { type Access, type Caller, mayName, type RedactDeps } from "../../access/index.ts";
import { assembleThreadContext, type ContextAsk, type ThreadContextAnswer } from "../../contexts/index.ts";
import { appendMessages, openThread } from "../../threads/index.ts";
import { type Aligned, align } from "./align.ts";
import { pauseBefore } from "./pause.ts";

export type TurnDeps = Parameters<typeof appendMessages>[0] &
	Parameters<typeof assembleThreadContext>[0] &
	Parameters<typeof openThread>[0] &
	RedactDeps;

/** Whose turn it is, and where. */
export type Turn = { access: Access; caller: Caller; thread: string; owners: Owners };

/** What the model is to be shown, the thread's last seq, and that of the message that is answered: others may have answered it. */
export type Taken = { context: ThreadContextAnswer; last_seq: number; asked_seq: number };

/** Others may write to the thread at the same time: some dozens of them. */
const MOST_TRIES = 30;

/** Read at first: where a conversation goes on, its end is here. Else it may have gone on elsewhere for long. */
const FIRST_READ = 60;
const MOST_READ = 500;

/** Stores the new end of a resent conversation, and assembles the context that is to be answered. */
export async function takeTurn(
	deps: TurnDeps,
	turn: Turn,
	resent: readonly NewMessage[],
	ask: ContextAsk,
): Promise<Result<Taken, Failure>> {
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		await pauseBefore(tries);
		const read = await readTail(deps, turn, FIRST_READ);
		if (!read.ok) return read;
		let aligned = align(resent, read.value);
		if (aligned.fresh.length === resent.length && read.value.length === FIRST_READ) {
			const more = await readTail(deps, turn, MOST_READ);
			if (!more.ok) return more;
			aligned = align(resent, more.value);
		}
		const before = read.value.at(-1)?.seq ?? 0;
		const taken = await storeAndAsk(deps, turn, { resent, aligned, before, contended: tries > 0 }, ask);
		if (taken.ok || taken.error.reason !== "conflict") return taken;
	}
	return err({ reason: "unavailable", detail: "Others write to this thread all the time; try again." });
}

/** The newest messages, oldest first, of a thread that is made if it is not there. */
export async function readTail(
	deps: TurnDeps,
	{ access, thread, owners }: Turn,
	limit: number = FIRST_READ,
): Promise<Result<StoredMessage[], Failure>> {
	const { user_id, project_id } = owners;
	const named = mayName(access, [{ user_id: user_id ?? undefined, project_id: project_id ?? undefined }]);
	if (!named.ok) return named;
	const page = await deps.threadLog(access, thread).messages({ order: "desc", limit });
	if (page.ok) return ok(page.value.messages.toReversed());
	const opened = await openThread(deps, access, thread, owners);
	return opened.ok ? ok([]) : opened;
}

/** `before`: the thread's last seq. `contended`: others were quicker before. */
type Told = { resent: readonly NewMessage[]; aligned: Aligned; before: number; contended: boolean };

async function storeAndAsk(
	deps: TurnDeps,
	{ access, caller, thread }: Turn,
	{ resent, aligned, before, contended }: Told,
	ask: ContextAsk,
): Promise<Result<Taken, Failure>> {
	const { fresh, last } = aligned;
	const known = resent.length - fresh.length;
	const messages = fresh.map((message) => ({ ...message, id: deps.ids.next("msg") }));
	const append = async () => {
		if (messages.length === 0) return ok({ last_seq: before, asked_seq: last?.seq ?? before });
		const appended = await appendMessages(deps, access, thread, { messages, if_seq: before });
		if (!appended.ok) return err(renumbered(appended.error, known));
		return ok({ last_seq: appended.value.last_seq, asked_seq: appended.value.last_seq });
	};
	const newest = resent.at(-1);
	const queryId = newest?.role === "user" ? (messages.at(-1)?.id ?? last?.id) : undefined;
	if (newest === undefined || queryId === undefined) {
		const appended = await append();
		if (!appended.ok) return appended;
		const context = await assembleThreadContext(deps, { caller, id: thread }, { ...ask, append: false });
		return context.ok ? ok({ context: context.value, ...appended.value }) : context;
	}
	const asked = { ...ask, query: newest.content, append: false };
	const assemble = () => assembleThreadContext(deps, { caller, id: thread, queryId }, asked);
	// The query is shown as it is asked, stored or not: only what comes before it has to be there first. Where others write
	// too, a context is not made for nothing.
	if (messages.length > 1 || contended) {
		const appended = await append();
		if (!appended.ok) return appended;
		const context = await assemble();
		return context.ok ? ok({ context: context.value, ...appended.value }) : context;
	}
	const [appended, context] = await Promise.all([append(), assemble()]);
	if (!appended.ok) return appended;
	return context.ok ? ok({ context: context.value, ...appended.value }) : context;
}

/** Problems name the messages as they were sent, of which some are known already. */
function renumbered(failure: Failure, known: number): Failure {
	if (failure.reason !== "invalid_request") return failure;
	const problems = failure.problems.map(({ path, message }) => ({
		path: path.replace(/^messages\.(\d+)/, (_, index: string) => `messages.${Number(index) + known}`),
		message,
	}));
	return { reason: "invalid_request", problems };
}
