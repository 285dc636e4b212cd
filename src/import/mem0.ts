import * as z from "zod";
import { bad, type Entry, type Owner, scopeOf } from "./entry.ts";
import { checked, isObject, Time } from "./fields.ts";

/**
 * Memories of mem0, as `get_all` and `search` answer them: a list, or `{results: […]}`. Fields as in the types of its npm
 * package (`mem0ai`: `Memory`, `MemoryItem`), which writes them in camel case, and in its API, which has snake case.
 * Exports made by a schema of one's own (`create_memory_export`) have no fields that are known.
 */
const Memory = z.object({
	id: z.string().min(1),
	memory: z.string(),
	user_id: z.string().nullish(),
	userId: z.string().nullish(),
	agent_id: z.string().nullish(),
	agentId: z.string().nullish(),
	created_at: Time.nullish(),
	createdAt: Time.nullish(),
	expiration_date: Time.nullish(),
	expirationDate: Time.nullish(),
	categories: z.array(z.string()).nullish(),
	metadata: z.record(z.string(), z.unknown()).nullish(),
});

export function isMem0(value: unknown): boolean {
	return isObject(value) && typeof value.memory === "string";
}

export function readMem0(value: unknown, at: string, owner: Owner): Entry[] {
	const read = checked(Memory, value, at);
	if ("fault" in read) return [read.fault];
	const found = read.value;
	const scope = scopeOf(owner, found.user_id ?? found.userId);
	if (scope === null) return [bad(at, "names no user: say whose it is")];
	const created_at = found.created_at ?? found.createdAt;
	const expires_at = found.expiration_date ?? found.expirationDate;
	const agent = found.agent_id ?? found.agentId;
	const metadata = {
		...found.metadata,
		...(found.categories?.length && { categories: found.categories }),
		...(agent && { agent_id: agent }),
	};
	const memory = {
		content: found.memory,
		scope,
		type: "fact" as const,
		source: { id: found.id, type: "mem0" },
		...(created_at && { created_at }),
		...(expires_at && { expires_at }),
		...(Object.keys(metadata).length > 0 && { metadata }),
	};
	return [{ kind: "memory", at, memory }];
}
