import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { refusal, user } from "../thread-calls.ts";
import { storedKey } from "./stored-key.ts";
import { answerOf, threadCalls } from "./strangers-calls.ts";

const TENANT = "bounds";
const forbidden = refusal(403, "forbidden");
const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

let admin = "";
let ada = "";
let adaInP = "";
let inP = "";

/** Threads of two users in two projects, and one that is nobody's; keys bound to a user, a project, and both. */
beforeAll(async () => {
	admin = await newTenant(TENANT);
	for (const [id, user_id, project_id] of [
		["ada-p", "ada", "p"],
		["ada-q", "ada", "q"],
		["bob-p", "bob", "p"],
		["bob-q", "bob", "q"],
		["nobody", null, null],
	] as const) {
		await api("POST", "/v1/threads", { id, user_id, project_id, title: "secret" }, { key: admin });
		const messages = [user(`the secret of ${id}`, { id: "m1" })];
		await api("POST", `/v1/threads/${id}/messages`, { messages }, { key: admin });
	}
	ada = await storedKey(TENANT, { userId: "ada" });
	inP = await storedKey(TENANT, { projectId: "p" });
	adaInP = await storedKey(TENANT, { userId: "ada", projectId: "p" });
});

const calls = threadCalls("the secret of bob-q");

describe("what is another's", () => {
	it.each(calls)("answers %s %s %j exactly as what does not exist", async (method, suffix, body) => {
		for (const [key, ids] of [
			[ada, ["bob-p", "bob-q", "nobody"]],
			[inP, ["ada-q", "bob-q", "nobody"]],
			[adaInP, ["ada-q", "bob-p", "bob-q", "nobody"]],
		] as const) {
			const missing = await answerOf(key, method, `/v1/threads/missing${suffix}`, body);
			expect(missing.status).toBeGreaterThanOrEqual(400);
			for (const id of ids) {
				expect(await answerOf(key, method, `/v1/threads/${id}${suffix}`, body), id).toEqual(missing);
			}
		}
	});

	it.each(calls.filter(([method]) => method === "POST"))(
		"and so under an Idempotency-Key: %s %s %j",
		async (method, suffix, body) => {
			const answers = ["missing", "bob-q"].map((id) =>
				answerOf(ada, method, `/v1/threads/${id}${suffix}`, body, { "idempotency-key": crypto.randomUUID() }),
			);
			const [missing, other] = await Promise.all(answers);
			expect(other).toEqual(missing);
		},
	);

	it("is not changed by any of it, nor gone from the list", async () => {
		for (const id of ["ada-p", "ada-q", "bob-p", "bob-q", "nobody"]) {
			expect(await api("GET", `/v1/threads/${id}`, undefined, { key: admin })).toMatchObject({
				body: { title: "secret", message_count: 1 },
			});
		}
		expect((await ask(listed, "GET", "/v1/threads", undefined, { key: admin })).data).toHaveLength(5);
	});

	it("is not in the list, page by page", async () => {
		const walk = async (key: string) => {
			const ids: string[] = [];
			for (let cursor: string | null = ""; cursor !== null; ) {
				const path: string = `/v1/threads?limit=1${cursor === "" ? "" : `&cursor=${cursor}`}`;
				const answer: { data: { id: string }[]; next_cursor: string | null } = await ask(
					listed.extend({ next_cursor: z.string().nullable() }),
					"GET",
					path,
					undefined,
					{ key },
				);
				ids.push(...answer.data.map(({ id }) => id));
				cursor = answer.next_cursor;
			}
			return ids.sort();
		};

		expect(await walk(ada)).toEqual(["ada-p", "ada-q"]);
		expect(await walk(inP)).toEqual(["ada-p", "bob-p"]);
		expect(await walk(adaInP)).toEqual(["ada-p"]);
	});

	it("is another's from the moment it is given away", async () => {
		await api("POST", "/v1/threads", { id: "moved", user_id: "ada" }, { key: admin });
		expect((await api("GET", "/v1/threads/moved", undefined, { key: ada })).status).toBe(200);
		await api("PATCH", "/v1/threads/moved", { user_id: "bob" }, { key: admin });

		for (const path of ["", "/messages", "/messages/search?q=x"]) {
			expect((await api("GET", `/v1/threads/moved${path}`, undefined, { key: ada })).status).toBe(404);
		}
		expect((await ask(listed, "GET", "/v1/threads", undefined, { key: ada })).data).not.toContainEqual({ id: "moved" });
		expect(await api("POST", "/v1/threads", { id: "moved" }, { key: ada })).toMatchObject(
			refusal(409, "already_exists"),
		);
	});
});

