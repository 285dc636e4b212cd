import type { AccessScope } from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import type { ExportedMessage, Restored } from "../../../core/model/thread/exported.ts";
import { tooLargeMetadata } from "../../../core/model/thread/message-rules.ts";
import { problemText } from "../../../platform/http/problem.ts";
import { overQuota } from "../../../platform/quotas/quotas.ts";
import { type RestoreBlockDeps, restoreBlockVersion } from "../../contexts/index.ts";
import { restoreNotes } from "../../continuity/index.ts";
import { type RestoreDeps, restoreMemories, restoreRelations, restoreSkills } from "../../memory/index.ts";
import { type RestoreThreadDeps, restoreThread } from "../../threads/index.ts";
import type { ExportLine } from "../schemas/line.ts";

export type RestoreLinesDeps = Omit<RestoreDeps, "threadList"> &
	RestoreThreadDeps &
	RestoreBlockDeps &
	Parameters<typeof restoreNotes>[0];

/** Lines that are put back together: all of one kind, and of one thread where they belong to one. */
export type Batch = { [Kind in ExportLine["kind"]]: BatchOf<Kind> }[ExportLine["kind"]];

type LineOf<Kind> = Extract<ExportLine, { kind: Kind }>;
type BatchOf<Kind> = { kind: Kind; data: LineOf<Kind>["data"][] } & (LineOf<Kind> extends { thread_id: string }
	? { thread_id: string }
	: object);

/** A batch of this line alone. */
export function batchOf(line: ExportLine): Batch {
	switch (line.kind) {
		case "block":
			return { kind: line.kind, data: [line.data] };
		case "thread":
			return { kind: line.kind, data: [line.data] };
		case "message":
			return { kind: line.kind, thread_id: line.thread_id, data: [line.data] };
		case "summary":
			return { kind: line.kind, thread_id: line.thread_id, data: [line.data] };
		case "note":
			return { kind: line.kind, thread_id: line.thread_id, data: [line.data] };
		case "memory":
			return { kind: line.kind, data: [line.data] };
		case "relation":
			return { kind: line.kind, data: [line.data] };
		case "skill":
			return { kind: line.kind, data: [line.data] };
	}
}

/** Puts a line into a batch; false where it does not belong there, or something of its id is there already. */
export function joins(batch: Batch, line: ExportLine): boolean {
	const add = <T extends { id: string }>(data: T[], item: T): boolean => {
		if (data.some(({ id }) => id === item.id)) return false;
		data.push(item);
		return true;
	};
	if (batch.kind === "memory" && line.kind === "memory") return add(batch.data, line.data);
	if (batch.kind === "relation" && line.kind === "relation") return add(batch.data, line.data);
	if (batch.kind === "skill" && line.kind === "skill") return add(batch.data, line.data);
	if (!("thread_id" in batch) || !("thread_id" in line) || batch.thread_id !== line.thread_id) return false;
	if (batch.kind === "message" && line.kind === "message") return add(batch.data, line.data);
	if (batch.kind === "summary" && line.kind === "summary") return add(batch.data, line.data);
	return batch.kind === "note" && line.kind === "note" && add(batch.data, line.data);
}

/** Puts back what a batch says, in its order; what became of each. */
export async function restoreBatch(
	deps: RestoreLinesDeps,
	accessScope: AccessScope,
	batch: Batch,
): Promise<readonly Restored[]> {
	switch (batch.kind) {
		case "thread":
			return inOrder(batch.data, async (thread) => {
				const restored = await restoreThread(deps, accessScope, thread);
				return restored.ok ? restored.value : { refused: problemText(restored.error) };
			});
		case "block":
			return inOrder(batch.data, (block) => restoreBlockVersion(deps, accessScope, block));
		case "message":
			return each(batch.data, await restoreMessages(deps, accessScope, batch));
		case "summary":
			return each(batch.data, await deps.threadLog(accessScope, batch.thread_id).restoreSummaries(batch.data));
		case "note":
			return each(batch.data, await restoreNotes(deps, accessScope, batch.thread_id, batch.data));
		case "memory":
			return restoreMemories(deps, accessScope, batch.data);
		case "relation":
			return restoreRelations(deps, accessScope, batch.data);
		case "skill":
			return restoreSkills(deps, accessScope, batch.data);
	}
}

/** Those before one whose metadata is too large; that one and those behind it would leave a gap. */
async function restoreMessages(
	deps: RestoreLinesDeps,
	accessScope: AccessScope,
	{ thread_id, data: messages }: { thread_id: string; data: readonly ExportedMessage[] },
): Promise<Result<Restored[], Failure>> {
	const over = await overQuota(deps, { tenant: accessScope.tenant }, "stored_bytes", 0);
	if (over !== null) return err(over);
	const log = deps.threadLog(accessScope, thread_id);
	const wrong = messages.findIndex(({ metadata }) => tooLargeMetadata([metadata]) !== null);
	if (wrong < 0) return log.restoreMessages(messages);
	const before = await log.restoreMessages(messages.slice(0, wrong));
	if (!before.ok) return before;
	const first: Restored = { refused: "invalid_request: data.metadata: is too large" };
	const rest = await log.restoreMessages(messages.slice(wrong + 1));
	return rest.ok ? ok([...before.value, first, ...rest.value]) : rest;
}

/** What is refused as a whole is refused line by line. */
function each(items: readonly unknown[], restored: Result<readonly Restored[], Failure>): readonly Restored[] {
	if (restored.ok) return restored.value;
	const refused = problemText(restored.error);
	return items.map(() => ({ refused }));
}

async function inOrder<T>(items: readonly T[], restore: (item: T) => Promise<Restored>): Promise<Restored[]> {
	const restored: Restored[] = [];
	for (const item of items) restored.push(await restore(item));
	return restored;
}
