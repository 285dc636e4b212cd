import { type Server, temporaryFolder, withServer } from "../../scripts/client/server.ts";
import { freePort } from "../../scripts/start/port.ts";
import type { Row } from "../report.ts";
import { median } from "../statistics.ts";
import { residentOf, storedIn } from "./footprint.ts";
import { type Heap, heapAt } from "./heap.ts";
import type { SoakSize } from "./sizes.ts";
import { newUse, type Taken } from "./soak-use.ts";

/**
 * Of the second third, the last one may have so much memory and such waiting times at most. `left`: of what is stored, in %. Records of
 * ended jobs, erasures and deletions stay for their time, so storage is no ratio of thirds: it would depend on how many cycles a machine does.
 */
const MOST = { heap: 1.1, left: 5, p50: 1.5 };
const SAMPLE_MS = 2_000;
/** However long they take: one for each third. */
const LEAST_CYCLES = 3;
/** What is asked in every turn. Of the others there are too few for a ratio. */
const COMPARED = ["appends", "contexts", "searches", "memory searches", "MCP calls", "webhooks"];

type Sample = { at: number; mib: number };

/** Whether a server that is used for long, and whose data stays the same, needs more and more. `at`: the folder of its data. */
export async function soak(size: SoakSize, at?: string): Promise<Row[]> {
	const data = at === undefined ? temporaryFolder() : { path: at, remove: () => undefined };
	const port = await freePort();
	const serve = async ({ url, pid }: Server) => {
		const heap = await heapAt(port);
		const rows = await trial({ url, pid, heap }, data.path, size);
		heap.close();
		return rows;
	};
	try {
		return await withServer(serve, data.path, ["--inspector-port", String(port)]);
	} finally {
		data.remove();
	}
}

type Served = { url: string; pid: number; heap: Heap };

async function trial({ url, pid, heap }: Served, folder: string, size: SoakSize): Promise<Row[]> {
	const use = newUse(url, size);
	const resident: Sample[] = [];
	const held: Sample[] = [];
	const full: number[] = [];
	const emptied: number[] = [];
	const sampling = setInterval(() => resident.push({ at: use.elapsed(), mib: residentOf(pid) }), SAMPLE_MS);
	try {
		while (emptied.length < LEAST_CYCLES || use.elapsed() < size.seconds * 1_000) {
			await use.cycle(emptied.length, () => full.push(storedIn(folder).mib));
			emptied.push(storedIn(folder).mib);
			held.push({ at: use.elapsed(), mib: await heap.used() });
		}
	} finally {
		clearInterval(sampling);
	}
	return [
		...answers(use.taken, emptied.length, size),
		{ what: "jobs that did not end", measured: await use.openJobs(), unit: "", limit: 0 },
		heapRow(held),
		residentRow(resident, use.elapsed()),
		storageRow(full, emptied, storedIn(folder).files),
		...COMPARED.map((kind) => waitingRow(kind, use.taken, use.elapsed())),
	];
}

/** A run of a few cycles may have nothing of a kind in a third. */
function middle(values: number[]): number {
	return values.length === 0 ? Number.NaN : median(values);
}

/** The second and the last third of what was measured in a run of so many ms; the first warms up. */
function thirds<T extends { at: number }>(all: readonly T[], whole: number): [T[], T[]] {
	const later = all.filter(({ at }) => at >= whole / 3);
	return [later.filter(({ at }) => at < (2 * whole) / 3), later.filter(({ at }) => at >= (2 * whole) / 3)];
}

/** What the Worker holds after each cycle, once a third of the cycles has warmed its caches up: what it kept of a cycle would add up. */
function heapRow(held: readonly Sample[]): Row {
	const warm = held.slice(Math.floor(held.length / 3)).map(({ mib }) => mib);
	const half = Math.ceil(warm.length / 2);
	const [before, after] = [middle(warm.slice(0, half)), middle(warm.slice(-half))];
	const note = `${before.toFixed(1)}, then ${after.toFixed(1)} MiB, after a collection`;
	return {
		what: "heap of the Worker, later cycles against earlier ones",
		measured: after / before,
		unit: "×",
		limit: MOST.heap,
		note,
	};
}

/** Without a limit: it has the local database and the tables of all databases in it, which take what they may before they stop. */
function residentRow(resident: readonly Sample[], whole: number): Row {
	const [before = Number.NaN, after = Number.NaN] = thirds(resident, whole).map((third) =>
		middle(third.map(({ mib }) => mib)),
	);
	const note = `${before.toFixed(0)}, then ${after.toFixed(0)} MiB of what serves`;
	return { what: "resident memory, last third against the second", measured: after / before, unit: "×", note };
}

function waitingRow(kind: string, taken: readonly Taken[], whole: number): Row {
	const own = taken.filter((one) => one.kind === kind);
	const [before = Number.NaN, after = Number.NaN] = thirds(own, whole).map((third) =>
		middle(third.map(({ got }) => got.ms)),
	);
	const note = `p50 ${before.toFixed(1)}, then ${after.toFixed(1)} ms`;
	return { what: `${kind}, last third against the second`, measured: after / before, unit: "×", limit: MOST.p50, note };
}

/** How much of what a cycle stores is still stored after its deletions, once a third of the cycles has warmed up. */
function storageRow(full: readonly number[], emptied: readonly number[], files: number): Row {
	const warm = Math.floor(emptied.length / 3);
	const left = emptied.slice(warm);
	const [first = Number.NaN, last = Number.NaN] = [left[0], left.at(-1)];
	const grown = (last - first) / (left.length - 1);
	const stored = median(full.slice(warm).map((mib, at) => mib - (left[at] ?? Number.NaN)));
	const each = `${(grown * 1_024).toFixed(1)} of ${(stored * 1_024).toFixed(0)} KiB a cycle`;
	const note = `${each}; ${first.toFixed(2)}, then ${last.toFixed(2)} MiB in ${files} files`;
	return {
		what: "stored in a cycle that stays after deletions",
		measured: (100 * grown) / stored,
		unit: "%",
		limit: MOST.left,
		note,
	};
}

function answers(taken: readonly Taken[], cycles: number, size: SoakSize): Row[] {
	const other = taken.filter(({ got }) => got.status < 200 || got.status >= 300);
	const failed = other.filter(({ got }) => got.status === 0 || got.status >= 500);
	for (const { kind, got } of other.slice(0, 10)) console.error(`${kind}: ${got.status} ${JSON.stringify(got.body)}`);
	const erased = taken.filter(({ kind, got }) => kind === "erasures" && got.status === 202).length;
	const note = `${size.users} users, ${size.turns} turns each, a platform with two channels`;
	return [
		{ what: "cycles of writing and deleting", measured: cycles, unit: "", least: LEAST_CYCLES, note },
		{ what: "requests", measured: taken.length, unit: "", least: cycles * size.users * size.turns },
		{ what: "users erased", measured: erased, unit: "", least: cycles },
		{ what: "answers of 5xx, or none", measured: failed.length, unit: "", limit: 0 },
		{ what: "answers of 4xx", measured: other.length - failed.length, unit: "", limit: 0 },
	];
}
