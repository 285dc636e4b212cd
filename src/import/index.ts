/** The door of `tessera/import`: takes over what other services export, through a client. Node, browsers and Workers. */
import type { Client } from "../client/index.ts";
import type { Owner } from "./entry.ts";
import { peeked, writeOwn } from "./own.ts";
import { readExport } from "./read-export.ts";
import { type ImportOptions, type Progress, writeEntries } from "./write-entries.ts";

export type { Entry, Owner } from "./entry.ts";
export { readExport } from "./read-export.ts";
export { readText } from "./read-text.ts";
export { type ImportOptions, type Progress, writeEntries } from "./write-entries.ts";

/**
 * Imports an export's text, also one of Tessera, and says after each batch how far it is. `onRecognised` is told the format of
 * each record; `owner` is whose it is where the file does not say. What was imported before is known, so one that broke off is
 * done again from the beginning.
 */
export async function* importExport(
	client: Client,
	text: AsyncIterable<string>,
	{ owner, onRecognised, ...options }: ImportOptions & { owner?: Owner; onRecognised?: (format: string) => void } = {},
): AsyncGenerator<Progress> {
	const given = await peeked(text);
	if (given.own) yield* writeOwn(client, given.text, { ...options, onRecognised });
	else yield* writeEntries(client, readExport(given.text, owner, onRecognised), options);
}
