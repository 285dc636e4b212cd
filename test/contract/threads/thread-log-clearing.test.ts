import { describe, expect, it } from "vitest";
import type { NewMessage } from "../../../src/core/model/thread/message.ts";
import type { SnapshotRequest } from "../../../src/core/model/thread/snapshot.ts";
import { DEFAULT_CONFIG, patchedConfig, type ThreadConfigPatch } from "../../../src/core/model/thread/thread-config.ts";
import { clearTo, cover, type OpenThread, openThread } from "./distilled-thread.ts";
import { appended, made, must, NOW, snapshotRequest, user } from "./thread-fixtures.ts";

/** So many words that their text is worth clearing; each a token and a bit. */
const long = "word ".repeat(1_500);

function exchange(id: string, name: string, said = long): NewMessage[] {
	return [
		{ role: "assistant", content: "", tool_calls: [{ id, name, arguments: "{}" }] },
		{ role: "tool", content: said, tool_call_id: id },
	];
}

/** What a test covers and clears itself is not to be covered or cleared by the thread. */
const STILL: ThreadConfigPatch = { overflow: { strategy: "none" }, tool_clearing: { trigger_ratio: 1 } };

async function threadOf(messages: NewMessage[], patch: ThreadConfigPatch = {}): Promise<OpenThread> {
	const thread = openThread();
	const config = patchedConfig(patchedConfig(DEFAULT_CONFIG, STILL), patch);
	await made(thread.log, { model: "gpt-4-turbo", config });
	await appended(thread.log, messages);
	return thread;
}

async function view({ log }: OpenThread, changes: Partial<SnapshotRequest> = {}) {
	return must(await log.snapshot(snapshotRequest({ query: "nothing", ...changes }))).view;
}

const contents = (messages: readonly { content: unknown }[]) => messages.map(({ content }) => content);

describe("cleared results", () => {
	const exchanges = [...exchange("a", "look"), ...exchange("b", "memory"), ...exchange("c", "look"), user("so?")];

	it("are read without their text, but for excluded tools and what came later", async () => {
		const thread = await threadOf(exchanges, { tool_clearing: { exclude_tools: ["memory"] } });
		await clearTo(thread, 4);
		const { window, continuity } = await view(thread);

		expect(contents(window)).toEqual(["", "", "", long, "", long, "so?"]);
		expect(continuity.clearing).toEqual({
			boundary: 4,
			enabled: true,
			trigger_ratio: 1,
			keep: 8,
			clear_at_least: 20_000,
			exclude_tools: ["memory"],
		});
		expect(continuity.keep_thinking_turns).toBe(2);
	});

	it("are read whole where a provider clears, where clearing is off, and where they are pinned", async () => {
		const thread = await threadOf(exchanges);
		await clearTo(thread, 6);
		expect(contents((await view(thread, { clears: false })).window)).toEqual(contents(exchanges));

		const [, answer] = (await view(thread)).window;
		await thread.log.edit(answer?.id ?? "", { pinned: true }, NOW);
		expect(contents((await view(thread)).window)).toEqual(["", long, "", "", "", "", "so?"]);

		await thread.log.change({ config: { tool_clearing: { enabled: false } } }, NOW);
		const off = await view(thread);
		expect(contents(off.window)).toEqual(contents(exchanges));
		expect(off.continuity.clearing.boundary).toBe(0);
	});

	it("make room for more messages", async () => {
		const many = Array.from({ length: 10 }, (_, n) => [...exchange(`c${n}`, "look"), user(`and ${n}?`)]).flat();
		const thread = await threadOf(many);
		const budget = { system: 0, project: 0, task: 0, history: 4_000 };
		const before = (await view(thread, { budget })).window.length;
		await clearTo(thread, 27);

		expect(before).toBeLessThan(12);
		expect((await view(thread, { budget })).window).toHaveLength(30);
	});

	it("with an id that is used again go by their own call", async () => {
		const thread = await threadOf([...exchange("a", "memory"), ...exchange("a", "look"), user("so?")], {
			tool_clearing: { exclude_tools: ["memory"] },
		});
		await clearTo(thread, 4);

		expect(contents((await view(thread)).window)).toEqual(["", long, "", "", "so?"]);
	});
});

