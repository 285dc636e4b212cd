// What stands on the public port: wrangler believes headers of a client that say under which address it was called, and
// where it was not meant to be asked it answers bare errors. So only what this has looked at gets to it.
import { randomUUID } from "node:crypto";
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { host } from "./port.ts";

/** Where requests go on to, and the word by which the Worker knows that they came through here. */
export type Behind = { port: number; secret: string };

/** As `src/platform/http/origins.ts` reads it. */
export const SECRET_HEADER = "tessera-door";

/** What wrangler or the edge would say of a request, and so must not come from a client. */
const SAID_BY_PROXIES = /^(?:mf-|cf-|x-forwarded-|x-real-ip$|forwarded$|tessera-door$)/;

/** Each connection has its own (RFC 9110, 7.6.1); a body's framing is named to node itself. */
const OF_THE_CONNECTION = /^(?:connection|keep-alive|proxy-.*|te|trailer|upgrade|expect)$/;

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Free connections are left before workerd, which waits for five seconds, ends them in the middle of a request. */
const IDLE_MS = 2_000;

/** As many bytes of headers as workerd takes. */
const maxHeaderSize = 128 * 1024;

type Problem = { status: 403 | 503; code: "forbidden" | "unavailable"; title: string; detail: string };

/** The server that passes on what comes in; it does not listen yet. */
export function front(behind: Behind): Server {
	const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
	return createServer({ maxHeaderSize }, (asked, answer) => {
		const refusal = refusalOf(asked);
		if (refusal === null) passOn(asked, answer, behind, agent);
		else refuse(asked, answer, refusal);
	});
}

/** Who may be called by which name is decided by the Worker: here only what it would not get to see as it was sent. */
function refusalOf(asked: IncomingMessage): Problem | null {
	const { headers, headersDistinct, url = "" } = asked;
	const [name = "", ...further] = headersDistinct.host ?? [];
	if (further.length > 0 || !HOST.test(name) || !URL.canParse(`http://${name}`)) return forbidden(WRONG_HOST);
	const address = url.startsWith("/") ? URL.parse(`http://localhost${url}`) : null;
	if (address === null) return forbidden("Ask for a path, such as /health.");
	const { origin, "sec-fetch-site": site = "none" } = headers;
	const byPage = origin !== undefined || site !== "none";
	return byPage && address.pathname.startsWith("/cdn-cgi") ? forbidden("No page may call this.") : null;
}

function passOn(asked: IncomingMessage, answer: ServerResponse, { port, secret }: Behind, agent: Agent): void {
	const { method = "GET", url: path } = asked;
	const sent = kept(asked.rawHeaders, (name) => !SAID_BY_PROXIES.test(name));
	const { "content-length": length, "transfer-encoding": encoding } = asked.headers;
	const bodiless = length === undefined && encoding === undefined;
	const lengths = bodiless && !["GET", "HEAD"].includes(method) ? ["content-length", "0"] : [];
	const headers = [...sent, ...lengths, SECRET_HEADER, secret];
	const onward = request({ host, port, method, path, headers, agent, maxHeaderSize });
	onward.once("response", (got) => {
		if (isBare(got) && !(path ?? "").startsWith("/cdn-cgi")) {
			got.resume();
			return refuse(asked, answer, AWAY);
		}
		answer.sendDate = false;
		const answered = kept(got.rawHeaders, (name) => name !== "transfer-encoding");
		answer.writeHead(got.statusCode ?? 502, got.statusMessage, answered);
		// What comes bit by bit shows at once that it comes; all else leaves in one piece.
		if (got.headers["content-length"] === undefined) answer.flushHeaders();
		// An answer that breaks off breaks off for the client too.
		pipeline(got, answer, () => undefined);
	});
	onward.on("error", () => {
		if (answer.headersSent || answer.destroyed) answer.destroy();
		else refuse(asked, answer, AWAY);
	});
	// A client that hangs up wants no answer.
	answer.once("close", () => answer.writableFinished || onward.destroy());
	asked.pipe(onward);
}

/** Whether wrangler answers for a Worker that has ended in the middle: what the Worker answers has an id. */
function isBare({ statusCode = 502, headers }: IncomingMessage): boolean {
	return statusCode >= 500 && headers["x-request-id"] === undefined;
}

/** A list of names and values, without those of the connection and those that are not wanted. */
function kept(raw: readonly string[], wanted: (name: string) => boolean): string[] {
	return raw.flatMap((name, at) => {
		const lower = name.toLowerCase();
		return at % 2 === 1 || OF_THE_CONNECTION.test(lower) || !wanted(lower) ? [] : [name, raw[at + 1] ?? ""];
	});
}

function refuse(asked: IncomingMessage, answer: ServerResponse, problem: Problem): void {
	const id = randomUUID();
	const body = JSON.stringify({ type: "about:blank", ...problem, request_id: id });
	asked.unpipe();
	asked.resume();
	if (problem.status === 503) answer.setHeader("retry-after", "1");
	answer.writeHead(problem.status, { "content-type": "application/problem+json", "x-request-id": id });
	answer.end(asked.method === "HEAD" ? undefined : body);
}

function forbidden(detail: string): Problem {
	return { status: 403, code: "forbidden", title: "This is not allowed", detail };
}

const WRONG_HOST = "Host must be one name or address, with or without a port.";

const AWAY: Problem = {
	status: 503,
	code: "unavailable",
	title: "Not available right now",
	detail: "The server is being started, or has ended before it answered; try again.",
};
