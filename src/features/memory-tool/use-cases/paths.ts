import { err, ok, type Result } from "../../../core/base/result.ts";

export const ROOT = "/memories";

/** Keys of memories, which paths are, are no longer. */
const LONGEST = 256;

/** What nobody sees, or what shows a name as another one. Joiners are not among it: scripts and emoji need them. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u2060\ufeff]/u;

/** Encodings inside of encodings are looked through this many times. */
const MOST_DECODINGS = 5;

/**
 * The path without what may be left out of it, or why it is refused: what leads out of the root, however it is written,
 * and what could be taken for something else.
 */
export function resolvePath(given: string): Result<string, string> {
	if (given !== ROOT && !given.startsWith(`${ROOT}/`)) return err(`Path must start with ${ROOT}, got: ${given}`);
	if (readingsOf(given).some(escapes)) return err(`Path ${given} would escape ${ROOT} directory`);
	if (UNSEEN.test(given)) return err("Path must not hold control characters, marks of direction or other unseen ones");
	const names = given.slice(1).split("/");
	// One behind a folder is usual; others would make two paths of one file.
	if (names.at(-1) === "") names.pop();
	if (names.includes("")) return err("Path must not hold an empty name, as in //");
	const path = `/${names.filter((name) => name !== ".").join("/")}`;
	return path.length > LONGEST ? err(`Path must have at most ${LONGEST} characters`) : ok(path);
}

/** The path as it stands, and as it reads once decoded, however often it was encoded, or in plain letters. */
function readingsOf(given: string): string[] {
	const readings = [given];
	for (let times = 0; times < MOST_DECODINGS; times++) {
		const last = readings.at(-1) ?? given;
		const next = decoded(last);
		if (next === last) return readings;
		readings.push(next);
	}
	// Nobody who means well encodes a path that often.
	return [...readings, ".."];
}

function decoded(text: string): string {
	const bytes = text.replace(/%([\da-f]{2})/gi, (_, digits: string) =>
		String.fromCharCode(Number.parseInt(digits, 16)),
	);
	return bytes.normalize("NFKC");
}

function escapes(path: string): boolean {
	return path.includes("\\") || path.includes("\0") || path.split("/").some((name) => name.trim() === "..");
}

/** Whether a path is in this folder, at any depth. */
export function isUnder(path: string, folder: string): boolean {
	return path.startsWith(`${folder}/`);
}
