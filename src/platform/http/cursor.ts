import type { z } from "@hono/zod-openapi";
import { decodeBase64Url, encodeBase64Url } from "hono/utils/encode";
import type { Failure } from "../../core/base/failure.ts";
import { err, ok, type Result } from "../../core/base/result.ts";

/** Where the next page begins, as text that a caller only hands back. */
export function cursorOf(position: object): string {
	return encodeBase64Url(new TextEncoder().encode(JSON.stringify(position)).buffer);
}

/** A page ends before it holds more text than this (UTF-16 units), but not before its first row. */
const MOST_PAGE_CHARACTERS = 2_000_000;

/**
 * A page of a list whose `rows` are no more than its limit; `more`: rows follow them. It ends early where the rows are
 * large, so that every answer is bounded; `place` is where a row stands in its list.
 */
export function pageOf<R, A>(
	{ rows, more }: { rows: readonly R[]; more: boolean },
	place: (row: R) => object,
	answer: (row: R) => A,
): { data: A[]; next_cursor: string | null } {
	let characters = 0;
	const full = rows.findIndex((row, index) => {
		characters += JSON.stringify(row).length;
		return index > 0 && characters > MOST_PAGE_CHARACTERS;
	});
	const page = full < 0 ? rows : rows.slice(0, full);
	const last = more || full >= 0 ? page.at(-1) : undefined;
	return { data: page.map(answer), next_cursor: last === undefined ? null : cursorOf(place(last)) };
}

/** Where a row stands in a list that is newest first. */
export function byTime({ created_at, id }: { created_at: string; id: string }): object {
	return { created_at, id };
}

/** The same where rows are numbered. */
export function byNumber({ number }: { number: number }): object {
	return { number };
}

/** What was found for a page, asked for one row more than its limit. */
export function withinLimit<R>(found: readonly R[], limit: number): { rows: readonly R[]; more: boolean } {
	return { rows: found.slice(0, limit), more: found.length > limit };
}

/** Reads a cursor of this list; a cursor of another one, or none of ours, is refused under its path. */
export function positionOf<S extends z.ZodType>(
	cursor: string | undefined,
	schema: S,
): Result<z.output<S> | null, Failure> {
	if (cursor === undefined) return ok(null);
	const read = schema.safeParse(decoded(cursor));
	if (read.success) return ok(read.data);
	return err({ reason: "invalid_request", problems: [{ path: "cursor", message: "is not a cursor of this list" }] });
}

function decoded(cursor: string): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(decodeBase64Url(cursor)));
	} catch {
		return null;
	}
}
