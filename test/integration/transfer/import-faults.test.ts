import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { MESSAGES_ONLY, refusal, user } from "../thread-calls.ts";
import { exported, importing, textOf } from "./transfer-calls.ts";

const any = z.looseObject({});
const withKey = z.looseObject({ key: z.string() });

/** A tenant with one thread of three messages, a memory and a block. */
async function small() {
	const key = await newTenant();
	const send = (method: string, path: string, body?: unknown) => ask(any.nullable(), method, path, body, { key });
	await send("PUT", "/v1/blocks/global/system", { content: "Be brief." });
	await send("POST", "/v1/threads", { id: "t", user_id: "ada", config: MESSAGES_ONLY });
	await send("POST", "/v1/threads/t/messages", {
		messages: ["one", "two", "three"].map((text) => user(`Number ${text}.`, { id: text })),
	});
	await send("POST", "/v1/memories", { content: "Lives in Lisbon", scope: "user:ada", key: "user.home" });
	return { key, send, lines: await exported(key) };
}

it("names a bad line by its number, and goes on with the rest", async () => {
	const { lines } = await small();
	const to = await newTenant();
	const good = lines.map((line) => JSON.stringify(line));
	const bad = [
		"{not json",
		'"text"',
		'{"kind":"thing","data":{}}',
		'{"kind":"memory","data":{"id":"mem_x"}}',
		'{"kind":"message","thread_id":"nowhere","data":{}}',
		`{"kind":"block","data":{"scope":"global","name":"system","content":"\\u0000","tokens":1,"version":1,"updated_at":"2026-01-01T00:00:00.000Z"}}`,
	];
	const text = `${bad.join("\n")}\n\n  \r\n${good.join("\r\n")}`;
	const answer = await importing(text, to);
	expect(answer).toMatchObject({ imported: lines.length, skipped: 0, failed: bad.length });
	expect(answer.errors.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
	expect(answer.errors[2]?.message).toContain("kind");
	expect(await exported(to)).toEqual(lines);
});

it("refuses a message without its thread or the one before it, and takes it when the file is sent again", async () => {
	const { lines } = await small();
	const to = await newTenant();
	const isThird = (line: (typeof lines)[number]) => line.kind === "message" && line.data.id === "three";
	const withoutThread = await importing(
		lines.filter(({ kind }) => kind === "message"),
		to,
	);
	expect(withoutThread).toMatchObject({ imported: 0, failed: 3 });
	const gap = lines.filter((line) => line.data.id !== "two");
	const first = await importing(gap, to);
	expect(first).toMatchObject({ imported: gap.length - 1, failed: 1 });
	expect(first.errors).toEqual([{ line: gap.findIndex(isThird) + 1, message: "message 2 of its thread is not there" }]);
	expect(await importing(lines, to)).toMatchObject({ imported: 2, skipped: lines.length - 2, failed: 0 });
	expect(await exported(to)).toEqual(lines);
});

it("overwrites nothing: what is there with other content is an error of its line", async () => {
	const { lines } = await small();
	const to = await small();
	await to.send("PUT", "/v1/blocks/global/system", { content: "Be long." });
	const before = await exported(to.key);
	const changed = lines.map((line) => {
		const { data } = line;
		if (line.kind === "message") return { ...line, data: { ...data, content: "Something else." } };
		if (line.kind === "thread") return { ...line, data: { ...data, title: "Another" } };
		if (line.kind === "block") return { ...line, data: { ...data, content: "Be rude." } };
		return line;
	});
	const answer = await importing(changed, to.key);
	// The memory has an id of its own there, and the key of one that stands.
	expect(answer).toMatchObject({ imported: 0, skipped: 0, failed: lines.length });
	expect(await exported(to.key)).toEqual(before);
});

it("does not bring back what was deleted where it is imported", async () => {
	const { key, send, lines } = await small();
	const memory = lines.find(({ kind }) => kind === "memory")?.data.id;
	await send("DELETE", `/v1/memories/${memory}`);
	await send("DELETE", "/v1/threads/t/messages/two");
	const before = await exported(key);
	const answer = await importing(lines, key);
	expect(answer).toMatchObject({ imported: 0, failed: 2 });
	expect(await exported(key)).toEqual(before);
});

it("refuses what belongs to a user who is being erased", async () => {
	const { lines } = await small();
	const to = await newTenant();
	await ask(any, "DELETE", "/v1/users/ada", undefined, { key: to });
	const answer = await importing(lines, to);
	expect(answer).toMatchObject({ imported: 1, failed: lines.length - 1 });
	const saying = answer.errors
		.filter(({ message }) => message.startsWith("erasing: "))
		.map(({ line }) => lines[line - 1]?.kind);
	expect(saying).toEqual(["thread", "memory"]);
});

it("exports what a key sees and no more, and imports under keys that are not bound", async () => {
	const { key, send } = await small();
	await send("POST", "/v1/threads", { id: "bobs", user_id: "bob", project_id: "shop" });
	await send("POST", "/v1/memories", { content: "Bob likes tea", scope: "user:bob" });
	await send("POST", "/v1/memories", { content: "Said in Bob's thread", scope: "thread:bobs" });
	await send("PUT", "/v1/blocks/user:bob/task", { content: "Bob's task" });
	const bound = async (body: object) => (await ask(withKey, "POST", "/v1/keys", { name: "k", ...body }, { key })).key;
	const bobs = await bound({ role: "read", user_id: "bob" });
	const own = await exported(bobs);
	expect(own.map(({ kind }) => kind).sort()).toEqual(["block", "memory", "memory", "thread"]);
	expect(JSON.stringify(own)).not.toContain("Lisbon");
	expect(await exported(key, "?user_id=bob")).toEqual(own);
	expect(JSON.stringify(await exported(await bound({ role: "write", project_id: "shop" })))).not.toContain(
		"Bob likes tea",
	);
	expect(await exported(key, "?user_id=nobody")).toEqual([]);

	const ndjson = { "content-type": "application/x-ndjson" };
	const forbidden = refusal(403, "forbidden");
	const asAda = await api("GET", "/v1/export?user_id=ada", undefined, { key: bobs });
	expect(asAda).toMatchObject(forbidden);
	const writer = await bound({ role: "write", user_id: "bob" });
	expect(await api("POST", "/v1/import", "\n", { key: writer, headers: ndjson })).toMatchObject(forbidden);
	const reader = await bound({ role: "read" });
	expect(await api("POST", "/v1/import", "\n", { key: reader, headers: ndjson })).toMatchObject(forbidden);
	expect(await api("POST", "/v1/import", "{}", { key })).toMatchObject(refusal(415, "unsupported_media_type"));
	expect(await api("GET", "/v1/export?limit=3", undefined, { key })).toMatchObject(refusal(400, "invalid_request"));
});

it("learns nothing a second time, and finds what was imported", async () => {
	const { key, send } = await small();
	await send("POST", "/v1/threads", { id: "talk", user_id: "ada", config: { learn: "turn" } });
	const said = [user("I am allergic to shellfish."), { role: "assistant", content: "Noted." }];
	await send("POST", "/v1/threads/talk/messages", { messages: said });
	const lines = await exported(key);
	const to = await newTenant();
	await importing(lines, to);
	const jobs = await ask(z.object({ data: z.array(any) }), "GET", "/v1/jobs", undefined, { key: to });
	expect(jobs.data).toEqual([]);
	const body = { query: "Lives in Lisbon", user_id: "ada" };
	const found = await ask(z.object({ data: z.array(z.object({ memory: any })) }), "POST", "/v1/memories/search", body, {
		key: to,
	});
	expect(found.data[0]?.memory.content).toBe("Lives in Lisbon");
});

it("takes a line of several MiB in a stream beyond the limit of other bodies, and says which line is too long", async () => {
	const { lines } = await small();
	const to = await newTenant();
	const long = " ".repeat(9 * 1_048_576);
	const answer = await exports.default.fetch("http://tessera/v1/import", {
		method: "POST",
		headers: { authorization: `Bearer ${to}`, "content-type": "application/x-ndjson" },
		body: `${long}\n${textOf(lines)}`,
	});
	expect(await answer.json()).toMatchObject({
		...{ imported: lines.length, failed: 1 },
		errors: [{ line: 1, message: expect.stringContaining("too_large") }],
	});
});
