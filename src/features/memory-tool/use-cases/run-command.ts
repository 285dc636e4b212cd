import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { insertedText, numberedText, replacedText } from "./file-text.ts";
import {
	changeFile,
	createFile,
	deleteFile,
	type FolderDeps,
	type Held,
	moveFiles,
	readFolder,
	type Whose,
} from "./folder.ts";
import { listing } from "./listing.ts";
import { isUnder, ROOT } from "./paths.ts";

/** A path as it is meant, and as it was written. */
type Place = { path: string; given: string };

export type Command =
	| { command: "view"; path: Place; view_range?: number[] | undefined }
	| { command: "create"; path: Place; file_text: string }
	| { command: "str_replace"; path: Place; old_str: string; new_str: string }
	| { command: "insert"; path: Place; insert_line: number; insert_text: string }
	| { command: "delete"; path: Place }
	| { command: "rename"; old_path: Place; new_path: Place };

/** What the model is told; `is_error`: it could not be done, and nothing changed. */
type Told = { content: string; is_error?: true };

/** Null: a file is no longer what was read, and nothing was changed. */
type Outcome = Promise<Result<Told | null, Failure>>;

/** A folder with more files is not moved or deleted as a whole: deleting could break off in the middle. */
const MOST_AT_ONCE = 50;

/** A model sends several commands at once: each is tried again on what the others left, so often. */
const MOST_TIMES = 50;

const TOO_FAST: Failure = {
	reason: "unavailable",
	detail: "Others change these files all the time. Nothing was changed.",
};

/** Carries out a command of the memory tool, and tells of it in the words of the provider's own tool. */
export async function runCommand(deps: FolderDeps, whose: Whose, command: Command): Promise<Result<Told, Failure>> {
	for (let time = 0; time < MOST_TIMES; time++) {
		const done = await attempt(deps, whose, command);
		if (!done.ok) return done;
		if (done.value !== null) return ok(done.value);
	}
	return err(TOO_FAST);
}

async function attempt(deps: FolderDeps, whose: Whose, command: Command): Outcome {
	const read = await readFolder(deps, whose);
	if (!read.ok) return read;
	const files = read.value;
	switch (command.command) {
		case "view":
			return ok(view(files, command.path, command.view_range));
		case "create":
			return create(deps, whose, files, command);
		case "str_replace":
			return edit(deps, whose, files, command.path, (file, path) => replacedText(path, file.text, command));
		case "insert":
			return edit(deps, whose, files, command.path, (file, path) => insertedText(path, file.text, command));
		case "delete":
			return remove(deps, whose, files, command.path);
		case "rename":
			return rename(deps, whose, files, command);
	}
}

const NOTES_STAY = "A note can't be changed or renamed: delete it and create a file.";

function refused(content: string): Told {
	return { content, is_error: true };
}

function inside(files: readonly Held[], folder: string): Held[] {
	return files.filter(({ path }) => isUnder(path, folder));
}

function view(files: readonly Held[], { path, given }: Place, range: readonly number[] | undefined): Told {
	const file = files.find((one) => one.path === path);
	if (file !== undefined) return { content: numberedText(given, file.text, range) };
	const under = inside(files, path);
	if (under.length === 0 && path !== ROOT) return refused(noSuchPath(given));
	return { content: listing(given, path, under) };
}

function noSuchPath(given: string): string {
	return `The path ${given} does not exist. Please provide a valid path.`;
}

/** Why nothing can be put at a path; null if something can. */
function blocked(files: readonly Held[], path: string): string | null {
	const above = files.find((file) => isUnder(path, file.path));
	return above === undefined ? null : `The path ${above.path} is not a directory`;
}

function exists(files: readonly Held[], path: string): boolean {
	return path === ROOT || files.some((file) => file.path === path || isUnder(file.path, path));
}

function alreadyThere(given: string): Told {
	return refused(`File ${given} already exists`);
}

async function create(
	deps: FolderDeps,
	whose: Whose,
	files: readonly Held[],
	{ path: { path, given }, file_text }: Extract<Command, { command: "create" }>,
): Outcome {
	if (exists(files, path)) return ok(alreadyThere(given));
	const wrong = blocked(files, path);
	if (wrong !== null) return ok(refused(wrong));
	const created = await createFile(deps, whose, { path, text: file_text });
	if (!created.ok) return created;
	return ok(created.value ? { content: `File created successfully at: ${given}` } : alreadyThere(given));
}

async function edit(
	deps: FolderDeps,
	whose: Whose,
	files: readonly Held[],
	{ path, given }: Place,
	change: (file: Held, given: string) => Result<{ text: string; content: string }, string>,
): Outcome {
	const file = files.find((one) => one.path === path);
	if (file === undefined) {
		return ok(refused(exists(files, path) ? `The path ${given} is not a file.` : noSuchPath(given)));
	}
	if (file.kind === "note") return ok(refused(NOTES_STAY));
	const changed = change(file, given);
	if (!changed.ok) return ok(refused(changed.error));
	if (changed.value.text.trim() === "") return ok(refused(`Nothing would be left in ${given}: delete it instead.`));
	const stored = await changeFile(deps, whose, file, changed.value.text);
	return stored.ok ? ok(stored.value ? { content: changed.value.content } : null) : stored;
}

/** What a path stands for: a file, or all files in a folder. */
function filesAt(files: readonly Held[], path: string): Held[] {
	return files.filter((file) => file.path === path || isUnder(file.path, path));
}

function tooMany(given: string): Told {
	return refused(`The path ${given} holds more than ${MOST_AT_ONCE} files: take them one by one`);
}

async function remove(deps: FolderDeps, whose: Whose, files: readonly Held[], { path, given }: Place): Outcome {
	if (path === ROOT) return ok(refused(`Cannot delete the ${ROOT} directory itself`));
	const found = filesAt(files, path);
	if (found.length === 0) return ok(refused(`The path ${given} does not exist`));
	if (found.length > MOST_AT_ONCE) return ok(tooMany(given));
	let some = false;
	for (const file of found) {
		const deleted = await deleteFile(deps, whose, file);
		if (!deleted.ok) return deleted;
		some ||= deleted.value;
	}
	return ok(some ? { content: `Successfully deleted ${given}` } : null);
}

async function rename(
	deps: FolderDeps,
	whose: Whose,
	files: readonly Held[],
	{ old_path: from, new_path: to }: Extract<Command, { command: "rename" }>,
): Outcome {
	if (from.path === ROOT) return ok(refused(`Cannot rename the ${ROOT} directory itself`));
	if (exists(files, to.path)) return ok(refused(`The destination ${to.given} already exists`));
	const found = filesAt(files, from.path);
	if (found.length === 0) return ok(refused(`The path ${from.given} does not exist`));
	if (found.length > MOST_AT_ONCE) return ok(tooMany(from.given));
	const named = found.flatMap((file) => (file.kind === "memory" ? [file] : []));
	if (named.length < found.length) return ok(refused(NOTES_STAY));
	const wrong = isUnder(to.path, from.path)
		? `The path ${to.given} is inside of ${from.given}`
		: blocked(files, to.path);
	if (wrong !== null) return ok(refused(wrong));
	const moves = named.map((file) => ({ file, to: `${to.path}${file.path.slice(from.path.length)}` }));
	const moved = await moveFiles(deps, whose, moves, to.path);
	if (moved.ok) return ok(moved.value ? { content: `Successfully renamed ${from.given} to ${to.given}` } : null);
	return moved.error.reason === "already_exists" ? ok(refused(`The destination ${to.given} already exists`)) : moved;
}
