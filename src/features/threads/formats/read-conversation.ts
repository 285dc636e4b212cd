import type { Problem } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { messageBreaches } from "../../../core/model/thread/message-rules.ts";
import { problemsOf, unknownPaths } from "../../../platform/http/validation.ts";
import { READERS } from "./read-messages.ts";
import { ownFields, type Placed } from "./shape.ts";

/**
 * Reads a conversation as a provider's client resends it. Providers add fields to their answers, and clients send them
 * back: what nobody knows here is let by, and so is what would be ours. Each message has its place in what was given.
 */
export function readConversation(given: unknown, shape: "openai" | "responses"): Result<Placed[], Problem[]> {
	const list = Array.isArray(given) ? given.map(providersOwn) : given;
	const read = readKnown(list, shape);
	if (!read.ok) return read;
	const breaches = read.value.flatMap(({ message, at }) =>
		messageBreaches(message)
			// An assistant says nothing at times, and so do tools.
			.filter(([field]) => field !== "content" || !["assistant", "tool"].includes(message.role))
			.map(([field, text]) => ({ path: `${at}.${field}`, message: text })),
	);
	return breaches.length > 0 ? err(breaches) : read;
}

/** Reads it without the fields that are unknown. Those of a part are seen once those of its message are away. */
function readKnown(list: unknown, shape: "openai" | "responses"): Result<Placed[], Problem[]> {
	const read = READERS[shape](list);
	if (read.success) return ok(read.placed);
	const unknown = unknownPaths(read.issues);
	if (unknown.length === 0) return err(problemsOf(read.issues));
	const known = structuredClone(list);
	for (const path of unknown) remove(known, path);
	return readKnown(known, shape);
}

function remove(value: unknown, [key, ...further]: readonly PropertyKey[]): void {
	if (typeof value !== "object" || value === null || key === undefined) return;
	if (further.length === 0) Reflect.deleteProperty(value, key);
	else remove(Reflect.get(value, key), further);
}

function providersOwn(item: unknown): unknown {
	if (typeof item !== "object" || item === null) return item;
	// The id of a thought is the provider's, who wants it back.
	if ("type" in item && item.type === "reasoning") return item;
	return Object.fromEntries(Object.entries(item).filter(([name]) => !(name in ownFields)));
}
