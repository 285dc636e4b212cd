import { describe, expect, it, vi } from "vitest";
import { emptySections } from "../../../../src/core/writing/distill/fit-sections.ts";
import type { SourceMessage } from "../../../../src/core/writing/distill/summary-source.ts";
import {
	MOST_CALLS,
	MOST_CHUNKS,
	type WriterDeps,
	writeSummary,
} from "../../../../src/features/continuity/use-cases/writing/write-summary.ts";
import type { TextModel } from "../../../../src/ports/text-model.ts";
import { fakeModel, memorySpending } from "../../../fakes/text-model.ts";

const count = (text: string) => Math.ceil(text.length / 4);

const messages: SourceMessage[] = [
	"I want to move the archive to PostgreSQL 16 before Monday, because the old host is switched off then.",
	"I have written schema.sql and the importer. What is left is the search index.",
	"Good. We take GIN for the index and not trigrams, since they were too slow in March.",
	"Understood. The index is next; I will also ask who pays for the new host.",
].map((content, index) => ({
	seq: index + 1,
	role: index % 2 === 0 ? "user" : "assistant",
	content,
	created_at: "2026-01-12T09:00:00.000Z",
}));

const good = JSON.stringify({
	task_context: ["Move the archive to PostgreSQL 16 before Monday: the old host is switched off then."],
	completed_work: ["schema.sql and the importer are written."],
	key_decisions: ["GIN for the index and not trigrams, since they were too slow in March."],
	current_state: ["The index is next."],
	open_threads: ["Who pays for the new host?"],
	corrections: [],
	tone: ["short"],
	digest: "They move an archive to PostgreSQL.",
});
const invented = JSON.stringify({ current_state: ["The index on Redis 7 is next."], digest: "" });
const german = JSON.stringify({
	current_state: [
		"Das Archiv zieht bis Montag um, weil der alte Rechner dann abgeschaltet wird, danach folgt der Index.",
	],
});

type Options = { cap?: number; last?: boolean; of?: SourceMessage[]; elapsed?: () => number };

function writing(models: TextModel[], options: Options = {}) {
	const { cap = 1_000_000, last = false, of = messages, elapsed = () => 0 } = options;
	const spending = memorySpending();
	const deps: WriterDeps = {
		clock: { now: () => Date.UTC(2026, 0, 12, 23), elapsed, pause: async () => undefined },
		textModels: () => models,
		spending: () => spending,
		backgroundCap: cap,
	};
	const source = { previous: null, messages: of, limit: 600 };
	return { spending, deps, written: () => writeSummary(deps, { tenant: "t", source, count, last }) };
}

/** What is said of a summary beside its text. */
async function outcome(models: TextModel[], options: Options = {}) {
	const made = await writing(models, options).written();
	if (!made.ok) return made.error;
	const { writer, degraded, dropped_lines, sections } = made.value;
	return { writer, degraded, dropped_lines, lines: Object.values(sections).flat().length };
}

describe("a model that answers well", () => {
	it("writes the summary, and what it used is counted", async () => {
		const { model, asked } = fakeModel(good);
		const { written, spending } = writing([model]);
		const made = await written();
		expect(made).toMatchObject({ ok: true, value: { writer: "fake:model", degraded: null, dropped_lines: 0 } });
		expect(made.ok && made.value.sections.key_decisions).toEqual([
			"GIN for the index and not trigrams, since they were too slow in March.",
		]);
		expect(asked).toHaveLength(1);
		expect(await spending.spent("2026-01-12")).toEqual({ input_tokens: 1_000, output_tokens: 100 });
	});

	it("has lines that are not borne out dropped and counted", async () => {
		const answer = good.replace("The index is next.", "The index on Redis 7 is next.");
		expect(await outcome([fakeModel(answer).model])).toMatchObject({
			writer: "fake:model",
			dropped_lines: 1,
			lines: 5,
		});
	});
});

