import type { ThreadLog } from "../../ports/thread-log.ts";
import type { ThreadName } from "./settings.ts";

/** What a thread's object answers over RPC. */
type ThreadRpc = Omit<ThreadLog, "create"> & {
	create(name: ThreadName, ...rest: Parameters<ThreadLog["create"]>): ReturnType<ThreadLog["create"]>;
};

/** The log of one thread, in the object that its tenant and id name. */
export function durableThreadLog(object: (name: string) => ThreadRpc, name: ThreadName): ThreadLog {
	// A tenant's name has no slash, so no two threads share an object.
	const stub = () => object(`${name.tenant}/${name.id}`);
	return {
		create: (settings, now) => stub().create(name, settings, now),
		read: () => stub().read(),
		change: (patch, now) => stub().change(patch, now),
		erase: () => stub().erase(),
		append: (request) => stub().append(request),
		messages: (query) => stub().messages(query),
		search: (query) => stub().search(query),
		snapshot: (request) => stub().snapshot(request),
	};
}
