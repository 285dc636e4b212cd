import { describe, expect, it } from "vitest";
import * as z from "zod";
import { longIt } from "../../long.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, localKey } from "../client.ts";
import { append, assistant, invalid, newThread, notFound, refusal, user } from "../thread-calls.ts";
import { someone } from "./learning-calls.ts";

const memory = z.looseObject({
	id: z.string(),
	content: z.string(),
	scope: z.string(),
	status: z.string(),
	key: z.string().nullish(),
	source: z.object({ id: z.string(), type: z.string() }).nullish(),
});
const relation = z.looseObject({ subject: z.string(), predicate: z.string(), object: z.string(), scope: z.string() });
const ingested = z.strictObject({
	memories: z.array(memory),
	relations: z.array(relation),
	skipped: z.array(z.strictObject({ reason: z.string(), detail: z.string() })),
});
const memories = z.looseObject({ data: z.array(memory) });
const history = z.object({ data: z.array(z.looseObject({ content: z.string(), source: z.unknown() })) });
const job = z.looseObject({ id: z.string(), kind: z.string(), status: z.string() });

const PATH = "/v1/memories/ingest";
const ingest = (body: object) => ask(ingested, "POST", PATH, { ...body, wait: true });
const listed = (scope: string, status = "active") =>
	ask(memories, "GET", `/v1/memories?scope=${encodeURIComponent(scope)}&status=${status}`);

