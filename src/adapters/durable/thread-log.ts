import type { Reach } from "../../core/reach.ts";
import type { ThreadLog } from "../../ports/thread-log.ts";
import type { ThreadName } from "./settings.ts";

/** What a thread's object answers over RPC: every call says whose it is, and the object holds it to that. */
type ThreadRpc = {
	[Call in Exclude<keyof ThreadLog, "create" | "takeBack">]: (
		reach: Reach,
		...rest: Parameters<ThreadLog[Call]>
	) => ReturnType<ThreadLog[Call]>;
} & {
	/** Tells nothing and changes nothing that a caller sees, so it is nobody's in particular. */
	takeBack: ThreadLog["takeBack"];
	create(reach: Reach, name: ThreadName, ...rest: Parameters<ThreadLog["create"]>): ReturnType<ThreadLog["create"]>;
};

/** The log of one thread, in the object that its tenant and id name, as far as the caller reaches. */
export function durableThreadLog(object: (name: string) => ThreadRpc, caller: Reach, id: string): ThreadLog {
	const { tenant, user_id, project_id } = caller;
	const reach = { tenant, user_id, project_id };
	// A tenant's name has no slash, so no two threads share an object.
	const remote = () => object(`${tenant}/${id}`);
	return {
		create: (settings, now) => remote().create(reach, { tenant, id }, settings, now),
		read: () => remote().read(reach),
		change: (patch, now) => remote().change(reach, patch, now),
		erase: () => remote().erase(reach),
		append: (request) => remote().append(reach, request),
		edit: (message, patch, now) => remote().edit(reach, message, patch, now),
		remove: (message, now) => remote().remove(reach, message, now),
		message: (message) => remote().message(reach, message),
		messages: (query) => remote().messages(reach, query),
		search: (query) => remote().search(reach, query),
		snapshot: (request) => remote().snapshot(reach, request),
		keep: (context) => remote().keep(reach, context),
		contexts: (query) => remote().contexts(reach, query),
		context: (context) => remote().context(reach, context),
		findShown: (query) => remote().findShown(reach, query),
		forgetShown: (items) => remote().forgetShown(reach, items),
		distill: (request) => remote().distill(reach, request),
		distilled: (since) => remote().distilled(reach, since),
		summaries: (query) => remote().summaries(reach, query),
		jobs: (query) => remote().jobs(reach, query),
		job: (id) => remote().job(reach, id),
		learn: (context) => remote().learn(reach, context),
		workingState: () => remote().workingState(reach),
		writeState: (change, now) => remote().writeState(reach, change, now),
		addNote: (note, now) => remote().addNote(reach, note, now),
		notes: (query) => remote().notes(reach, query),
		removeNote: (note) => remote().removeNote(reach, note),
		takeBack: () => remote().takeBack(),
	};
}
