import * as z from "zod";
import { bad, type Entry } from "./entry.ts";

const ZONE = /(?:z|[+-]\d\d:?\d\d)$/i;

/** A time as these services write it. Without a zone it is UTC, which all of them keep. */
export const Time = z.string().transform((text, { issues }) => {
	const date = /^\d{4}-\d\d-\d\d$/.test(text);
	const time = new Date(date || ZONE.test(text) ? text : `${text}Z`);
	if (!Number.isNaN(time.getTime())) return time.toISOString();
	issues.push({ code: "custom", message: "is no time", input: text });
	return z.NEVER;
});

/** Seconds since 1970. */
export const Seconds = z.number().transform((seconds, { issues }) => {
	const time = new Date(seconds * 1_000);
	if (!Number.isNaN(time.getTime())) return time.toISOString();
	issues.push({ code: "custom", message: "is no time", input: seconds });
	return z.NEVER;
});

export type Checked<T> = { value: T } | { fault: Entry };

/** The value as the schema has it, or an entry that names the first fault by its path. */
export function checked<T>(schema: z.ZodType<T>, value: unknown, at: string): Checked<T> {
	const { success, data, error } = schema.safeParse(value);
	if (success) return { value: data };
	const [issue] = error.issues;
	const path = [at, ...(issue?.path ?? [])].map(String).join(".");
	return { fault: bad(path, issue?.message ?? "can't be read") };
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
