import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { assistant, calling, MESSAGES_ONLY, user } from "../thread-calls.ts";
import { type ExportedLine, exported, importing } from "./transfer-calls.ts";

const any = z.looseObject({});
const withId = z.looseObject({ id: z.string() });

/** A tenant with something of every kind, of two users. */
async function filled(): Promise<string> {
	const key = await newTenant();
	const send = (method: string, path: string, body?: unknown) => ask(any.nullable(), method, path, body, { key });
	const make = (path: string, body: unknown) => ask(withId, "POST", path, body, { key });
	await send("PUT", "/v1/blocks/global/system", { content: "Be brief." });
	await send("PUT", "/v1/blocks/global/system", { content: "Be brief and kind." });
	await send("PUT", "/v1/blocks/user:ada/task", { content: "Ship it." });
	await send("DELETE", "/v1/blocks/user:ada/task");
	await send("POST", "/v1/threads", {
		id: "release",
		user_id: "ada",
		title: "Release 42",
		model: "gpt-4o",
		budget: "4k",
		metadata: { tags: ["a", { b: 1.5 }] },
		config: { overflow: { preserve_messages: 4 } },
	});
	const talk = Array.from({ length: 12 }, (_, n) => [
		user(`Step ${n}: we decided to use PostgreSQL ${n} für Größe — 日本語.`, { id: `u${n}`, metadata: { n } }),
		assistant(`I did step ${n}. The next step is ${n + 1}.`, {
			id: `a${n}`,
			created_at: `2026-01-0${1 + (n % 9)}T09:30:00.000Z`,
		}),
	]).flat();
	await send("POST", "/v1/threads/release/messages", {
		messages: [{ role: "system", content: "You help Ada.", id: "s0" }, ...talk],
	});
	await send("POST", "/v1/threads/release/messages", {
		messages: [
			{ ...calling("c1", "c2"), id: "call" },
			{ id: "r1", role: "tool", content: "eins", tool_call_id: "c1" },
			{ id: "r2", role: "tool", content: "zwei", tool_call_id: "c2" },
			{ ...calling("c3"), id: "gone-call" },
			{ id: "hidden", role: "tool", content: "drei", tool_call_id: "c3" },
			{
				id: "parts",
				role: "user",
				content: [
					{ type: "text", text: "Look" },
					{ type: "image_url", url: "https://x.test/a.png", tokens: 85 },
				],
			},
		],
	});
	await send("POST", "/v1/threads/release/distill?wait=true");
	await send("PATCH", "/v1/threads/release/messages/u9", { pinned: true });
	await send("PATCH", "/v1/threads/release/messages/a11", { content: "I did step 11, twice." });
	await send("DELETE", "/v1/threads/release/messages/u11");
	await send("DELETE", "/v1/threads/release/messages/gone-call");
	for (const content of ["Ana signs.", "Friday at 9.", "Tell support."]) {
		await make("/v1/threads/release/notes", { content, category: "decision" });
	}
	await send("POST", "/v1/threads", { id: "other", user_id: "bob", config: MESSAGES_ONLY });
	await send("POST", "/v1/threads/other/messages", { messages: [user("Bob was here.")] });

	const memory = (content: string, more: object = {}) => make("/v1/memories", { content, scope: "user:ada", ...more });
	await memory("Lives in Lisbon", {
		key: "user.home",
		created_at: "2026-01-01T00:00:00.000Z",
		metadata: { from: "form" },
	});
	await memory("Lives in Porto", { key: "user.home" });
	const edited = await memory("Likes tea", { type: "preference", importance: 7, is_static: true });
	await send("PATCH", `/v1/memories/${edited.id}`, { content: "Likes green tea" });
	await memory("Of the thread", { scope: "thread:release", expires_at: "2020-01-01T00:00:00.000Z" });
	await memory("Everybody knows", { scope: "global" });
	await memory("Drinks tea", { key: "drink.morning" });
	await memory("Drinks tea", { key: "drink.evening" });
	const forgotten = await memory("Never mind");
	await send("DELETE", `/v1/memories/${forgotten.id}`);
	await send("POST", "/v1/memories/ingest", {
		...{ user_id: "ada", wait: true },
		messages: [user("My sister Ana lives in Berlin and I am allergic to nuts.")],
	});
	const relation = { subject: "Ada", predicate: "REPORTS_TO", scope: "user:ada" };
	await make("/v1/relations", { ...relation, object: "Alice", aliases: [{ alias: "Al", entity: "Alice" }] });
	await make("/v1/relations", { ...relation, object: "Bob" });
	const skill = {
		name: "deploy",
		description: "Deploys the shop",
		body: "npm run deploy",
		scope: "user:ada",
		tags: ["ops"],
	};
	const deploy = await make("/v1/skills", skill);
	await send("POST", `/v1/skills/${deploy.id}/outcome`, { success: true });
	await make("/v1/skills", { ...skill, body: "npm run deploy -- --force" });
	return key;
}

