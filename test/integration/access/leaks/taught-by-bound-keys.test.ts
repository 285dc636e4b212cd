import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../../client.ts";
import { contentsOf, settled, someone } from "../../continuity/learning-calls.ts";
import { call, completion, fakeUpstream } from "../../proxy/upstream.ts";
import { append, assistant, newThread, user } from "../../thread-calls.ts";
import { exported, importing } from "../../transfer/transfer-calls.ts";
import { storedKey } from "../stored-key.ts";

const OSLO = "I live in Oslo.";
const TURN = { learn: "turn" };
const TAIL_OF_ONE = { overflow: { preserve_messages: 1 } };
const FLUSH = { overflow: { strategy: "flush", preserve_messages: 1 } };

afterEach(() => vi.unstubAllGlobals());

const configured = z.object({ config: z.looseObject({ learn_scope: z.string() }) });

/** A project, a user of it that its key does not reach, and the key. */
async function boundToProject() {
	const project_id = `p-${crypto.randomUUID()}`;
	const key = await storedKey("local", { projectId: project_id });
	const by = (messages: object[], thread: string) =>
		ask(z.unknown(), "POST", `${thread}/messages`, { messages }, { key });
	return { project_id, key, by, eve: someone() };
}

/** What the thread taught: the user, the project, the thread itself. */
async function taught(thread: string, { eve, project_id }: { eve: string; project_id: string }) {
	await settled(thread);
	const scopes = [`user:${eve}`, `project:${project_id}`, `thread:${thread.split("/").at(-1)}`];
	const [ofUser, ofProject, ofThread] = await Promise.all(scopes.map((scope) => contentsOf(scope)));
	return { user: ofUser, project: ofProject, thread: ofThread };
}

const said = (...words: string[]) => words.map((word) => expect.stringContaining(word));
const only = (thread: string) => ({ user: [], project: [], thread: said(thread) });

describe("what a key bound to a project writes teaches the thread, and no user", () => {
	it("by messages that name their author, or the thread's user", async () => {
		const bound = await boundToProject();
		for (const owner of [{}, { user_id: bound.eve }]) {
			const thread = await newThread({ project_id: bound.project_id, ...owner, config: TURN });
			await bound.by([user(OSLO, { user_id: bound.eve }), assistant("Noted.")], thread);
			expect(await taught(thread, bound)).toEqual(only("Oslo"));
			await bound.by([user("My sister is Ida."), assistant("Noted.")], thread);
			await settled(thread);
			const relations = z.object({ data: z.array(z.unknown()) });
			expect(await ask(relations, "GET", `/v1/relations?scope=user:${bound.eve}`)).toEqual({ data: [] });
		}
	});

	it("by the question of a context that is appended", async () => {
		const bound = await boundToProject();
		const thread = await newThread({ project_id: bound.project_id, user_id: bound.eve, config: TURN });
		const asked = { query: OSLO, append: true };
		await ask(z.unknown(), "POST", `${thread}/context`, asked, { key: bound.key });
		await append(thread, [assistant("Noted.")]);
		expect(await taught(thread, bound)).toEqual(only("Oslo"));
	});

	it("by a conversation through the proxy", async () => {
		const bound = await boundToProject();
		fakeUpstream(() => completion("Noted."));
		const thread = await newThread({ project_id: bound.project_id, user_id: bound.eve, config: TURN });
		const headers = { "x-tessera-thread": thread.split("/").at(-1) ?? "" };
		const messages = [user(OSLO)];
		expect((await call("/chat/completions", { model: "gpt-4o", messages }, { key: bound.key, headers })).status).toBe(
			200,
		);
		await expect.poll(() => taught(thread, bound), { timeout: 10_000 }).toEqual(only("Oslo"));
	});

	it("by an edit of what another key wrote", async () => {
		const bound = await boundToProject();
		const thread = await newThread({ project_id: bound.project_id, config: TURN });
		const told = { id: "told", user_id: bound.eve };
		await append(thread, [user("I live in Lima.", told), assistant("Noted.")]);
		expect(await taught(thread, bound)).toMatchObject({ user: said("Lima"), thread: [] });
		await ask(z.unknown(), "PATCH", `${thread}/messages/told`, { content: OSLO }, { key: bound.key });
		expect(await taught(thread, bound)).toEqual(only("Oslo"));

		await ask(z.unknown(), "PATCH", `${thread}/messages/told`, { content: "I live in Bergen." });
		expect(await taught(thread, bound)).toMatchObject({ user: said("Bergen"), thread: [] });
	});

	it("by a flush", async () => {
		const bound = await boundToProject();
		const thread = await newThread({ project_id: bound.project_id, config: FLUSH });
		await bound.by([user(OSLO, { user_id: bound.eve }), assistant("Noted."), user("thanks")], thread);
		await ask(z.unknown(), "POST", `${thread}/distill?wait=true`, undefined, { key: bound.key });
		expect(await taught(thread, bound)).toMatchObject({
			user: [],
			project: [],
			thread: expect.arrayContaining(said("Oslo")),
		});
	});

	it("nor forgets for a user what other threads taught", async () => {
		const bound = await boundToProject();
		const own = await newThread({ user_id: bound.eve, config: TURN });
		await append(own, [user("My budget for the Berlin trip is 900 euros."), assistant("Noted.")]);
		await settled(own);
		expect(await contentsOf(`user:${bound.eve}`)).toEqual(said("Berlin"));
		const thread = await newThread({ project_id: bound.project_id, user_id: bound.eve, config: TURN });
		await bound.by([user("ok please forget what I said about the berlin trip"), assistant("Done.")], thread);
		expect(await taught(thread, bound)).toMatchObject({ user: said("Berlin") });
	});

	it("but reaches the project where the thread is learned into it", async () => {
		const bound = await boundToProject();
		const config = { ...TURN, learn_scope: "project" };
		const thread = await newThread({ project_id: bound.project_id, user_id: bound.eve, config });
		await bound.by([user("My name is Eve Holm.", { user_id: bound.eve }), assistant("Noted.")], thread);
		expect(await taught(thread, bound)).toEqual({ user: [], project: said("Eve Holm"), thread: [] });
	});
});