describe("an answer that can't be used", () => {
	it.each([
		["prose", "They spoke about a database."],
		["nothing", ""],
		["an empty answer", { reason: "empty" } as const],
		["another language", german],
		["inventions", invented],
		["a megabyte of nothing", "word ".repeat(220_000)],
	])("is asked for once more: %s", async (_, bad) => {
		const { model, asked } = fakeModel([bad, good]);
		expect(await outcome([model])).toMatchObject({ writer: "fake:model", degraded: null });
		expect(asked).toHaveLength(2);
		expect(asked[1]?.prompt).toContain("An earlier answer could not be used");
		expect(asked[1]?.schema).toBeDefined();
	});

	it("is asked for in lines at last", async () => {
		const { model, asked } = fakeModel([
			"no",
			"no",
			"CURRENT_STATE: The index is next.\nDIGEST: They move an archive.",
		]);
		expect(await outcome([model])).toMatchObject({ writer: "fake:model", lines: 1 });
		expect(asked[2]).not.toHaveProperty("schema");
	});

	it.each([
		["prose", "They spoke about a database."],
		["another language", german],
		["inventions", invented],
		["nothing", ""],
	])("is left to the next writer at once, and to the embedded one in the end: %s", async (_, bad) => {
		const { model, asked } = fakeModel(bad);
		const next = fakeModel(good);
		expect(await outcome([model, next.model])).toMatchObject({ writer: "fake:model", degraded: expect.any(String) });
		expect([asked.length, next.asked.length]).toEqual([3, 1]);

		const alone = await outcome([fakeModel(bad).model]);
		expect(alone).toMatchObject({ writer: "embedded", degraded: expect.stringMatching(/^fake:model: /) });
	});

	it("is not asked for again where the vendor refuses", async () => {
		const { model, asked } = fakeModel({ reason: "refused", detail: "HTTP 401" });
		expect(await outcome([model])).toMatchObject({ writer: "embedded", degraded: "fake:model: HTTP 401" });
		expect(asked).toHaveLength(1);
	});
});

describe("trouble that may pass", () => {
	it.each([
		[{ reason: "timeout" } as const, null],
		[{ reason: "rate_limited", retry_after_ms: 7_000 } as const, 7_000],
		[{ reason: "failed", detail: "HTTP 500" } as const, null],
	])("is given back while there are attempts, then the next writer does it: %j", async (trouble, retry_after_ms) => {
		const models = [fakeModel(trouble).model, fakeModel(good).model];
		expect(await outcome(models)).toEqual({ reason: "writer_failed", detail: expect.any(String), retry_after_ms });
		expect(await outcome(models, { last: true })).toMatchObject({ writer: "fake:model", degraded: expect.any(String) });
		expect(await outcome([fakeModel(trouble).model], { last: true })).toMatchObject({
			writer: "embedded",
			degraded: expect.stringMatching(/^fake:model: ./),
		});
	});

	it("counts what a model read that did not answer in time", async () => {
		const { written, spending } = writing([fakeModel({ reason: "timeout" }).model]);
		await written();
		expect(spending.total()).toBeGreaterThan(300);
	});

	it("ends when the time of the whole is over", async () => {
		let now = 0;
		const { model, asked } = fakeModel(() => {
			now += 299_500;
			return "no";
		});
		expect(await outcome([model], { elapsed: () => now })).toMatchObject({ reason: "writer_failed" });
		expect(asked).toHaveLength(1);
	});
});

describe("the cap of a day", () => {
	it("leaves the summary to the embedded writer, and says so", async () => {
		const { model, asked } = fakeModel(good);
		expect(await outcome([model, model], { cap: 1_000 })).toMatchObject({
			writer: "embedded",
			degraded: "fake:model: the day's tokens are used up",
		});
		expect(asked).toHaveLength(0);
	});

	it("holds from one summary to the next", async () => {
		const { written } = writing([fakeModel(good).model], { cap: 5_000 });
		const writers = [];
		for (let n = 0; n < 6; n++) {
			const made = await written();
			writers.push(made.ok ? made.value.writer : "none");
		}
		expect(writers.slice(0, 2)).toEqual(["fake:model", "fake:model"]);
		expect(writers.at(-1)).toBe("embedded");
	});

	it("spends nothing where what was spent can't be told", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
		const { model, asked } = fakeModel(good);
		const { deps, written } = writing([model]);
		deps.spending = () => ({ spent: () => Promise.reject(new Error("away")), note: async () => undefined });
		expect(await written()).toMatchObject({
			value: { writer: "embedded", degraded: expect.stringContaining("can't be told") },
		});
		expect(asked).toHaveLength(0);
		logged.mockRestore();
	});
});

