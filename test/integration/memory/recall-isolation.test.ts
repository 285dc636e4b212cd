import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { storedEpisode } from "../../contract/memory/stored-rows.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { newThread } from "../thread-calls.ts";
import { indexed } from "./vector-rows.ts";

/*
 * Three tenants with the same users, projects and threads, who say nearly the same. What each thing says has the mark of
 * whose it is, as [one/user:ada]: whatever is asked, only marks of those who may be seen may come back.
 */
const TENANTS = ["one", "two", "three"] as const;
const USERS = ["ada", "bob", "cy", "dee"];
const PROJECTS = ["p", "q"];
const SCOPES = [
	...USERS.map((id) => `user:${id}`),
	...PROJECTS.map((id) => `project:${id}`),
	"global",
	"thread:t-bob-q",
];
const run = crypto.randomUUID().slice(0, 8);
const tenantId = (name: string) => `${name}-${run}`;
const keys: Record<string, string> = {};
const anything = z.looseObject({});
const created = z.looseObject({ id: z.string() });
const written = z.object({ data: z.array(created) });

/** What each channel is found by, and by no other. */
const SAID = {
	lexical: "zinnia beds are watered at noon",
	vector: "lighthousekeeping schedules",
	key: "whichever editor",
	standing: "spaces around operators",
	relation: "MENTORS",
	skill: "grafting quince trees",
	episode: "we talked about the walnut table",
	message: "the marmalade recipe needs Seville oranges",
};

async function talked(name: string, user: string, project: string): Promise<void> {
	const [key = "", mark] = [keys[name], `[${name}/user:${user}]`];
	const id = `t-${user}-${project}`;
	await newThread({ id, user_id: user, project_id: project }, key);
	const said = [`${SAID.message} [${name}/said:${user}]`, "filler 1", "filler 2"];
	const messages = said.map((content) => ({ role: "user", content }));
	await ask(anything, "POST", `/v1/threads/${id}/messages`, { messages }, { key });
	const at = { tenant: tenantId(name), threadId: `old-${user}-${project}`, userId: user, projectId: project };
	await storedEpisode({ ...at, id: `eps-${user}-${project}`, text: `user: ${SAID.episode} ${mark}` });
}

async function known(name: string, scope: string): Promise<void> {
	const [key = "", mark] = [keys[name], `[${name}/${scope}]`];
	const write = (path: string, body: object) => ask(anything, "POST", path, body, { key });
	const memories = [
		{ scope, content: `${SAID.vector} ${mark}` },
		{ scope, content: `${SAID.lexical} ${mark}` },
		{ scope, content: `Prefers ${SAID.standing} ${mark}`, type: "preference" },
		{ scope, content: `Helix, said ${mark}`, key: `${SAID.key}.${SCOPES.indexOf(scope)}` },
	];
	const [near] = (await ask(written, "POST", "/v1/memories", { memories }, { key })).data;
	await indexed({ tenant: tenantId(name), id: near?.id ?? "", kind: "memory", scope, text: SAID.vector });
	await write("/v1/relations", { subject: "Imogen", predicate: SAID.relation, object: `Otto ${mark}`, scope });
	await write("/v1/skills", { name: `graft ${mark}`, description: SAID.skill, body: `Cut ${mark}`, scope });
}

beforeAll(async () => {
	await Promise.all(
		TENANTS.map(async (name) => {
			keys[name] = await newTenant(tenantId(name));
			await Promise.all(USERS.flatMap((user) => PROJECTS.map((project) => talked(name, user, project))));
			await Promise.all(SCOPES.map((scope) => known(name, scope)));
		}),
	);
}, 60_000);

/** Messages that a context shows anyway have another mark. */
const marksIn = (body: unknown, kind: RegExp) =>
	[...new Set(JSON.stringify(body).match(/\[(?:one|two|three)\/[^\]]+\]/g))].filter((mark) => kind.test(mark)).sort();

