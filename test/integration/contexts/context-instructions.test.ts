import { describe, expect, it } from "vitest";
import { longIt } from "../../long.ts";
import { api } from "../client.ts";
import { append, newThread, refusal, user } from "../thread-calls.ts";
import { blockOf, contextOf, itemsOf, shownText } from "./context-calls.ts";
import { countedText } from "./independent-count.ts";

describe("instructions", () => {
	it("are the thread's leading system messages, unless the request has its own", async () => {
		const thread = await newThread();
		await append(thread, [
			{ role: "system", content: "Be kind.", id: "s1" },
			{ role: "system", content: "Be <b>bold</b> & true.", id: "s2" },
			user("Hello"),
			{ role: "system", content: "Later.", id: "s3" },
		]);
		const own = await contextOf(thread);
		expect(own.messages?.[0]?.content).toContain("Be kind.\n\nBe <b>bold</b> & true.");
		expect(own.messages?.slice(1).map(({ role, content }) => [role, content])).toEqual([
			["user", "Hello"],
			["system", "Later."],
		]);

		const other = await contextOf(thread, { system: "Be short." });
		expect(other.messages?.[0]?.content).toContain("Be short.");
		expect(shownText(other)).not.toContain("kind");
		expect(itemsOf(other, "system").map(({ id, reason, included }) => [id, reason, included])).toEqual([
			["system.instructions", "fits", true],
			["s1", "overridden", false],
			["s2", "overridden", false],
			["system.rule", "fits", true],
		]);
	});

	it("of the thread are compared by their joined text, in the context's own encoding", async () => {
		const thread = await newThread();
		const chinese = "请始终用简短的中文回答，并且引用资料来源。";
		const system = [
			{ type: "image_url", url: "x" },
			{ type: "text", text: chinese },
		];
		await append(thread, [
			{ role: "system", content: system },
			{ role: "system", content: chinese },
		]);
		const joined = `${chinese}\n[image]\n\n${chinese}`;
		const [wide, narrow] = [countedText(joined, "cl100k_base"), countedText(joined, "o200k_base")];
		expect(narrow).toBeLessThan(wide);

		const fits = await contextOf(thread, { query: "x", model: "gpt-4o", budget: { system: narrow } });
		expect(fits.messages?.[0]?.content).toContain(joined);
		for (const [model, actual] of [
			["gpt-4o", narrow],
			["gpt-4", wide],
		] as const) {
			const answer = await api("POST", `${thread}/context`, { query: "x", model, budget: { system: actual - 1 } });
			expect(answer).toMatchObject(refusal(422, "system_over_budget", { budget: actual - 1, actual }));
		}
	});

	longIt("that are far too large are refused, and are in nobody's way where the request has its own", async () => {
		const thread = await newThread();
		for (let n = 0; n < 12; n++) await append(thread, [{ role: "system", content: `${n} ${"x".repeat(1_000_000)}` }]);

		expect(await api("POST", `${thread}/context`, { query: "x" })).toMatchObject(
			refusal(422, "system_over_budget", { budget: 500 }),
		);
		const other = await contextOf(thread, { query: "x", system: "Be short." });
		expect(itemsOf(other, "system").filter(({ reason }) => reason === "overridden")).toHaveLength(12);
	});

	it("borrow the rule's tokens from the last rank", async () => {
		const built = await contextOf("", { system: "Be brief.", budget: { system: 3 }, query: "x" });

		expect(blockOf(built, "system").used).toBeGreaterThan(3);
		expect(built.report.waterfall).toContainEqual(
			expect.objectContaining({ from: "knowledge", to: "system", kind: "borrowed" }),
		);
		expect(built.report.warnings).toContainEqual(expect.objectContaining({ code: "system_near_limit" }));
	});
});
