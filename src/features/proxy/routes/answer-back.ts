import type { Context } from "hono";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { runInBackground } from "../../../platform/http/context.ts";
import type { KeyedEnv } from "../../access/index.ts";
import { type Collected, LONGEST_ANSWER, type Shape } from "../shapes/shape.ts";
import { ENDED_EARLY, passOn } from "../upstream/stream.ts";
import { wholeBody } from "../upstream/upstream.ts";
import { storeAnswer } from "../use-cases/store-answer.ts";
import type { Taken, Turn } from "../use-cases/take-turn.ts";
import { headersBack } from "./upstream-request.ts";

type Keyed = Context<KeyedEnv>;

/** Where an answer is stored (null: nowhere), and by name what of its conversation no thread can hold. */
export type Stored = { turn: Turn; taken: Taken; aside: readonly string[] } | null;

type Answering = { shape: Shape; answer: Response; patienceMs: number; stored: Stored };

/** Why an answer that is too long is not whole. */
const CUT = `The answer is longer than the ${LONGEST_ANSWER} characters that are kept.`;

/** Why an answer is not whole of whose stream a piece is missing. */
const GARBLED = "A piece of the answer could not be read.";

const REPAIRED = "Characters that can't be kept are replaced.";

/** How much is said of calls that broke off, and of what can't be kept (characters). */
const LONGEST_NAMES = 500;

const NOT_STORED = "The answer could not be stored.";

/** The upstream's answer for the caller, which is stored as well; the error says why there is none. */
export async function answerBack(c: Keyed, answering: Answering): Promise<Result<Response, string>> {
	const { shape, answer, patienceMs, stored } = answering;
	const headers = headersBack(answer, ownHeaders(stored));
	const { status } = answer;
	if (answer.ok && /^text\/event-stream\b/.test(headers.get("content-type") ?? "")) {
		const collector = shape.collector();
		const ended = async (broke: string | null) => {
			const lost = (await store(c, stored, collector.collected(), broke)) === "failed";
			if (broke !== null) return shape.failed("upstream_failed", lost ? `${broke} ${NOT_STORED}` : broke);
			return lost ? shape.failed("unavailable", NOT_STORED) : null;
		};
		const { readable, done } = passOn(answer.body, { patienceMs, collector, ended });
		runInBackground(c, done);
		return ok(new Response(readable, { status, headers }));
	}
	const body = await wholeBody(answer, patienceMs);
	if (!body.ok) return body;
	if (answer.ok && stored !== null) {
		const read = parsed(body.value);
		if (read === undefined) return err("The upstream's answer is no JSON, or was cut short.");
		const kept = await store(c, stored, shape.answerOf(read), null);
		if (kept !== "whole") headers.set("x-tessera-stored", kept === "partial" ? "partial" : "false");
	}
	return ok(new Response(body.value, { status, headers }));
}

function ownHeaders(stored: Stored): Record<string, string> {
	if (stored === null) return {};
	const { id, thread_id } = stored.taken.context;
	const aside = stored.aside.join(", ").slice(0, LONGEST_NAMES);
	return {
		...{ "x-tessera-thread": thread_id, "x-tessera-context": id },
		// Headers hold no other characters.
		...(aside !== "" && { "x-tessera-set-aside": aside.replaceAll(/[^ -~]/g, "?") }),
	};
}

/** Never throws: the caller has the answer, whatever becomes of it here. */
async function store(
	c: Keyed,
	stored: Stored,
	collected: Collected,
	broke: string | null,
): Promise<"whole" | "partial" | "nothing" | "failed"> {
	const { messages } = collected;
	if (stored === null || messages.length === 0) return "nothing";
	const partial = whyPartial(collected, broke);
	const { turn, taken } = stored;
	try {
		const done = await storeAnswer(c.var.deps, turn, { messages, partial }, taken);
		if (!done.ok) console.error("an answer could not be stored", done.error);
		if (!done.ok) return "failed";
		return partial === null ? "whole" : "partial";
	} catch (error) {
		console.error("an answer could not be stored", error);
		return "failed";
	}
}

/** What is missing of an answer, and why; null: it is whole. `broke`: why its stream did not go on. */
function whyPartial({ whole, garbled, failure, cut, repaired, lost }: Collected, broke: string | null): string | null {
	const names = lost.join(", ").slice(0, LONGEST_NAMES);
	const failed = failure ?? (whole ? null : (broke ?? ENDED_EARLY));
	const said = [
		...(failed !== null ? [failed] : garbled ? [GARBLED] : []),
		...(cut ? [CUT] : []),
		...(repaired ? [REPAIRED] : []),
		...(names === "" ? [] : [whole ? `What can't be kept is left out: ${names}.` : `It was calling ${names}.`]),
	];
	return said.length === 0 ? null : said.join(" ");
}

function parsed(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
	} catch {
		return undefined;
	}
}
