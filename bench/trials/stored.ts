import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";

const page = z.object({ data: z.array(z.looseObject({})), next_cursor: z.string().nullable() });
const message = z.object({ id: z.string(), seq: z.number(), content: z.unknown() });
export type Stored = z.infer<typeof message>;

/** Every row of a list, page by page, read with this schema. */
export async function everyRow<T>(row: z.ZodType<T>, url: string): Promise<T[]> {
	const rows: T[] = [];
	let cursor: string | null = null;
	do {
		const next = new URL(url);
		next.searchParams.set("limit", "200");
		if (cursor !== null) next.searchParams.set("cursor", cursor);
		const read: z.infer<typeof page> = await ask(page, "GET", next.href);
		rows.push(...z.array(row).parse(read.data));
		cursor = read.next_cursor;
	} while (cursor !== null);
	return rows;
}

/** The messages of a thread, oldest first. */
export function messagesOf(threadUrl: string): Promise<Stored[]> {
	return everyRow(message, `${threadUrl}/messages?order=asc`);
}

/** A message that was acknowledged: what it said, and the seq it was given. */
export type Promised = { id: string; content: string; seq: number };

export type Faults = { lost: number; doubled: number; gaps: number; foreign: number };

/** Compares a thread with what was acknowledged of it. `foreign`: rows that nobody sent. */
export function faultsOf(promised: readonly Promised[], stored: readonly Stored[]): Faults {
	const at = new Map(stored.map((row) => [row.seq, row]));
	const kept = promised.filter(({ id, content, seq }) => at.get(seq)?.id === id && at.get(seq)?.content === content);
	const sent = new Set(promised.map(({ id }) => id));
	const unlike = (values: readonly unknown[]) => values.length - new Set(values).size;
	return {
		lost: promised.length - kept.length,
		doubled: unlike(stored.map(({ id }) => id)) + unlike(stored.map(({ content }) => content)),
		gaps: stored.filter(({ seq }, index) => seq !== index + 1).length,
		foreign: stored.filter(({ id }) => !sent.has(id)).length,
	};
}

export function sumOf(all: readonly Faults[]): Faults {
	const sum = (name: keyof Faults) => all.reduce((total, one) => total + one[name], 0);
	return { lost: sum("lost"), doubled: sum("doubled"), gaps: sum("gaps"), foreign: sum("foreign") };
}
