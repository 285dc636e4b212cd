import { expect, it } from "vitest";
import { loggable, platformFailure } from "../../../../src/platform/http/platform-failure.ts";

const flagged = (message: string, flag: string) => Object.assign(new Error(message), { [flag]: true });

/** As Drizzle throws it: with all that was asked for, parameters last. */
function failedQuery(cause: Error, parameter: string) {
	return new Error(`Failed query: insert into "memories" values (?)\nparams: ${parameter}`, { cause });
}

it.each([
	"database or disk is full: SQLITE_FULL",
	"disk I/O error: SQLITE_IOERR (extended: SQLITE_IOERR_SHMSIZE)",
	"D1_ERROR: database or disk is full: SQLITE_FULL",
	"D1_ERROR: disk I/O error: SQLITE_IOERR_WRITE",
	"D1_ERROR: Exceeded maximum DB size",
	"unable to open database file: SQLITE_CANTOPEN",
	"attempt to write a readonly database: SQLITE_READONLY",
	"database disk image is malformed: SQLITE_CORRUPT",
	"internal error; reference = 90dp16i6u24g94fkue6729q1",
])("%s is the storage's", (message) => {
	expect(platformFailure(new Error(message))).toBe("storage");
	expect(platformFailure(failedQuery(new Error(message), "x"))).toBe("storage");
});

it.each([
	new Error("D1_ERROR: database is locked: SQLITE_BUSY"),
	new Error("database table is locked: SQLITE_LOCKED (extended: SQLITE_LOCKED_SHAREDCACHE)"),
	new Error("D1_ERROR: D1 DB is overloaded. Requests queued for too long."),
	new Error("D1_ERROR: Network connection lost.", { cause: new Error("Network connection lost.") }),
	new Error("D1_ERROR: Error in line 1: timeout", { cause: new Error("timeout") }),
	new Error("Network connection lost."),
	new Error("Durable Object storage operation exceeded timeout which caused object to be reset."),
	new Error("Durable Object reset because its code was updated."),
	new Error("Cannot resolve Durable Object due to transient issue on remote node."),
	flagged("Too many requests for this object.", "overloaded"),
	flagged("The object is gone.", "durableObjectReset"),
	flagged("Try again.", "retryable"),
])("%s is on the way there", (error) => {
	expect(platformFailure(error)).toBe("connection");
});

it.each([
	new TypeError("Cannot read properties of undefined (reading 'id')"),
	new Error("D1_ERROR: no such column: x: SQLITE_ERROR"),
	new Error("D1_ERROR: UNIQUE constraint failed: threads.id: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_UNIQUE)"),
	new Error("D1_ERROR: Wrong number of parameter bindings for SQL query."),
	new Error('D1_ERROR: fts5: syntax error near "SQLITE_FULL": SQLITE_ERROR'),
	flagged("no such table: thread: SQLITE_ERROR", "remote"),
	failedQuery(new Error("D1_ERROR: no such table: x: SQLITE_ERROR"), "disk is full: SQLITE_FULL"),
	new Error("what a caller wrote was: internal error; reference = abc"),
	"internal error; reference = abc",
	null,
])("%s is a fault of ours", (thrown) => {
	expect(platformFailure(thrown)).toBeNull();
});

it("logs what a query failed of, and not what it was asked with", () => {
	const cause = new Error("D1_ERROR: no such table: x: SQLITE_ERROR");
	expect(loggable(failedQuery(cause, "my secret"))).toBe(cause);
	const plain = new Error("plain");
	expect(loggable(plain)).toBe(plain);
});
