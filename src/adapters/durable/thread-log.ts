import type { Reach } from "../../core/reach.ts";
import type { ThreadLog } from "../../ports/thread-log.ts";
import type { ThreadName } from "./settings.ts";

/** What a thread's object answers over RPC: every call says whose it is, and the object holds it to that. */
type ThreadRpc = {
	[Call in Exclude<keyof ThreadLog, "create">]: (
		reach: Reach,
		...rest: Parameters<ThreadLog[Call]>
	) => ReturnType<ThreadLog[Call]>;
} & {
	create(reach: Reach, name: ThreadName, ...rest: Parameters<ThreadLog["create"]>): ReturnType<ThreadLog["create"]>;
};

/** The log of one thread, in the object that its tenant and id name, as far as the caller reaches. */
export function durableThreadLog(object: (name: string) => ThreadRpc, caller: Reach, id: string): ThreadLog {
	const { tenant, user_id, project_id } = caller;
	const reach = { tenant, user_id, project_id };
	// A tenant's name has no slash, so no two threads share an object.
	const stub = () => object(`${tenant}/${id}`);
	return {
		create: (settings, now) => stub().create(reach, { tenant, id }, settings, now),
		read: () => stub().read(reach),
		change: (patch, now) => stub().change(reach, patch, now),
		erase: () => stub().erase(reach),
		append: (request) => stub().append(reach, request),
		edit: (message, patch, now) => stub().edit(reach, message, patch, now),
		remove: (message, now) => stub().remove(reach, message, now),
		messages: (query) => stub().messages(reach, query),
		search: (query) => stub().search(reach, query),
		snapshot: (request) => stub().snapshot(reach, request),
		keep: (context) => stub().keep(reach, context),
		contexts: (query) => stub().contexts(reach, query),
		context: (context) => stub().context(reach, context),
	};
}
