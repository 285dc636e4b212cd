import * as z from "zod";
import { bad, type Entry, leftOut, type Owner, owned, scopeOf } from "./entry.ts";
import { checked, isObject, Time } from "./fields.ts";

/**
 * What Zep's API answers: messages of a thread (`{messages: […]}`; sessions of version 2 have the kind of role in
 * `role_type`) and the edges of a graph. Fields as in the types of its npm package (`@getzep/zep-cloud`: `Message`,
 * `EntityEdge`), in the snake case of the API.
 */
const Message = z.object({
	uuid: z.string(),
	content: z.string(),
	role: z.string().nullish(),
	role_type: z.string().nullish(),
	name: z.string().nullish(),
	created_at: Time.nullish(),
	metadata: z.record(z.string(), z.unknown()).nullish(),
});

const Edge = z.object({
	uuid: z.string(),
	fact: z.string(),
	name: z.string().nullish(),
	source_node_name: z.string().nullish(),
	target_node_name: z.string().nullish(),
	created_at: Time.nullish(),
	valid_at: Time.nullish(),
	invalid_at: Time.nullish(),
	expired_at: Time.nullish(),
});

export function isZepMessage(value: unknown): boolean {
	return isObject(value) && "uuid" in value && "content" in value && ("role" in value || "role_type" in value);
}

export function readZepMessage(value: unknown, at: string, owner: Owner): Entry[] {
	const read = checked(Message, value, at);
	if ("fault" in read) return [read.fault];
	const { uuid: id, content, role, role_type, created_at, metadata } = read.value;
	if (owner.thread === undefined) return [bad(at, "names no thread: say which one it belongs to")];
	const kind = role_type ?? role;
	if (kind === "tool" || kind === "function") return [leftOut(at, "answers of tools, which name no call")];
	if (kind !== "user" && kind !== "assistant" && kind !== "system") {
		return [bad(`${at}.role`, `is ${JSON.stringify(kind)}, and must be user, assistant or system`)];
	}
	// Version 2 has the speaker's name in `role`.
	const name = read.value.name ?? (role_type && role !== role_type ? role : null);
	const message = {
		id,
		role: kind,
		content,
		...(name && { name }),
		...(created_at && { created_at }),
		...(metadata && Object.keys(metadata).length > 0 && { metadata }),
	};
	return [{ kind: "message", at, thread: { id: owner.thread, ...owned(owner) }, message }];
}

export function isZepEdge(value: unknown): boolean {
	return isObject(value) && typeof value.fact === "string";
}

/** A fact is a memory, and a relation too where both of its ends are named. */
export function readZepEdge(value: unknown, at: string, owner: Owner): Entry[] {
	const read = checked(Edge, value, at);
	if ("fault" in read) return [read.fault];
	const { uuid, fact, name, source_node_name: subject, target_node_name: object, created_at, valid_at } = read.value;
	const scope = scopeOf(owner, null);
	if (scope === null) return [bad(at, "names no user: say whose it is")];
	const ended = read.value.invalid_at ?? read.value.expired_at;
	const about = {
		scope,
		source: { id: uuid, type: "zep" },
		...(valid_at && { valid_from: valid_at }),
		...(ended && { valid_to: ended }),
	};
	const memory = { ...about, content: fact, type: "fact" as const, ...(created_at && { created_at }) };
	const entries: Entry[] = [{ kind: "memory", at, memory }];
	if (name && subject && object) {
		entries.push({ kind: "relation", at, relation: { ...about, subject, predicate: name, object } });
	}
	return entries;
}
