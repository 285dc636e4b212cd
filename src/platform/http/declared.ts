import type { KeyRole } from "../../core/base/access-scope.ts";
import type { Repeat } from "./once.ts";
import type { ProblemCode } from "./problem.ts";

/**
 * Names that are stored as they came, so that one which looks like a secret is refused where secrets are taken out: parameters of the
 * path, and fields of a body that nothing is taken out of. In `texts` numbers are looked for too, in ids keys only.
 */
export type StoredNames = { params?: readonly string[]; ids?: readonly string[]; texts?: readonly string[] };

/** What a route behind a key says of itself. */
export type KeyedDeclaration = {
	role: KeyRole;
	problems: readonly ProblemCode[];
	schedulesIndexing: boolean;
	/** A body of more bytes is a bulk write: those of a tenant take turns. Null: bodies of any size do not. */
	bulkBytes: number | null;
	repeat: Repeat;
	/**
	 * Whose setting says whether secrets are taken out of the body: that of the thread its path names, or of what the body names.
	 * `never`: it holds secrets by intent, or nothing of it is stored as it came.
	 */
	redact: "thread" | "body" | "never";
	/** What its schemas do not tell of the names that are stored with what it makes. */
	names: StoredNames;
	/**
	 * The body goes to somebody else, who may hold larger numbers, and text that can't be kept here: the route sees to what is stored
	 * of it. Elsewhere both are refused.
	 */
	passedOn: boolean;
};

/** What a route declares; `role` is null where no key is asked for, or another check stands in front. */
type Declaration = Omit<KeyedDeclaration, "role"> & { role: KeyRole | null; method: string; path: string };

const declarations: Declaration[] = [];

/** Notes what a route declares; routes do so as their modules load. */
export function noteDeclared(
	{ method, path }: { method: string; path: string },
	declaration: Omit<Declaration, "method" | "path">,
): void {
	declarations.push({ ...declaration, method: method.toUpperCase(), path });
}

/** What all routes declare. */
export function declaredRoutes(): readonly Declaration[] {
	return declarations;
}

/** Paths that would otherwise be read as the id of one of their kind, such as /v1/memories/search, with their methods. */
export function fixedPaths(): Map<string, string[]> {
	const patterns = declarations.filter(({ path }) => path.includes("{"));
	const fixed = new Map<string, string[]>();
	for (const { method, path } of declarations) {
		if (path.includes("{") || !patterns.some((pattern) => matches(pattern.path, path))) continue;
		fixed.set(path, [...(fixed.get(path) ?? []), ...(method === "GET" ? ["GET", "HEAD"] : [method])]);
	}
	return fixed;
}

function matches(pattern: string, path: string): boolean {
	const wanted = pattern.split("/");
	const parts = path.split("/");
	return wanted.length === parts.length && wanted.every((part, index) => part.startsWith("{") || part === parts[index]);
}