async function marks(path: string, body: object, key: string, kind = /\/(?!said)/): Promise<string[]> {
	const { status, body: answer } = await api("POST", path, body, { key });
	expect(status).toBe(200);
	return marksIn(answer, kind);
}

const QUESTIONS = {
	lexical: "when are zinnia beds watered",
	vector: "lighthousekeepers",
	key: "whichever editor",
	standing: "anything",
	relation: "Whom does Imogen mentor?",
	skill: "grafting quince trees",
	episode: "the walnut table",
} as const;

const adas = ["[one/global]", "[one/project:p]", "[one/user:ada]"];

describe.each(Object.entries(QUESTIONS))("%s", (channel, query) => {
	const personal = channel === "episode";
	const expected = personal ? ["[one/user:ada]"] : adas;
	// The preferences are in every context.
	const always = (marks: string[]) => [...new Set([...marks, ...adas])].sort();

	it("in contexts: what ada, her project and everybody said, and nothing else", async () => {
		const key = keys.one ?? "";
		const recalled = await marks("/v1/threads/t-ada-p/context", { query, model: "gpt-4o" }, key);
		expect(recalled).toEqual(always(expected));
		const whom = { user_id: "ada", project_id: "p" };
		expect(await marks("/v1/context", { query, model: "gpt-4o", ...whom }, key)).toEqual(always(expected));
		const plain = await marks("/v1/context", { query, model: "gpt-4o" }, key);
		expect(plain).toEqual(["[one/global]"]);
	});

	it("in contexts of bound keys: what they are bound to", async () => {
		const ada = await storedKey(tenantId("one"), { role: "read", userId: "ada" });
		expect(await marks("/v1/threads/t-ada-p/context", { query, model: "gpt-4o" }, ada)).toEqual(["[one/user:ada]"]);
		const named = { query, model: "gpt-4o", project_id: "p" };
		expect(await marks("/v1/context", named, ada)).toEqual(["[one/user:ada]"]);
		const p = await storedKey(tenantId("one"), { role: "read", projectId: "p" });
		const ofProject = await marks("/v1/threads/t-ada-p/context", { query, model: "gpt-4o" }, p);
		expect(ofProject).toEqual(personal ? ["[one/project:p]", "[one/user:ada]"] : ["[one/project:p]"]);
	});

	it("in search: the same memories", async () => {
		if (!["lexical", "vector", "key"].includes(channel)) return;
		const body = { query, user_id: "ada", project_id: "p" };
		expect(await marks("/v1/memories/search", body, keys.one ?? "")).toEqual(adas);
		const bob = { query, thread_id: "t-bob-q" };
		const his = ["[two/global]", "[two/project:q]", "[two/thread:t-bob-q]", "[two/user:bob]"];
		expect(await marks("/v1/memories/search", bob, keys.two ?? "")).toEqual(his);
	});
});

it("a thread's own older messages are its own", async () => {
	const body = { query: "marmalade recipe oranges", budget: { history: 0 } };
	const seen = await marks("/v1/threads/t-cy-p/context", body, keys.three ?? "", /said/);
	expect(seen).toEqual(["[three/said:cy]"]);
});

it("what is deleted is gone from every channel, though the vector index still has it", async () => {
	const key = keys.two ?? "";
	const scope = "user:ada";
	const { id } = await ask(
		created,
		"POST",
		"/v1/memories",
		{ scope, content: "pelargonium [two/x]", key: "pelargonium" },
		{ key },
	);
	await indexed({ tenant: tenantId("two"), id, kind: "memory", scope, text: "pelargonium" });
	const seen = () => marks("/v1/memories/search", { query: "pelargonium", user_id: "ada" }, key);
	expect(await seen()).toEqual(["[two/x]"]);
	expect((await api("DELETE", `/v1/memories/${id}`, undefined, { key })).status).toBe(204);
	expect(await seen()).toEqual([]);
	expect(await marks("/v1/context", { query: "pelargoniums", user_id: "ada" }, key)).not.toContain("[two/x]");
});
