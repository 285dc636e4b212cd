import { type AccessScope, ownScope, type ScopeOwners, threadOfScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import type { Memory } from "../../../core/model/memory/memory.ts";
import { deleteNote, listThreadNotes } from "../../continuity/index.ts";
import { changeMemory, deleteMemory, listMemories, writeMemories } from "../../memory/index.ts";
import { openThread } from "../../threads/index.ts";
import type { File } from "./listing.ts";
import { isUnder, ROOT } from "./paths.ts";

export type FolderDeps = Parameters<typeof writeMemories>[0] &
	Parameters<typeof listMemories>[0] &
	Parameters<typeof deleteMemory>[0] &
	Parameters<typeof deleteNote>[0] &
	Parameters<typeof listThreadNotes>[0] &
	Parameters<typeof openThread>[0];

/** Whose files these are. */
export type Whose = { access: AccessScope; scope: string; thread: string | null };

/** A memory, whose key is its path if a caller has named it. */
type NamedFile = File & { kind: "memory"; memory: Memory };

/** A file: a memory, or a note of the thread. */
export type Held = NamedFile | (File & { kind: "note"; id: string });

/** Memories that nobody has named stand here, by their ids. */
const LEARNED = `${ROOT}/learned`;
const NOTES = `${ROOT}/notes`;

/** Read at most: a folder with more files is no folder that a model finds its way in. */
const MOST_FILES = 500;
const MOST_LEARNED = 100;
const MOST_NOTES = 100;

/** Whose files a caller means: its user's or project's, else the thread's it names, else everybody's of its tenant. */
export function whoseFiles(access: AccessScope, { user_id, project_id, thread_id }: ScopeOwners): Whose {
	const named = ownScope({ user_id, project_id }) ?? ownScope(access);
	return { access, thread: thread_id, scope: named ?? (thread_id === null ? "global" : `thread:${thread_id}`) };
}

/** All files there are, in no order. */
export async function readFolder(deps: FolderDeps, whose: Whose): Promise<Result<Held[], Failure>> {
	const { access, scope, thread } = whose;
	const active = { scope, status: "active", due: false } as const;
	const [named, newest, notes] = await Promise.all([
		listMemories(deps, access, { ...active, key_under: `${ROOT}/`, limit: MOST_FILES }),
		listMemories(deps, access, { ...active, limit: MOST_LEARNED }),
		readNotes(deps, access, thread),
	]);
	if (!named.ok) return named;
	if (!newest.ok) return newest;
	if (!notes.ok) return notes;
	const learned = newest.value.filter(({ key }) => key === null || !isUnder(key, ROOT));
	return ok([...[...named.value, ...learned].map(fileOf), ...notes.value]);
}

function fileOf(memory: Memory): Held {
	const { id, key, content } = memory;
	const path = key !== null && isUnder(key, ROOT) ? key : `${LEARNED}/${id}.md`;
	return { kind: "memory", path, text: content, memory };
}

/** A thread that is not there yet has none. */
async function readNotes(
	deps: FolderDeps,
	access: AccessScope,
	thread: string | null,
): Promise<Result<Held[], Failure>> {
	if (thread === null) return ok([]);
	const page = await listThreadNotes(deps, access, thread, { limit: MOST_NOTES });
	if (!page.ok) return page.error.reason === "not_found" ? ok([]) : page;
	return ok(page.value.map(({ id, content }) => ({ kind: "note", path: `${NOTES}/${id}.md`, text: content, id })));
}

/** Writes a new file. */
export async function createFile(deps: FolderDeps, whose: Whose, { path, text }: File): Promise<Result<null, Failure>> {
	const { access, scope } = whose;
	const thread = threadOfScope(scope);
	const opened = thread === null ? ok(null) : await openThread(deps, access, thread);
	if (!opened.ok) return opened;
	const written = await writeMemories(deps, access, [
		{
			...{ content: text, scope, key: path, type: "document", is_static: false, importance: null, confidence: 1 },
			...{ source: { id: path, type: "memory_tool" }, metadata: null, created_at: null },
			...{ valid_from: null, valid_to: null, expires_at: null, review_at: null },
		},
	]);
	return written.ok ? ok(null) : written;
}

/** Changes what a file says, or where it stands. */
export async function changeFile(
	deps: FolderDeps,
	{ access }: Whose,
	{ memory }: NamedFile,
	change: { content: string } | { key: string },
): Promise<Result<null, Failure>> {
	const changed = await changeMemory(deps, access, memory.id, change);
	return changed.ok ? ok(null) : changed;
}

export function deleteFile(deps: FolderDeps, { access, thread }: Whose, file: Held): Promise<Result<null, Failure>> {
	if (file.kind === "memory") return deleteMemory(deps, access, file.memory.id);
	return deleteNote(deps, access, { thread: thread ?? "", note: file.id });
}
