import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { api, ask, newTenant } from "../client.ts";
import { invalid, notFound, refusal } from "../thread-calls.ts";
import { contents, memory, memoryPage, post, remember } from "./memory-calls.ts";

let key = "";
beforeAll(async () => {
	key = await newTenant();
});

const call = (method: string, path: string, body?: unknown) => api(method, `/v1/memories${path}`, body, { key });

describe("a memory", () => {
	it("is answered as it was given, with what it is now", async () => {
		const given = {
			content: "Ada prefers tabs",
			...{
				type: "preference",
				scope: "user:ada",
				key: "editor.indent",
				is_static: true,
				importance: 8,
				confidence: 0.5,
			},
			...{ source: { id: "doc-1", type: "document" }, created_at: "2026-01-02T03:04:05.000Z" },
			...{ valid_from: "2026-01-01T00:00:00.000Z", valid_to: "2030-01-01T00:00:00.000Z" },
			...{ expires_at: "2099-01-01T00:00:00.000Z", review_at: "2027-01-01T00:00:00.000Z", metadata: { a: [1, null] } },
		};
		const made = await post(given, key);
		const kept = { ...given, id: expect.stringMatching(/^mem_/), status: "active", version: 1, block: "system" };

		expect(made).toMatchObject({ status: 201, body: { ...kept, updated_at: expect.any(String) } });
		const { id } = memory.parse(made.body);
		expect(await call("GET", `/${id}`)).toMatchObject({ status: 200, body: made.body });
		expect(await post({ ...given, content: "ada prefers  TABS." }, key)).toMatchObject({
			...{ status: 200, body: { id, content: given.content, deduplicated: true } },
		});
	});

	it("needs no more than its content and scope", async () => {
		const made = await post({ content: "Ada likes tea", scope: "user:plain" }, key);

		expect(made.status).toBe(201);
		expect(made.body).toEqual({
			...{ id: expect.any(String), content: "Ada likes tea", type: "fact", scope: "user:plain", is_static: false },
			...{
				importance: expect.any(Number),
				confidence: 1,
				created_at: expect.any(String),
				updated_at: expect.any(String),
			},
			...{ status: "active", version: 1, block: "knowledge" },
		});
	});

	it("gives way to another of its key and scope, and stays in its history", async () => {
		const rome = await remember("Lives in Rome", { scope: "user:moves", key: "home" }, key);
		const bonn = await post({ content: "Lives in Bonn", scope: "user:moves", key: "home" }, key);
		const { id } = memory.parse(bonn.body);

		expect(bonn).toMatchObject({ status: 201, body: { supersedes: rome.id } });
		expect(await call("GET", `/${rome.id}`)).toMatchObject({ body: { status: "superseded", superseded_by: id } });
		expect(await contents("scope=user:moves", key)).toEqual(["Lives in Bonn"]);
		expect(await contents("scope=user:moves&status=superseded", key)).toEqual(["Lives in Rome"]);
		expect(await call("PATCH", `/${id}`, { content: "Lives in Bonn, near the Rhine" })).toMatchObject({
			...{ status: 200, body: { id, version: 2 } },
		});
		expect(await call("GET", `/${id}/history`)).toMatchObject({
			status: 200,
			body: {
				data: [
					{ version: 2, content: "Lives in Bonn, near the Rhine", status: "active", valid_to: null, source: null },
					{ version: 1, content: "Lives in Bonn", status: "superseded" },
					{ version: 1, content: "Lives in Rome", status: "superseded" },
				],
			},
		});
	});

	it("changes by field, and null clears", async () => {
		const { id } = await remember(
			"Uses vim",
			{ key: "editor", metadata: { a: 1 }, expires_at: "2099-01-01T00:00:00Z" },
			key,
		);
		const patch = { key: null, metadata: null, expires_at: null, importance: 1, type: "preference" };
		const changed = await call("PATCH", `/${id}`, patch);

		expect(changed).toMatchObject({ status: 200, body: { version: 1, importance: 1, block: "project" } });
		for (const field of ["key", "metadata", "expires_at"]) expect(changed.body).not.toHaveProperty(field);
		expect(await call("PATCH", `/${id}`, {})).toMatchObject({ status: 200, body: changed.body });
		await remember("Uses emacs", {}, key);
		expect(await call("PATCH", `/${id}`, { content: "uses EMACS" })).toMatchObject(refusal(409, "already_exists"));
	});

	it("is gone once it is deleted, also from answers that were kept", async () => {
		const headers = { "Idempotency-Key": "to be deleted" };
		const body = { content: "Has a secret okapi", scope: "user:gone" };
		const { id } = memory.parse((await post(body, key, headers)).body);
		expect((await post(body, key, headers)).headers.get("Idempotent-Replayed")).toBe("true");

		expect(await call("DELETE", `/${id}`)).toMatchObject({ status: 204 });
		for (const [method, path] of [
			["GET", ""],
			["DELETE", ""],
			["GET", "/history"],
			["GET", "/evidence"],
		] as const) {
			expect(await call(method, `/${id}${path}`), `${method} ${path}`).toMatchObject(notFound);
		}
		expect(await call("PATCH", `/${id}`, { content: "x" })).toMatchObject(notFound);
		expect(await call("POST", `/${id}/review`, { decision: "expire" })).toMatchObject(notFound);
		expect(await contents("scope=user:gone&status=deleted", key)).toEqual([]);
		expect(await post(body, key, headers)).toMatchObject(refusal(409, "already_exists"));
		expect(JSON.stringify((await env.DB.prepare("SELECT * FROM claims").all()).results)).not.toContain("okapi");
		expect(await post(body, key)).toMatchObject({ status: 201 });
	});

	it("is reviewed", async () => {
		const due = await remember("Check me", { scope: "user:review", review_at: "2026-01-01T00:00:00Z" }, key);
		const next = await remember("Instead of it", { scope: "user:review", review_at: "2099-01-01T00:00:00Z" }, key);
		expect(await contents("scope=user:review&review=due", key)).toEqual(["Check me"]);

		const review = (id: string, body: object) => call("POST", `/${id}/review`, body);
		expect(await review(due.id, { decision: "keep", review_at: "2098-01-01T00:00:00Z" })).toMatchObject({
			...{ status: 200, body: { review_at: "2098-01-01T00:00:00.000Z", status: "active" } },
		});
		expect(await contents("scope=user:review&review=due", key)).toEqual([]);
		expect(await review(due.id, { decision: "supersede", superseded_by: due.id })).toMatchObject(
			invalid("superseded_by"),
		);
		expect(await review(due.id, { decision: "supersede", superseded_by: "mem_none" })).toMatchObject(
			invalid("superseded_by"),
		);
		expect(await review(due.id, { decision: "supersede" })).toMatchObject(invalid("superseded_by"));
		expect(await review(due.id, { decision: "expire", review_at: "2098-01-01T00:00:00Z" })).toMatchObject(
			invalid("review_at"),
		);
		expect(await review(due.id, { decision: "supersede", superseded_by: next.id })).toMatchObject({
			...{ status: 200, body: { status: "superseded", superseded_by: next.id } },
		});
		expect(await review(next.id, { decision: "supersede", superseded_by: due.id })).toMatchObject(
			invalid("superseded_by"),
		);
		expect(await review(next.id, { decision: "expire" })).toMatchObject({ status: 200, body: { status: "expired" } });
		expect(await contents("scope=user:review", key)).toEqual([]);
	});

	it("that is over at once is kept as expired, and may be written again", async () => {
		const body = { content: "Was here", scope: "user:over", expires_at: "2020-01-01T00:00:00Z" };

		expect(await post(body, key)).toMatchObject({ status: 201, body: { status: "expired" } });
		expect(await post({ ...body, expires_at: null }, key)).toMatchObject({ status: 201, body: { status: "active" } });
		expect(await contents("scope=user:over", key)).toEqual(["Was here"]);
		expect(await contents("scope=user:over&status=expired", key)).toEqual(["Was here"]);
	});
});

