import type { Report } from "../receipt.ts";

/** A context as its thread stores it. Request, report and rendering are JSON. */
export type KeptContext = {
	id: string;
	created_at: string;
	model: string;
	/** The `tokens.total` of the answer. */
	counted: number;
	/** The model's ratio in that count. */
	ratio: number;
	request: string;
	/** The answer without its rendering. */
	report: string;
	/** What a model reads; null if it was too large to store, or a message of the thread was deleted since. */
	rendering: string | null;
};

/** What is written besides. */
export type NewKeptContext = KeptContext & {
	/** The next context's prefix is compared with these (core/context/render/cache-figures.ts). */
	prefixHashes: readonly string[];
	/** The id of the message that its query became. */
	appended: string | null;
	/** When it was begun (ms since the epoch). It may show what was erased since. */
	asked_at: number;
	/** How many messages were hidden when it was made. If there are more now, it may show a deleted one. */
	hidden: number;
};

/** Something of long-term memory that a context showed. `source_ids` are the messages of an episode. */
export type RecalledItem = { id: string; source_ids: readonly string[] };

/** The same, also if the context left it out. */
export type ShownItem = RecalledItem & { included: boolean };

const RECALLED = /^(?:mem|rel|skl|eps)_/;

/** The long-term memory in a context's report (JSON). */
export function shownItems(report: string): ShownItem[] {
	return itemsOf(JSON.parse(report))
		.filter(({ id }) => RECALLED.test(id))
		.map(({ id, included, provenance }) => ({ id, included, source_ids: provenance?.source_ids ?? [] }));
}

/** The report without the sources of these items. */
export function withoutSources(report: string, ids: ReadonlySet<string>): string {
	const answer: { report: Pick<Report, "items"> } = JSON.parse(report);
	const items = itemsOf(answer).map((item) => {
		if (item.provenance === undefined || !ids.has(item.id)) return item;
		const { source_id: _, source_ids: __, ...provenance } = item.provenance;
		return { ...item, provenance };
	});
	return JSON.stringify({ ...answer, report: { ...answer.report, items } });
}

function itemsOf({ report }: { report: Pick<Report, "items"> }): Report["items"] {
	return report.items;
}

/** Something that was erased from long-term memory; `*`: everything. `erased_at` is in ms since the epoch. */
export type ErasedItem = { id: string; erased_at: number };

/** Progress of a job that tells threads what was erased in a scope: rows up to this number, threads up to this one. */
export type ErasureProgress = { scope: string; up_to: number; after: ThreadPosition | null };

/** A thread's place in the list of those that may show a scope: first its own threads by creation, then others. */
export type ThreadPosition = { created_at: string; id: string } | { elsewhere: string };
