import type { AccessScope, Owners } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { Thread } from "../../../core/model/thread/thread.ts";
import { DEFAULT_CONFIG } from "../../../core/model/thread/thread-config.ts";
import { mayName } from "../../access/index.ts";
import { createThread } from "./create-thread.ts";

type OpenDeps = Parameters<typeof createThread>[0];

/** Somebody may delete the thread each time it is made. */
const MOST_TRIES = 3;

/**
 * The thread of this id, which is made if it is not there: for doors whose callers have no call of their own that makes
 * one. One that is there stays as it is.
 */
export async function openThread(
	deps: OpenDeps,
	accessScope: AccessScope,
	id: string,
	owners: Partial<Owners> = {},
): Promise<Result<Thread, Failure>> {
	const { user_id = null, project_id = null } = owners;
	const named = mayName(accessScope, [{ user_id: user_id ?? undefined, project_id: project_id ?? undefined }]);
	if (!named.ok) return named;
	const plain = { title: null, model: null, budget: null, metadata: "{}", config: DEFAULT_CONFIG };
	const log = deps.threadLog(accessScope, id);
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		const found = await log.read();
		if (found.ok) return found;
		const made = await createThread(deps, accessScope, id, { user_id, project_id, ...plain });
		if (made.ok) return ok(made.value.thread);
		// It was made meanwhile in another way, or it is beyond the key: then there is none for it.
		if (made.error.reason !== "already_exists") return made;
		const there = await log.read();
		if (!there.ok) return there;
	}
	return err({ reason: "unavailable", detail: "The thread was deleted each time it was made." });
}
