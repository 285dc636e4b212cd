import { err, ok, type Result } from "../../../../core/base/result.ts";
import { compared, OTHER_CONTENT, type Restored } from "../../../../core/model/thread/exported.ts";
import type { Summary } from "../../../../core/model/thread/summary.ts";
import type { Missing, SummaryPage } from "../../../../ports/thread-log.ts";
import { putSummary, readSummaries } from "../jobs/summaries.ts";
import { THREAD_MISSING } from "../object/settings.ts";
import type { Store } from "../object/store.ts";
import { readLiveRow } from "../object/thread-row.ts";

/** Summaries behind a number, oldest first. */
export function summariesAfter(store: Store, query: { after: number; limit: number }): Result<SummaryPage, Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	const summaries = readSummaries(store, query);
	return ok({ summaries: summaries.slice(0, query.limit), more: summaries.length > query.limit });
}

/** Puts summaries back under their numbers. */
export function restoreSummaries(store: Store, summaries: readonly Summary[]): Result<Restored[], Missing> {
	if (readLiveRow(store) === null) return err(THREAD_MISSING);
	return store.step(() =>
		ok(
			summaries.map((summary): Restored => {
				const [present] = readSummaries(store, { after: summary.number - 1, limit: 1 });
				if (present?.number === summary.number) return compared(steady(present), steady(summary));
				return putSummary(store, summary) ? "imported" : OTHER_CONTENT;
			}),
		),
	);
}

/** Whether it is stale may have changed since. */
function steady({ stale: _, ...summary }: Summary): object {
	return summary;
}
