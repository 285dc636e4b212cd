import type { Context } from "hono";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { runInBackground } from "../../../platform/http/context.ts";
import type { KeyedEnv } from "../../access/index.ts";
import type { Collected, Shape } from "../shapes/shape.ts";
import { passOn } from "../upstream/stream.ts";
import { wholeBody } from "../upstream/upstream.ts";
import { storeAnswer } from "../use-cases/store-answer.ts";
import type { Taken, Turn } from "../use-cases/take-turn.ts";
import { headersBack } from "./upstream-request.ts";

type Keyed = Context<KeyedEnv>;

type Stored = { turn: Turn; taken: Taken } | null;

type Answering = { shape: Shape; answer: Response; patienceMs: number; stored: Stored };

/** The upstream's answer for the caller, which is stored as well; the error says why there is none. */
export async function answerBack(c: Keyed, answering: Answering): Promise<Result<Response, string>> {
	const { shape, answer, patienceMs, stored } = answering;
	const headers = headersBack(answer, ownHeaders(stored));
	const { status } = answer;
	if (answer.ok && /^text\/event-stream\b/.test(headers.get("content-type") ?? "")) {
		const collector = shape.collector();
		const ended = (broke: string | null) => store(c, stored, collector.collected(), broke).then(() => undefined);
		const { readable, done } = passOn(answer.body, { patienceMs, collector, ended, brokenOff: shape.brokenOff });
		runInBackground(c, done);
		return ok(new Response(readable, { status, headers }));
	}
	const body = await wholeBody(answer, patienceMs);
	if (!body.ok) return body;
	if (answer.ok && stored !== null) {
		const read = parsed(body.value);
		if (read === undefined) return err("The upstream's answer is no JSON, or was cut short.");
		const kept = await store(c, stored, shape.answerOf(read), null);
		if (!kept) headers.set("x-tessera-stored", "false");
	}
	return ok(new Response(body.value, { status, headers }));
}

function ownHeaders(stored: Stored): Record<string, string> {
	if (stored === null) return {};
	const { id, thread_id } = stored.taken.context;
	return { "x-tessera-thread": thread_id, "x-tessera-context": id };
}

/** Never throws: the caller has the answer, whatever becomes of it here. False if it could not be stored. */
async function store(c: Keyed, stored: Stored, collected: Collected, broke: string | null): Promise<boolean> {
	const { message, whole } = collected;
	if (stored === null || message === null) return true;
	const partial = whole ? null : (broke ?? "The upstream ended before its answer did.");
	const { turn, taken } = stored;
	try {
		const done = await storeAnswer(c.var.deps, turn, { message, partial }, taken);
		if (!done.ok) console.error("an answer could not be stored", done.error);
		return done.ok;
	} catch (error) {
		console.error("an answer could not be stored", error);
		return false;
	}
}

function parsed(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
	} catch {
		return undefined;
	}
}
