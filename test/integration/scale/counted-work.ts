import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { JobsObjectBase } from "../../../src/objects/jobs-object.ts";
import { ThreadObjectBase } from "../../../src/objects/thread-object.ts";

/** What the platform bills, as far as it can be counted here. */
export type Work = {
	d1_statements: number;
	d1_rows_read: number;
	d1_rows_written: number;
	object_requests: number;
	object_rows_read: number;
	object_rows_written: number;
};

const NONE: Work = {
	d1_statements: 0,
	d1_rows_read: 0,
	d1_rows_written: 0,
	object_requests: 0,
	object_rows_read: 0,
	object_rows_written: 0,
};

/** What stood where something is counted now. */
const originals: (() => void)[] = [];

/** Counts from here on what this workerd does, in requests and in objects alike, until it is told to `stop`: other files share it. */
export async function countWork(): Promise<{ sinceLast(): Work; stop(): void }> {
	let work = { ...NONE };
	countD1((meta) => {
		work.d1_statements += 1;
		work.d1_rows_read += meta.rows_read;
		work.d1_rows_written += meta.rows_written;
	});
	await countObjectRows((cursor) => {
		work.object_rows_read += cursor.rowsRead;
		work.object_rows_written += cursor.rowsWritten;
	});
	for (const [prototype, names] of [
		[ThreadObjectBase.prototype, ["call", "alarm"]],
		[JobsObjectBase.prototype, ["add", "run", "scheduleIndexing", "alarm"]],
	] as const) {
		for (const name of names) {
			replaced(prototype, name, (call) => {
				work.object_requests += 1;
				return call();
			});
		}
	}
	return {
		sinceLast() {
			const done = work;
			work = { ...NONE };
			return done;
		},
		stop() {
			for (const putBack of originals.splice(0).reverse()) putBack();
		},
	};
}

function replaced(
	prototype: object,
	name: string,
	around: (call: () => unknown, self: object, first: unknown) => unknown,
): void {
	const original: unknown = Reflect.get(prototype, name);
	if (typeof original !== "function") throw new Error(`there is no ${name}`);
	const own = Object.getOwnPropertyDescriptor(prototype, name);
	originals.push(() => {
		if (own === undefined) Reflect.deleteProperty(prototype, name);
		else Reflect.defineProperty(prototype, name, own);
	});
	Reflect.defineProperty(prototype, name, {
		configurable: true,
		writable: true,
		value(this: object, ...given: unknown[]) {
			return around(() => Reflect.apply(original, this, given), this, given[0]);
		},
	});
}

function countD1(note: (meta: D1Meta) => void): void {
	const prototype = Object.getPrototypeOf(env.DB.prepare("SELECT 1"));
	const all: D1PreparedStatement["all"] = prototype.all;
	const counted = async (statement: object) => {
		const answer: D1Result<Record<string, unknown>> = await Reflect.apply(all, statement, []);
		note(answer.meta);
		return answer;
	};
	for (const name of ["all", "run"]) replaced(prototype, name, (_, self) => counted(self));
	replaced(prototype, "raw", async (_, self) => (await counted(self)).results.map((row) => Object.values(row)));
	replaced(prototype, "first", async (_, self, column) => {
		const [row = null] = (await counted(self)).results;
		return typeof column === "string" ? (row?.[column] ?? null) : row;
	});
	replaced(Object.getPrototypeOf(env.DB), "batch", async (call) => {
		const answers = await (call() as Promise<D1Result[]>);
		for (const { meta } of answers) note(meta);
		return answers;
	});
}

type Cursor = { rowsRead: number; rowsWritten: number };

/** A cursor knows what it read once it is at its end, so it is asked a moment later. */
async function countObjectRows(note: (cursor: Cursor) => void): Promise<void> {
	await runInDurableObject(env.THREADS.getByName("local/counting"), (_, state) => {
		replaced(Object.getPrototypeOf(state.storage.sql), "exec", (call) => {
			const cursor = call() as Cursor;
			queueMicrotask(() => note(cursor));
			return cursor;
		});
	});
}
