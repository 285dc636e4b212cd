import type { z } from "@hono/zod-openapi";
import { decodeBase64Url, encodeBase64Url } from "hono/utils/encode";
import type { Failure } from "../../core/failure.ts";
import { err, ok, type Result } from "../../core/result.ts";

/** Where the next page begins, as text that a caller only hands back. */
export function cursorOf(position: object): string {
	return encodeBase64Url(new TextEncoder().encode(JSON.stringify(position)).buffer);
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
