import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { invalid, newThread, notFound, refusal } from "../thread-calls.ts";

const skill = z.looseObject({ id: z.string(), name: z.string(), version: z.int(), scope: z.string() });
const page = z.object({ data: z.array(skill), next_cursor: z.string().nullable() });
const hits = z.object({ data: z.array(z.object({ skill, score: z.number() })) });

const said = (name: string, more: object = {}) => ({
	...{ name, description: `Deploy the ${name} to production`, body: "1. Build.\n2. Push.", scope: "global" },
	...more,
});
const write = (body: object, key: string) => ask(skill, "POST", "/v1/skills", body, { key });
const found = async (body: object, key: string) => (await ask(hits, "POST", "/v1/skills/search", body, { key })).data;
const listed = async (query: string, key: string) =>
	(await ask(page, "GET", `/v1/skills${query}`, undefined, { key })).data;

let key = "";
beforeAll(async () => {
	key = await newTenant();
});

describe("a skill", () => {
	it("has versions, whose outcomes are their own", async () => {
		const first = await api("POST", "/v1/skills", said("worker", { language: "bash", tags: ["ops"] }), { key });
		const { id } = skill.parse(first.body);
		const path = `/v1/skills/${id}`;
		expect(first).toMatchObject({
			status: 201,
			body: {
				id: expect.stringMatching(/^skl_/),
				version: 1,
				successes: 0,
				failures: 0,
				language: "bash",
				tags: ["ops"],
			},
		});
		expect(await api("GET", path, undefined, { key })).toMatchObject({ status: 200, body: first.body });
		const outcome = { success: true, detail: "went live" };
		expect(await api("POST", `${path}/outcome`, outcome, { key })).toMatchObject({
			status: 200,
			body: { successes: 1 },
		});
		const again = said("worker", { language: "bash", tags: ["ops"] });
		expect(await api("POST", "/v1/skills", again, { key })).toMatchObject({ status: 200, body: { id, successes: 1 } });
		const better = await api("POST", "/v1/skills", { ...again, body: "1. Ship." }, { key });
		expect(better).toMatchObject({ status: 201, body: { id, version: 2, successes: 0, body: "1. Ship." } });

		const other = await newTenant();
		for (const [method, at, body] of [
			["GET", path, undefined],
			["DELETE", path, undefined],
			["POST", `${path}/outcome`, outcome],
		] as const) {
			expect(await api(method, at, body, { key: other })).toMatchObject(notFound);
		}
		expect((await api("DELETE", path, undefined, { key })).status).toBe(204);
		expect(await api("DELETE", path, undefined, { key })).toMatchObject(notFound);
		expect(await api("POST", `${path}/outcome`, outcome, { key })).toMatchObject(notFound);
		expect(await found({ goal: "deploy worker" }, key)).toEqual([]);
	});

	it("sinks below one that was never tried once it keeps failing", async () => {
		const own = await newTenant();
		const first = await write(said("service", { description: "Release a service" }), own);
		await write(said("service 2", { description: "Release a service" }), own);
		for (let times = 0; times < 3; times++) {
			await api("POST", `/v1/skills/${first.id}/outcome`, { success: false }, { key: own });
		}
		const ranked = await found({ goal: "release the service" }, own);
		expect(ranked.map(({ skill: { name } }) => name)).toEqual(["service 2", "service"]);
		for (const { score } of ranked) expect(score).toSatisfy((value: number) => value > 0 && value <= 1);
		expect(await found({ goal: "release the service", limit: 1 }, own)).toHaveLength(1);
		expect(await found({ goal: '" OR terms : * NEAR(' }, own)).toEqual([]);
	});

	it("is paged newest first", async () => {
		const own = await newTenant();
		for (const name of ["one", "two", "three"]) await write(said(name), own);
		const first = await ask(page, "GET", "/v1/skills?limit=2", undefined, { key: own });
		const second = await ask(page, "GET", `/v1/skills?cursor=${first.next_cursor}`, undefined, { key: own });
		expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(["three", "two", "one"]);
	});

	it("has a body of at most 32 KiB in UTF-8", async () => {
		expect(await write(said("big", { body: "é".repeat(16_384) }), key)).toMatchObject({ version: 1 });
		const body = `${"é".repeat(16_384)}x`;
		expect(await api("POST", "/v1/skills", said("big", { body }), { key })).toMatchObject(
			refusal(413, "too_large", { limit: 32_768, actual: 32_769 }),
		);
		expect(await listed("", key)).toMatchObject([{ name: "big", version: 1 }]);
	});

	it("written by many at once is answered to each as that one wrote it", async () => {
		const bodies = ["b0", "b1", "b2", "b3", "b4", "b5"];
		const written = await Promise.all(bodies.map((body) => write(said("race", { body }), key)));
		expect(written.map(({ body }) => body)).toEqual(bodies);
		expect(written.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6]);
		const [kept] = await listed("", key);
		expect(kept).toEqual(written.find(({ version }) => version === 6));
	});

	it.each([
		[{ scope: "team" }, "scope"],
		[{ scope: undefined }, "scope"],
		[{ name: " " }, "name"],
		[{ body: "" }, "body"],
		[{ description: 1 }, "description"],
		[{ tags: ["x", ""] }, "tags.1"],
		[{ version: 2 }, "version"],
	])("is not written with %j", async (more, path) => {
		expect(await api("POST", "/v1/skills", said("bad", more), { key })).toMatchObject(invalid(path));
	});

	it.each([
		["/v1/skills/search", { goal: "" }, "goal"],
		["/v1/skills/search", { goal: "x".repeat(1_000_000) }, "goal"],
		["/v1/skills/search", { goal: "x", limit: 0 }, "limit"],
		["/v1/skills/search", { goal: "x", user_id: "a b" }, "user_id"],
		["/v1/skills/none/outcome", { success: "yes" }, "success"],
		["/v1/skills/none/outcome", { success: true, why: "x" }, "why"],
	])("is refused at %s", async (path, body, fault) => {
		expect(await api("POST", path, body, { key })).toMatchObject(invalid(fault));
	});
});

