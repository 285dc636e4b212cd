import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import * as z from "zod";
import { ask, LOCAL_KEY } from "../../scripts/client/api.ts";
import { type Server, temporaryFolder } from "../../scripts/client/server.ts";
import { compact, databasesIn } from "../../scripts/compact/compact.ts";
import { startBareServer } from "./bare-server.ts";
import { filesIn, liveWords, rawWords } from "./stored-words.ts";

/** What is the user's holds such a word. No other word begins so, and no id has its letters. */
const word = (kind: string) => `zqulox${kind}`;
const ANY = /qulox[a-z]*/i;
/** What somebody else wrote. */
const OTHER = /vexwil[a-z]*/i;

const THREADS = 20;
const MESSAGES = 50;

const begun = z.object({ erasure: z.object({ id: z.string(), status: z.string() }) });
const erasure = z.looseObject({ status: z.string(), remaining: z.number(), erased: z.record(z.string(), z.number()) });
const data = temporaryFolder(inject("migratedData"));
let server: Server;

beforeAll(async () => {
	server = await startBareServer(data.path);
});

afterAll(async () => {
	await server.kill9();
	data.remove();
});

async function send(method: string, path: string, body?: object): Promise<number> {
	const headers = { authorization: `Bearer ${LOCAL_KEY}`, "content-type": "application/json" };
	const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
	const answer = await fetch(`${server.url}${path}`, init);
	await answer.text();
	return answer.status;
}

async function made(path: string, body: object): Promise<void> {
	expect({ path, status: await send("POST", path, body) }).toEqual({ path, status: 201 });
}

const threads = Array.from({ length: THREADS }, (_, n) => `talk-${n}`);
const said = (n: number) => ({ role: "user", content: `Item ${n} stands on the ${word("shelf")} by the door.` });

async function writeAll(): Promise<void> {
	const scope = "user:ada";
	for (const id of threads) {
		await made("/v1/threads", { id, user_id: "ada", title: word("title"), config: { learn: "turn" } });
		await made(`/v1/threads/${id}/messages`, { messages: Array.from({ length: MESSAGES }, (_, n) => said(n)) });
	}
	await made("/v1/threads/talk-0/notes", { content: `Mind ${word("note")}.`, category: "context" });
	await made("/v1/memories", { content: `The vault opens with ${word("memory")}.`, type: "fact", scope });
	await made("/v1/relations", { subject: "Vault", predicate: "OPENED_BY", object: word("object"), scope });
	await made("/v1/skills", { name: word("skill"), description: "Opens.", body: `Turn ${word("body")}.`, scope });
	expect(await send("PUT", "/v1/blocks/user%3Aada/system", { content: `Say ${word("block")}.` })).toBe(200);
	expect(await send("POST", "/v1/threads/talk-0/context", { query: `What of ${word("query")}?` })).toBe(200);
	const theirs = { content: "The mill turns with vexwilmemory.", type: "fact", scope: "user:bo" };
	await made("/v1/memories", theirs);
}

/** Writes for the user until nothing is erased any more; gives what they were answered. */
async function load(until: () => boolean): Promise<Set<number>> {
	const answers = new Set<number>();
	for (let n = 0; !until(); n++) {
		const body = { messages: [{ role: "user", content: word("late") }] };
		answers.add(await send("POST", `/v1/threads/talk-${n % THREADS}/messages`, body).catch(() => 0));
		answers.add(await send("POST", "/v1/threads", { user_id: "ada", title: word("late") }).catch(() => 0));
		await sleep(20);
	}
	answers.delete(0);
	return answers;
}

/** Until what was on its way is done: indexes are told, and their segments merged. */
async function tick(times: number): Promise<void> {
	for (let n = 0; n < times; n++) {
		await fetch(`${server.url}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron: "*/5 * * * *" })}`);
		await sleep(250);
	}
}

it("erases a user under load and through a crash, and leaves nothing in live rows, nor in files written anew", {
	timeout: 180_000,
}, async () => {
	await writeAll();
	const { erasure: one } = await ask(begun, "DELETE", `${server.url}/v1/users/ada`);
	let busy = true;
	const loading = load(() => !busy);
	await sleep(600);
	await server.kill9();
	busy = false;
	const answers = await loading;
	server = await startBareServer(data.path);
	busy = true;
	const again = load(() => !busy);
	const path = `${server.url}/v1/erasures/${one.id}`;
	for (;;) {
		const now = await ask(erasure, "GET", path);
		if (now.status !== "running") break;
		await tick(1);
	}
	// What is written from here on is taken again.
	busy = false;
	const late = await again;

	const done = await ask(erasure, "GET", path);
	expect(done).toMatchObject({ status: "done", remaining: 0 });
	expect([...answers].every((status) => [409, 404].includes(status))).toBe(true);
	expect(answers).toContain(409);
	expect(late).toContain(409);

	// The load may have written in the moment in which it was done.
	const second = await ask(begun, "DELETE", `${server.url}/v1/users/ada`);
	while ((await ask(erasure, "GET", `${server.url}/v1/erasures/${second.erasure.id}`)).status === "running")
		await tick(1);
	for (const id of threads) expect(await send("GET", `/v1/threads/${id}`)).toBe(404);
	await made("/v1/threads", { id: "talk-0", user_id: "ada" });
	const messages = await ask(
		z.object({ data: z.array(z.unknown()) }).loose(),
		"GET",
		`${server.url}/v1/threads/talk-0/messages`,
	);
	expect(messages.data).toEqual([]);

	await tick(20);
	expect(await server.stop()).toBe(0);
	const found = (words: RegExp) => databasesIn(data.path).flatMap((file) => liveWords(file, words));
	expect(found(ANY)).toEqual([]);
	expect(found(OTHER).length).toBeGreaterThan(0);
	for (const file of databasesIn(data.path)) compact(file);
	expect(filesIn(data.path).filter((file) => rawWords(file, ANY) > 0)).toEqual([]);
});