it("what other keys write beside such a key is learned as before", async () => {
	const bound = await boundToProject();
	const thread = await newThread({ project_id: bound.project_id, config: TAIL_OF_ONE });
	await append(thread, [user("My name is Eve Holm.", { user_id: bound.eve })]);
	await bound.by([assistant("Hello!"), user(OSLO, { user_id: bound.eve })], thread);
	await append(thread, [user("I am allergic to nuts.", { user_id: bound.eve }), assistant("Noted."), user("thanks")]);
	await ask(z.unknown(), "POST", `${thread}/distill?wait=true`);
	const { config } = await ask(configured, "GET", thread);
	expect(config.learn_scope).toBe("user");
	expect(await taught(thread, bound)).toEqual({
		user: expect.arrayContaining(said("Eve Holm", "nuts")),
		project: [],
		thread: said("Oslo"),
	});
});

it("what a key bound to a user writes teaches that user and not the project, and under one bound to both the thread", async () => {
	const { project_id, eve } = await boundToProject();
	const config = { ...TURN, learn_scope: "project" };
	const ofUser = await storedKey("local", { userId: eve });
	const ofBoth = await storedKey("local", { userId: eve, projectId: project_id });
	const thread = await newThread({ user_id: eve, project_id, config });
	await ask(
		z.unknown(),
		"POST",
		`${thread}/messages`,
		{ messages: [user(OSLO), assistant("Noted.")] },
		{ key: ofUser },
	);
	expect(await taught(thread, { eve, project_id })).toEqual({ user: said("Oslo"), project: [], thread: [] });
	const messages = [user("I am allergic to nuts."), assistant("Noted.")];
	await ask(z.unknown(), "POST", `${thread}/messages`, { messages }, { key: ofBoth });
	expect(await taught(thread, { eve, project_id })).toEqual({ user: said("Oslo"), project: [], thread: said("nuts") });
});

describe("a bound key that says whose a thread is, or how it is learned from, has it learned from no further than it writes", () => {
	const changes = (eve: string) => [
		{ user_id: eve },
		{ config: TURN },
		{ config: { learn_scope: "user" } },
		{ config: { overflow: { strategy: "flush", ltm: ["static"] } } },
	];

	it("whatever it changes", async () => {
		const { project_id, key, eve } = await boundToProject();
		for (const change of changes(eve)) {
			const thread = await newThread({ project_id, config: { learn: "distill" } });
			const { config } = await ask(configured, "PATCH", thread, change, { key });
			expect(config.learn_scope, JSON.stringify(change)).toBe("thread");
			const whole = await newThread({ project_id, config: { learn: "distill" } });
			expect((await ask(configured, "PATCH", whole, change)).config.learn_scope).toBe("user");
		}
		const thread = await newThread({ project_id, user_id: eve });
		const other = { title: "Rivers", user_id: eve, config: { working_state: false } };
		expect((await ask(configured, "PATCH", thread, other, { key })).config.learn_scope).toBe("user");
		const mine = await newThread({ user_id: eve, config: { learn_scope: "project" } });
		const own = await storedKey("local", { userId: eve });
		expect((await ask(configured, "PATCH", mine, { project_id }, { key: own })).config.learn_scope).toBe("user");
	});

	it("so what others had said there does not become another user's memory", async () => {
		const bound = await boundToProject();
		const thread = await newThread({ project_id: bound.project_id, config: TAIL_OF_ONE });
		await append(thread, [user(OSLO), assistant("Noted.")]);
		await ask(z.unknown(), "PATCH", thread, { user_id: bound.eve }, { key: bound.key });
		await bound.by([user("I am allergic to soy."), assistant("Noted."), user("thanks")], thread);
		await ask(z.unknown(), "POST", `${thread}/distill?wait=true`, undefined, { key: bound.key });
		expect(await taught(thread, bound)).toMatchObject({
			user: [],
			project: [],
			thread: expect.arrayContaining(said("Oslo", "soy")),
		});
	});
});

it("a copy of the thread goes on so", async () => {
	const bound = await boundToProject();
	const thread = await newThread({ project_id: bound.project_id, config: TAIL_OF_ONE });
	await bound.by([user(OSLO, { user_id: bound.eve }), assistant("Noted."), user("thanks")], thread);
	const lines = (await exported()).filter(({ thread_id, data }) => thread.endsWith(thread_id ?? String(data.id)));
	expect(lines).toHaveLength(4);
	const key = await newTenant();
	expect(await importing(lines, key)).toMatchObject({ imported: 4, failed: 0 });
	await ask(z.unknown(), "POST", `${thread}/distill?wait=true`, undefined, { key });
	const contents = async (scope: string) =>
		JSON.stringify((await api("GET", `/v1/memories?scope=${encodeURIComponent(scope)}`, undefined, { key })).body);
	await expect.poll(() => contents(`thread:${thread.split("/").at(-1)}`), { timeout: 10_000 }).toContain("Oslo");
	expect(await contents(`user:${bound.eve}`)).not.toContain("Oslo");
});