describe("skills of others", () => {
	it("are not there for a bound key, nor may it write them", async () => {
		const tenant = `skl-${crypto.randomUUID().slice(0, 8)}`;
		const admin = await storedKey(tenant, { role: "admin" });
		const bound = await storedKey(tenant, { userId: "u", role: "write" });
		for (const scope of ["global", "user:u", "user:v", "project:p"]) await write(said(scope, { scope }), admin);

		expect((await listed("", bound)).map(({ scope }) => scope)).toEqual(["user:u"]);
		const goal = "deploy to production";
		const scopes = async (body: object, by: string) =>
			(await found(body, by)).map(({ skill: { scope } }) => scope).sort();
		expect(await scopes({ goal }, bound)).toEqual(["user:u"]);
		expect(await scopes({ goal, project_id: "p" }, bound)).toEqual(["user:u"]);
		expect(await scopes({ goal }, admin)).toEqual(["global"]);
		expect(await scopes({ goal, user_id: "v", project_id: "p" }, admin)).toEqual(["global", "project:p", "user:v"]);
		for (const [method, path, body] of [
			["POST", "/v1/skills/search", { goal, user_id: "v" }],
			["GET", "/v1/skills?scope=user:v", undefined],
			["POST", "/v1/skills", said("x")],
			["POST", "/v1/skills", said("x", { scope: "user:v" })],
		] as const) {
			expect(await api(method, path, body, { key: bound })).toMatchObject(refusal(403, "forbidden"));
		}
		const [theirs] = await listed("?scope=user:v", admin);
		expect(await api("DELETE", `/v1/skills/${theirs?.id}`, undefined, { key: bound })).toMatchObject(notFound);
		const reader = await storedKey(tenant, { role: "read" });
		expect(await scopes({ goal }, reader)).toEqual(["global"]);
		expect(await api("POST", `/v1/skills/${theirs?.id}/outcome`, { success: true }, { key: reader })).toMatchObject(
			refusal(403, "forbidden"),
		);
	});
});

describe("an answer kept for repeats", () => {
	it.each([
		["/v1/skills", said("once")],
		["/v1/relations", { subject: "Once", predicate: "KNOWS", object: "this", scope: "global" }],
	])("of %s is given again, and not once it is deleted", async (path, body) => {
		const headers = { "idempotency-key": `once ${path}` };
		const first = await api("POST", path, body, { key, headers });
		expect(first.status).toBe(201);
		expect(await api("POST", path, body, { key, headers })).toMatchObject({ status: 201, body: first.body });
		const { id } = z.object({ id: z.string() }).parse(first.body);
		expect((await api("DELETE", `${path}/${id}`, undefined, { key })).status).toBe(204);
		expect((await api("POST", path, body, { key, headers })).status).toBe(409);
	});
});

describe("a deleted thread", () => {
	it("takes the relations and skills of its scope along", async () => {
		const path = await newThread({}, key);
		const scope = `thread:${path.split("/").at(-1)}`;
		await write(said("thread's own", { scope }), key);
		const relation = { subject: "Thread", predicate: "OWNS", object: "this", scope };
		expect((await api("POST", "/v1/relations", relation, { key })).status).toBe(201);

		expect((await api("DELETE", path, undefined, { key })).status).toBe(204);
		expect(await listed(`?scope=${scope}`, key)).toEqual([]);
		expect(await api("GET", `/v1/relations?scope=${scope}`, undefined, { key })).toMatchObject({ body: { data: [] } });
	});

	it("is given no relation or skill any more, by a key of the whole tenant either, while it goes or afterwards", async () => {
		const path = await newThread({}, key);
		const scope = `thread:${path.split("/").at(-1)}`;
		const relation = (object: string) => ({ subject: "Late", predicate: "KNOWS", object, scope });
		const late = Array.from({ length: 6 }, (_, n) => [
			api("POST", "/v1/relations", relation(`while ${n}`), { key }),
			api("POST", "/v1/skills", said(`while ${n}`, { scope }), { key }),
		]).flat();
		expect((await api("DELETE", path, undefined, { key })).status).toBe(204);
		await Promise.all(late);

		expect(await api("POST", "/v1/relations", relation("afterwards"), { key })).toMatchObject(notFound);
		expect(await api("POST", "/v1/skills", said("afterwards", { scope }), { key })).toMatchObject(notFound);
		expect(await listed(`?scope=${scope}`, key)).toEqual([]);
		expect(await api("GET", `/v1/relations?scope=${scope}`, undefined, { key })).toMatchObject({ body: { data: [] } });
	});
});