describe("POST /v1/memories/ingest", () => {
	it("gives what was learned, each in the memory of who said it", async () => {
		const [ada, bob] = [someone(), someone()];
		const { memories: learned } = await ingest({
			user_id: ada,
			messages: [
				user("My name is Ada Stone."),
				user("My name is Bob Hill.", { user_id: bob }),
				assistant("Hello both."),
			],
		});

		expect(learned.map(({ content, scope }) => [scope, content])).toEqual([
			[`user:${ada}`, expect.stringContaining("Ada Stone")],
			[`user:${bob}`, expect.stringContaining("Bob Hill")],
		]);
		expect((await listed(`user:${bob}`)).data).toHaveLength(1);
	});

	it("is a job that can be asked for where nobody waits", async () => {
		const user_id = someone();
		const answer = await api("POST", PATH, { text: "I live in Nairobi.", user_id });
		expect(answer).toMatchObject({ status: 202, body: { job: { kind: "ingest" } } });
		const { id } = z.object({ job }).parse(answer.body).job;
		await expect.poll(async () => (await ask(job, "GET", `/v1/jobs/${id}`)).status, { timeout: 10_000 }).toBe("done");

		expect((await listed(`user:${user_id}`)).data).toMatchObject([{ content: expect.stringContaining("Nairobi") }]);
	});

	it("keeps one of two that contradict each other, the other in its history, both with their source", async () => {
		const user_id = someone();
		const source = { id: "standup-7", type: "meeting" };
		await ingest({ user_id, source, messages: [user("We use PostgreSQL 15.")] });
		await ingest({ user_id, source: { ...source, id: "standup-9" }, messages: [user("We moved to PostgreSQL 16.")] });

		const { data } = await listed(`user:${user_id}`);
		const active = data.filter(({ content }) => content.includes("PostgreSQL"));
		expect(active).toMatchObject([{ content: expect.stringContaining("16"), source: { id: "standup-9" } }]);
		const past = await ask(history, "GET", `/v1/memories/${active[0]?.id}/history`);
		expect(past.data).toContainEqual(
			expect.objectContaining({ content: expect.stringContaining("15"), source: { id: "standup-7", type: "meeting" } }),
		);
	});

	it("follows what changes from one time to the next, in memories and relations, whatever it is told by", async () => {
		const user_id = someone();
		const said = [
			["2026-11-01", "My name is Mira Okafor."],
			["2026-11-01", "I live in Berlin. I work at Acme. My manager is Tom Fischer."],
			["2026-11-02", "We use PostgreSQL 15. I'm allergic to peanuts."],
			["2026-11-04", "I moved to Hamburg last week. I work at Globex now. My manager is now Jonas Weber."],
			["2026-11-05", "We moved to PostgreSQL 16."],
		].map(([day, text]) => user(text, { created_at: `${day}T10:00:00.000Z` }));
		for (const message of said) await ingest({ user_id, messages: [message] });

		const active = (await listed(`user:${user_id}`)).data.map(({ content }) => content);
		for (const held of ["Hamburg", "Globex", "PostgreSQL 16", "peanuts", "Mira Okafor"])
			expect(active.filter((content) => content.includes(held))).toHaveLength(1);
		expect(active.join()).not.toMatch(/Berlin|Acme|15/);
		const page = z.object({
			data: z.array(relation.extend({ valid_to: z.string().nullish(), created_at: z.string() })),
		});
		const { data } = await ask(page, "GET", `/v1/relations?subject=Mira%20Okafor&scope=user:${user_id}`);
		expect(
			data
				.filter(({ valid_to }) => valid_to == null)
				.map(({ object, created_at }) => [object, created_at.slice(0, 10)]),
		).toEqual(
			expect.arrayContaining([
				["Hamburg", "2026-11-04"],
				["Globex", "2026-11-04"],
				["Jonas Weber", "2026-11-04"],
			]),
		);
		expect(
			data
				.filter(({ valid_to }) => valid_to != null)
				.map(({ object }) => object)
				.sort(),
		).toEqual(["Acme", "Berlin", "Tom Fischer"]);

		for (const again of [said, said.toReversed(), ...said.map((one) => [one])])
			expect(await ingest({ user_id, messages: again })).toMatchObject({ memories: [], relations: [] });
	});

	it("adds nothing when the same is said to it again, also what was replaced since", async () => {
		const user_id = someone();
		const messages = [
			user("We use PostgreSQL 15."),
			user("My name is Ida Lund and I prefer tabs over spaces."),
			user("Ida reports to Per Berg."),
			user("We moved to PostgreSQL 16."),
		];
		const first = await ingest({ user_id, messages });
		expect(first.memories.length).toBeGreaterThan(2);
		const before = await Promise.all([listed(`user:${user_id}`), listed(`user:${user_id}`, "superseded")]);
		for (const again of [
			messages,
			[...messages].reverse(),
			[user("I prefer tabs over spaces, and my name is Ida Lund!")],
		]) {
			expect(await ingest({ user_id, messages: again })).toMatchObject({ memories: [], relations: [] });
		}

		expect(await Promise.all([listed(`user:${user_id}`), listed(`user:${user_id}`, "superseded")])).toEqual(before);
	});

	it("learns nothing of what a context put into a message, in any format", async () => {
		const user_id = someone();
		await ingest({ user_id, messages: [user("My name is Nora Vale."), user("We use PostgreSQL 15.")] });
		await ingest({ user_id, messages: [user("We moved to PostgreSQL 16.")] });
		const thread = await newThread({ user_id, config: { learn: "off" } });
		await append(thread, [user("I prefer dark mode."), assistant("Noted.")]);
		await ingest({ user_id, messages: [user("I prefer dark mode.")] });
		const before = await listed(`user:${user_id}`);

		const knowledge = [{ content: "The user's name is Somebody Else.", source: { id: "crm", type: "document" } }];
		for (const format of ["messages", "openai", "text", "blocks"]) {
			const system = "You are Tern. I live in Vienna. The user prefers Java.";
			const asked = { query: "What do you know of me?", format, knowledge, system };
			const context = await ask(
				z.looseObject({
					messages: z.array(z.looseObject({ role: z.string() })).optional(),
					text: z.string().optional(),
				}),
				"POST",
				`${thread}/context`,
				asked,
			);
			const text = context.text ?? JSON.stringify(context);
			const said = context.messages === undefined ? { text } : { messages: context.messages };
			expect(await ingest({ user_id, ...said })).toMatchObject({ memories: [], relations: [] });
			expect(await ingest({ user_id, text: JSON.stringify(context) })).toMatchObject({ memories: [], relations: [] });
		}
		expect(await listed(`user:${user_id}`)).toEqual(before);
	});

	it("takes the owners of a thread that is named, within the caller's reach", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id });
		const thread_id = thread.split("/").at(-1);
		const { memories: learned } = await ingest({ thread_id, text: "My name is Uma Pine." });
		expect(learned).toMatchObject([{ scope: `user:${user_id}` }]);
		expect(await api("POST", PATH, { thread_id: "nowhere", text: "My name is Uma." })).toMatchObject(notFound);

		const stranger = await storedKey("local", { userId: someone() });
		expect(await api("POST", PATH, { thread_id, text: "My name is Eve." }, { key: stranger })).toMatchObject(notFound);
		expect(await api("POST", PATH, { user_id, text: "My name is Eve." }, { key: stranger })).toMatchObject(
			refusal(403, "forbidden"),
		);
	});

	it("goes no further than a bound key writes", async () => {
		const [user_id, project_id] = [someone(), `p-${crypto.randomUUID()}`];
		const text = "My name is Tove Lind.";
		const scopes = async (key: string, body: object = {}) => {
			const answer = await api("POST", PATH, { text, wait: true, ...body }, { key });
			if (answer.status !== 200) return answer.status;
			return ingested.parse(answer.body).memories.map(({ scope }) => scope);
		};
		expect(await scopes(await storedKey("local", { userId: user_id }))).toEqual([`user:${user_id}`]);
		const team = await storedKey("local", { projectId: project_id });
		const said = (name: string) => user(`My name is ${name} Lind.`, { user_id: someone() });
		const thread = await newThread({ project_id });
		const within = { user_id: someone(), text: "My name is Una Lind.", thread_id: thread.split("/").at(-1) };
		expect(await scopes(team, { user_id: someone() })).toBe(403);
		expect(await scopes(team, { text: undefined, messages: [said("Ida")] })).toBe(403);
		expect(await scopes(team, within)).toEqual([`thread:${within.thread_id}`]);
		expect(await listed(`project:${project_id}`)).toMatchObject({ data: [] });
		expect(await scopes(team)).toEqual([`project:${project_id}`]);
		expect(await scopes(await storedKey("local", { userId: user_id, projectId: project_id }))).toBe(403);
	});

	it.each([
		["user_id", { text: "My name is Ada." }],
		["user_id", { messages: [user("My name is Ada.", { user_id: "ada" }), user("And mine is Bob.")] }],
		["messages", { user_id: "ada" }],
		["messages", { user_id: "ada", text: "both", messages: [user("both")] }],
		["messages", { user_id: "ada", messages: [] }],
		["text", { user_id: "ada", text: "" }],
		["wait", { user_id: "ada", text: "My name is Ada.", wait: "yes" }],
		["scope", { user_id: "ada", text: "My name is Ada.", scope: "global" }],
		["messages.0.role", { user_id: "ada", messages: [{ role: "king", content: "My name is Ada." }] }],
	])("refuses a wrong %s: %j", async (path, body) => {
		expect(await api("POST", PATH, body, { key: localKey })).toMatchObject(invalid(path));
	});

	longIt("reads a megabyte, and gives the same answer to a repeat", async () => {
		const user_id = someone();
		const text = `${"The weather was fine and nothing happened at all. ".repeat(19_000)}My name is Zoe Long.`;
		const headers = { "idempotency-key": crypto.randomUUID() };
		const first = await api("POST", PATH, { user_id, text, wait: true }, { headers });
		expect(first).toMatchObject({
			status: 200,
			body: { memories: [{ content: expect.stringContaining("Zoe Long") }] },
		});
		const again = await api("POST", PATH, { user_id, text, wait: true }, { headers });
		expect([again.status, again.body]).toEqual([200, first.body]);
	});
});
