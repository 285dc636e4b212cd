import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createApp } from "../../../../src/app.ts";
import type { Call } from "./operations.ts";
import { type Ids, MARK } from "./world.ts";

const app = createApp();

export type Told = { status: number; headers: string; text: string };

/** What goes on behind answers: some of it begins a second later. */
const going: Promise<void>[] = [];

/** Waits until nothing goes on behind any answer. */
export async function ended(): Promise<void> {
	await Promise.all(going.splice(0));
}

/** All of an answer. */
export async function asked(key: string, { method, path, body, headers = {} }: Call): Promise<Told> {
	const sent = new Headers({ authorization: `Bearer ${key}`, ...headers });
	if (method !== "GET") sent.set("content-type", "application/json");
	const behind = createExecutionContext();
	const init = { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) };
	const answer = await app.fetch(new Request(`http://tessera${path}`, init), env, behind);
	const text = new TextDecoder().decode(await answer.arrayBuffer());
	going.push(waitOnExecutionContext(behind));
	return { status: answer.status, headers: JSON.stringify([...answer.headers]), text };
}

/** The marks of others than `mine` in an answer; an answer of a bound key has its own world's only. */
export function strangeMarks({ headers, text }: Told, mine: string): string[] {
	return [...new Set(`${headers}${text}`.match(MARK))].filter((mark) => !mark.startsWith(mine));
}

const TIME = /\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g;
const MADE = /\b(?:ctx|job|ers|msg|note|mem|rel|skl|key)_[0-9A-HJKMNP-TV-Z]{26}\b/g;
const REQUEST = /"request_id":"[^"]*"|"x-request-id","[^"]*"|"server-timing","[^"]*"/g;
const TIMINGS = /"timings_ms":\{[^}]*\}/g;

/** An answer without what differs between any two requests, and without the ids that the caller sent. */
export function comparable({ status, headers, text }: Told, ids: Ids): string {
	const sent = Object.values(ids)
		.filter((id) => id.length > 2)
		.sort((a, b) => b.length - a.length);
	const plain = sent.reduce((all, id) => all.replaceAll(id, "SENT"), `${status} ${headers} ${text}`);
	return plain.replace(REQUEST, "").replace(TIMINGS, "").replace(TIME, "TIME").replace(MADE, "MADE");
}
