import { expect, it } from "vitest";
import { storedKey } from "../access/stored-key.ts";
import { api, newTenant } from "../client.ts";
import { refusal } from "../thread-calls.ts";
import { filesOf } from "./tool-calls.ts";

const missing = (path: string) => ({
	content: `The path ${path} does not exist. Please provide a valid path.`,
	is_error: true,
});

it("shows no file of another user, and none of another tenant", async () => {
	const [mine, other] = [await newTenant("files-mine"), await newTenant("files-other")];
	await filesOf("ada", other).create("/memories/secret.md", "The code is 4711.");
	for (const files of [filesOf("ada", mine), filesOf("bob", other)]) {
		expect(await files.view("/memories/secret.md")).toEqual(missing("/memories/secret.md"));
		await files.create("/memories/secret.md", "Mine.");
		await files.run({ command: "delete", path: "/memories/secret.md" });
	}
	expect(await filesOf("ada", other).text("/memories/secret.md")).toBe("The code is 4711.");
});

it("holds a key to what it is bound to, and to its role", async () => {
	const tenant = "files-keys";
	const admin = await newTenant(tenant);
	const bob = await storedKey(tenant, { userId: "bob" });
	const call = (key: string, body: object) => api("POST", "/v1/memory-tool", body, { key });
	const create = { command: "create", path: "/memories/tea.md", file_text: "Bob likes tea." };
	expect(await call(bob, create)).toMatchObject({ status: 200 });
	expect((await api("GET", "/v1/memories?scope=user:bob", undefined, { key: admin })).body).toMatchObject({
		data: [{ content: "Bob likes tea.", key: "/memories/tea.md", type: "document" }],
	});
	const ada = { command: "view", path: "/memories", user_id: "ada" };
	expect(await call(bob, ada)).toMatchObject(refusal(403, "forbidden"));
	const reader = await storedKey(tenant, { role: "read", userId: "bob" });
	expect(await call(reader, { command: "view", path: "/memories/tea.md" })).toMatchObject({ status: 200 });
	expect(await call(reader, { command: "delete", path: "/memories/tea.md" })).toMatchObject(refusal(403, "forbidden"));
	expect(await call("tsr_x_forged", ada)).toMatchObject(refusal(401, "unauthorized"));
});

it("carries a command out once under an Idempotency-Key", async () => {
	const body = { command: "create", path: "/memories/once.md", file_text: "Once.", user_id: "files-once" };
	const options = { headers: { "idempotency-key": "files-once" } };
	const first = await api("POST", "/v1/memory-tool", body, options);
	const again = await api("POST", "/v1/memory-tool", body, options);
	expect(again.body).toEqual(first.body);
	expect(again.headers.get("idempotent-replayed")).toBe("true");
});
