import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { decodeBase64Url, encodeBase64Url } from "hono/utils/encode";
import type { Failure } from "../../core/base/failure.ts";
import { err, ok, type Result } from "../../core/base/result.ts";
import type { AppEnv } from "./context.ts";
import { fail } from "./problem.ts";
import { jsonAnswer } from "./route.ts";

/** How many rows a page holds; a query parameter, so text. */
export const PageLimit = z
	.string()
	.regex(/^\d{1,3}$/, "must be a whole number from 1 to 200")
	.transform(Number)
	.pipe(z.int().min(1).max(200))
	.default(50)
	.openapi({ type: "integer", minimum: 1, maximum: 200, default: 50 });

const Cursor = z.string().max(500).optional();

type Filters = Record<string, z.ZodType>;

/** The query of a list: its own filters, and which page is asked for. */
export function listQuery<F extends Filters>(filters: F) {
	return z.strictObject({ ...filters, limit: PageLimit, cursor: Cursor });
}

/** The answer of a list. */
export function listAnswer<S extends z.ZodType>(row: S, description: string) {
	return { 200: jsonAnswer(z.object({ data: z.array(row), next_cursor: z.string().nullable() }), description) };
}

/** How a list is ordered: what a cursor holds, and where a row stands. */
type Order<R, P extends object> = { position: z.ZodType<P>; of: (row: R) => P };

/** Newest first. */
export const BY_TIME: Order<Timed, Timed> = {
	position: z.strictObject({ created_at: z.string(), id: z.string() }),
	of: ({ created_at, id }) => ({ created_at, id }),
};

type Timed = { created_at: string; id: string };

/** By a number that each row has, the highest first. */
export const BY_NUMBER: Order<Numbered, Numbered> = {
	position: z.strictObject({ number: z.int() }),
	of: ({ number }) => ({ number }),
};

type Numbered = { number: number };

/** Which page of a list by number is asked for. */
export type NumberedPage = { after: Numbered | undefined; limit: number };

/**
 * Answers a page of a list. `find` is asked for one row more than the page holds, behind the row where the page before
 * ended; all that the query names alongside the cursor is passed on to it.
 */
export async function answerPage<
	E extends AppEnv,
	Q extends { limit: number; cursor?: string | undefined },
	P extends object,
	R,
	A,
>(
	c: Context<E>,
	{ cursor, ...query }: Q,
	{ position, of }: Order<R, P>,
	find: (query: Omit<Q, "cursor"> & { after: P | undefined }) => Promise<Result<readonly R[], Failure>>,
	answer: (row: R) => A,
) {
	const after = positionOf(c.req.path, cursor, position);
	if (!after.ok) return fail(c, after.error);
	const found = await find({ ...query, limit: query.limit + 1, after: after.value ?? undefined });
	if (!found.ok) return fail(c, found.error);
	const { rows, next } = bounded(found.value, query.limit);
	return c.json(
		{ data: rows.map(answer), next_cursor: next === undefined ? null : cursorOf(c.req.path, of(next)) },
		200,
	);
}

/** A page ends before it holds more text than this (UTF-16 units), but not before its first row. */
const MOST_PAGE_CHARACTERS = 2_000_000;

/** The rows of a page, so many that every answer is bounded, and the last of them if others follow. */
function bounded<R>(found: readonly R[], limit: number): { rows: readonly R[]; next: R | undefined } {
	let characters = 0;
	const full = found.findIndex((row, index) => {
		characters += JSON.stringify(row).length;
		return index > 0 && characters > MOST_PAGE_CHARACTERS;
	});
	const rows = found.slice(0, full < 0 ? limit : Math.min(full, limit));
	return { rows, next: rows.length < found.length ? rows.at(-1) : undefined };
}

/** Where the next page of a list begins, as text that a caller only hands back. `list`: its path. */
export function cursorOf(list: string, position: object): string {
	return encodeBase64Url(new TextEncoder().encode(JSON.stringify([list, position])).buffer);
}

/** Reads a cursor of this list; a cursor of another one, or none of ours, is refused under its path. */
export function positionOf<P>(
	list: string,
	cursor: string | undefined,
	schema: z.ZodType<P>,
): Result<P | null, Failure> {
	if (cursor === undefined) return ok(null);
	const read = z.tuple([z.literal(list), schema]).safeParse(decoded(cursor));
	if (read.success) return ok(read.data[1]);
	return err({ reason: "invalid_request", problems: [{ path: "cursor", message: "is not a cursor of this list" }] });
}

function decoded(cursor: string): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(decodeBase64Url(cursor)));
	} catch {
		return null;
	}
}