describe("a range that is longer than a model reads", () => {
	const many = (times: number) =>
		Array.from({ length: times }, (_, n) =>
			messages.map((message) => ({ ...message, seq: n * 4 + message.seq })),
		).flat();

	it("is read in chunks within the window, each with the summary so far", async () => {
		const { model, asked } = fakeModel(good, 6_000);
		expect(await outcome([model], { of: many(60) })).toMatchObject({ writer: "fake:model", degraded: null });
		expect(asked.length).toBeGreaterThan(2);
		for (const [index, { system, prompt, maxOutputTokens }] of asked.entries()) {
			expect(count(system) + count(prompt) + maxOutputTokens).toBeLessThanOrEqual(6_000);
			expect(prompt.includes("</summary_so_far>")).toBe(index > 0);
		}
		const seqs = asked.flatMap(({ prompt }) =>
			[...prompt.matchAll(/<message seq="(\d+)"/g)].map(([, seq]) => Number(seq)),
		);
		expect(seqs).toEqual(many(60).map(({ seq }) => seq));
	});

	it.each([
		[3_500, 200],
		[6_000, 600],
		[24_000, 1_500],
		[1_000_000, 4_000],
	])(
		"is never sent more than a window of %i holds, for a limit of %i, however short the lines",
		async (window, limit) => {
			const words =
				messages
					.map(({ content }) => content)
					.join(" ")
					.toLowerCase()
					.match(/[a-z]+/g) ?? [];
			const lines = (from: number) => words.map((word, n) => `${word} ${words[(n + from) % words.length]}`);
			const answer = JSON.stringify({
				completed_work: lines(1),
				open_threads: lines(2),
				corrections: lines(3),
				tone: lines(5),
			});
			const { model, asked } = fakeModel([answer, "no", "no", answer], window);
			const { deps } = writing([model]);
			const previous = { sections: { ...emptySections(), corrections: lines(7) }, digest: "archive ".repeat(400) };
			const source = { previous, messages: many(600), limit };
			await writeSummary(deps, { tenant: "t", source, count, last: true });
			expect(asked.length).toBeGreaterThan(1);
			for (const { system, prompt, maxOutputTokens } of asked) {
				expect(count(system) + count(prompt) + maxOutputTokens).toBeLessThanOrEqual(Math.min(window, 34_000));
			}
		},
	);

	it.each([good, "no use"])("takes no more calls than published, however long it is (%#)", async (answer) => {
		const { model, asked } = fakeModel(answer, 6_000);
		const second = fakeModel(answer, 6_000);
		const made = await outcome([model, second.model, second.model], { of: many(2_000) });
		expect(asked.length + second.asked.length).toBeLessThanOrEqual(MOST_CALLS);
		if (answer !== good) return;
		expect(asked).toHaveLength(MOST_CHUNKS);
		expect(made).toMatchObject({ writer: "fake:model", degraded: expect.stringMatching(/^the oldest \d+ messages/) });
		expect(asked.at(-1)?.prompt).toContain('<message seq="8000"');
	});

	it("is gone on with by the next writer from where the first one stopped", async () => {
		const first = fakeModel([good, { reason: "refused", detail: "HTTP 402" }], 6_000);
		const second = fakeModel(good, 6_000);
		expect(await outcome([first.model, second.model], { of: many(60) })).toMatchObject({ writer: "fake:model" });
		expect(second.asked[0]?.prompt).toContain("</summary_so_far>");
		expect(second.asked[0]?.prompt).not.toContain('<message seq="1"');
	});

	it("is left to a writer that reads enough", async () => {
		const small = fakeModel(good, 1_200);
		expect(await outcome([small.model, fakeModel(good).model])).toMatchObject({
			writer: "fake:model",
			degraded: "fake:model: it reads only 1200 tokens",
		});
		expect(small.asked).toHaveLength(0);
	});
});

it("loses no summary where what a model used can't be noted", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
	const { deps, written } = writing([fakeModel(good).model]);
	const none = { input_tokens: 0, output_tokens: 0 };
	deps.spending = () => ({ spent: async () => none, note: () => Promise.reject(new Error("away")) });
	expect(await written()).toMatchObject({ ok: true, value: { writer: "fake:model" } });
	expect(logged).toHaveBeenCalledOnce();
	logged.mockRestore();
});

it("is written by the embedded writer where there is no other, and that is nothing to speak of", async () => {
	expect(await outcome([])).toMatchObject({ writer: "embedded", degraded: null });
});
