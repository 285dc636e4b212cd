import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { alive, gone, processTree } from "../../scripts/client/process-tree.ts";
import { MODEL } from "../../scripts/encoder/asked.ts";
import { type Encoder, prepareEncoder } from "../../scripts/start/encoder.ts";

const Vectors = z.object({
	data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).length(512) })),
	model: z.literal(MODEL),
});

const said: string[] = [];
let encoder: Encoder;

beforeAll(async () => {
	const prepared = await prepareEncoder();
	if (prepared === null) throw new Error("the encoder's packages are not installed");
	encoder = prepared;
	encoder.run((line) => said.push(line));
	await answers("query");
	await answers("document");
});

afterAll(() => encoder?.kill());

function ask(body: unknown, key = encoder.vars.TESSERA_ENCODER_KEY, path = "/embeddings"): Promise<Response> {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	const headers = { authorization: `Bearer ${key}` };
	return fetch(`${encoder.vars.TESSERA_ENCODER_URL}${path}`, { method: "POST", headers, body: text });
}

type Use = "query" | "document";

let asked = 0;

/** How it answers to a text of this use that it has not read yet; 0 where nothing answers. */
async function status(use: Use = "query"): Promise<number> {
	const answer = await ask({ model: MODEL, input: [`a text ${asked++}`], input_type: use }).catch(() => null);
	await answer?.body?.cancel();
	return answer?.status ?? 0;
}

async function answers(use: Use): Promise<void> {
	await vi.waitUntil(async () => (await status(use)) === 200, { timeout: 60_000 });
}

function vectorsOf(...input: string[]): Promise<number[][]> {
	return made({ input });
}

async function questionOf(text: string): Promise<number[] | undefined> {
	return (await made({ input: [text], input_type: "query" }))[0];
}

async function made({ input, ...rest }: { input: string[]; input_type?: Use }): Promise<number[][]> {
	const { data } = Vectors.parse(await (await ask({ model: MODEL, input, ...rest })).json());
	expect(data.map(({ index }) => index)).toEqual(input.map((_, index) => index));
	return data.map(({ embedding }) => embedding);
}

