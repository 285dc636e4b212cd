import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { storedMemory } from "../../contract/memory/stored-rows.ts";
import { databaseFailing } from "../../fakes/database.ts";
import { localKey } from "../client.ts";
import { newThread } from "../thread-calls.ts";
import { indexed } from "./vector-rows.ts";

const at = { tenant: "local", scope: "user:faults" };

beforeAll(async () => {
	await newThread({ id: "faults", user_id: "faults" });
	await storedMemory({ ...at, id: "faults-words", content: "The harbour of Genoa" });
	await storedMemory({ ...at, id: "faults-near", content: "unlike", hash: "near" });
	await indexed({ ...at, id: "faults-near", kind: "memory", text: "harbours" });
});
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

type Objects = Env["VECTORS"];

/** The index's object answers like this, whatever it is asked. */
function vectors(answer: () => Promise<unknown>): Partial<Env> {
	const getByName = () => new Proxy({}, { get: () => answer });
	return {
		VECTORS: new Proxy<Objects>(env.VECTORS, {
			get: (target, name) => (name === "getByName" ? getByName : Reflect.get(target, name)),
		}),
	};
}

const never = () => new Promise<never>(() => undefined);
const deadlines = { TESSERA_DEADLINE_LEXICAL_MS: "400", TESSERA_DEADLINE_VECTORS_MS: "100" };

async function asked(path: string, body: object, changes: Partial<Env>) {
	const headers = { authorization: `Bearer ${localKey}`, "content-type": "application/json" };
	const request = { method: "POST", headers, body: JSON.stringify({ query: "harbours", ...body }) };
	const answer = await createApp().request(path, request, { ...env, ...deadlines, ...changes });
	const text = await answer.text();
	const { report, degraded } = JSON.parse(text);
	return {
		status: answer.status,
		degraded: degraded ?? report.degraded,
		words: text.includes("Genoa"),
		near: text.includes("unlike"),
	};
}

const ROUTES = [
	["/v1/threads/faults/context", {}],
	["/v1/context", { user_id: "faults" }],
	["/v1/memories/search", { user_id: "faults" }],
] as const;

it.each(ROUTES)("%s: all parts answer", async (path, body) => {
	expect(await asked(path, body, {})).toEqual({ status: 200, degraded: [], words: true, near: true });
});

it.each([
	["is slow", never, "timeout"],
	["is down", () => Promise.reject(new Error("no object")), "failed"],
	[
		"gives rubbish",
		async () => ({ ok: true, value: [{ id: "faults-near", kind: "memory", version: 1, score: 17 }] }),
		"rubbish",
	],
])("a vector index that %s costs no answer", async (_, answer, reason) => {
	for (const [path, body] of ROUTES) {
		const degraded = [{ part: "vectors", reason }];
		expect(await asked(path, body, vectors(answer))).toEqual({ status: 200, degraded, words: true, near: false });
	}
});

it("a D1 that can't search costs what is remembered, and no answer", async () => {
	for (const [path, body] of ROUTES) {
		const broken = { DB: databaseFailing(env.DB, /memories_fts/) };
		const expected = { status: 200, words: false, near: false };
		expect(await asked(path, body, broken)).toEqual({
			...expected,
			degraded: [{ part: "memories", reason: "failed" }],
		});
	}
});
