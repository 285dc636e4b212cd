import { temporaryFolder, withServer } from "../../scripts/client/server.ts";
import type { Row } from "../report.ts";
import { median } from "../statistics.ts";
import { residentOf, storedIn } from "./footprint.ts";
import type { SoakSize } from "./sizes.ts";
import { newUse, type Taken } from "./soak-use.ts";

/** Of the second third, the last one may have so much at most. */
const MOST = { resident: 1.1, stored: 1.05, p50: 1.5 };
const SAMPLE_MS = 2_000;
/** However long they take: one for each third. */
const LEAST_CYCLES = 3;
/** What is asked in every turn. Of the others there are too few for a ratio. */
const COMPARED = ["appends", "contexts", "searches", "memory searches", "MCP calls", "webhooks"];

type Sample = { at: number; mib: number };

/** Whether a server that is used for long, and whose data stays the same, needs more and more. `at`: the folder of its data. */
export async function soak(size: SoakSize, at?: string): Promise<Row[]> {
	const data = at === undefined ? temporaryFolder() : { path: at, remove: () => undefined };
	try {
		return await withServer(({ url, pid }) => trial(url, pid, data.path, size), data.path);
	} finally {
		data.remove();
	}
}

async function trial(url: string, pid: number, folder: string, size: SoakSize): Promise<Row[]> {
	const use = newUse(url, size);
	const resident: Sample[] = [];
	const stored: Sample[] = [];
	const sampling = setInterval(() => resident.push({ at: use.elapsed(), mib: residentOf(pid) }), SAMPLE_MS);
	let files = 0;
	let cycles = 0;
	try {
		for (; cycles < LEAST_CYCLES || use.elapsed() < size.seconds * 1_000; cycles++) {
			await use.cycle(cycles);
			const now = storedIn(folder);
			stored.push({ at: use.elapsed(), mib: now.mib });
			files = now.files;
		}
	} finally {
		clearInterval(sampling);
	}
	const whole = use.elapsed();
	const third = <T extends { at: number }>(all: readonly T[], nth: number) =>
		all.filter((one) => Math.min(2, Math.floor((one.at / whole) * 3)) === nth);
	const grown = (all: readonly Sample[]) => {
		const [before = Number.NaN, after = Number.NaN] = [1, 2].map((nth) =>
			median(third(all, nth).map(({ mib }) => mib)),
		);
		return { measured: after / before, note: `${before.toFixed(1)}, then ${after.toFixed(1)} MiB` };
	};
	const space = grown(stored);
	return [
		...answers(use.taken, cycles, size),
		{ what: "jobs that did not end", measured: await use.openJobs(), unit: "", limit: 0 },
		{ what: "resident memory, last third against the second", ...grown(resident), unit: "×", limit: MOST.resident },
		{
			what: "storage after deletions, last third against the second",
			...{ ...space, note: `${space.note}, ${files} files` },
			...{ unit: "×", limit: MOST.stored },
		},
		...COMPARED.map((kind): Row => {
			const of = (nth: number) => median(third(use.taken, nth).flatMap((one) => (one.kind === kind ? one.got.ms : [])));
			const [before, after] = [of(1), of(2)];
			const note = `p50 ${before.toFixed(1)}, then ${after.toFixed(1)} ms`;
			return {
				what: `${kind}, last third against the second`,
				measured: after / before,
				unit: "×",
				limit: MOST.p50,
				note,
			};
		}),
	];
}

function answers(taken: readonly Taken[], cycles: number, size: SoakSize): Row[] {
	const other = taken.filter(({ got }) => got.status < 200 || got.status >= 300);
	const failed = other.filter(({ got }) => got.status === 0 || got.status >= 500);
	for (const { kind, got } of other.slice(0, 10)) console.error(`${kind}: ${got.status} ${JSON.stringify(got.body)}`);
	const note = `${size.users} users, ${size.turns} turns each, a platform with two channels`;
	return [
		{ what: "cycles of writing and deleting", measured: cycles, unit: "", least: LEAST_CYCLES, note },
		{ what: "requests", measured: taken.length, unit: "", least: cycles * size.users * size.turns },
		{ what: "answers of 5xx, or none", measured: failed.length, unit: "", limit: 0 },
		{ what: "answers of 4xx", measured: other.length - failed.length, unit: "", limit: 0 },
	];
}