describe("a batch", () => {
	it("of a hundred is written in its order, each with its own outcome", async () => {
		const memories = Array.from({ length: 100 }, (_, index) => ({ content: `Number ${index}`, scope: "user:batch" }));
		const all = await post({ memories: [...memories.slice(0, 99), { content: "NUMBER 0", scope: "user:batch" }] }, key);
		const { data } = memoryPage.partial({ next_cursor: true }).parse(all.body);

		expect(all.status).toBe(201);
		expect(data.map(({ deduplicated = false }) => deduplicated)).toEqual([...Array(99).fill(false), true]);
		expect(data[99]?.id).toBe(data[0]?.id);
		expect(await post({ memories: memories.slice(0, 2) }, key)).toMatchObject({
			...{ status: 200, body: { data: [{ deduplicated: true }, { deduplicated: true }] } },
		});
	});

	it("is paged through, each memory once", async () => {
		const memories = Array.from({ length: 7 }, (_, index) => ({ content: `Page ${index}`, scope: "user:pages" }));
		await post({ memories }, key);
		const seen: string[] = [];
		let cursor = "";
		do {
			const path = `/v1/memories?scope=user:pages&limit=3${cursor}`;
			const page = await ask(memoryPage, "GET", path, undefined, { key });
			seen.push(...page.data.map(({ content }) => content));
			cursor = page.next_cursor === null ? "" : `&cursor=${page.next_cursor}`;
		} while (cursor !== "");

		expect(seen.toSorted()).toEqual(memories.map(({ content }) => content));
	});

	it("with one bad memory writes none", async () => {
		const memories = [
			{ content: "Good one", scope: "user:bad" },
			{ content: "Bad one", scope: "user:bad", importance: 11 },
			{},
		];

		expect(await post({ memories }, key)).toMatchObject(
			refusal(400, "invalid_request", {
				errors: expect.arrayContaining([
					expect.objectContaining({ path: "memories.1.importance" }),
					expect.objectContaining({ path: "memories.2.content" }),
				]),
			}),
		);
		expect(await contents("scope=user:bad", key)).toEqual([]);
	});
});

it("is another tenant's alone", async () => {
	const other = await newTenant();
	const { id } = await remember("Not yours", { scope: "user:ada" }, other);
	for (const [method, path, body] of [
		["GET", "", undefined],
		["PATCH", "", { content: "mine" }],
		["DELETE", "", undefined],
		["GET", "/history", undefined],
		["GET", "/evidence", undefined],
		["POST", "/review", { decision: "expire" }],
	] as const) {
		expect(await call(method, `/${id}${path}`, body), `${method} ${path}`).toMatchObject(notFound);
	}
	expect(await post({ content: "not yours", scope: "user:ada" }, key)).toMatchObject({ status: 201 });
	expect(await contents("scope=user:ada", other)).toEqual(["Not yours"]);
});

it("is written once under one Idempotency-Key", async () => {
	const headers = { "Idempotency-Key": "once" };
	const body = { content: "Said once", scope: "user:once" };
	const [first, again] = [await post(body, key, headers), await post(body, key, headers)];

	expect(first.status).toBe(201);
	expect(again).toMatchObject({ status: 201, body: first.body });
	expect(again.headers.get("Idempotent-Replayed")).toBe("true");
	expect(await post({ ...body, content: "Another" }, key, headers)).toMatchObject(refusal(422, "idempotency_mismatch"));
});
