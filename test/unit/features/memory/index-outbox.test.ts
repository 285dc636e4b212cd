import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { err, ok } from "../../../../src/core/base/result.ts";
import type { Outbox, OutboxItem } from "../../../../src/features/memory/store/index/outbox.ts";
import { indexOutbox } from "../../../../src/features/memory/use-cases/index-outbox.ts";
import type { EmbedError } from "../../../../src/ports/embedder.ts";
import type { IndexError, VectorEntry, VectorIndex } from "../../../../src/ports/vector-index.ts";
import { fakeEmbedder } from "../../../fakes/embedder.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

type Row = OutboxItem & { due: number };

function item(number: number, text: string | null, attempts = 0): Row {
	const now = text === null ? null : { text, scope: "user:ada", version: 2 };
	return { number, kind: "memory", id: `mem_${number}`, attempts, now, due: 0 };
}

/** An outbox and an index in memory, and a clock that stands. */
function bench(
	rows: Row[],
	trouble?: (texts: readonly string[]) => EmbedError | null,
	index: IndexError | null = null,
) {
	let left = rows;
	let now = 1_000_000;
	const stored = new Map<string, VectorEntry>();
	const askedFor: string[] = [];
	const spent: number[] = [];
	const outbox: Outbox = {
		take: async (limit, at) => left.filter(({ due }) => due <= at).slice(0, limit),
		async done(numbers) {
			left = left.filter(({ number }) => !numbers.includes(number));
		},
		async postpone(numbers, until) {
			left = left.map((row) =>
				numbers.includes(row.number) ? { ...row, due: until, attempts: row.attempts + 1 } : row,
			);
		},
		state: async () => null,
		refill: async () => undefined,
		askForMessages: async (episodes) => void askedFor.push(...episodes),
	};
	const vectorIndex: VectorIndex = {
		async upsert(entries) {
			if (index !== null) return err(index);
			for (const entry of entries) stored.set(entry.id, entry);
			return ok(null);
		},
		async remove(ids) {
			if (index !== null && ids.length > 0) return err(index);
			for (const id of ids) stored.delete(id);
			return ok(null);
		},
		query: async () => ok([]),
	};
	const { embedder, asked } = fakeEmbedder(trouble);
	const clock = { now: () => now, elapsed: () => now, pause: async () => undefined };
	return {
		run: (kind: "hashed" | "model" = "model", left = true) => {
			const spend = async (tokens: number) => (left ? async () => void spent.push(tokens) : null);
			return indexOutbox({ clock, embedder: { ...embedder, kind }, vectorIndex, outbox, spend });
		},
		later: (ms: number) => {
			now += ms;
		},
		waits: () => left.map(({ id, due, attempts }) => ({ id, wait: due - now, attempts })),
		stored,
		asked,
		askedFor,
		spent,
	};
}

describe("the messages of an episode", () => {
	const episode = (number: number, text: string | null): Row => ({ ...item(number, text), kind: "episode", id: "eps" });
	const old = { kind: "message", scope: "x", version: 1, vector: new Float32Array(8) } as const;

	it("are embedded beside it in batches, and what it no longer has is taken away", async () => {
		const { run, stored, asked } = bench([episode(1, "user: tea\nassistant: milk\nuser: rum")]);
		stored.set("epsd", { ...old, id: "epsd" });
		await run();
		expect([...stored.keys()].sort()).toEqual(["eps", "epsa", "epsb", "epsc"]);
		expect(stored.get("epsb")).toMatchObject({ kind: "message", scope: "user:ada", version: 2 });
		expect(asked).toEqual([["user: tea\nassistant: milk\nuser: rum", "user: tea", "assistant: milk"], ["user: rum"]]);
	});

	it("are counted once they are embedded, and not while that fails", async () => {
		let trouble: EmbedError | null = { reason: "timeout" };
		const { run, later, spent } = bench([episode(1, "user: tea\nassistant: milk")], () => trouble);
		await run();
		expect(spent).toEqual([]);
		trouble = null;
		later(2_000);
		await run();
		expect(spent).toEqual([6]);
	});

	it("go with it", async () => {
		const { run, stored } = bench([episode(1, null)]);
		for (const id of ["eps", "epsa", "epsl"]) stored.set(id, { ...old, id });
		await run();
		expect([...stored.keys()]).toEqual([]);
	});

	it("are not embedded by the embedded embedder", async () => {
		const { run, stored } = bench([episode(1, "user: tea\nassistant: milk")]);
		await run("hashed");
		expect([...stored.keys()]).toEqual(["eps"]);
	});

	it("wait for the next day where nothing is left to spend, and old ones do not stay", async () => {
		const { run, stored, askedFor } = bench([episode(1, "user: tea\nassistant: milk")]);
		stored.set("epsa", { ...old, id: "epsa" });
		await run("model", false);
		expect([...stored.keys()]).toEqual(["eps"]);
		expect(askedFor).toEqual(["eps"]);
		expect(logged).toHaveBeenCalledWith(expect.stringContaining("the day's tokens are used up"));
	});
});

