import { expect, it } from "vitest";
import { storedKey } from "../access/stored-key.ts";
import { api, newTenant } from "../client.ts";
import { notFound } from "../thread-calls.ts";
import { built, spokenThread } from "./kept-context-calls.ts";

/** A thread of alice in a project, with blocks that no key bound to her reaches, and keys of every kind. */
async function shared() {
	const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	const admin = await newTenant(tenant);
	const path = await spokenThread(admin, { user_id: "alice", project_id: "apollo" });
	const secrets = { "global/system": "GLOBALSECRET", "user:bob/system": "BOBSECRET", "project:apollo/task": "APOLLO" };
	for (const [block, content] of Object.entries(secrets)) {
		expect((await api("PUT", `/v1/blocks/${block}`, { content }, { key: admin })).status).toBeLessThan(300);
	}
	const keys = {
		alice: await storedKey(tenant, { role: "read", userId: "alice" }),
		project: await storedKey(tenant, { role: "read", projectId: "apollo" }),
		both: await storedKey(tenant, { role: "write", userId: "alice", projectId: "apollo" }),
		other: await storedKey(tenant, { role: "read" }),
	};
	const seen = async (key: string) => {
		const { body } = await api("GET", `${path}/contexts`, undefined, { key });
		return Object(body).data.map(({ id }: { id: string }) => id);
	};
	return { admin, path, keys, seen };
}

it("a bound key sees no context that was made beyond its bounds: not listed, not read, not reported on", async () => {
	const { admin, path, keys, seen } = await shared();
	const made = [await built(path, { query: "q" }, admin), await built(path, { query: "q", user_id: "bob" }, admin)];
	expect(made.map((context) => JSON.stringify(context))).toEqual([
		expect.stringContaining("GLOBALSECRET"),
		expect.stringContaining("BOBSECRET"),
	]);

	for (const key of [keys.alice, keys.project, keys.both]) {
		expect(await seen(key)).toEqual([]);
		for (const { id } of made) {
			expect(await api("GET", `${path}/contexts/${id}`, undefined, { key })).toMatchObject(notFound);
		}
	}
	for (const { id } of made) {
		const usage = { input_tokens: 20 };
		expect(await api("POST", `${path}/contexts/${id}/usage`, usage, { key: keys.both })).toMatchObject(notFound);
	}
	expect(await seen(keys.other)).toEqual(made.map(({ id }) => id).reverse());
});

it("a bound key sees what was made under the same bounds or narrower ones, page by page", async () => {
	const { admin, path, keys, seen } = await shared();
	const [alice, project, both] = [
		await built(path, {}, keys.alice),
		await built(path, {}, keys.project),
		await built(path, {}, keys.both),
	];
	await built(path, {}, admin);

	expect(await seen(keys.alice)).toEqual([both.id, alice.id]);
	expect(await seen(keys.project)).toEqual([both.id, project.id]);
	expect(await seen(keys.both)).toEqual([both.id]);
	expect(await seen(keys.other)).toHaveLength(4);
	expect((await api("GET", `${path}/contexts/${alice.id}`, undefined, { key: keys.both })).status).toBe(404);
	const first = await api("GET", `${path}/contexts?limit=1`, undefined, { key: keys.alice });
	const next = `${path}/contexts?limit=1&cursor=${Object(first.body).next_cursor}`;
	expect(await api("GET", next, undefined, { key: keys.alice })).toMatchObject({
		body: { data: [{ id: alice.id }], next_cursor: null },
	});
});
