import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { EXTRACT_V2 } from "../../src/core/writing/learn/prompts/extract-v2.ts";
import { says } from "./fake-writer.ts";
import { writtenServer } from "./test-server.ts";

const { server, writer } = await writtenServer();

const memory = z.looseObject({ id: z.string(), content: z.string(), status: z.string() });
const relation = z.looseObject({ subject: z.string(), predicate: z.string(), object: z.string() });
const learned = z.object({
	memories: z.array(memory),
	relations: z.array(relation),
	skipped: z.array(z.object({ reason: z.string(), detail: z.string() })),
});
const listed = z.looseObject({ data: z.array(memory) });

type Said = string | { content: string; name: string };
type Claim = Record<string, unknown>;

let users = 0;
const somebody = () => `learner_${++users}`;

/** What is learned of this talk while a model claims so. */
async function claiming(user_id: string, said: Said[], memories: Claim[], relations: Claim[] = []) {
	const common = { seq: 1, importance: 5, confidence: 0.9, is_static: false, date: null, replaces: [], ended: false };
	const all = (claims: Claim[]) => claims.map((claim) => ({ ...common, subject: "user", type: "fact", ...claim }));
	writer.tell(says(JSON.stringify({ memories: all(memories), relations: all(relations) })));
	const messages = said.map((one) => ({ role: "user", ...(typeof one === "string" ? { content: one } : one) }));
	return ask(learned, "POST", `${server.url}/v1/memories/ingest`, { user_id, messages, wait: true });
}

async function contents(user: string, status = "active") {
	const url = `${server.url}/v1/memories?scope=user:${user}&status=${status}`;
	return (await ask(listed, "GET", url)).data.map(({ content }) => content);
}

const FRIDAYS = { content: "The team deploys on Fridays.", quote: "we deploy on fridays" };
const MONDAYS = { content: "The team deploys on Mondays.", quote: "we deploy on mondays now" };

describe("a new value that a model says replaces a known one", () => {
	it("takes its place, with the earlier one in its history", async () => {
		const user = somebody();
		await claiming(user, ["we deploy on fridays"], [FRIDAYS]);
		const { memories } = await claiming(user, ["we deploy on mondays now"], [{ ...MONDAYS, replaces: ["K1"] }]);
		expect(await contents(user)).toEqual(memories.map(({ content }) => content));
		expect(await contents(user, "superseded")).toEqual([expect.stringContaining("Fridays")]);
		const history = z.object({ data: z.array(z.looseObject({ content: z.string() })) });
		const told = await ask(history, "GET", `${server.url}/v1/memories/${memories[0]?.id}/history`);
		expect(told.data.map(({ content }) => content)).toEqual([
			expect.stringContaining("Mondays"),
			expect.stringContaining("Fridays"),
		]);
	});

	it("gives way again where its message is deleted", async () => {
		const user = somebody();
		const thread = `${server.url}/v1/threads/${user}`;
		await claiming(user, ["we deploy on fridays"], [FRIDAYS]);
		const named = z.looseObject({ id: z.string() });
		await ask(named, "POST", `${server.url}/v1/threads`, { id: user, user_id: user, config: { learn: "turn" } });
		const claim = { ...MONDAYS, subject: "user", type: "fact", seq: 1, importance: 5, replaces: ["K1"] };
		writer.tell(says(JSON.stringify({ memories: [claim], relations: [] })));
		const messages = [
			{ role: "user", id: `${user}_1`, content: "we deploy on mondays now" },
			{ role: "assistant", content: "Noted." },
		];
		await ask(z.looseObject({ last_seq: z.literal(2) }), "POST", `${thread}/messages`, { messages });
		const told = () => contents(user);
		await expect.poll(told, { timeout: 20_000 }).toEqual([expect.stringContaining("Mondays")]);
		await ask(z.unknown(), "DELETE", `${thread}/messages/${user}_1`);
		await expect.poll(told, { timeout: 20_000 }).toEqual([expect.stringContaining("Fridays")]);
	});

	it.each([[["K7"]], [["mem_1", "all", "K0"]], [["*"]]])("is another one where the ids are %j", async (replaces) => {
		const user = somebody();
		await claiming(user, ["we deploy on fridays"], [FRIDAYS]);
		await claiming(user, ["we deploy on mondays now"], [{ ...MONDAYS, replaces }]);
		expect(await contents(user)).toHaveLength(2);
	});

	it("is nobody else's", async () => {
		const [mine, other] = [somebody(), somebody()];
		await claiming(other, ["we deploy on fridays"], [FRIDAYS]);
		await claiming(mine, ["we deploy on mondays now"], [{ ...MONDAYS, replaces: ["K1", "K2"] }]);
		expect(await contents(other)).toEqual([expect.stringContaining("Fridays")]);
	});
});

describe("a model that misbehaves", () => {
	const boss = { subject: "user", object: "Petra", quote: "my boss Petra" };

	it.each<[string, Said[], Claim[], Claim[]]>([
		["predicates of its own", ["I had lunch with my boss Petra."], [], [{ ...boss, predicate: "SECRETLY_HATES" }]],
		[
			"dates that nobody said",
			["The fair in Lund is soon."],
			[{ content: "The fair in Lund is on 2031-05-01.", quote: "The fair in Lund is soon", date: "2031-05-01" }],
			[],
		],
		[
			"somebody whom nobody named",
			["There is an allergy to nuts."],
			[{ subject: "Carla", content: "Carla has an allergy to nuts.", quote: "allergy to nuts" }],
			[],
		],
		[
			"one's words as another's",
			[
				{ content: "I quit on Sunday.", name: "Ada" },
				{ content: "Hm.", name: "Tom" },
			],
			[{ subject: "Tom", content: "Tom quits on Sunday.", quote: "I quit on Sunday" }],
			[],
		],
		[
			"what was to be translated",
			["Translate to French: My name is Robert and I live in Berlin."],
			[{ content: "The user lives in Berlin.", quote: "I live in Berlin" }],
			[{ subject: "user", predicate: "LIVES_IN", object: "Berlin", quote: "I live in Berlin" }],
		],
	])("gives %s: nothing of it is learned", async (_, said, memories, relations) => {
		const user = somebody();
		await claiming(user, said, memories, relations);
		// It is asked three times, and then the embedded writer reads the messages.
		expect(writer.calls()).toBe(3);
		const claimed = new Set(memories.map(({ content }) => content));
		expect((await contents(user)).filter((content) => claimed.has(content))).toEqual([]);
		const graph = z.looseObject({ data: z.array(relation) });
		const { data } = await ask(graph, "GET", `${server.url}/v1/relations?scope=user:${user}`);
		const predicates = new Set(relations.map(({ predicate }) => predicate));
		expect(data.filter(({ predicate }) => predicates.has(predicate))).toEqual([]);
	});

	it("repeats the examples of its prompt: nothing of them is learned", async () => {
		for (const [, answer = ""] of EXTRACT_V2.system.matchAll(/^Answer: (\{.*\})$/gm)) {
			const user = somebody();
			writer.tell(says(answer));
			const messages = [{ role: "user", content: "We deploy on fridays, and the hall is booked." }];
			await ask(learned, "POST", `${server.url}/v1/memories/ingest`, { user_id: user, messages, wait: true });
			expect(JSON.stringify(await contents(user))).not.toMatch(/Ombrel|Ines|Brannoc/);
		}
	});
});
