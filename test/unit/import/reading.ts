import type { Entry, Owner } from "../../../src/import/entry.ts";
import { readExport } from "../../../src/import/read-export.ts";

/** The entries of an export that comes in chunks of this size. */
export async function entriesOf(text: string, owner?: Owner, size = 7): Promise<Entry[]> {
	const entries: Entry[] = [];
	for await (const entry of readExport(chunksOf(text, size), owner)) entries.push(entry);
	return entries;
}

async function* chunksOf(text: string, size: number): AsyncGenerator<string> {
	for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** What was said in these entries: `thread | role: text`. */
export function saidIn(entries: readonly Entry[]): string[] {
	return entries.flatMap((entry) => {
		if (entry.kind !== "message") return [];
		const { role, content } = entry.message;
		return [`${entry.thread.id} | ${role}: ${typeof content === "string" ? content : JSON.stringify(content)}`];
	});
}

/** What could not be read, and what has no place here: `where: why`. */
export function remarksIn(entries: readonly Entry[]): string[] {
	return entries.flatMap((entry) => {
		if (entry.kind === "bad") return [`${entry.at}: ${entry.why}`];
		return entry.kind === "left_out" ? [`${entry.at} left out: ${entry.what}`] : [];
	});
}
