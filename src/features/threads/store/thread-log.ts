import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { ThreadCaller, ThreadLog } from "../../../ports/thread-log.ts";

/** What a thread's object answers over RPC: the calls of `ThreadLog`, by their names. */
type ThreadRpc = { call(caller: ThreadCaller, name: keyof ThreadLog, args: readonly unknown[]): Promise<unknown> };

/** All of them: a name that is missing here does not compile. */
const CALLS: Record<keyof ThreadLog, true> = {
	create: true,
	read: true,
	change: true,
	erase: true,
	append: true,
	edit: true,
	remove: true,
	message: true,
	messages: true,
	search: true,
	snapshot: true,
	keep: true,
	contexts: true,
	context: true,
	findShown: true,
	forgetShown: true,
	distill: true,
	distilled: true,
	summaries: true,
	jobs: true,
	job: true,
	learn: true,
	workingState: true,
	writeState: true,
	addNote: true,
	notes: true,
	removeNote: true,
	takeBack: true,
};

/** The log of one thread, in the object that its tenant and id name, as far as the caller reaches. */
export function durableThreadLog(object: (name: string) => ThreadRpc, caller: AccessScope, id: string): ThreadLog {
	const { tenant, user_id, project_id } = caller;
	const who = { tenant, user_id, project_id, thread: id };
	const calls = Object.keys(CALLS).map((name) => [
		name,
		// A tenant's name has no slash, so no two threads share an object.
		(...args: unknown[]) => object(`${tenant}/${id}`).call(who, name as keyof ThreadLog, args),
	]);
	// Each call has its name's type: `CALLS` holds all of them, and the object answers by a `ThreadLog`.
	return Object.fromEntries(calls) as ThreadLog;
}
