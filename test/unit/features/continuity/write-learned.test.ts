import { describe, expect, it } from "vitest";
import { MOST_LEARNING_CALLS } from "../../../../src/core/writing/learn/found/learned-transcript.ts";
import {
	type LearnedDeps,
	type LearnedRequest,
	writeLearned,
} from "../../../../src/features/continuity/use-cases/learning/write-learned.ts";
import type { Known, KnownMemories } from "../../../../src/features/memory/store/memories/known-memories.ts";
import type { TextModel } from "../../../../src/ports/text-model.ts";
import { fakeModel, memorySpending } from "../../../fakes/text-model.ts";
import { longIt } from "../../../long.ts";
import { talk } from "../../core/writing/learn/learning.ts";

const count = (text: string) => Math.ceil(text.length / 4);
const messages = talk("My name is Ada Stone.", "We deploy from the branch called harbour, because it is reviewed.");

const harbour = {
	...{
		content: "They deploy from the branch harbour, because it is reviewed.",
		type: "decision",
		...{ subject: "user", date: null, replaces: [] },
	},
	...{ quote: "We deploy from the branch called harbour", seq: 1, importance: 6, confidence: 0.9 },
	is_static: false,
};
const good = JSON.stringify({ memories: [harbour], relations: [] });
const nothing = JSON.stringify({ memories: [], relations: [] });
const invented = JSON.stringify({
	memories: [{ ...harbour, content: "They deploy with Kubernetes 1.31.", quote: "We deploy with Kubernetes" }],
	relations: [],
});
const german = JSON.stringify({
	memories: [{ ...harbour, content: "Sie liefern aus dem Zweig harbour aus, weil der von ihnen geprüft wird." }],
	relations: [],
});
const lines =
	"MEMORY | 1 | decision | user | - | They deploy from the branch harbour. | We deploy from the branch called harbour";

type Options = Partial<LearnedRequest> & {
	known?: Known[];
	raters?: TextModel[];
	cap?: number;
	elapsed?: () => number;
};

function learning(
	models: TextModel[],
	{ raters = [], cap = 1_000_000, elapsed = () => 0, known: told = [], ...request }: Options = {},
) {
	const known: KnownMemories = {
		like: async (said) => said.map(() => told),
		saying: async (said) => said.map(() => []),
		keyed: async () => [],
		takenBack: async (taught) => taught.map(() => false),
	};
	const deps: LearnedDeps = {
		clock: { now: () => Date.UTC(2026, 0, 12, 23), elapsed, pause: async () => undefined },
		textModels: (role) => (role === "rate" ? raters : models),
		spending: () => memorySpending(),
		backgroundCap: cap,
		knownMemories: () => known,
	};
	const owners = { user_id: "ada", project_id: null, thread_id: "t1" };
	const scopes = { owners, learn_scope: "user" as const };
	return writeLearned(deps, { tenant: "t", messages, scopes, count, last: false, ...request });
}

async function outcome(models: TextModel[], options: Options = {}) {
	const made = await learning(models, options);
	if (!made.ok) return made.error;
	const { writer, degraded, memories } = made.value;
	return { writer, degraded, contents: memories.map(({ content }) => content) };
}

const RULES = { writer: "embedded", contents: expect.arrayContaining([expect.stringContaining("Ada Stone")]) };

describe("a model that answers well", () => {
	it("finds what messages tell, with the words of the message", async () => {
		const { model, asked } = fakeModel(good);
		const made = await learning([model]);
		expect(made).toMatchObject({ ok: true, value: { writer: "fake:model", degraded: null } });
		expect(made.ok && made.value.memories).toMatchObject([
			{ content: harbour.content, key: null, importance: 6, quote: { message_id: "m1", seq: 1 } },
		]);
		expect(asked).toHaveLength(1);
	});

	it.each([
		["that there is nothing", [nothing], 1, []],
		["prose, then well", ["Sure! I would love to.", good], 2, [harbour.content]],
		["broken JSON", [good.slice(0, -3)], 1, [harbour.content]],
		["nothing readable until it may answer in lines", ["hm", "hm", lines], 3, ["They deploy from the branch harbour."]],
		["what was not said, then well", [invented, good], 2, [harbour.content]],
		["in another language, then well", [german, good], 2, [harbour.content]],
	])("is taken at its word when it says %s", async (_, answers, calls, contents) => {
		const { model, asked } = fakeModel(answers);
		expect(await outcome([model])).toEqual({ writer: "fake:model", degraded: null, contents });
		expect(asked).toHaveLength(calls);
	});
});

