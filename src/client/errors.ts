import type { Problem } from "./types.ts";

/** Why there is no answer where the service said nothing: `unreachable`, `timeout`, or what is no JSON. */
type OwnCode = "unreachable" | "timeout" | "unreadable";

/** A call that failed. `code` tells what to do about it, `problem` is what the service said. */
export class TesseraError extends Error {
	override readonly name = "TesseraError";
	readonly code: Problem["code"] | OwnCode;
	/** The status of the answer; 0 if there was none. */
	readonly status: number;
	readonly problem: Problem | null;

	constructor(
		message: string,
		code: Problem["code"] | OwnCode,
		status: number,
		more: { problem?: Problem; cause?: unknown },
	) {
		super(message, more.cause === undefined ? undefined : { cause: more.cause });
		this.code = code;
		this.status = status;
		this.problem = more.problem ?? null;
	}
}

/** The error of an answer that is not 2xx. */
export function errorOf(call: string, status: number, body: unknown): TesseraError {
	if (!isProblem(body)) return new TesseraError(`${call}: ${status}`, "unreadable", status, {});
	const places = (body.errors ?? []).map(({ path, message }) => `${path} ${message}`);
	const said = [body.detail, ...places.slice(1)].join("; ");
	return new TesseraError(`${call}: ${status} ${body.code}: ${said}`, body.code, status, { problem: body });
}

function isProblem(body: unknown): body is Problem {
	return typeof body === "object" && body !== null && "code" in body && "detail" in body;
}
