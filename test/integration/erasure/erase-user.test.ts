import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import generic from "../../fixtures/webhooks/generic.json";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { notFound, refusal } from "../thread-calls.ts";
import { exported, importing, textOf } from "../transfer/transfer-calls.ts";
import { connected } from "../webhooks/webhook-calls.ts";

const begun = z.object({ erasure: z.object({ id: z.string().startsWith("ers_"), status: z.string() }) });
const counts = z.record(z.string(), z.number());
const erasure = z.object({
	...{ id: z.string(), status: z.enum(["running", "done", "failed"]), erased: counts },
	...{ remaining: z.number(), verified_at: z.string().nullable() },
});
const listed = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });
const made = z.looseObject({ id: z.string() });

const ERASING = refusal(409, "erasing");
const NONE = { threads: 0, messages: 0, notes: 0, memories: 0, relations: 0, skills: 0, vectors: 0, receipts: 0 };

let key = "";
let tenant = "";
beforeAll(async () => {
	tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	key = await newTenant(tenant);
});

const call = (method: string, path: string, body?: object) => api(method, path, body, { key });
const make = async (path: string, body: object) => (await ask(made, "POST", path, body, { key })).id;
const idsOf = async (path: string) => (await ask(listed, "GET", path, undefined, { key })).data.map(({ id }) => id);

async function ended(id: string) {
	return vi.waitFor(
		async () => {
			const now = await ask(erasure, "GET", `/v1/erasures/${id}`, undefined, { key });
			if (now.status === "running") throw new Error(`${now.remaining} are left`);
			return now;
		},
		{ timeout: 25_000, interval: 200 },
	);
}

async function erased(user: string) {
	const { erasure: one } = await ask(begun, "DELETE", `/v1/users/${user}`, undefined, { key });
	return ended(one.id);
}

/** Until the tenant's object has nothing to do, and will not be woken by what was written before. */
async function idle(): Promise<void> {
	await vi.waitFor(async () => {
		const waiting = await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE tenant = ?").bind(tenant).first("n");
		expect(waiting).toBe(0);
	}, 10_000);
	await scheduler.wait(1_000);
}

/** That this user is being erased, and nothing goes on with it. */
async function hold(user: string): Promise<string> {
	const id = `ers_${crypto.randomUUID()}`;
	const sql = `INSERT INTO user_erasures (id, tenant, user_id, status, erased, created_at)
		VALUES (?, ?, ?, 'running', ?, ?)`;
	await env.DB.prepare(sql).bind(id, tenant, user, JSON.stringify(NONE), new Date().toISOString()).run();
	return id;
}

const letGo = (id: string) => env.DB.prepare("UPDATE user_erasures SET status = 'failed' WHERE id = ?").bind(id).run();

/** One of everything of a user. */
async function writeAll(user: string): Promise<{ thread: string }> {
	const scope = `user:${user}`;
	const thread = await make("/v1/threads", { user_id: user, project_id: "harbour", config: { learn: "turn" } });
	await call("POST", `/v1/threads/${thread}/messages`, { messages: [{ role: "user", content: "I live in Bergen." }] });
	await call("POST", `/v1/threads/${thread}/messages`, { messages: [{ role: "assistant", content: "Noted." }] });
	await call("POST", `/v1/threads/${thread}/notes`, { content: "Mind the tide.", category: "context" });
	await call("POST", `/v1/threads/${thread}/context`, { query: "Where do I live?", append: true });
	await make("/v1/memories", { content: "The vault opens at nine.", type: "fact", scope });
	await make("/v1/memories", { content: "This thread is about tides.", type: "fact", scope: `thread:${thread}` });
	await make("/v1/relations", { subject: "Vault", predicate: "OPENED_BY", object: "Kim", scope });
	await make("/v1/skills", { name: "open the vault", description: "Opens it.", body: "Turn the wheel.", scope });
	await call("PUT", `/v1/blocks/${encodeURIComponent(scope)}/system`, { content: "Be brief." });
	await vi.waitFor(async () => expect((await idsOf(`/v1/memories?scope=${scope}`)).length).toBeGreaterThan(1), 10_000);
	return { thread };
}

