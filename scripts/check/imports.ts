import { posix } from "node:path";
import ts from "typescript";

/** One file that imports another, types alone included; paths from the root. */
export type Import = { from: string; to: string };

/** What these files import of each other. */
export function importsOf(texts: ReadonlyMap<string, string>): Import[] {
	return [...texts].flatMap(([from, text]) =>
		ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
			if (!fileName.startsWith(".")) return [];
			const to = posix.join(posix.dirname(from), fileName);
			return texts.has(to) ? [{ from, to }] : [];
		}),
	);
}
