import type { AccessScope } from "../../../core/base/access-scope.ts";
import { redactJson } from "../../../core/language/secrets/redact.ts";
import { inTurn } from "../../../platform/clock/in-turn.ts";
import { type RedactDeps, redacts } from "../../access/index.ts";
import type { Line } from "../lines/read-lines.ts";
import type { ExportLine } from "../schemas/line.ts";
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

type Waiting = { batch: Batch; lines: number[]; bytes: number };

/**
 * Puts back what an export says, line by line. What is there is left alone, a bad line is noted and the rest goes on, so the same
 * lines may be sent again. A tenant's batches take turns with its other bulk writes.
 */
export async function importLines(
	deps: RestoreLinesDeps & RedactDeps,
	accessScope: AccessScope,
	lines: AsyncIterable<Line>,
): Promise<Imported> {
	const done: Imported = { imported: 0, skipped: 0, failed: 0, errors: [], broken: false };
	let waiting: Waiting | null = null;
	const write = async () => {
		if (waiting === null) return;
		const { batch, lines: numbers } = waiting;
		waiting = null;
		const turn = { tenant: accessScope.tenant, what: "bulk writes" };
		const restored = await inTurn(turn, () => restoreBatch(deps, accessScope, batch));
		for (const [index, one] of restored.entries()) {
			if (one === "imported" || one === "skipped") done[one]++;
			else noteError(done, numbers[index] ?? 0, one.refused);
		}
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
			waiting.lines.push(line.number);
			waiting.bytes += bytes;
			continue;
		}
		await write();
		waiting = { batch: batchOf(taken), lines: [line.number], bytes };
	}
	await write();
	done.errors.sort((one, other) => one.line - other.line);
	return done;
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
