import { expect, it } from "vitest";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { longIt } from "../../long.ts";
import { appended, made, must, user } from "./thread-fixtures.ts";

const TALK = [
	"We moved the billing database to Postgres in March.",
	"The migrations ran on a Sunday; nobody complained.",
	"Anna wants the deployment script in Python, not Bash.",
	"我们决定采用分布式架构，张伟负责后端开发。",
	'The flag is called "enable-NEAR-cache", and it is off.',
	"Lunch?",
	"Postgres, Postgres, Postgres: the database again.",
];

/** Finding messages by their words. */
export function searchContract(fresh: () => ThreadLog): void {
	async function talk(contents: string[] = TALK): Promise<ThreadLog> {
		const log = fresh();
		await made(log);
		await appended(
			log,
			contents.map((content) => user(content)),
		);
		return log;
	}

	async function hits(log: ThreadLog, text: string, limit = 50) {
		return must(await log.search({ text, limit })).hits;
	}

	it.each([
		["a word as it stands", "Sunday", [2]],
		["another form of the word", "migration migrating", [2]],
		["any letter case", "ANNA", [3]],
		["a Chinese word of two characters", "架构", [4]],
		["a Chinese name within a sentence", "张伟是谁？", [4]],
		["part of an identifier", "cache", [5]],
		["the telling words of a question", "What did Anna say about the script?", [3]],
	])("finds %s", async (_, text, seqs) => {
		expect((await hits(await talk(), text)).map(({ message }) => message.seq)).toEqual(seqs);
	});

	it.each([
		'"enable',
		"cache AND",
		"NOT cache",
		"cache*",
		"terms:cache",
		"(cache",
		"^cache NEAR(",
		"cache'--",
		"-cache +",
	])("takes %j as text", async (text) => {
		expect((await hits(await talk(), text)).map(({ message }) => message.seq)).toContain(5);
	});

	it.each(["zebra", "", "   ", "?!", "\u0301", '""', "的"])("finds nothing for %j", async (text) => {
		expect(await hits(await talk(), text)).toEqual([]);
	});

	it("searches stop words where there is nothing else, and then only", async () => {
		const log = await talk();

		expect((await hits(log, "the")).length).toBeGreaterThan(2);
		expect(await hits(log, "the zebra")).toEqual([]);
	});

	it("gives the best first, with scores on 0..1", async () => {
		const found = await hits(await talk(), "Postgres database");
		const scores = found.map(({ score }) => score);

		expect(found.map(({ message }) => message.seq)).toEqual([7, 1]);
		expect(scores).toEqual(scores.toSorted((a, b) => b - a));
		for (const score of scores) {
			expect(score).toBeGreaterThan(0);
			expect(score).toBeLessThanOrEqual(1);
		}
	});

	it("scores less where the query says more than is matched", async () => {
		const log = await talk();
		const [whole] = await hits(log, "Sunday");
		const [part] = await hits(log, "Sunday zebra giraffe");

		expect(part?.score).toBeLessThan(whole?.score ?? 0);
	});

	it("gives at most as many as asked for, each with the sentence that matches", async () => {
		const log = await talk(["Nothing here. The needle lies here! Or not.", "A needle.", "needle"]);

		expect(await hits(log, "needle", 2)).toHaveLength(2);
		const found = await hits(log, "needle");
		expect(found.find(({ message }) => message.seq === 1)?.snippet).toBe("The needle lies here!");
	});

	it("finds what was said as soon as it is there, leading system messages and tool calls included", async () => {
		const log = await talk([]);
		await appended(log, [
			{ role: "system", content: "You are a gardener." },
			{ role: "assistant", content: "", tool_calls: [{ id: "c", name: "weather", arguments: '{"city":"Reykjavik"}' }] },
		]);

		expect((await hits(log, "gardeners")).map(({ message }) => message.seq)).toEqual([1]);
		expect((await hits(log, "reykjavik")).map(({ message }) => message.seq)).toEqual([2]);
	});

	longIt("takes messages whose terms are many times longer than their text", async () => {
		const log = await talk([]);
		const ligatures = "\ufdfa ".repeat(150_000);
		const bigrams = Array.from({ length: 300_000 }, (_, n) => String.fromCodePoint(0x4e00 + (n % 20_000))).join("");
		await appended(log, [user(`needle ${ligatures}`), user(`needle ${bigrams}`)]);

		expect((await hits(log, "needle")).map(({ message }) => message.seq).sort()).toEqual([1, 2]);
	});

	longIt("gives fewer where they would be too heavy together", async () => {
		const log = await talk([]);
		for (let n = 0; n < 9; n++) await appended(log, [user(`needle ${"x".repeat(1_000_000)}`)]);

		const found = await hits(log, "needle");
		expect(found.length).toBeGreaterThan(1);
		expect(found.length).toBeLessThan(9);
	});
}
