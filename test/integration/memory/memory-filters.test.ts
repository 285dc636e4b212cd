import { describe, expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { invalid, refusal } from "../thread-calls.ts";
import { contents, post, remember } from "./memory-calls.ts";

const deletion = z.object({ deleted: z.number() });
const remove = (query: string, key: string) => ask(deletion, "DELETE", `/v1/memories?${query}`, undefined, { key });

describe("a list of memories", () => {
	it("keeps those whose metadata says so, compared as text, whatever the field is called", async () => {
		const key = await newTenant();
		await remember("from the crm", { metadata: { source: "crm", rank: 2, "a.b": 'say "x"', live: true } }, key);
		await remember(
			"from the wiki",
			{ metadata: { source: "wiki", rank: 2, live: false, deep: { source: "crm" } } },
			key,
		);
		await remember("from nowhere", {}, key);

		expect(await contents("metadata.source=crm", key)).toEqual(["from the crm"]);
		expect(await contents("metadata.rank=2", key)).toEqual(["from the wiki", "from the crm"]);
		expect(await contents("metadata.rank=2&metadata.source=wiki", key)).toEqual(["from the wiki"]);
		expect(await contents("metadata.live=true", key)).toEqual(["from the crm"]);
		expect(await contents(`metadata.a.b=${encodeURIComponent('say "x"')}`, key)).toEqual(["from the crm"]);
		expect(await contents("metadata.none=crm", key)).toEqual([]);
	});

	it.each([
		["metadata", "metadata=crm"],
		["metadata.", "metadata.=crm"],
		["meta.source", "meta.source=crm"],
		["metadata.source", "metadata.source=a&metadata.source=b"],
	])("refuses a filter %s that says nothing", async (path, query) => {
		const answer = await api("GET", `/v1/memories?${query}`);

		expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request" } });
		expect(JSON.stringify(answer.body)).toContain(path);
	});
});

describe("DELETE /v1/memories", () => {
	it("erases all of a scope and nothing of another, relations learned with it too", async () => {
		const key = await newTenant();
		await remember("Ada's first", { scope: "user:ada", key: "plan" }, key);
		await remember("Ada's second", { scope: "user:ada", key: "plan" }, key);
		await remember("Bo's", { scope: "user:bo" }, key);

		expect(await remove("scope=user:ada", key)).toEqual({ deleted: 2 });
		expect(await contents("scope=user:ada&status=superseded", key)).toEqual([]);
		expect(await contents("", key)).toEqual(["Bo's"]);
		expect(await remove("scope=user:ada", key)).toEqual({ deleted: 0 });
		const found = await api("POST", "/v1/memories/search", { query: "Ada's second", user_id: "ada" }, { key });
		expect(found).toMatchObject({ status: 200, body: { data: [] } });
	});

	it("erases those of a type, made before a time, in steps", async () => {
		const key = await newTenant();
		const made = (content: string, created_at: string, type = "fact") => ({
			content,
			created_at,
			type,
			scope: "global",
		});
		for (let batch = 0; batch < 3; batch++) {
			const memories = Array.from({ length: 100 }, (_, at) => made(`old ${batch} ${at}`, "2026-01-01T00:00:00.000Z"));
			expect((await post({ memories }, key)).status).toBe(201);
		}
		await post({ memories: [made("a decision", "2026-01-01T00:00:00.000Z", "decision")] }, key);
		await post({ memories: [made("at the time", "2026-02-01T00:00:00.000Z")] }, key);

		expect(await remove("scope=global&type=fact&before=2026-02-01T00:00:00.000Z", key)).toEqual({ deleted: 300 });
		expect(await contents("", key)).toEqual(["at the time", "a decision"]);
	});

	it("is for who may write there, and wants a scope", async () => {
		const admin = await newTenant();
		await remember("Ada's", { scope: "user:ada" }, admin);
		const bound = await ask(
			z.looseObject({ key: z.string() }),
			"POST",
			"/v1/keys",
			{ name: "bo", user_id: "bo" },
			{ key: admin },
		);
		const call = (query: string, key: string) => api("DELETE", `/v1/memories${query}`, undefined, { key });

		expect(await call("?scope=user:ada", bound.key)).toMatchObject(refusal(403, "forbidden"));
		expect(await call("", admin)).toMatchObject(invalid("scope"));
		expect(await call("?scope=everything", admin)).toMatchObject(invalid("scope"));
		expect(await call("?scope=user:ada&before=soon", admin)).toMatchObject(invalid("before"));
		expect(await contents("scope=user:ada", admin)).toEqual(["Ada's"]);
		expect(await call("?scope=user:ada", await newTenant())).toMatchObject({ status: 200, body: { deleted: 0 } });
		expect(await contents("scope=user:ada", admin)).toEqual(["Ada's"]);
	});
});