const jobs = z.object({ data: z.array(z.object({ status: z.string() })) });

/** Waits for what the tenant does in the background: it changes what is remembered. */
async function settled(key: string): Promise<void> {
	await expect
		.poll(
			async () => (await ask(jobs, "GET", "/v1/jobs?limit=200", undefined, { key })).data.map(({ status }) => status),
			{
				timeout: 20_000,
			},
		)
		.toSatisfy((all: string[]) => all.length > 0 && all.every((status) => status === "done"));
}

/** How many lines there are of each kind. */
const kindsOf = (lines: readonly ExportedLine[]) => {
	const counts: Record<string, number> = {};
	for (const { kind } of lines) counts[kind] = (counts[kind] ?? 0) + 1;
	return counts;
};

/** What differs from one context to the next of the same. */
function steady(context: object): unknown {
	const { id: _, report, ...rest } = z.looseObject({ id: z.unknown(), report: any }).parse(context);
	const { timings_ms: __, ...told } = report;
	return { ...rest, report: told };
}

it("is the same after a round trip into another tenant, line by line, and so are its contexts", async () => {
	const from = await filled();
	await settled(from);
	const lines = await exported(from);
	const kinds = kindsOf(lines);
	expect(kinds).toMatchObject({ thread: 2, message: 32, note: 3, relation: expect.any(Number), skill: 1, block: 3 });
	expect(kinds.summary).toBeGreaterThan(0);
	expect(kinds.memory).toBeGreaterThan(5);
	const learned = lines.filter(({ kind, data }) => kind === "memory" && data.quotes !== undefined);
	expect(learned.length).toBeGreaterThan(0);

	const to = await newTenant();
	expect(await importing(lines, to)).toEqual({ imported: lines.length, skipped: 0, failed: 0, errors: [] });
	expect(await exported(to)).toEqual(lines);
	expect(await importing(lines, to)).toEqual({ imported: 0, skipped: lines.length, failed: 0, errors: [] });
	expect(await exported(to)).toEqual(lines);

	const asked = { query: "Which PostgreSQL did we choose?", now: "2026-12-01T09:00:00.000Z" };
	const contextOf = (key: string) => ask(any, "POST", "/v1/threads/release/context", asked, { key });
	expect(steady(await contextOf(to))).toEqual(steady(await contextOf(from)));
	// How a word weighs counts what was deleted until the index has merged, so only what is found is compared.
	const hits = z.object({ data: z.array(z.object({ message: any, snippet: z.string() })) });
	const search = (key: string) => ask(hits, "GET", "/v1/threads/release/messages/search?q=Größe", undefined, { key });
	expect((await search(to)).data).toHaveLength(11);
	expect(await search(to)).toEqual(await search(from));
	for (const path of [
		"/v1/threads",
		"/v1/threads/release",
		"/v1/threads/release/messages?limit=200",
		"/v1/threads/release/working-state",
		"/v1/threads/release/summaries",
		"/v1/threads/release/notes",
		"/v1/memories?limit=200",
		"/v1/memories?status=superseded",
		"/v1/relations?limit=200",
		"/v1/relations/graph?entity=Al",
		"/v1/skills",
		"/v1/blocks/global/system/versions",
		"/v1/blocks/user:ada/task/versions",
	]) {
		expect((await api("GET", path, undefined, { key: to })).body, path).toEqual(
			(await api("GET", path, undefined, { key: from })).body,
		);
	}
});