describe("a model that fails", () => {
	it.each([
		["invents throughout", invented, "not in the messages"],
		["answers in prose throughout", "I can't do that.", "in none of the forms"],
		["answers nothing", { reason: "empty" as const }, "it was empty"],
		["refuses", { reason: "refused" as const, detail: "no" }, "no"],
	])("and %s leaves it to the rules, which says why", async (_, answer, why) => {
		expect(await outcome([fakeModel(answer).model])).toMatchObject({
			...RULES,
			degraded: expect.stringContaining(why),
		});
	});

	it.each([
		["times out", { reason: "timeout" as const }, null],
		["answers 500", { reason: "failed" as const, detail: "500" }, null],
		["is asked too often", { reason: "rate_limited" as const, retry_after_ms: 5_000 }, 5_000],
	])("and %s may be tried again; at last the rules do it", async (_, answer, retry_after_ms) => {
		const { model } = fakeModel(answer);
		expect(await outcome([model])).toMatchObject({ reason: "writer_failed", retry_after_ms });
		expect(await outcome([model], { last: true })).toMatchObject({ ...RULES, degraded: expect.any(String) });
		const next = await outcome([model, { ...fakeModel(good).model, name: "second" }], { last: true });
		expect(next).toMatchObject({ writer: "second", contents: [harbour.content], degraded: expect.any(String) });
	});

	it("is not asked where the day's tokens are used up", async () => {
		const { model, asked } = fakeModel(good);
		expect(await outcome([model], { cap: 10 })).toMatchObject({
			...RULES,
			degraded: expect.stringContaining("used up"),
		});
		expect(asked).toHaveLength(0);
	});
});

describe("what is found without an importance", () => {
	const rated = async (raters: TextModel[], options: Options = {}) => {
		const made = await learning([], { raters, ...options });
		if (!made.ok) return made.error;
		return { importance: made.value.memories.map(({ importance }) => importance), degraded: made.value.degraded };
	};

	it("is rated by a model in one call, what it leaves out by rules", async () => {
		const { model, asked } = fakeModel('{"ratings": [{"note": 2, "importance": 9}]}');
		expect(await rated([model], { messages: talk("My name is Ada Stone.", "I live in Oslo. I am vegan.") })).toEqual({
			importance: [null, 9, null],
			degraded: null,
		});
		expect(asked).toHaveLength(1);
		expect(asked[0]?.prompt).toContain("2. The user lives in Oslo.");
	});

	it.each([
		["says nothing of use", "They all matter.", "no numbers"],
		["times out", { reason: "timeout" as const }, "rating: fake:model"],
		["refuses", { reason: "refused" as const, detail: "no" }, "no"],
	])("is rated by rules where the model %s, which says why; another one is asked first", async (_, answer, why) => {
		const { model } = fakeModel(answer);
		expect(await rated([model])).toMatchObject({ degraded: expect.stringContaining(why) });
		const next = fakeModel('{"ratings": [{"note": 1, "importance": 7}]}');
		expect(await rated([model, next.model])).toMatchObject({ importance: expect.arrayContaining([7]) });
	});

	it("is not asked for where the model that found it gave one, or the calls are used up", async () => {
		const { model, asked } = fakeModel("{}");
		await learning([fakeModel(good).model], { raters: [model] });
		await rated([model], { work: { tenant: "t", count, calls: 0, until: 1_000_000 } });
		await rated([model], { cap: 10 });
		expect(asked).toHaveLength(0);
	});
});

it("tells a model in a small window of as much as it can read, with what is known, the turns before and the rules' lines", async () => {
	const known = Array.from({ length: 200 }, (_, n) => ({
		...{ id: `mem_${n}`, content: `The user keeps the log of ferry ${n} in berth_${n}.csv.`, type: "fact" as const },
		...{ key: null, scope: "user:ada", status: "active" as const, created_at: "2026-01-01T00:00:00.000Z" },
		...{ ended_at: null, superseded: false, learned: true },
	}));
	const window = 4_096;
	const { model, asked } = fakeModel(nothing, window);
	const before = talk("Shall we speak of the harbour?").map((one) => ({ ...one, message_id: "b0", seq: 7 }));
	await learning([model], { known, before });
	expect(asked).toHaveLength(1);
	for (const { system, prompt, maxOutputTokens } of asked) {
		expect(count(system) + count(prompt) + maxOutputTokens).toBeLessThanOrEqual(window);
		expect(prompt).toContain("K1 | The user keeps the log of ferry 0");
		expect(prompt).toMatch(/<earlier>\n<turn role="user" date="[\d-]+">Shall we speak/);
		expect(prompt).toMatch(/<hints>\n0 \| The user's name is Ada Stone/);
	}
});

longIt("makes no more calls than are published, however much there is to read", async () => {
	const long = talk(
		...Array.from({ length: 400 }, (_, n) => `The build ${n} was green. `.repeat(20)),
		"My name is Ada Stone.",
	);
	const { model, asked } = fakeModel("I will think about it.");
	await learning([model, { ...model, name: "second" }], { messages: long, last: true });
	expect(asked.length).toBeLessThanOrEqual(MOST_LEARNING_CALLS);

	const well = fakeModel(nothing);
	const made = await outcome([well.model], { messages: long });
	expect(well.asked).toHaveLength(MOST_LEARNING_CALLS);
	expect(made).toMatchObject({ ...RULES, degraded: expect.stringContaining("calls") });
});
