import type { Context } from "hono";
import type { ScopeOwners } from "../../core/base/access-scope.ts";
import type { Failure, Problem } from "../../core/base/failure.ts";
import { err, ok, type Result } from "../../core/base/result.ts";
import type { AppEnv } from "./context.ts";
import { OwnerId, ResourceId } from "./fields.ts";
import { problemsOf } from "./validation.ts";

const HEADERS = [
	["x-tessera-thread", "thread_id", ResourceId],
	["x-tessera-user", "user_id", OwnerId],
	["x-tessera-project", "project_id", OwnerId],
] as const;

/**
 * Whom a client works for, said once for all its requests in headers: for doors whose clients can be given headers but
 * no fields of their own. What is not said is null.
 */
export function ownersInHeaders<E extends AppEnv>(c: Context<E>): Result<ScopeOwners, Failure> {
	const owners: ScopeOwners = { thread_id: null, user_id: null, project_id: null };
	const problems: Problem[] = [];
	for (const [header, field, schema] of HEADERS) {
		const given = c.req.header(header);
		if (given === undefined) continue;
		const read = schema.safeParse(given);
		if (read.success) owners[field] = read.data;
		else problems.push(...problemsOf(read.error.issues).map(({ message }) => ({ path: header, message })));
	}
	return problems.length > 0 ? err({ reason: "invalid_request", problems }) : ok(owners);
}
