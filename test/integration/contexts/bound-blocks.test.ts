import { beforeAll, describe, expect, it } from "vitest";
import { storedKey } from "../access/stored-key.ts";
import { api } from "../client.ts";
import { notFound, refusal } from "../thread-calls.ts";
import { blockPath, store, stored } from "./block-calls.ts";

const TENANT = "bound-blocks";
const SCOPES = ["global", "user:ada", "user:bob", "project:p", "project:q"];
const forbidden = refusal(403, "forbidden");

let [unbound, ada, inP, adaInP] = ["", "", "", ""];
beforeAll(async () => {
	unbound = await storedKey(TENANT, { role: "admin" });
	ada = await storedKey(TENANT, { userId: "ada" });
	inP = await storedKey(TENANT, { projectId: "p" });
	adaInP = await storedKey(TENANT, { userId: "ada", projectId: "p" });
	for (const scope of SCOPES) await store(scope, "system", `Of ${scope}.`, unbound);
});

describe.each([
	["a user", () => ada, ["user:ada"], ["user:ada"]],
	["a project", () => inP, ["project:p"], ["project:p"]],
	["a user in a project", () => adaInP, ["user:ada", "project:p"], []],
] as [string, () => string, string[], string[]][])("a key bound to %s", (_, keyOf, seen, changed) => {
	const unseen = SCOPES.filter((scope) => !seen.includes(scope));

	it("reads its own scopes", async () => {
		for (const scope of seen) {
			expect(await stored(scope, "system", keyOf())).toMatchObject({ content: `Of ${scope}.` });
		}
	});

	it("finds no other, global included", async () => {
		for (const path of unseen.map((scope) => blockPath(scope, "system"))) {
			for (const [method, at, body] of [
				["GET", path, undefined],
				["DELETE", path, undefined],
				["GET", `${path}/versions`, undefined],
				["POST", `${path}/restore`, { version: 1 }],
			] as const) {
				expect(await api(method, at, body, { key: keyOf() }), `${method} ${at}`).toMatchObject(notFound);
			}
		}
	});

	it("writes what reaches no further than it does", async () => {
		for (const scope of SCOPES) {
			const answer = await api("PUT", blockPath(scope, "task"), { content: "x" }, { key: keyOf() });
			expect(answer, scope).toMatchObject(changed.includes(scope) ? { status: 200 } : forbidden);
		}
		for (const scope of seen) {
			const path = blockPath(scope, "task");
			await store(scope, "task", "x", unbound);
			const mine = changed.includes(scope);
			expect(await api("DELETE", path, undefined, { key: keyOf() })).toMatchObject(mine ? { status: 204 } : forbidden);
			const restored = await api("POST", `${path}/restore`, { version: 1 }, { key: keyOf() });
			expect(restored).toMatchObject(mine ? { status: 200 } : forbidden);
		}
	});
});

it("nothing of it has changed another's block", async () => {
	for (const scope of SCOPES) expect(await stored(scope, "system", unbound)).toMatchObject({ version: 1 });
});