describe("the erasure of a user", () => {
	it("takes everything of the user, leaves everybody else's, and the same ids start empty", async () => {
		const { thread } = await writeAll("ada");
		const { thread: theirs } = await writeAll("bo");

		const done = await erased("ada");
		expect(done).toMatchObject({ status: "done", remaining: 0, verified_at: expect.any(String) });
		expect(done.erased).toMatchObject({ threads: 1, messages: 3, notes: 1, receipts: 1, skills: 1 });
		expect(done.erased.relations).toBeGreaterThanOrEqual(1);
		expect(done.erased.memories).toBeGreaterThanOrEqual(3);
		expect(done.erased.vectors).toBeGreaterThanOrEqual(4);

		expect(await call("GET", `/v1/threads/${thread}`)).toMatchObject(notFound);
		for (const path of ["threads?user_id=ada", "notes?user_id=ada", "notes?q=tide&user_id=ada"]) {
			expect(await idsOf(`/v1/${path}`)).toEqual([]);
		}
		expect(await idsOf("/v1/notes?q=tide&user_id=bo")).toHaveLength(1);
		for (const kind of ["memories", "memories?status=deleted&x", "relations", "skills"]) {
			const path = kind.includes("?") ? kind.replace("&x", "&scope=user:ada") : `${kind}?scope=user:ada`;
			expect(await idsOf(`/v1/${path}`)).toEqual([]);
		}
		expect(await call("GET", "/v1/blocks/user%3Aada/system/versions")).toMatchObject(notFound);

		expect(await call("GET", `/v1/threads/${theirs}`)).toMatchObject({ status: 200, body: { message_count: 3 } });
		expect((await idsOf("/v1/memories?scope=user:bo")).length).toBeGreaterThan(1);

		expect((await call("POST", "/v1/threads", { id: thread, user_id: "ada" })).status).toBe(201);
		expect(await idsOf(`/v1/threads/${thread}/messages`)).toEqual([]);
	});

	it("is done with zeros for a user of whom nothing is known", async () => {
		expect(await erased("nobody")).toMatchObject({ status: "done", erased: NONE, remaining: 0 });
	});

	it("takes what only the user's threads taught a project, and of the rest the quote", async () => {
		const teach = async (user: string, id: string, content: string) => {
			const config = { learn: "turn", learn_scope: "project" };
			await call("POST", "/v1/threads", { id, user_id: user, project_id: "quay", config });
			await call("POST", `/v1/threads/${id}/messages`, { messages: [{ role: "user", content }] });
			await call("POST", `/v1/threads/${id}/messages`, { messages: [{ role: "assistant", content: "Noted." }] });
		};
		const both = "I live in Bergen.";
		await teach("eve", "eve-talk", `${both} I work at Tugboat Works.`);
		await teach("fay", "fay-talk", both);
		const contents = async () => {
			const { body } = await call("GET", "/v1/memories?scope=project:quay");
			return z.looseObject({ data: z.array(z.looseObject({ content: z.string() })) }).parse(body).data;
		};
		await vi.waitFor(async () => expect(JSON.stringify(await contents())).toContain("Tugboat"), 10_000);
		await vi.waitFor(async () => {
			const quotes = env.DB.prepare(
				"SELECT count(*) AS n FROM memory_quotes WHERE thread_id = 'fay-talk' AND tenant = ?",
			);
			expect((await quotes.bind(tenant).first<{ n: number }>())?.n).toBeGreaterThan(0);
		}, 10_000);

		await erased("eve");
		const left = JSON.stringify(await contents());
		expect(left).toContain("Bergen");
		expect(left).not.toContain("Tugboat");
	});

	it("is asked for by admins alone, and tells others nothing", async () => {
		const [writer, bound] = [await storedKey(tenant), await storedKey(tenant, { role: "admin", userId: "ada" })];
		for (const other of [writer, bound]) {
			expect(await api("DELETE", "/v1/users/ada", undefined, { key: other })).toMatchObject(refusal(403, "forbidden"));
		}
		const { erasure: one } = await ask(begun, "DELETE", "/v1/users/gus", undefined, { key });
		const stranger = await newTenant();
		expect(await api("GET", `/v1/erasures/${one.id}`, undefined, { key: stranger })).toMatchObject(notFound);
		expect(await call("GET", "/v1/erasures/ers_none")).toMatchObject(notFound);
		await ended(one.id);
	});
});

