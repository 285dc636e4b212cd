import type { Result } from "../../../src/core/base/result.ts";
import type { NewKeptContext } from "../../../src/core/model/thread/kept-context.ts";
import type { NewMessage } from "../../../src/core/model/thread/message.ts";
import type { SnapshotRequest } from "../../../src/core/model/thread/snapshot.ts";
import type { Thread, ThreadSettings } from "../../../src/core/model/thread/thread.ts";
import { DEFAULT_CONFIG } from "../../../src/core/model/thread/thread-config.ts";
import type { Appended, ThreadLog } from "../../../src/ports/thread-log.ts";

/** When everything in these suites happens, unless a test says otherwise. */
export const NOW = Date.UTC(2026, 0, 12, 9, 30);

export const NOT_FOUND = { ok: false, error: { reason: "not_found", what: "thread" } };

export function settings(changes: Partial<ThreadSettings> = {}): ThreadSettings {
	return {
		user_id: null,
		project_id: null,
		title: null,
		model: null,
		budget: null,
		metadata: "{}",
		// Nothing is learned from what is said here: it would be further jobs.
		config: { ...DEFAULT_CONFIG, learn: "off" },
		...changes,
	};
}

/** The value of an outcome that must be one. */
export function must<T>(result: Result<T, unknown>): T {
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
	return result.value;
}

/** Makes the thread, and gives it as it then is. */
export async function made(log: ThreadLog, changes: Partial<ThreadSettings> = {}): Promise<Thread> {
	return must(await log.create(settings(changes), NOW)).thread;
}

export async function appended(log: ThreadLog, messages: NewMessage[]): Promise<Appended> {
	return must(await log.append({ messages, now: NOW }));
}

export function user(content: NewMessage["content"], more: Partial<NewMessage> = {}): NewMessage {
	return { role: "user", content, ...more };
}

/** An assistant's call of a tool, under this id. */
export function calling(...ids: string[]): NewMessage {
	return { role: "assistant", content: "", tool_calls: ids.map((id) => ({ id, name: "look", arguments: "{}" })) };
}

export function result(callId: string, content = "found it"): NewMessage {
	return { role: "tool", content, tool_call_id: callId };
}

/** What a context asks of a thread when nothing is said. */
export function snapshotRequest(changes: Partial<SnapshotRequest> = {}): SnapshotRequest {
	const settings = {
		model: null,
		budget: null,
		waterfall: true,
		preset: "conversational" as const,
		own_instructions: false,
		clears: true,
	};
	return { ...settings, query: null, recall: { limit: 50, now: 0 }, ...changes };
}

/** A thread as the list of threads keeps it. */
export function listedThread(changes: Partial<Thread> & { id: string }): Thread {
	const at = new Date(NOW).toISOString();
	const counts = { encoding: "cl100k_base" as const, last_seq: 0, message_count: 0, token_count: 0 };
	return { ...settings(), ...counts, created_at: at, updated_at: at, ...changes };
}

/** A context as a thread is given it to keep. */
export function keptContext(id: string, changes: Partial<NewKeptContext> = {}): NewKeptContext {
	return {
		id,
		created_at: new Date(NOW).toISOString(),
		model: "gpt-4",
		counted: 12,
		ratio: 1.16,
		request: '{"query":"why?"}',
		rendering: '{"messages":[]}',
		report: "{}",
		prefixHashes: [`mark ${id}`],
		appended: null,
		asked_at: NOW,
		hidden: 0,
		...changes,
	};
}
