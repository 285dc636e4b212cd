import type { Ingested, TenantResult } from "./tenant-jobs.ts";

/** What stands for a detail that is not kept: it may be somebody's words, and names nothing that could be deleted. */
const TOLD_ONCE = "It was told once, and is not kept.";

/** As former versions kept it: whole memories and relations, and no kind before there were others. */
type Stored = Omit<Ingested, "kind" | "memories" | "relations"> & {
	kind?: "ingest";
	memories: (string | { id: string })[];
	relations: (string | { id: string })[];
};

/** What is kept of a result with its job (JSON): ids and figures, so that a deletion finds nothing to take back here. */
export function keptResult(result: TenantResult): string {
	if (result.kind !== "ingest") return JSON.stringify(result);
	const skipped = result.skipped.map(({ reason }) => ({ reason, detail: TOLD_ONCE }));
	return JSON.stringify({ ...result, skipped });
}

/** What was kept, also by a former version. */
export function readResult(text: string): TenantResult {
	const stored: Stored | Exclude<TenantResult, Ingested> = JSON.parse(text);
	if (stored.kind === "reflect") return stored;
	const { memories, relations, skipped } = stored;
	return { kind: "ingest", memories: memories.map(idOf), relations: relations.map(idOf), skipped };
}

function idOf(one: string | { id: string }): string {
	return typeof one === "string" ? one : one.id;
}