describe("while a user is being erased", () => {
	it("a second call is answered with the erasure that runs", async () => {
		const held = await hold("hal");
		expect(await call("DELETE", "/v1/users/hal")).toMatchObject({ status: 202, body: { erasure: { id: held } } });
		expect(await ended(held)).toMatchObject({ status: "done" });
	});

	it("no write for the user is taken, and others' are", async () => {
		const thread = await make("/v1/threads", { user_id: "ivy", config: { learn: "off" } });
		const memory = await make("/v1/memories", { content: "The pier is long.", type: "fact", scope: "user:ivy" });
		await idle();
		const held = await hold("ivy");
		const said = { messages: [{ role: "user", content: "Hello again." }] };
		const scope = "user:ivy";
		const writes: [string, string, object][] = [
			["POST", "/v1/threads", { user_id: "ivy" }],
			["PATCH", `/v1/threads/${thread}`, { title: "New" }],
			["POST", `/v1/threads/${thread}/messages`, said],
			["POST", `/v1/threads/${thread}/context`, { query: "Where?", append: true }],
			["POST", `/v1/threads/${thread}/notes`, { content: "Note.", category: "context" }],
			["PATCH", `/v1/threads/${thread}/working-state`, { current_task: "Paint." }],
			["POST", "/v1/memories", { content: "New.", type: "fact", scope }],
			["PATCH", `/v1/memories/${memory}`, { content: "Changed." }],
			["POST", "/v1/memories/ingest", { text: "I live in Oslo.", user_id: "ivy" }],
			["POST", "/v1/reflect", { scope }],
			["POST", "/v1/relations", { subject: "A", predicate: "KNOWS", object: "B", scope }],
			["POST", "/v1/skills", { name: "sail", description: "Sails.", body: "Go.", scope }],
			["PUT", "/v1/blocks/user%3Aivy/project", { content: "Long." }],
			["POST", "/v1/memory-tool", { command: "create", path: "/memories/a.md", file_text: "A.", user_id: "ivy" }],
		];
		for (const [method, path, body] of writes) {
			expect({ path, ...(await call(method, path, body)) }).toMatchObject({ path, ...ERASING });
		}
		expect(await idsOf("/v1/threads?user_id=ivy")).toEqual([thread]);
		expect((await call("POST", "/v1/threads", { user_id: "jan" })).status).toBe(201);
		expect((await call("GET", `/v1/threads/${thread}/messages`)).status).toBe(200);
		await letGo(held);
		expect((await call("POST", `/v1/threads/${thread}/messages`, said)).status).toBe(201);
	});

	it("the proxy of a bound thread refuses the turn", async () => {
		const thread = await make("/v1/threads", { user_id: "kim" });
		const held = await hold("kim");
		const headers = { "x-tessera-thread": thread, "x-tessera-user": "kim" };
		const body = { model: "gpt-4o", messages: [{ role: "user", content: "Hi." }] };
		const answer = await api("POST", "/openai/v1/chat/completions", body, { key, headers });
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(await idsOf(`/v1/threads/${thread}/messages`)).toEqual([]);
		await letGo(held);
	});
});

it("an import that began before brings nothing of the user back, however late its lines come", async () => {
	const { thread } = await writeAll("imported");
	const scope = "user:imported";
	await make("/v1/memories", { content: "Somebody else's.", type: "fact", scope: "user:stays" });
	const lines = await exported(key);
	const of = (user: string) => lines.filter(({ data }) => data.user_id === user || data.scope === `user:${user}`);
	expect(of("imported").map(({ kind }) => kind)).toEqual(
		expect.arrayContaining(["block", "thread", "memory", "skill"]),
	);

	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const upload = writable.getWriter();
	const sending = importing(readable, key);
	// A few lines that the import waits with, and much later the rest.
	const send = (some: readonly object[]) => upload.write(new TextEncoder().encode(textOf(some)));
	await send(of("stays"));
	await send(of("imported").filter(({ kind }) => kind === "memory"));
	await erased("imported");
	await send(lines.filter(({ data }) => data.scope !== "user:stays"));
	await upload.close();

	const { errors } = await sending;
	expect(new Set(errors.map(({ message }) => message.split(":")[0]))).toContain("erasing");
	expect(await call("GET", `/v1/threads/${thread}`)).toMatchObject(notFound);
	expect(await idsOf(`/v1/memories?scope=${scope}`)).toEqual([]);
	expect(await idsOf(`/v1/relations?scope=${scope}`)).toEqual([]);
	expect(await idsOf(`/v1/skills?scope=${scope}`)).toEqual([]);
	expect(await idsOf("/v1/memories?scope=user:stays")).toHaveLength(1);
	// One that begins afterwards does, as the ids may be used anew.
	await importing(of("imported"), key);
	expect((await call("GET", `/v1/threads/${thread}`)).status).toBe(200);
});

it("drops what a platform tells of the user meanwhile, and says so", async () => {
	const { send, inbox, installation, settle } = await connected("generic");
	const id = `ers_${crypto.randomUUID()}`;
	const sql = `INSERT INTO user_erasures (id, tenant, user_id, status, erased, created_at)
		VALUES (?, ?, ?, 'running', ?, ?)`;
	const said = { ...generic.message, id: "evt-erasing", message_id: "m-erasing", user: "mae" };
	await env.DB.prepare(sql)
		.bind(id, installation.tenant, "generic:mae", JSON.stringify(NONE), new Date().toISOString())
		.run();
	await send(said);
	await settle();
	await vi.waitFor(async () => expect(JSON.stringify(await inbox.refused())).toContain("erasing"), 10_000);
	await letGo(id);
});