describe("naming another", () => {
	it.each([
		["POST", "/v1/threads", { user_id: "bob" }],
		["POST", "/v1/threads", { id: "bob-p", user_id: "bob" }],
		["PATCH", "/v1/threads/ada-p", { user_id: "bob" }],
		["PATCH", "/v1/threads/ada-p", { user_id: null }],
		["PATCH", "/v1/threads/missing", { user_id: "bob" }],
		["GET", "/v1/threads?user_id=bob", undefined],
		["POST", "/v1/threads/ada-p/messages", { messages: [user("a"), user("b", { user_id: "bob" })] }],
		["POST", "/v1/context", { query: "q", messages: [user("a", { user_id: "bob" })] }],
	])("is refused: %s %s %j", async (method, path, body) => {
		expect(await api(method, path, body, { key: ada })).toMatchObject(forbidden);
	});

	it.each([
		["POST", "/v1/threads", { project_id: "q" }],
		["PATCH", "/v1/threads/ada-p", { project_id: "q" }],
		["PATCH", "/v1/threads/ada-p", { project_id: null }],
		["GET", "/v1/threads?project_id=q", undefined],
	])("is refused for projects: %s %s %j", async (method, path, body) => {
		for (const key of [inP, adaInP]) expect(await api(method, path, body, { key })).toMatchObject(forbidden);
	});

	it("changes nothing", async () => {
		expect(await api("GET", "/v1/threads/ada-p", undefined, { key: admin })).toMatchObject({
			body: { user_id: "ada", project_id: "p", message_count: 1 },
		});
	});
});

describe("what is its own", () => {
	it("is made for the bound user and project where the request names none", async () => {
		for (const [key, owner] of [
			[ada, { user_id: "ada", project_id: null }],
			[inP, { user_id: null, project_id: "p" }],
			[adaInP, { user_id: "ada", project_id: "p" }],
		] as const) {
			const made = await ask(z.looseObject({ id: z.string() }), "POST", "/v1/threads", { title: "own" }, { key });
			expect(made).toMatchObject(owner);
			expect((await api("GET", `/v1/threads/${made.id}`, undefined, { key })).status).toBe(200);
			await api("DELETE", `/v1/threads/${made.id}`, undefined, { key: admin });
		}
	});

	it("may be named, and keeps what the key is not bound to", async () => {
		const body = { id: "own", user_id: "ada", project_id: "r" };
		expect(await api("POST", "/v1/threads", body, { key: ada })).toMatchObject({ status: 201, body });
		expect(await api("PATCH", "/v1/threads/own", { project_id: "s", user_id: "ada" }, { key: ada })).toMatchObject({
			status: 200,
		});
		expect(await api("GET", "/v1/threads?user_id=ada&project_id=s", undefined, { key: ada })).toMatchObject({
			body: { data: [{ id: "own" }] },
		});
	});

	it("is read, written, searched and put into contexts", async () => {
		const messages = [user("one", { user_id: "ada" }), user("two")];
		expect((await api("POST", "/v1/threads/own/messages", { messages }, { key: ada })).status).toBe(201);
		expect(await api("GET", "/v1/threads/own/messages/search?q=two", undefined, { key: ada })).toMatchObject({
			body: { data: [{}] },
		});
		const context = await api("POST", "/v1/threads/own/context", { query: "three", append: true }, { key: ada });
		expect(context).toMatchObject({ status: 200, body: { appended: { seq: 3 } } });
		expect((await api("DELETE", "/v1/threads/own", undefined, { key: ada })).status).toBe(204);
	});

	it("is within its role all the same", async () => {
		const reader = await storedKey(TENANT, { userId: "ada", role: "read" });

		expect((await api("GET", "/v1/threads/ada-p", undefined, { key: reader })).status).toBe(200);
		expect(await api("PATCH", "/v1/threads/ada-p", { title: "x" }, { key: reader })).toMatchObject(forbidden);
		const context = { query: "q", append: true };
		expect(await api("POST", "/v1/threads/ada-p/context", context, { key: reader })).toMatchObject(forbidden);
	});
});

it("a bound admin key administers nothing", async () => {
	const bound = await storedKey(TENANT, { userId: "ada", role: "admin" });
	const founder = await storedKey("local", { userId: "ada", role: "admin" });

	expect(await api("GET", "/v1/keys", undefined, { key: bound })).toMatchObject(forbidden);
	expect(await api("POST", "/v1/keys", { name: "n", role: "admin" }, { key: bound })).toMatchObject(forbidden);
	expect(await api("DELETE", "/v1/keys/key_1", undefined, { key: bound })).toMatchObject(forbidden);
	expect(await api("POST", "/v1/tenants", { id: "not-founded" }, { key: founder })).toMatchObject(forbidden);
});
