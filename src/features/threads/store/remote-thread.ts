import type { AccessScope } from "../../../core/base/access-scope.ts";
import { isResult, ofShape } from "../../../platform/clock/answered.ts";
import { remoteCalls } from "../../../platform/objects/remote-calls.ts";
import type { ThreadCaller, ThreadLog } from "../../../ports/thread-log.ts";

/** What a thread's object answers over RPC: the calls of `ThreadLog`, by their names. */
type ThreadRpc = { call(caller: ThreadCaller, name: keyof ThreadLog, args: readonly unknown[]): Promise<unknown> };

const isNothing = (answer: unknown) => answer === undefined;

/** Calls that answer no `Result`, and what they answer. */
const PLAIN: Partial<Record<keyof ThreadLog, (answer: unknown) => boolean>> = {
	holdings: (answer) => typeof answer === "object" && answer !== null && "messages" in answer,
	erase: (answer) => answer === null || typeof answer === "string",
	keep: isNothing,
	findShown: Array.isArray,
	forgetShown: isNothing,
	learn: (answer) => typeof answer === "boolean",
	retractEpisodes: isNothing,
};

/** The log of one thread, in the object that its tenant and id name, within the caller's access scope. */
export function durableThreadLog(object: (name: string) => ThreadRpc, caller: AccessScope, id: string): ThreadLog {
	const { tenant, user_id, project_id, erasing } = caller;
	const who = { tenant, user_id, project_id, erasing, thread: id };
	// A tenant's name has no slash, so no two threads share an object.
	return remoteCalls(async (name, args) => {
		const answer = await object(`${tenant}/${id}`).call(who, name, args);
		return ofShape("a thread's object", answer, PLAIN[name] ?? isResult);
	});
}
