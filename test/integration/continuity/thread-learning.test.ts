import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { createDeps } from "../../../src/deps.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask } from "../client.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";
import { contentsOf, remembered, settled, someone } from "./learning-calls.ts";

const TAIL_OF_ONE = { overflow: { preserve_messages: 1 } };
const done = z.looseObject({ covered: z.number() });

const distill = (thread: string) => ask(done, "POST", `${thread}/distill?wait=true`);

describe("a thread that learns", () => {
	it("remembers what it distilled, for the user who said it, with the words and where they stand", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: TAIL_OF_ONE });
		const { messages } = await append(thread, [
			user("Hi! My name is Ada and I live in Zurich."),
			assistant("Hello Ada, nice to meet you."),
			user("thanks"),
		]);
		await distill(thread);
		expect(await settled(thread)).toMatchObject([{ kind: "learn", status: "done" }, { kind: "distill" }]);

		const memories = await remembered(`user:${user_id}`);
		expect(memories.map(({ content }) => content)).toEqual(
			expect.arrayContaining([expect.stringContaining("Ada"), expect.stringContaining("Zurich")]),
		);
		const store = createDeps(env).memoryStore(wholeTenant("local"));
		const quotes = await store.quotes(memories.map(({ id }) => id));
		const [first] = quotes.get(memories[0]?.id ?? "") ?? [];
		expect(first).toMatchObject({ thread_id: thread.split("/").at(-1), message_id: messages[0]?.id, seq: 1 });
		expect(memories[0]?.source).toEqual({ id: messages[0]?.id, type: "message" });
	});

	it("is remembered in another thread of the user, and in nobody else's", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: { learn: "turn" } });
		await append(thread, [user("I am allergic to peanuts."), assistant("I will remember that.")]);
		await settled(thread);
		const asked = async (owner: string) => {
			const other = await newThread({ user_id: owner });
			return JSON.stringify(await ask(z.unknown(), "POST", `${other}/context`, { query: "What am I allergic to?" }));
		};
		expect(await asked(user_id)).toContain("peanuts");
		expect(await asked(someone())).not.toContain("peanuts");
	});

	it("takes a joke back, and nothing that was told before it", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: { learn: "turn" } });
		await append(thread, [user("I am allergic to penicillin."), assistant("Noted.")]);
		await settled(thread);
		await append(thread, [user("We are moving to Mars."), assistant("Wow!"), user("jk"), assistant("Ha.")]);
		await settled(thread);
		const contents = (await remembered(`user:${user_id}`)).map(({ content }) => content).join("\n");
		expect(contents).toContain("penicillin");
		expect(contents).not.toContain("Mars");
	});

	it("ends the one relation of which somebody says that it is over, without a name", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: { learn: "turn" } });
		await append(thread, [user("My wife is Anna and my sister is Ida."), assistant("Noted.")]);
		await settled(thread);
		await append(thread, [user("we got divorced last month"), assistant("I am sorry.")]);
		await settled(thread);
		const relation = z.looseObject({ predicate: z.string(), object: z.string(), valid_to: z.string().optional() });
		const page = z.object({ data: z.array(relation) });
		const { data } = await ask(page, "GET", `/v1/relations?scope=user:${user_id}`);
		expect(Object.fromEntries(data.map(({ object, valid_to }) => [object, valid_to !== undefined]))).toEqual({
			Anna: true,
			Ida: false,
		});
	});

	it("learns no further than the key that made the thread writes", async () => {
		const [user_id, project_id] = [someone(), `p-${crypto.randomUUID()}`];
		const asked = { user_id, project_id, config: { learn: "turn", learn_scope: "project" } };
		const scopeUnder = async (changes: object) => {
			const key = await storedKey("local", changes);
			const answer = await api("POST", "/v1/threads", asked, { key });
			const thread = z.looseObject({ id: z.string(), config: z.looseObject({ learn_scope: z.string() }) });
			const { id, config } = thread.parse(answer.body);
			const patch = { config: { learn_scope: "user" } };
			const patched = await api("PATCH", `/v1/threads/${id}`, patch, { key });
			return [config.learn_scope, thread.parse(patched.body).config.learn_scope];
		};
		expect(await scopeUnder({ userId: user_id })).toEqual(["user", "user"]);
		expect(await scopeUnder({ projectId: project_id })).toEqual(["project", "thread"]);
		expect(await scopeUnder({ userId: user_id, projectId: project_id })).toEqual(["thread", "thread"]);
		expect(await scopeUnder({})).toEqual(["project", "user"]);
	});

	it("learns after each turn where it is told to, and nothing where that is off", async () => {
		const [eager, silent] = [someone(), someone()];
		const turns = await newThread({ user_id: eager, config: { learn: "turn" } });
		const off = await newThread({ user_id: silent, config: { ...TAIL_OF_ONE, learn: "off" } });
		for (const thread of [turns, off]) await append(thread, [user("My name is Grace."), assistant("Hello Grace.")]);
		await distill(off);

		expect(await settled(turns)).toMatchObject([{ kind: "learn" }]);
		expect(await contentsOf(`user:${eager}`)).toEqual([expect.stringContaining("Grace")]);
		expect(await settled(off)).toMatchObject([{ kind: "distill" }]);
		expect(await contentsOf(`user:${silent}`)).toEqual([]);
	});

	it("does not learn later what was said while learning was off", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: { ...TAIL_OF_ONE, learn: "off" } });
		await append(thread, [user("My name is Edsger.")]);
		await ask(z.unknown(), "PATCH", thread, { config: { learn: "turn" } });
		await append(thread, [user("I live in Austin."), assistant("Noted.")]);
		await settled(thread);

		expect(await contentsOf(`user:${user_id}`)).toEqual([expect.stringContaining("Austin")]);
	});

	it("puts what each author says into the author's memory, or where learn_scope says", async () => {
		const [owner, guest] = [someone(), someone()];
		const project_id = `p-${crypto.randomUUID()}`;
		const talk = [
			user("My name is Owner Smith."),
			user("My name is Guest Jones.", { user_id: guest }),
			assistant("Hi"),
		];
		const own = await newThread({ user_id: owner, config: { learn: "turn" } });
		const team = await newThread({ user_id: someone(), project_id, config: { learn: "turn", learn_scope: "project" } });
		const nobody = await newThread({ config: { learn: "turn" } });
		await append(own, talk);
		await append(team, talk.slice(0, 1).concat(assistant("Hi")));
		await append(nobody, [user("My name is Nemo."), assistant("Hi")]);
		for (const thread of [own, team, nobody]) await settled(thread);

		expect(await contentsOf(`user:${owner}`)).toEqual([expect.stringContaining("Owner Smith")]);
		expect(await contentsOf(`user:${guest}`)).toEqual([expect.stringContaining("Guest Jones")]);
		expect(await contentsOf(`project:${project_id}`)).toEqual([expect.stringContaining("Owner Smith")]);
		expect(await contentsOf(`thread:${nobody.split("/").at(-1)}`)).toEqual([expect.stringContaining("Nemo")]);
	});

	it("takes back what a message said: at once where it is deleted, by a job where it is edited", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: { learn: "turn" } });
		const said = [
			user("My name is Alan.", { id: "name" }),
			user("I live in London.", { id: "place" }),
			assistant("Hi"),
		];
		await append(thread, said);
		await settled(thread);
		expect(await contentsOf(`user:${user_id}`)).toHaveLength(2);

		expect(await api("DELETE", `${thread}/messages/name`)).toMatchObject({ status: 204 });
		expect(await contentsOf(`user:${user_id}`)).toEqual([expect.stringContaining("London")]);
		await ask(z.unknown(), "PATCH", `${thread}/messages/place`, { content: "I live in Manchester." });
		await settled(thread);

		expect(await contentsOf(`user:${user_id}`)).toEqual([expect.stringContaining("Manchester")]);
		expect(await contentsOf(`user:${user_id}`, "superseded")).toEqual([expect.stringContaining("London")]);
	});

	it("keeps nothing of what a message said before it was edited, once it is deleted", async () => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: { learn: "turn" } });
		await append(thread, [
			user("My name is Elena Petrova and I have cancer.", { id: "said" }),
			assistant("I am sorry."),
		]);
		await settled(thread);
		const [taught] = await remembered(`user:${user_id}`);
		const as_of = new Date().toISOString();
		await ask(z.unknown(), "PATCH", `${thread}/messages/said`, { content: "Hello." });
		await settled(thread);
		const seen = async () => {
			const query = "How is Elena Petrova?";
			const answers = await Promise.all([
				api("GET", `/v1/memories/${taught?.id}`),
				api("GET", `/v1/memories/${taught?.id}/history`),
				api("GET", `/v1/memories?scope=user:${user_id}&status=superseded`),
				api("GET", `/v1/relations?scope=user:${user_id}`),
				api("POST", "/v1/memories/search", { query, user_id, as_of }),
				api("POST", "/v1/context", { query: "How is she?", user_id, recall: { as_of } }),
			]);
			return answers.map(({ body }) => JSON.stringify(body).includes("Petrova"));
		};
		expect(await seen()).toContain(true);
		expect(await api("DELETE", `${thread}/messages/said`)).toMatchObject({ status: 204 });
		expect(await seen()).toEqual(Array.from({ length: 6 }, () => false));
	});

	it.each(["edited", "deleted"])(
		"holds again what a message had replaced that is %s, the relation too",
		async (how) => {
			const user_id = someone();
			const thread = await newThread({ user_id, config: { learn: "turn" } });
			const places = ["Berlin", "Hamburg", "Bremen"];
			for (const place of places) {
				await append(thread, [user(`I live in ${place} now.`, { id: place }), assistant("Noted.")]);
				await settled(thread);
			}
			const relations = z.looseObject({
				data: z.array(z.looseObject({ object: z.string(), valid_to: z.string().nullish() })),
			});
			const homes = async () => {
				const { data } = await ask(relations, "GET", `/v1/relations?scope=user:${user_id}&predicate=LIVES_IN`);
				const open = data.filter(({ valid_to }) => valid_to === null || valid_to === undefined);
				return [await contentsOf(`user:${user_id}`), open.map(({ object }) => object)];
			};
			const without = async (place: string) => {
				const path = `${thread}/messages/${place}`;
				if (how === "deleted") await api("DELETE", path);
				else await ask(z.unknown(), "PATCH", path, { content: "Never mind." });
				await settled(thread);
				return homes();
			};
			const livesIn = (place: string) => [[expect.stringContaining(place)], [place]];
			expect(await homes()).toEqual(livesIn("Bremen"));
			expect(await without("Hamburg")).toEqual(livesIn("Bremen"));
			expect(await without("Bremen")).toEqual(livesIn("Berlin"));
			expect(await without("Berlin")).toEqual([[], []]);
		},
	);
});
