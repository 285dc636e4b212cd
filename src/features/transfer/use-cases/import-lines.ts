import type { AccessScope } from "../../../core/base/access-scope.ts";
import { redactJson } from "../../../core/language/secrets/redact.ts";
import { inTurn } from "../../../platform/clock/in-turn.ts";
import { type RedactDeps, redacts } from "../../access/index.ts";
import type { Line } from "../lines/read-lines.ts";
import type { ExportLine } from "../schemas/line.ts";
import { type ErasedDeps, type ErasedMeanwhile, erasedMeanwhile } from "./erased-meanwhile.ts";
import { MOST_LINE_BYTES, readLine } from "./read-line.ts";
import { type Batch, batchOf, joins, type RestoreLinesDeps, restoreBatch } from "./restore-lines.ts";

/** What became of the lines; `failed` counts them all, and the first of them are told. `broken`: the stream broke off. */
export type Imported = {
	imported: number;
	skipped: number;
	failed: number;
	errors: { line: number; message: string }[];
	broken: boolean;
};

/** So many lines, and so many bytes, are written at once: others come in between. */
const MOST_LINES = 25;
const MOST_BYTES = 128 * 1_024;

const MOST_ERRORS = 1_000;

type Taken = { number: number; line: ExportLine };
type Waiting = { batch: Batch; lines: Taken[]; bytes: number };
type ImportDeps = RestoreLinesDeps & RedactDeps & ErasedDeps;

/**
 * Puts back what an export says, line by line. What is there is left alone, a bad line is noted and the rest goes on, so the same
 * lines may be sent again. A tenant's batches take turns with its other bulk writes.
 */
export async function importLines(
	deps: ImportDeps,
	accessScope: AccessScope,
	lines: AsyncIterable<Line>,
): Promise<Imported> {
	const erased = erasedMeanwhile(deps, accessScope.tenant);
	try {
		return await importUnlessErased(deps, accessScope, lines, erased);
	} finally {
		erased.stop();
	}
}

async function importUnlessErased(
	deps: ImportDeps,
	accessScope: AccessScope,
	lines: AsyncIterable<Line>,
	erased: ErasedMeanwhile,
): Promise<Imported> {
	const done: Imported = { imported: 0, skipped: 0, failed: 0, errors: [], broken: false };
	let waiting: Waiting | null = null;
	const write = async () => {
		if (waiting === null) return;
		const taken = waiting.lines;
		waiting = null;
		const turn = { tenant: accessScope.tenant, what: "bulk writes" };
		await inTurn(turn, () => writeUnlessErased(deps, accessScope, { taken, done, erased }));
	};
	for await (const line of unbroken(lines, done)) {
		const read = readLine(line);
		if (!read.ok) noteError(done, line.number, read.error);
		if (!read.ok || read.value === null) continue;
		const clean = redactJson(read.value);
		// Its thread may be among what waits.
		if (clean.count > 0) await write();
		const taken = clean.count > 0 && (await isRedacted(deps, accessScope, read.value)) ? clean.value : read.value;
		const bytes = line.bytes?.length ?? MOST_LINE_BYTES;
		const room = waiting !== null && waiting.lines.length < MOST_LINES && waiting.bytes + bytes <= MOST_BYTES;
		if (waiting !== null && room && joins(waiting.batch, taken)) {
			waiting.lines.push({ number: line.number, line: taken });
			waiting.bytes += bytes;
			continue;
		}
		await write();
		waiting = { batch: batchOf(taken), lines: [{ number: line.number, line: taken }], bytes };
	}
	await write();
	done.errors.sort((one, other) => one.line - other.line);
	return done;
}

/** Writes the lines of a batch, but those of users who are or were erased meanwhile, and notes what became of each. */
async function writeUnlessErased(
	deps: ImportDeps,
	accessScope: AccessScope,
	{ taken, done, erased }: { taken: readonly Taken[]; done: Imported; erased: ErasedMeanwhile },
): Promise<void> {
	await erased.look();
	const left = taken.filter(({ number, line }) => {
		const refused = erased.refusal(line);
		if (refused !== null) noteError(done, number, refused);
		return refused === null;
	});
	const [first, ...more] = left;
	if (first === undefined) return;
	const batch = batchOf(first.line);
	for (const { line } of more) joins(batch, line);
	for (const [index, one] of (await restoreBatch(deps, accessScope, batch)).entries()) {
		if (one === "imported" || one === "skipped") done[one]++;
		else noteError(done, left[index]?.number ?? 0, one.refused);
	}
}

/** Whether secrets are taken out of what a line puts back: as its thread says, else as the tenant's setting does. */
async function isRedacted(deps: RedactDeps, accessScope: AccessScope, line: ExportLine): Promise<boolean> {
	const own = line.kind === "thread" ? (line.data.config?.redact ?? null) : null;
	return own ?? redacts(deps, accessScope, "thread_id" in line ? (line.thread_id ?? null) : null);
}

function noteError(done: Imported, line: number, message: string): void {
	done.failed++;
	if (done.errors.length < MOST_ERRORS) done.errors.push({ line, message });
}

/** The lines up to where the stream breaks off. */
async function* unbroken(lines: AsyncIterable<Line>, done: Imported): AsyncGenerator<Line, void, undefined> {
	const each = lines[Symbol.asyncIterator]();
	for (;;) {
		const next = await each.next().catch(() => null);
		if (next === null) done.broken = true;
		if (next === null || next.done) return;
		yield next.value;
	}
}
