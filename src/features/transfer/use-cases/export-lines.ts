import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { type ContextsDeps, exportedBlockAnswer } from "../../contexts/index.ts";
import { summaryAnswer } from "../../continuity/index.ts";
import {
	type ExportedStore,
	exportedMemoryAnswer,
	exportedRelationAnswer,
	exportedSkillAnswer,
	type MemoryDeps,
} from "../../memory/index.ts";
import { exportedMessageAnswer, exportedThreadAnswer, type ThreadsDeps } from "../../threads/index.ts";
import type { ExportLine } from "../schemas/line.ts";
import { notesOf } from "./thread-notes.ts";

export type ExportDeps = Pick<MemoryDeps, "exportedMemories" | "exportedRelations" | "exportedSkills"> &
	Pick<ThreadsDeps, "threadList" | "threadLog"> &
	Pick<ContextsDeps, "exportedBlocks"> &
	Parameters<typeof notesOf>[0] & { clock: Clock };

type Texts = AsyncGenerator<string, void, undefined>;

const PAGE = 50;
const MESSAGES = 200;

/**
 * What a caller sees, as lines of JSON, page by page: blocks, threads each with what it holds, then memories, relations and
 * skills. `user`: only what is this user's.
 */
export async function* exportLines(deps: ExportDeps, accessScope: AccessScope, user: string | null): Texts {
	yield* blocksOf(deps, accessScope, user);
	yield* threadsOf(deps, accessScope, user);
	yield* itemsOf(deps, { kind: "memory", answer: exportedMemoryAnswer }, deps.exportedMemories(accessScope), user);
	yield* itemsOf(deps, { kind: "relation", answer: exportedRelationAnswer }, deps.exportedRelations(accessScope), user);
	yield* itemsOf(deps, { kind: "skill", answer: exportedSkillAnswer }, deps.exportedSkills(accessScope), user);
}

function linesOf(kind: ExportLine["kind"], data: readonly object[], thread?: string): string {
	const place = thread === undefined ? { kind } : { kind, thread_id: thread };
	return data.map((one) => `${JSON.stringify({ ...place, data: one })}\n`).join("");
}

async function* blocksOf(deps: ExportDeps, accessScope: AccessScope, user_id: string | null): Texts {
	const blocks = deps.exportedBlocks(accessScope);
	let page = await blocks.page({ after: null, limit: PAGE, user_id });
	for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
		yield linesOf("block", page.map(exportedBlockAnswer));
		await deps.clock.pause(0);
		page = await blocks.page({ after: last, limit: PAGE, user_id });
	}
}

async function* threadsOf(deps: ExportDeps, accessScope: AccessScope, user: string | null): Texts {
	const list = deps.threadList(accessScope);
	const query = { user_id: user ?? undefined, limit: PAGE };
	let page = await list.page(query);
	for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
		for (const { id } of page) yield* threadOf(deps, accessScope, id);
		page = await list.page({ ...query, after: last });
	}
}

/** A thread before what it holds; nothing where it was deleted meanwhile. */
async function* threadOf(deps: ExportDeps, accessScope: AccessScope, id: string): Texts {
	const log = deps.threadLog(accessScope, id);
	const thread = await log.exported();
	if (!thread.ok) return;
	yield linesOf("thread", [exportedThreadAnswer(thread.value)], id);
	for (let after_seq: number | undefined = 0; after_seq !== undefined; ) {
		const page = await log.exportedMessages({ after_seq, limit: MESSAGES });
		const messages = page.ok ? page.value.messages : [];
		if (messages.length > 0) yield linesOf("message", messages.map(exportedMessageAnswer), id);
		after_seq = messages.at(-1)?.seq;
		await deps.clock.pause(0);
	}
	for (let after: number | undefined = 0; after !== undefined; ) {
		const page = await log.exportedSummaries({ after, limit: PAGE });
		const summaries = page.ok ? page.value.summaries : [];
		if (summaries.length > 0) yield linesOf("summary", summaries.map(summaryAnswer), id);
		after = summaries.at(-1)?.number;
	}
	for await (const notes of notesOf(deps, accessScope, id)) yield linesOf("note", notes, id);
}

type Answering<T> = { kind: ExportLine["kind"]; answer(item: T): object };

async function* itemsOf<T extends { id: string }>(
	deps: ExportDeps,
	{ kind, answer }: Answering<T>,
	store: ExportedStore<T>,
	user_id: string | null,
): Texts {
	let page = await store.page({ after: "", limit: PAGE, user_id });
	for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
		yield linesOf(kind, page.map(answer));
		await deps.clock.pause(0);
		page = await store.page({ after: last.id, limit: PAGE, user_id });
	}
}
