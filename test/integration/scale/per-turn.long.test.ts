import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it, onTestFinished } from "vitest";
import measured from "../../../eval/scale/per-turn.json";
import { api } from "../client.ts";
import { countWork, type Work } from "./counted-work.ts";

const TURNS = 60;
/** Counts may be so much above what the arithmetic of docs/scale.md begins with. */
const LEEWAY = 1.25;

const TOPICS = [
	"the billing service",
	"the garden in Lisbon",
	"Ada's thesis",
	"the release",
	"a trip to Porto",
	"the budget",
];

/** A turn as people talk: a question with something told in it, and an answer of some length. */
function said(turn: number): { user: string; assistant: string } {
	const topic = TOPICS[turn % TOPICS.length];
	return {
		user: `I prefer short answers about ${topic}. We decided on option ${turn} on Friday, since the other cost ${turn * 10} euro more. What is next?`,
		assistant: `About ${topic}: option ${turn} is noted. ${"Next come the tests, then the review, then the notes for those who use it. ".repeat(4)}`,
	};
}

async function post(path: string, body: object) {
	const answer = await api("POST", path, body);
	expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
}

async function talk(from: number, to: number) {
	for (let turn = from; turn < to; turn++) {
		const { user, assistant } = said(turn);
		await post("/v1/threads/turns/context", { query: user, append: true });
		await post("/v1/threads/turns/messages", { messages: [{ role: "assistant", content: assistant }] });
	}
	// Alarms of lists, learning and the index.
	await scheduler.wait(4_000);
}

async function bytes(): Promise<{ thread: number; d1: number }> {
	const { meta } = await env.DB.prepare("SELECT 1").run();
	const stub = env.THREADS.getByName("local/turns");
	return { thread: await runInDurableObject(stub, (_, { storage }) => storage.sql.databaseSize), d1: meta.size_after };
}

it("does per turn of a conversation what the arithmetic of scale begins with", async () => {
	const work = await countWork();
	onTestFinished(work.stop);
	await post("/v1/threads", { id: "turns", user_id: "ada", config: { learn: "turn" } });
	await talk(0, 20);
	const before = await bytes();
	work.sinceLast();
	await talk(20, 20 + TURNS);
	const done = work.sinceLast();
	const after = await bytes();
	const perTurn = Object.fromEntries(Object.entries(done).map(([name, count]) => [name, round(count / TURNS)]));
	const stored = {
		thread_bytes: round((after.thread - before.thread) / TURNS),
		d1_bytes: round((after.d1 - before.d1) / TURNS),
	};
	const { results } = await env.DB.prepare("SELECT count(*) AS n FROM memories").all();
	console.log("per turn:", JSON.stringify({ ...perTurn, ...stored }), "memories", JSON.stringify(results));

	const names: (keyof Work & keyof typeof measured)[] = [
		"d1_rows_read",
		"d1_rows_written",
		"object_requests",
		"object_rows_read",
		"object_rows_written",
	];
	for (const name of names) {
		expect(perTurn[name], name).toBeLessThanOrEqual(measured[name] * LEEWAY);
		expect(perTurn[name], name).toBeGreaterThan(0);
	}
	expect(stored.thread_bytes).toBeLessThanOrEqual(measured.thread_bytes * LEEWAY);
	expect(stored.d1_bytes).toBeLessThanOrEqual(measured.d1_bytes * LEEWAY);
}, 120_000);

function round(figure: number): number {
	return Math.round(figure * 10) / 10;
}