function dot(a: number[] = [], b: number[] = []): number {
	return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

/** The process that listens, then those with the model: for questions, and for all else. */
function processes(): number[] {
	const { port } = new URL(encoder.vars.TESSERA_ENCODER_URL);
	const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,args=", "-ww"], { encoding: "utf8" });
	const line = stdout.split("\n").find((one) => one.endsWith(`scripts/encoder/main.ts ${port}`));
	return processTree(Number.parseInt(line ?? "", 10));
}

describe("the sentence encoder", () => {
	it.each([
		["when does the train leave?", "departure is at 7:40 from platform 3", "the soup needs more salt"],
		["did we choose a database?", "we settled on postgres for storage", "jules named the vacuum henrietta"],
		["who is allergic to nuts?", "maya can't eat peanuts", "the printer is out of paper"],
	])(
		"finds what %j asks for in other words nearer than what has nothing to do with it",
		async (asked, meant, strange) => {
			const question = await questionOf(asked);
			const [near, far] = await vectorsOf(meant, strange);
			expect(dot(question, near)).toBeGreaterThan(dot(question, far) + 0.1);
		},
	);

	it.each([
		["is the heating broken?", "the boiler gave up last night", "the window frame is broken"],
		["who looks after the kids?", "my mum has the twins on mondays", "the kids watched a film"],
	])("has learned that %j is answered in other words, and not by its own", async (asked, meant, strange) => {
		const question = await questionOf(asked);
		const [near, far] = await vectorsOf(meant, strange);
		// Before it learned, the strange one was the nearer by 0.06.
		expect(dot(question, near)).toBeGreaterThan(dot(question, far) + 0.1);
	});

	it("has another name whenever it has learned something else: vectors of two are never compared", () => {
		const learned = readFileSync(new URL("../../scripts/encoder/learned.bin", import.meta.url));
		expect({ [MODEL]: createHash("sha256").update(learned).digest("hex") }).toEqual({
			"universal-sentence-encoder-lite-1-asked-1": "f4df883cc21aa4f058e4284075907b7e31f7a500ddcf90365d769ee5b23a8935",
		});
	});

	it("takes a text for what may answer unless it is told that it is a question", async () => {
		const text = "is the heating broken?";
		const [answer] = await vectorsOf(text);
		expect(await made({ input: [text], input_type: "document" })).toEqual([answer]);
		expect(await questionOf(text)).not.toEqual(answer);
	});

	it("gives a text the same vector of length 1 alone, among others, and with other spaces", async () => {
		const text = "we moved the launch to friday";
		const others = Array.from({ length: 63 }, (_, at) => `remark ${at} ${"of many ".repeat(at % 9)}`);
		const [alone] = await vectorsOf(text);
		expect(dot(alone, alone)).toBeCloseTo(1, 2);
		const among = await vectorsOf(...others.slice(3), text, ...others.slice(0, 3));
		expect(among).toHaveLength(64);
		expect(dot(alone, among[60])).toBeCloseTo(1, 2);
		expect(await vectorsOf(" we moved\n\tthe launch  to friday ")).toEqual([alone]);
	});

	it.each([
		["nothing", ""],
		["what has no letters", "🫠 \ud800 \u0000"],
		["what becomes longer as it is read", "\ufdfa".repeat(3_000)],
		["one long word", "a".repeat(7_900)],
	])("makes a vector of %s too", async (_, text) => {
		const [vector] = await vectorsOf(text);
		expect(dot(vector, vector)).toBeCloseTo(1, 2);
	});

	it("reads no text twice soon after, and what was read of one is the same for all who ask at once", async () => {
		const question = "who has the spare key?";
		const all = await Promise.all(Array.from({ length: 20 }, () => questionOf(question)));
		expect(new Set(all.map((vector) => JSON.stringify(vector))).size).toBe(1);
		const [first, again] = await vectorsOf("the key is with jo", "the key is with jo");
		expect(first).toEqual(again);
	});

	it("reads the beginning of a long text", async () => {
		const text = "the heating is broken again ".repeat(40);
		expect(await vectorsOf(`${text}and nobody came`)).toEqual(await vectorsOf(text));
	});

	it("refuses whoever has not its key", async () => {
		const body = { model: MODEL, input: ["a question"] };
		for (const key of ["", "another", `${encoder.vars.TESSERA_ENCODER_KEY}0`]) {
			expect((await ask(body, key)).status).toBe(401);
		}
	});

	it.each([
		["no JSON", "input", 400],
		["no texts", { model: MODEL }, 400],
		["an empty list", { model: MODEL, input: [] }, 400],
		["a text that is no list", { model: MODEL, input: "a question" }, 400],
		["what is no text", { model: MODEL, input: ["a question", 1] }, 400],
		["another use", { model: MODEL, input: ["a question"], input_type: "passage" }, 400],
		["another model", { model: "text-embedding-3-small", input: ["a question"] }, 400],
		["too many texts", { model: MODEL, input: Array(65).fill("a question") }, 413],
		["too many bytes", { model: MODEL, input: ["a".repeat(4_000_000)] }, 413],
	])("refuses %s, and says why", async (_, body, refused) => {
		const answer = await ask(body);
		expect(answer.status).toBe(refused);
		expect(await answer.json()).toEqual({ error: { message: expect.stringMatching(/^Send /) } });
	});

	it("answers nothing else", async () => {
		expect((await ask({ model: MODEL, input: ["a question"] }, undefined, "/completions")).status).toBe(404);
	});

	it("starts a process again that died, and says 503 meanwhile, but not to what the other one answers", async () => {
		const [, questions = 0] = processes();
		process.kill(questions, "SIGKILL");
		expect(await status("query")).toBe(503);
		expect(await status("document")).toBe(200);
		await answers("query");
		expect(said).toEqual([]);
	});

	it("ends with all its processes when it is told to", async () => {
		const all = processes();
		expect(all).toHaveLength(3);
		encoder.kill();
		expect(await gone(all)).toEqual([]);
		expect(said).toEqual([]);
	});

	it("ends with all its processes when whoever started it is killed", async () => {
		const start = join(import.meta.dirname, "../../scripts/start/encoder.ts");
		const code = `const { prepareEncoder } = await import(${JSON.stringify(start)}); (await prepareEncoder()).run(console.log);`;
		const starter = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: "ignore" });
		await once(starter, "spawn");
		const pid = starter.pid ?? 0;
		await vi.waitUntil(() => processTree(pid).length === 4, { timeout: 60_000 });
		const all = processTree(pid);
		process.kill(pid, "SIGKILL");
		expect(await gone(all)).toEqual([]);
		expect(alive(all)).toEqual([]);
	});
});
