import { isBound, type Reach } from "../reach.ts";

/**
 * Whether a key sees this scope in what is recalled for a thread that is within its reach: bound, only its user's, its
 * project's and that thread's.
 */
export function seesRecalled(reach: Reach, scope: string, thread: string | null): boolean {
	if (!isBound(reach)) return true;
	if (thread !== null && scope === `thread:${thread}`) return true;
	if (reach.user_id !== null && scope === `user:${reach.user_id}`) return true;
	return reach.project_id !== null && scope === `project:${reach.project_id}`;
}
