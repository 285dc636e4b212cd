import { type AccessScope, wholeTenant } from "../../../../core/base/access-scope.ts";
import type { Failure } from "../../../../core/base/failure.ts";
import { ok, type Result } from "../../../../core/base/result.ts";
import type { Quote } from "../../../../core/model/memory/memory.ts";
import { kindOfStatement } from "../../../../core/writing/learn/extract-learned.ts";
import type { Clock } from "../../../../platform/clock/clock.ts";
import type { IdempotencyRecords } from "../../../../platform/idempotency/store/records.ts";
import type { IdSource } from "../../../../platform/ids/id-source.ts";
import type { ThreadLog } from "../../../../ports/thread-log.ts";
import { listThreadNotes, type NoteStore } from "../../../continuity/index.ts";
import { deleteMemory, type MemoryStore, type RelationGraph, writeMemories } from "../../../memory/index.ts";
import type { ThreadList } from "../../../threads/index.ts";
import { userIdOf } from "../../platforms/ids.ts";
import type { Installation } from "../../platforms/installation.ts";
import type { PlatformEvent } from "../../platforms/platform-event.ts";
import { candidatesReply, chooseForgotten, memoryLine, notesReply, replyOf, short } from "./command-replies.ts";

export type CommandDeps = {
	clock: Clock;
	ids: IdSource;
	idempotencyRecords(tenant: string): IdempotencyRecords;
	memoryStore(accessScope: AccessScope): MemoryStore;
	noteStore(accessScope: AccessScope): NoteStore;
	relationGraph(accessScope: AccessScope): RelationGraph;
	threadList(accessScope: AccessScope): ThreadList;
	threadLog(accessScope: AccessScope, threadId: string): ThreadLog;
};

/** A command, and the thread it was given in. `message_id`: ours of the message that it was. */
type Command = Omit<Extract<PlatformEvent, { kind: "command" }>, "kind" | "place"> & { thread_id: string };

/** What one person has is looked through so far, in pages of so many. */
const MOST_LOOKED_THROUGH = 2_000;
const PAGE = 200;
const MOST_NOTES = 10;

const MEMORY_ID = /^mem_[A-Za-z0-9]{1,60}$/;

/**
 * Does what a chat command says, and returns the reply to it: plain text of at most 1,500 characters. It reaches the memories
 * of who gave it and the notes of this thread, nothing else. Only `unavailable` is a failure: it can be done again.
 */
export async function applyCommand(
	deps: CommandDeps,
	{ tenant, platform, id }: Pick<Installation, "tenant" | "platform" | "id">,
	{ command, argument, speaker, thread_id, message_id, at }: Command,
): Promise<Result<string, Failure>> {
	if (command === "notes") return listNotes(deps, tenant, thread_id);
	const user_id = userIdOf(platform, speaker.id);
	const text = argument.trim();
	const accessScope = { ...wholeTenant(tenant), user_id };
	if (command === "forget") return forget(deps, accessScope, `user:${user_id}`, text);
	const message = message_id === undefined ? null : commandMessageId(message_id, id);
	const quotes = message === null ? [] : [{ thread_id, message_id: message, seq: 0, quote: text, said_at: at }];
	return remember(deps, accessScope, text, { installation: id, quotes });
}

/** Under which id the memory of a command quotes the message that it was: no message of another installation has it. */
export function commandMessageId(message_id: string, installation: string): string {
	return `${message_id}:${installation}`;
}

async function remember(
	deps: CommandDeps,
	accessScope: AccessScope & { user_id: string },
	text: string,
	{ installation, quotes }: { installation: string; quotes: readonly Quote[] },
): Promise<Result<string, Failure>> {
	if (text === "") return ok("Say what to remember: /remember I prefer short answers");
	const memory = {
		...{ content: text, scope: `user:${accessScope.user_id}`, type: kindOfStatement(text) },
		...{ key: null, is_static: false, importance: null, confidence: 1 },
		...{ source: { id: installation, type: "webhook" }, created_at: null, valid_from: null, valid_to: null },
		...{ expires_at: null, review_at: null, metadata: null, quotes },
	};
	const written = await writeMemories(deps, accessScope, [memory]);
	if (!written.ok) return replyTo(written.error);
	const [first] = written.value;
	const what = first?.outcome === "duplicate" ? "I know that already" : "Remembered";
	return ok(replyOf(`${what}. ${first === undefined ? "" : memoryLine(first.memory)}`));
}

async function forget(
	deps: CommandDeps,
	accessScope: AccessScope,
	scope: string,
	text: string,
): Promise<Result<string, Failure>> {
	if (text === "") return ok("Say what to forget, in its words or by its id: /forget mem_…");
	const store = deps.memoryStore(accessScope);
	if (MEMORY_ID.test(text)) {
		const memory = await store.read(text);
		if (memory === null || memory.scope !== scope) return ok("I remember nothing of yours under that id.");
		return erase(deps, accessScope, [memory]);
	}
	const { memories, more } = await memoriesOf(store, scope);
	const chosen = chooseForgotten(text, memories);
	if ("matched" in chosen) return erase(deps, accessScope, chosen.matched);
	if (chosen.candidates.length > 0) return ok(candidatesReply(chosen.candidates));
	const beyond = more ? ` I only looked through the newest ${MOST_LOOKED_THROUGH}.` : "";
	return ok(`I remember nothing of yours that says so.${beyond}`);
}

async function memoriesOf(store: MemoryStore, scope: string) {
	const memories = [];
	let after: { created_at: string; id: string } | undefined;
	while (memories.length < MOST_LOOKED_THROUGH) {
		const page = await store.page({ scope, status: "active", after, limit: PAGE });
		memories.push(...page);
		after = page.at(-1);
		if (page.length < PAGE) return { memories, more: false };
	}
	return { memories, more: true };
}

async function erase(
	deps: CommandDeps,
	accessScope: AccessScope,
	memories: readonly { id: string; content: string }[],
): Promise<Result<string, Failure>> {
	for (const { id } of memories) {
		const deleted = await deleteMemory(deps, accessScope, id);
		// That it is deleted already is what was asked for.
		if (!deleted.ok && deleted.error.reason !== "not_found") return replyTo(deleted.error);
	}
	return ok(replyOf(...memories.map(({ content }) => `Forgotten: ${short(content)}`)));
}

async function listNotes(deps: CommandDeps, tenant: string, thread: string): Promise<Result<string, Failure>> {
	const found = await listThreadNotes(deps, wholeTenant(tenant), thread, { limit: MOST_NOTES });
	if (!found.ok && found.error.reason === "unavailable") return found;
	return ok(notesReply(found.ok ? found.value : []));
}

/** What can be done again is; all else is said to who asked. */
function replyTo(failure: Failure): Result<string, Failure> {
	if (failure.reason === "unavailable") return { ok: false, error: failure };
	if (failure.reason === "too_large") return ok(`That is too long to remember: at most ${failure.limit} bytes.`);
	if ("quota" in failure) return ok("I can't remember more: there is no room left.");
	return ok("That can't be done.");
}
