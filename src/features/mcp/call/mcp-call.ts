import type { ContextVariableMap } from "hono";
import type { Owners, ScopeOwners } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Refusal } from "../../../platform/http/problem.ts";
import { refusalOf } from "../../../platform/http/thrown.ts";
import { type Access, authorize, type Caller } from "../../access/index.ts";

/** Who calls, and with what. `named`: whom the client works for, unless a call says otherwise. */
export type McpCall = {
	deps: ContextVariableMap["deps"];
	access: Access;
	caller: Caller;
	named: ScopeOwners;
	requestId: string;
	/** Lets work go on behind the answer. */
	behind(work: Promise<unknown>): void;
	/** Says how many tokens a context has that is given. */
	countTokens(tokens: number): void;
};

/** What is thrown is logged, and nothing of it is told to the caller. */
export async function withoutThrowing<T>(
	{ deps, requestId }: McpCall,
	run: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Refusal>> {
	try {
		return await run();
	} catch (error) {
		const known = error instanceof Error ? error : new Error(String(error));
		return err(refusalOf(known, requestId, deps));
	}
}

/** The same access if the key may write. */
export function writer({ access }: McpCall): Result<Access, Failure> {
	return authorize(access, "write");
}

/** Whom a call means: whom it names, else whom the client works for. */
export function ownersOf({ named }: McpCall, given: Partial<Record<keyof Owners, string | undefined>>): Owners {
	return { user_id: given.user_id ?? named.user_id, project_id: given.project_id ?? named.project_id };
}

/** The thread that a call means. */
export function threadOf({ named }: McpCall, given: string | undefined): Result<string, Failure> {
	const thread = given ?? named.thread_id;
	return thread === null ? missing("thread_id", "is needed: the client names none in x-tessera-thread") : ok(thread);
}

export function missing(path: string, message: string): { ok: false; error: Failure } {
	return err({ reason: "invalid_request", problems: [{ path, message }] });
}
