import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { type Server, temporaryFolder } from "../../scripts/client/server.ts";
import { compact, databasesIn } from "../../scripts/compact/compact.ts";
import type { Method } from "../../src/client/index.ts";
import { startBareServer } from "./bare-server.ts";
import { filesIn, liveWords, rawWords, reading } from "./stored-words.ts";

/**
 * Each thing that is written has a word of its own, and all of them begin so. In a page of a search index a term may stand
 * without the letters that it shares with the one before it: those that no other word begins with are looked for. No id has them.
 */
const word = (kind: string) => `zqulox${kind}`;
const ANY = /qulox[a-z]*/i;

const USER = "ada";
const SCOPE = `user:${USER}`;
const made = z.looseObject({ id: z.string() });
const listed = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });
const data = temporaryFolder(inject("migratedData"));
let server: Server;

const call = (method: Method, path: string, body?: unknown) => ask(z.unknown(), method, `${server.url}${path}`, body);
const make = async (path: string, body: unknown) => (await ask(made, "POST", `${server.url}${path}`, body)).id;
const idsOf = async (path: string) => (await ask(listed, "GET", `${server.url}${path}`)).data.map(({ id }) => id);

beforeAll(async () => {
	server = await startBareServer(data.path);
});

afterAll(async () => {
	await server.kill9();
	data.remove();
});

/** A call under an Idempotency-Key; what it answered, as text. */
async function once(path: string, key: string, body: object): Promise<string> {
	const headers = { authorization: "Bearer tsr_local_dev", "content-type": "application/json", "idempotency-key": key };
	const answer = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
	return `${answer.status} ${await answer.text()}`;
}

/** Messages in which every field that tells something has a word. */
function talk() {
	const arguments_ = JSON.stringify({ city: word("args") });
	return [
		{ id: "said", role: "user", name: word("name"), content: `The lighthouse door code is ${word("said")}.` },
		{
			id: "calls",
			role: "assistant",
			content: [
				{ type: "thinking", text: `Hm, ${word("thinking")}.`, signature: word("signature") },
				{ type: "text", text: `I look up ${word("text")}.` },
			],
			tool_calls: [{ id: word("callid"), name: word("tool"), arguments: arguments_ }],
		},
		{ id: "result", role: "tool", tool_call_id: word("callid"), content: `Found ${word("result")}.` },
		{ id: "tagged", role: "user", content: `Remember ${word("tagged")}.`, metadata: { label: word("label") } },
		{ id: "taught", role: "user", content: "I work at Zquloxtaught Works." },
	];
}

/**
 * Writes one of everything, shows it in contexts of another thread, and gives the deletions that take all of it away. Blocks
 * are not among them: a deletion keeps their versions, so that they can be restored (features/contexts/use-cases/blocks.ts).
 */
async function writeAll(): Promise<{ deletions: string[]; thread: string; replays: (() => Promise<string>)[] }> {
	const told = await make("/v1/threads", { user_id: USER, config: { learn: "turn" } });
	await call("POST", `/v1/threads/${told}/messages`, { messages: talk() });
	await call("POST", `/v1/threads/${told}/messages`, { messages: [{ role: "assistant", content: "Noted." }] });
	const title = { title: word("title"), metadata: { about: word("about") } };
	const whole = await make("/v1/threads", { user_id: USER, ...title });
	const content = `The harbour master keeps the ${word("whole")} key.`;
	await call("POST", `/v1/threads/${whole}/messages`, { messages: [{ role: "user", content }] });
	const thread = await make("/v1/threads", { user_id: USER });
	await call("POST", `/v1/threads/${thread}/messages`, { messages: [{ role: "user", content: "Hello there." }] });

	const source = (kind: string) => ({ source: { id: word(kind), type: "doc" } });
	const memory = {
		content: `The vault opens with ${word("memory")}.`,
		type: "fact",
		scope: SCOPE,
		...source("msource"),
	};
	const vault = await make("/v1/memories", memory);
	await call("PATCH", `/v1/memories/${vault}`, { content: `The vault opens with ${word("patched")}.` });
	const triple = { subject: "Vault", predicate: "OPENED_BY", object: word("object"), scope: SCOPE };
	const relation = await make("/v1/relations", { ...triple, ...source("rsource") });
	const texts = { description: `Open the vault, ${word("description")}`, body: `Wait for ${word("body")}.` };
	const skill = await make("/v1/skills", { name: word("skill"), ...texts, tags: [word("tag")], scope: SCOPE });
	const note = await make(`/v1/threads/${thread}/notes`, { content: `Mind ${word("note")}.`, category: "context" });
	const installation = {
		platform: "generic",
		name: word("installation"),
		forward_url: `https://example.com/${word("url")}`,
	};
	const installed = await make("/v1/installations", installation);

	const ingest = { text: `My brother is called Zquloxingest Jones. I live in Zquloxcity.`, user_id: USER, wait: true };
	const learn = () => once("/v1/memories/ingest", "learn", ingest);
	const again = () => once("/v1/memories/ingest", "again", { ...ingest, messages: undefined });
	for (const answer of [await learn(), await again()]) expect(answer).toMatch(/^200 .*qulox/is);
	await settled();
	const query = "Which vault, lighthouse, work, brother, city, harbour, code and key?";
	const show = () => once(`/v1/threads/${thread}/context`, "show", { query, append: true });
	expect(await show()).toMatch(/qulox/i);
	for (const format of ["text", "blocks", "openai"])
		await call("POST", `/v1/threads/${thread}/context`, { query, format });

	const deletions = [
		...talk().map(({ id }) => `/v1/threads/${told}/messages/${id}`),
		...[`/v1/threads/${whole}?learned=forget`, `/v1/memories/${vault}`, `/v1/relations/${relation}`],
		...[`/v1/skills/${skill}`, `/v1/threads/${thread}/notes/${note}`, `/v1/installations/${installed}`],
	];
	return { deletions, thread, replays: [learn, again, show] };
}