it("embeds what is there in batches, takes away what is gone, and leaves nothing", async () => {
	const { run, waits, stored, asked } = bench([1, 2, 3, 4, 5].map((n) => item(n, n === 2 ? null : `text ${n}`)));
	stored.set("mem_2", { id: "mem_2", kind: "memory", scope: "x", version: 1, vector: new Float32Array(8) });
	expect(await run()).toBe(0);
	expect(waits()).toEqual([]);
	expect([...stored.keys()]).toEqual(["mem_1", "mem_3", "mem_4", "mem_5"]);
	expect(stored.get("mem_1")).toMatchObject({ kind: "memory", scope: "user:ada", version: 2 });
	expect(asked).toEqual([
		["text 1", "text 3"],
		["text 4", "text 5"],
	]);
});

it.each<EmbedError>([
	{ reason: "rubbish", detail: "a vector with something that is no number" },
	{ reason: "failed", detail: "HTTP 500" },
	{ reason: "timeout" },
	{ reason: "rate_limited", retry_after_ms: null },
])("indexes nothing and puts it off, ever longer, where the embedder gives %j", async (trouble) => {
	const { run, later, waits, stored } = bench([item(1, "a"), item(2, "b")], () => trouble);
	for (const [attempts, wait] of [2_000, 8_000, 32_000, 128_000, 300_000, 300_000].entries()) {
		await run();
		expect(waits()).toEqual([
			{ id: "mem_1", wait, attempts: attempts + 1 },
			{ id: "mem_2", wait, attempts: attempts + 1 },
		]);
		later(wait);
	}
	expect(stored.size).toBe(0);
	expect(logged).toHaveBeenCalled();
});

it("stops asking an embedder that does not answer, and says how long to leave it alone", async () => {
	const busy = { reason: "rate_limited", retry_after_ms: 20_000 } as const;
	const { run, asked, waits } = bench(
		[1, 2, 3, 4, 5, 6, 7].map((n) => item(n, "x", 2)),
		() => busy,
	);
	expect(await run()).toBe(32_000);
	expect(asked).toEqual([["x"]]);
	expect(waits().map(({ wait }) => wait > 0)).toEqual([true, true, true, false, false, false, false]);
});

it("does not let one text keep the others out for long", async () => {
	const spoilt = (texts: readonly string[]) =>
		texts.includes("bad") ? ({ reason: "rubbish", detail: "NaN" } as const) : null;
	const { run, later, waits, stored } = bench([item(1, "a"), item(2, "bad"), item(3, "c")], spoilt);
	await run();
	later(2_000);
	await run();
	expect(stored.size).toBe(0);
	later(8_000);
	await run();
	expect([...stored.keys()]).toEqual(["mem_1", "mem_3"]);
	expect(waits()).toEqual([{ id: "mem_2", wait: 32_000, attempts: 3 }]);
});

it.each<IndexError>([{ reason: "timeout" }, { reason: "failed", detail: "the index can't be asked" }])(
	"puts off what the index did not take: %j",
	async (trouble) => {
		const { run, waits } = bench([item(1, "a"), item(2, null)], undefined, trouble);
		await run();
		expect(waits().map(({ wait }) => wait)).toEqual([2_000, 2_000]);
	},
);
