/** What can fail below us: the place where things are stored, or the way to it. */
export type PlatformFailure = "storage" | "connection";

/** Codes of SQLite that tell of its file, its disk or its other users. Any other code tells of a statement of ours. */
const STORAGE = ["FULL", "IOERR", "CANTOPEN", "READONLY", "CORRUPT", "NOTADB", "NOMEM"];
const CONNECTION = ["BUSY", "LOCKED", "PROTOCOL", "INTERRUPT"];

/** SQLite's code ends a message; what stands before it may hold what a caller wrote. */
const SQLITE_CODE = /: SQLITE_([A-Z]{1,30})\w{0,60}(?: \(extended: SQLITE_\w{1,60}\))?$/;

/** D1 says all in its own words where no statement is at fault. */
const D1 = /^D1_ERROR: (?!Wrong number of parameter bindings)/;
const D1_FULL = /^D1_ERROR: .*maximum (?:DB|database) size/i;

/** The platform hides its own errors behind this. */
const HIDDEN = /^internal error; reference = \w+$/;
const LOST =
	/^(?:Network connection lost|Cannot resolve Durable Object|Durable Object (?:storage operation exceeded timeout|reset))/;

/** What calls of objects are marked with where the object, or the way to it, is at fault. */
const FLAGS = ["overloaded", "retryable", "durableObjectReset"];

/**
 * Tells whether what was thrown is the platform's failure, so that coming again later helps, or null where it is a fault
 * of ours. This is the one place that knows how the platform says so.
 */
export function platformFailure(thrown: unknown): PlatformFailure | null {
	for (const error of chainOf(thrown)) {
		const failure = isQuery(error) ? null : failureOf(error);
		if (failure !== null) return failure;
	}
	return null;
}

/** What may be logged of an error: a failed query names what a caller wrote, what it was made of does not. */
export function loggable(thrown: unknown): unknown {
	return chainOf(thrown).find((error) => !isQuery(error)) ?? thrown;
}

function failureOf(error: Error): PlatformFailure | null {
	const { message } = error;
	const code = SQLITE_CODE.exec(message)?.[1];
	if (code !== undefined) return STORAGE.includes(code) ? "storage" : CONNECTION.includes(code) ? "connection" : null;
	if (HIDDEN.test(message) || D1_FULL.test(message)) return "storage";
	const flagged = FLAGS.some((flag) => Reflect.get(error, flag) === true);
	return flagged || D1.test(message) || LOST.test(message) ? "connection" : null;
}

/** The error, what it was made of, and so on. */
function chainOf(thrown: unknown): Error[] {
	const chain: Error[] = [];
	for (let error = thrown; error instanceof Error && !chain.includes(error); error = error.cause) chain.push(error);
	return chain;
}

/** Drizzle's own errors say the whole query, parameters included. */
function isQuery({ message }: Error): boolean {
	return message.startsWith("Failed query: ");
}
