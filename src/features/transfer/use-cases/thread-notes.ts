import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Note } from "../../../core/model/thread/continuity.ts";
import { listThreadNotes } from "../../continuity/index.ts";

const PAGE = 200;

type NoteDeps = Parameters<typeof listThreadNotes>[0];
type Position = Parameters<typeof listThreadNotes>[3]["after"];

/** A thread's notes, page by page, the oldest first. A list begins with the newest, so where its pages begin is found first. */
export async function* notesOf(
	deps: NoteDeps,
	accessScope: AccessScope,
	thread: string,
): AsyncGenerator<Note[], void, undefined> {
	const pageAfter = async (after: Position) => {
		const page = await listThreadNotes(deps, accessScope, thread, { after, limit: PAGE });
		return page.ok ? page.value : [];
	};
	const begins: Position[] = [];
	let after: Position;
	for (let page = await pageAfter(after); page.length > 0; page = page.length < PAGE ? [] : await pageAfter(after)) {
		begins.push(after);
		after = page.at(-1);
	}
	for (const begin of begins.reverse()) yield (await pageAfter(begin)).map(asNote).reverse();
}

const asNote = ({ id, content, category, tokens, created_at }: Note): Note => ({
	...{ id, content, category, tokens, created_at },
});
