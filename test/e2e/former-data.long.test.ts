import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { type Server, temporaryFolder } from "../../scripts/client/server.ts";
import slack from "../fixtures/webhooks/slack.json" with { type: "json" };
import { startBareServer } from "./bare-server.ts";

/**
 * What a server stored before `src` had its rooms (on 2026-11-21): a distilled thread of 48 messages with its state and a note,
 * memories, relations, a skill, a block and an installation of Slack. It is never made anew: it is what some installations have.
 */
const FORMER = join(import.meta.dirname, "../fixtures/former-data.tar.gz");
const INSTALLATION = "ins_01M802RRTN34YM9GY8WVJA1JMP";
const SECRET = "8f742231b10e8888abcd99yyyzzz85a5";

const data = temporaryFolder();
let server: Server;

beforeAll(async () => {
	execFileSync("tar", ["-xzf", FORMER, "-C", data.path]);
	server = await startBareServer(data.path);
}, 300_000);

afterAll(async () => {
	await server?.stop();
	data.remove();
});

const page = <T>(row: z.ZodType<T>) => z.object({ data: z.array(row) });
const read = <T>(schema: z.ZodType<T>, path: string) => ask(schema, "GET", `${server.url}/v1${path}`);

describe("what a server stored before the rooms", () => {
	it("is there as it was: thread, messages, summary, notes", async () => {
		const thread = z.object({ title: z.string(), message_count: z.number(), token_count: z.number() });
		expect(await read(thread, "/threads/harbour")).toEqual({
			title: "The harbour office",
			message_count: 48,
			token_count: 646,
		});
		const messages = page(z.object({ seq: z.number(), content: z.string() }));
		const { data: said } = await read(messages, "/threads/harbour/messages?limit=100");
		expect(said.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1));
		expect(said).toContainEqual({ seq: 5, content: "The budget for the quay is 14,000 euros." });
		const summaries = page(z.object({ from_seq: z.number(), to_seq: z.number(), stale: z.boolean() }));
		expect((await read(summaries, "/threads/harbour/summaries")).data).toEqual([
			{ from_seq: 1, to_seq: 38, stale: false },
		]);
		const notes = page(z.object({ content: z.string(), category: z.string() }));
		expect((await read(notes, "/threads/harbour/notes")).data).toEqual([
			{ content: "Roll back on a copy first.", category: "decision" },
		]);
	});

	it("is there as it was: memories, relations, skills, blocks", async () => {
		const memories = page(z.object({ content: z.string(), status: z.string() }));
		const { data: remembered } = await read(memories, "/memories?scope=user:ada");
		const active = remembered.filter(({ status }) => status === "active").map(({ content }) => content);
		expect(active).toEqual(expect.arrayContaining(["Ada drives a Volvo.", "The user works as a pilot."]));
		expect(active).not.toContain("Ada drives a Saab.");
		const relations = page(z.object({ subject: z.string(), predicate: z.string(), object: z.string() }));
		expect((await read(relations, "/relations?scope=user:ada")).data).toContainEqual({
			...{ subject: "Ana", predicate: "WORKS_AT", object: "Nordlys Ferries" },
		});
		const skills = page(z.object({ name: z.string(), version: z.number() }));
		expect((await read(skills, "/skills")).data).toEqual([{ name: "roll-back", version: 1 }]);
		const block = z.object({ content: z.string() });
		expect(await read(block, "/blocks/project:tide/project")).toEqual({ content: "Tides are in UTC." });
	});

	it("answers in a context", async () => {
		const query = "Where does Ana work, and what is the budget for the quay?";
		const body = { query, format: "text" };
		const context = await ask(z.object({ text: z.string() }), "POST", `${server.url}/v1/threads/harbour/context`, body);
		for (const shown of [
			"- Answers are to be short.",
			"Tides are in UTC.",
			"- The user is allergic to shellfish.",
			"- decision: Roll back on a copy first.",
			"- Round 4: We decided to use PostgreSQL 16 for the tide tables.",
			"<user>Round 5: The budget for the quay is 14,000 euros.</user>",
			">The budget for the quay is 14,000 euros.</memory>",
			">Ana WORKS_AT Nordlys Ferries</relation>",
		]) {
			expect(context.text).toContain(shown);
		}
	});

	it("is gone on with: the next message has the next seq", async () => {
		const messages = [{ role: "user", content: "And the next one." }];
		const appended = z.object({ messages: z.array(z.object({ seq: z.number() })) });
		const url = `${server.url}/v1/threads/harbour/messages`;
		expect((await ask(appended, "POST", url, { messages })).messages).toEqual([{ seq: 49 }]);
	});

	it("takes a webhook of its installation, whose secret was sealed then", async () => {
		const body = JSON.stringify(slack.message);
		const at = String(Math.floor(Date.now() / 1_000));
		const signature = createHmac("sha256", SECRET).update(`v0:${at}:${body}`).digest("hex");
		const answer = await fetch(`${server.url}/webhooks/slack/${INSTALLATION}`, {
			method: "POST",
			headers: {
				...{ "content-type": "application/json", "x-slack-request-timestamp": at },
				"x-slack-signature": `v0=${signature}`,
			},
			body,
		});
		expect(answer.status, await answer.text()).toBe(200);
		const threads = page(z.object({ id: z.string() }));
		await vi.waitFor(
			async () => {
				const { data: found } = await read(threads, "/threads");
				expect(found.map(({ id }) => id).filter((id) => id.startsWith("slack"))).toHaveLength(1);
			},
			{ timeout: 30_000, interval: 200 },
		);
	});
});
