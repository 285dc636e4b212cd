import type { Reach } from "../reach.ts";
import type { ScopeOwners } from "../scope.ts";

/** Where what a thread says is remembered, where it can be: with who said it, in the thread alone, or in its project. */
export const LEARN_SCOPES = ["user", "thread", "project"] as const;

export type LearnScope = (typeof LEARN_SCOPES)[number];

/** Whose talk is learned from, and where to. */
export type LearningScopes = { owners: ScopeOwners; learn_scope: LearnScope };

/**
 * The scope that something said by this user goes to: the author's, else that of the thread's user, else the thread's
 * own; to the project only where that is asked for, or nothing else is named. Null where nobody is named at all.
 */
export function learningScope({ owners, learn_scope }: LearningScopes, author: string | null): string | null {
	const { thread_id, project_id } = owners;
	const thread = thread_id === null ? null : `thread:${thread_id}`;
	if (learn_scope === "thread" && thread !== null) return thread;
	if (learn_scope === "project" && project_id !== null) return `project:${project_id}`;
	const user = author ?? owners.user_id;
	if (user !== null) return `user:${user}`;
	return thread ?? (project_id === null ? null : `project:${project_id}`);
}

/**
 * The scope that learning under this key may go to in place of one that is asked for: never beyond what the key itself may
 * write (core/blocks/stored-block.ts), and never to more people. What one bound to a project may not put into a user's memory
 * stays in its thread: the project's would show it to all its members, and nobody asked for that. One bound to a user writes
 * none of a project's, and one bound to both only that of its threads.
 */
export function learnScopeWithin({ user_id, project_id }: Reach, asked: LearnScope): LearnScope {
	if (project_id !== null) return asked === "project" && user_id === null ? "project" : "thread";
	return user_id !== null && asked === "project" ? "user" : asked;
}