/** What was learned from messages that were given to nobody's thread is deleted one by one. */
async function deleteLearned(): Promise<void> {
	for (const list of ["memories?status=active&", "memories?status=superseded&", "relations?"]) {
		const [kind] = list.split("?");
		for (const id of await idsOf(`/v1/${list}scope=${SCOPE}&limit=200`)) await call("DELETE", `/v1/${kind}/${id}`);
	}
}

const PENDING = [
	"SELECT count(*) AS n FROM erased_items",
	"SELECT count(*) AS n FROM owed_merges",
	"SELECT count(*) AS n FROM outbox",
	"SELECT count(*) AS n FROM thread WHERE state <> 'live' OR behind = 1 OR merge_owed = 1 OR indexed_to < last_seq",
	"SELECT count(*) AS n FROM jobs WHERE status IN ('queued', 'running')",
];

/** What is said of copies of the databases: whoever reads the files that a server has open gets in its way. */
function ofCopies(run: (file: string) => string[]): string[] {
	const copy = temporaryFolder(data.path);
	try {
		return databasesIn(copy.path).flatMap(run);
	} catch (error) {
		// They were copied in the middle of a write.
		return [String(error)];
	} finally {
		copy.remove();
	}
}

/** Until no database says that there is something to do. */
async function settled(): Promise<void> {
	const until = Date.now() + 100_000;
	for (;;) {
		await fetch(`${server.url}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron: "*/5 * * * *" })}`);
		const pending = ofCopies((file) => reading(file, pendingIn));
		if (pending.length === 0) return;
		if (Date.now() > until) throw new Error(`There is still something to do:\n${pending.join("\n")}`);
		await sleep(200);
	}
}

function pendingIn(db: Parameters<Parameters<typeof reading>[1]>[0]): string[] {
	return PENDING.filter((sql) => {
		const [, table = ""] = /FROM (\w+)/.exec(sql) ?? [];
		const there = db.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = ?").get(table);
		if (there?.n === 0 || (table === "thread" && db.prepare("SELECT 1 FROM thread").get() === undefined)) return false;
		return Number(db.prepare(sql).get()?.n) > 0;
	});
}

/** Every read route, of what is left. */
async function readAll(thread: string): Promise<string> {
	const threads = await idsOf("/v1/threads?limit=200");
	const contexts = (await idsOf(`/v1/threads/${thread}/contexts`)).map((id) => `/v1/threads/${thread}/contexts/${id}`);
	const parts = [
		"",
		"/messages",
		"/contexts",
		"/notes",
		"/summaries",
		"/jobs",
		"/working-state",
		"/messages/search?q=zquloxsaid",
	];
	const tenant = [
		"memories?status=deleted",
		"memories",
		"relations",
		"skills",
		"threads",
		"notes",
		"installations",
		"blocks",
		"memories?status=superseded",
	];
	const paths = [
		...contexts,
		...threads.flatMap((id) => parts.map((part) => `/v1/threads/${id}${part}`)),
		...tenant.map((path) => `/v1/${path}`),
	];
	const answers = [];
	for (const path of paths) {
		const answer = await fetch(`${server.url}${path}`, { headers: { authorization: "Bearer tsr_local_dev" } });
		answers.push(await answer.text());
	}
	const query = "Which vault, lighthouse, work, brother, city, harbour, code and key?";
	answers.push(JSON.stringify(await call("POST", "/v1/memories/search", { query, user_id: USER })));
	answers.push(JSON.stringify(await call("POST", `/v1/threads/${thread}/context`, { query, format: "text" })));
	return answers.join("\n");
}

describe("what was deleted by every route there is", () => {
	let thread = "";
	let replays: (() => Promise<string>)[] = [];

	beforeAll(async () => {
		const written = await writeAll();
		({ thread, replays } = written);
		await sleep(500);
		// What the test looks for is there before.
		const stored = ofCopies((file) => liveWords(file, ANY));
		expect(stored.length).toBeGreaterThan(50);
		for (const path of written.deletions) await call("DELETE", path);
		await deleteLearned();
		await settled();
	});

	it("is given by no read route, and by no call that is repeated", async () => {
		const answers = await readAll(thread);
		expect(answers).not.toMatch(ANY);
		for (const replay of replays) expect(await replay()).not.toMatch(ANY);
	});

	it("stands in no live row of any database, search indexes included", async () => {
		expect(await server.stop()).toBe(0);
		const found = databasesIn(data.path).flatMap((file) => liveWords(file, ANY).map((where) => `${file} ${where}`));
		expect(found).toEqual([]);
	});

	// The platform refuses `PRAGMA secure_delete`, in D1 and in objects: what stands in free space stays there, until the files
	// are written anew while no server runs (docs/decisions/0028-erased-at-rest.md).
	it("stands in the bytes of no file once these were written anew", () => {
		const before = filesIn(data.path).map((file) => rawWords(file, ANY));
		expect(before.reduce((all, count) => all + count, 0)).toBeGreaterThan(0);
		for (const file of databasesIn(data.path)) compact(file);
		const found = filesIn(data.path).filter((file) => rawWords(file, ANY) > 0);
		expect(found).toEqual([]);
	});
});
