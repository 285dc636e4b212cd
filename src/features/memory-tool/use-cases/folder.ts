import { type AccessScope, ownScope, type ScopeOwners, threadOfScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { ok, type Result } from "../../../core/base/result.ts";
import type { Memory } from "../../../core/model/memory/memory.ts";
import { deleteNote, listThreadNotes } from "../../continuity/index.ts";
import { changeMemory, createMemory, deleteMemory, listMemories, moveMemories } from "../../memory/index.ts";
import { openThread } from "../../threads/index.ts";
import type { File } from "./listing.ts";
import { isUnder, ROOT } from "./paths.ts";

export type FolderDeps = Parameters<typeof createMemory>[0] &
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

/** What a change needs to be the only one at its place: the path, with what is under it and above it, free. */
function freeAt(scope: string, path: string) {
	const names = path.slice(1).split("/");
	const above = names.map((_, depth) => `/${names.slice(0, depth + 1).join("/")}`);
	return { scope, keys: above.slice(1), under: `${path}/` };
}

/** Writes a new file; false if something has that place already. */
export async function createFile(
	deps: FolderDeps,
	{ access, scope }: Whose,
	{ path, text }: File,
): Promise<Result<boolean, Failure>> {
	const thread = threadOfScope(scope);
	const opened = thread === null ? ok(null) : await openThread(deps, access, thread);
	if (!opened.ok) return opened;
	const file = {
		...{
			content: text,
			scope,
			key: path,
			type: "document" as const,
			is_static: false,
			importance: null,
			confidence: 1,
		},
		...{ source: { id: path, type: "memory_tool" }, metadata: null, created_at: null },
		...{ valid_from: null, valid_to: null, expires_at: null, review_at: null },
	};
	return unless(["already_exists"], await createMemory(deps, access, file, freeAt(scope, path)));
}

/** Changes what a file says; false if it is no longer what was read. */
export async function changeFile(
	deps: FolderDeps,
	{ access }: Whose,
	{ memory: { id, key, version } }: NamedFile,
	content: string,
): Promise<Result<boolean, Failure>> {
	return unless(["not_found"], await changeMemory(deps, access, id, { content }, { key, version }));
}

/** Moves files, all or none, to a path that must be free; false if one is no longer where it was read. */
export async function moveFiles(
	deps: FolderDeps,
	{ access, scope }: Whose,
	moves: readonly { file: NamedFile; to: string }[],
	path: string,
): Promise<Result<boolean, Failure>> {
	const keys = moves.map(({ file: { memory }, to }) => ({ id: memory.id, from: memory.key, to }));
	return unless(["not_found"], await moveMemories(deps, access, keys, freeAt(scope, path)));
}

/** Deletes a file; false if it is no longer there. */
export async function deleteFile(
	deps: FolderDeps,
	{ access, thread }: Whose,
	file: Held,
): Promise<Result<boolean, Failure>> {
	const deleted =
		file.kind === "memory"
			? await deleteMemory(deps, access, file.memory.id, { key: file.memory.key })
			: await deleteNote(deps, access, { thread: thread ?? "", note: file.id });
	return unless(["not_found"], deleted);
}

/** True where it was done, false where it failed for such a reason. */
function unless(reasons: readonly Failure["reason"][], done: Result<unknown, Failure>): Result<boolean, Failure> {
	if (done.ok) return ok(true);
	return reasons.includes(done.error.reason) ? ok(false) : done;
}
