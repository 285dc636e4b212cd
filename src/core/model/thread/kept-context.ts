import type { Report } from "../receipt.ts";

/** A context as its thread keeps it. Request, report and rendering are JSON. */
export type KeptContext = {
	id: string;
	created_at: string;
	model: string;
	/** What was answered as `tokens.total`. */
	counted: number;
	/** The model's ratio that is in that count. */
	ratio: number;
	request: string;
	/** The answer as it was given but for its rendering. */
	report: string;
	/** What a model reads of the answer; null where it was too large to be kept, or a message of the thread was deleted since. */
	rendering: string | null;
};

/** What is written of a context besides. */
export type NewKeptContext = KeptContext & {
	/** What the next context's prefix is compared with (core/context/render/cache-figures.ts). */
	prefixHashes: readonly string[];
	/** The id of the message that its query became. */
	appended: string | null;
	/** When it was begun (ms since the epoch): what was erased since may stand in it. */
	asked_at: number;
	/** How many messages no context showed when it was made: if there are more now, what is deleted may stand in it. */
	hidden: number;
};

/** Something of long-term memory that a context showed; `source_ids`: the messages that an episode is made of. */
export type RecalledItem = { id: string; source_ids: readonly string[] };

/** The same, also where the context left it out. */
export type ShownItem = RecalledItem & { included: boolean };

const RECALLED = /^(?:mem|rel|skl|eps)_/;

/** What is of long-term memory in a context's report (JSON). */
export function shownItems(report: string): ShownItem[] {
	return itemsOf(JSON.parse(report))
		.filter(({ id }) => RECALLED.test(id))
		.map(({ id, included, provenance }) => ({ id, included, source_ids: provenance?.source_ids ?? [] }));
}

/** The report without what tells where these items came from. */
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

/** Something of long-term memory that was erased: `*` for whatever was; `erased_at` in ms since the epoch. */
export type ErasedItem = { id: string; erased_at: number };

/** Where a job is that tells threads what was erased of a scope: rows up to this number, threads up to this one. */
export type ErasureProgress = { scope: string; up_to: number; after: ThreadPosition | null };

/** A thread's place in the list of those that may show a scope: its own threads by creation, then those elsewhere. */
export type ThreadPosition = { created_at: string; id: string } | { elsewhere: string };
