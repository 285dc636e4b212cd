import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

/** A regular expression of the source and where it stands; `built` ones come from `new RegExp(…)`. */
export type Pattern = { path: string; line: number; source: string; flags: string };

/** Where a file builds a regular expression from text, as `path:line`. */
export type Site = { path: string; line: number };

/** The regular expressions that a file writes out, and the places where it builds others. */
export function writtenPatterns(source: ts.SourceFile): { patterns: Pattern[]; sites: Site[] } {
	const patterns: Pattern[] = [];
	const sites: Site[] = [];
	const visit = (node: ts.Node): void => {
		const path = source.fileName;
		const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
		if (ts.isRegularExpressionLiteral(node)) {
			const end = node.text.lastIndexOf("/");
			patterns.push({ path, line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
		}
		if (isBuilt(node)) sites.push({ path, line });
		node.forEachChild(visit);
	};
	visit(source);
	return { patterns, sites };
}

function isBuilt(node: ts.Node): boolean {
	return (
		(ts.isNewExpression(node) || ts.isCallExpression(node)) &&
		ts.isIdentifier(node.expression) &&
		node.expression.text === "RegExp"
	);
}

/**
 * The regular expressions that files build while they load: they are imported with a `RegExp` that notes what it is given
 * and from where, so whatever makes up a pattern's text is evaluated. A file that can't be imported gives none.
 */
export async function builtPatterns(root: string, paths: Iterable<string>): Promise<Pattern[]> {
	const patterns: Pattern[] = [];
	const Original = RegExp;
	const start = pathToFileURL(join(root, "src/")).href;
	const place = /^(.+?):(\d+):/;
	const note = (pattern: RegExp): RegExp => {
		const [, from = ""] = (new Error().stack ?? "").split(start);
		const [, path, line] = place.exec(from) ?? [];
		if (path !== undefined) {
			patterns.push({ path: `src/${path}`, line: Number(line), source: pattern.source, flags: pattern.flags });
		}
		return pattern;
	};
	const make = (words: unknown[]): RegExp => note(Reflect.construct(Original, words));
	globalThis.RegExp = new Proxy(Original, {
		construct: (_, words) => make(words),
		apply: (_, __, words) => make(words),
	});
	try {
		for (const path of paths) await import(pathToFileURL(join(root, path)).href).catch(() => undefined);
	} finally {
		globalThis.RegExp = Original;
	}
	return patterns;
}