it("old thinking makes room for more messages", async () => {
	const thinking: NewMessage = {
		role: "assistant",
		content: [
			{ type: "thinking", text: long },
			{ type: "text", text: "ok" },
		],
	};
	const messages = Array.from({ length: 12 }, (_, n) => [user(`and ${n}?`), thinking]).flat();
	const budget = { system: 0, project: 0, task: 0, history: 4_000 };
	const lengths = async (keep_turns: number) => {
		const thread = await threadOf(messages, { thinking: { keep_turns } });
		return (await view(thread, { budget })).window.length;
	};

	expect(await lengths(20)).toBeLessThan(8);
	expect(await lengths(1)).toBe(24);
});

describe("memory pressure", () => {
	/** A limit of 10,000 tokens and its trigger of 7,000; each exchange has about 250, all together 6,500. */
	const near = (config: ThreadConfigPatch = {}, exchanges = 26) =>
		threadOf(Array.from({ length: exchanges }, (_, n) => exchange(`c${n}`, "look", "word ".repeat(250))).flat(), {
			...config,
			overflow: { strategy: "summarize", token_limit: 10_000, ...config.overflow },
		});
	const pressure = async (thread: OpenThread) => (await view(thread)).continuity.pressure;

	it("is told within a tenth of the trigger, with the tokens that count towards it", async () => {
		const thread = await near();
		const { token_count } = must(await thread.log.read());

		expect(await pressure(thread)).toEqual({ tokens: token_count, trigger: 7_000 });
		expect((await view(thread)).continuity.token_limit).toBe(10_000);
		expect(await pressure(await near({}, 24))).toBeNull();
	});

	it("is gone once messages are covered or results cleared", async () => {
		const covered = await near();
		await cover(covered, [[4, "summarised"]]);
		expect(await pressure(covered)).toBeNull();

		const cleared = await near();
		await clearTo(cleared, 2);
		const { token_count } = must(await cleared.log.read());
		const sums = (await view(cleared)).window.slice(0, 2).filter(({ role }) => role === "tool");
		const gained = sums.reduce((sum, { tokens }) => sum + tokens, 0);
		expect(gained).toBeGreaterThan(200);
		expect(await pressure(cleared)).toEqual({ tokens: token_count - gained, trigger: 7_000 });
		await clearTo(cleared, 8);
		expect(await pressure(cleared)).toBeNull();
	});

	it("counts no instructions", async () => {
		const thread = await threadOf([{ role: "system", content: long.repeat(5) }, user("hello")], {
			overflow: { token_limit: 10_000 },
		});
		expect(await pressure(thread)).toBeNull();
	});

	it("is not told where it is switched off, or where nothing would come of it", async () => {
		expect(await pressure(await near({ memory_pressure: false }))).toBeNull();
		expect(await pressure(await near({ overflow: { strategy: "none" } }))).toBeNull();
		expect(await pressure(await near({ overflow: { strategy: "trim" } }))).not.toBeNull();
	});
});

describe("what the agent keeps", () => {
	it("its working state is there once it was written, unless it is switched off", async () => {
		const thread = await threadOf([user("x")]);
		expect((await view(thread)).continuity).toMatchObject({ working_state: null, notes: [] });
		await thread.inside(
			({ sql }) => void sql.exec(`INSERT INTO working_state VALUES (1, '{"current_task":"tests"}', 1)`),
		);
		expect((await view(thread)).continuity.working_state).toEqual({ current_task: "tests" });
		await thread.log.change({ config: { working_state: false } }, NOW);
		expect((await view(thread)).continuity.working_state).toBeNull();
	});
});
