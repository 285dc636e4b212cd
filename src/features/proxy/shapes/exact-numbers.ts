import * as z from "zod";
import type { Problem } from "../../../core/base/failure.ts";
import { inexactNumber } from "../../../platform/http/json-text.ts";
import type { ProxiedBody } from "./shape.ts";

const Fields = z.record(z.string(), z.unknown());

/** Where a body has the conversation, of which a thread keeps what it can: a number there is what we hold of it, or refused. */
const CONVERSATION = ["messages", "input", "instructions"];

/** How a number is marked while another body is made. */
const MARKED = /"number ([0-9a-f-]{36}):([-+.0-9eE]+)"/g;

/** A body of which another is made, and how that is written; or what is wrong with its conversation. */
type Exact = { problem: Problem } | { body: ProxiedBody; written(made: ProxiedBody): string };

/**
 * A body whose numbers are written as they came, in other fields than its conversation: schemas of tools have limits that can't be
 * held, such as the largest integer of 64 bits. `body`: the same as it was read.
 */
export function withExactNumbers(body: ProxiedBody, text: string): Exact {
	if (inexactNumber(text) === null) return { body, written: JSON.stringify };
	// No text of a caller has it.
	const mark = crypto.randomUUID();
	const read: unknown = JSON.parse(text, (_, value: unknown, context?: { source?: string }) =>
		typeof value === "number" ? `number ${mark}:${context?.source ?? value}` : value,
	);
	const unmarked = (whole: string, by: string, number: string) => (by === mark ? number : whole);
	const written = (made: object) => JSON.stringify(made).replaceAll(MARKED, unmarked);
	const fields = Fields.parse(read);
	const said = Object.entries(fields).filter(([name]) => CONVERSATION.includes(name));
	const problem = inexactNumber(written(Object.fromEntries(said)));
	return problem === null ? { body: { ...fields, model: body.model }, written } : { problem };
}
