import { beforeAll, describe, expect, it } from "vitest";
import { storedKey } from "../access/stored-key.ts";
import { api } from "../client.ts";
import { append, newThread, refusal, user } from "../thread-calls.ts";
import { blockPath, restore, store } from "./block-calls.ts";
import { contextOf, itemsOf, shownText } from "./context-calls.ts";

const NAMES = ["system", "project", "task"] as const;

/** Texts of the three scopes for all three names; the ids are a test's own, `global` is the whole tenant's. */
beforeAll(async () => {
	for (const scope of ["global", "project:p", "user:u"]) {
		for (const name of NAMES) await store(scope, name, `The ${name} of ${scope}.`);
	}
});

/** What is shown of each name, and the reasons of its stored blocks. */
function sources(built: Awaited<ReturnType<typeof contextOf>>) {
	return NAMES.map((name) =>
		itemsOf(built, name)
			.filter(({ id }) => id !== "system.rule")
			.map(({ id, included, reason }) => (included ? id : `${id}: ${reason}`)),
	);
}

const items = (first: string, ...rest: string[]) =>
	NAMES.map((name) => [`block:${first}/${name}`, ...rest.map((scope) => `block:${scope}/${name}: overridden`)]);

describe("the narrowest scope wins", () => {
	it.each([
		["user before project before global", { user_id: "u", project_id: "p" }, ["user:u", "project:p", "global"]],
		["project before global", { project_id: "p" }, ["project:p", "global"]],
		["user before global", { user_id: "u" }, ["user:u", "global"]],
		["global alone", {}, ["global"]],
		["global, where nothing is stored for them", { user_id: "v", project_id: "q" }, ["global"]],
	] as [string, object, [string, ...string[]]][])("%s", async (_, owners, [first, ...rest]) => {
		const stateless = await contextOf("", { query: "x", ...owners });
		const ofThread = await contextOf(await newThread(owners), { query: "x" });
		const named = await contextOf(await newThread(), { query: "x", ...owners });

		for (const built of [stateless, ofThread, named]) {
			expect(sources(built)).toEqual(items(first, ...rest));
			for (const name of NAMES) expect(shownText(built)).toContain(`The ${name} of ${first}.`);
			for (const scope of rest) expect(shownText(built)).not.toContain(`of ${scope}.`);
		}
	});

	it("for each name on its own", async () => {
		await store("user:own", "project", "Only this.");
		const built = await contextOf("", { query: "x", user_id: "own", project_id: "p" });

		expect(sources(built)).toEqual([
			["block:project:p/system", "block:global/system: overridden"],
			["block:user:own/project", "block:project:p/project: overridden", "block:global/project: overridden"],
			["block:project:p/task", "block:global/task: overridden"],
		]);
	});

	it("of the owners the request names over the thread's", async () => {
		const thread = await newThread({ user_id: "u", project_id: "p" });
		expect(sources(await contextOf(thread, { query: "x", user_id: "v" }))[0]).toEqual([
			"block:project:p/system",
			"block:global/system: overridden",
		]);
		expect(sources(await contextOf(thread, { query: "x", user_id: null }))[0]?.[0]).toBe("block:user:u/system");
	});

	it("of the owners a thread has now", async () => {
		const thread = await newThread({ user_id: "v" });
		await api("PATCH", thread, { user_id: "u" });
		expect(sources(await contextOf(thread, { query: "x" }))[0]?.[0]).toBe("block:user:u/system");
	});
});

describe("what comes before stored blocks", () => {
	it("is what the request brings, also where that is empty", async () => {
		const own = { system: "Mine.", project: "Mine too.", task: { task: "And mine." } };
		const built = await contextOf("", { query: "x", user_id: "u", ...own });
		expect(sources(built)).toEqual([
			["system.instructions", "block:user:u/system: overridden", "block:global/system: overridden"],
			["project.conventions", "block:user:u/project: overridden", "block:global/project: overridden"],
			["task.task", "block:user:u/task: overridden", "block:global/task: overridden"],
		]);
		expect(shownText(built)).not.toContain(" of ");

		const empty = await contextOf("", { query: "x", system: "", project: "", task: "" });
		expect(sources(empty)).toEqual(NAMES.map((name) => [`block:global/${name}: overridden`]));
	});

	it("is for the instructions the thread's leading system messages", async () => {
		const thread = await newThread();
		await append(thread, [{ role: "system", content: "Said first.", id: "s" }, user("Hello")]);
		const built = await contextOf(thread);

		expect(sources(built)[0]).toEqual(["s", "block:global/system: overridden"]);
		expect(sources(built)[1]).toEqual(["block:global/project"]);
		expect(shownText(built)).toContain("Said first.");
		const both = await contextOf(thread, { system: "Mine." });
		expect(sources(both)[0]).toEqual(["system.instructions", "s: overridden", "block:global/system: overridden"]);
	});
});

describe("a receipt", () => {
	it("names the scope, the name and the version", async () => {
		await store("user:rec", "system", "One.");
		const two = await store("user:rec", "system", "Two.");
		const item = async () => itemsOf(await contextOf("", { query: "x", user_id: "rec" }), "system")[0];
		expect(await item()).toMatchObject({
			...{ id: "block:user:rec/system", section: "instructions", kind: "instructions", tokens: two.tokens },
			provenance: {
				...{ source_id: "user:rec/system@2", source_type: "block", confidence: 1, created_at: two.updated_at },
			},
		});

		await restore("user:rec", "system", 1);
		expect(await item()).toMatchObject({ provenance: { source_id: "user:rec/system@3" } });
		await api("DELETE", blockPath("user:rec", "system"));
		expect(await item()).toMatchObject({ id: "block:global/system" });
	});

	it("tells what was cut, and refuses instructions over their budget", async () => {
		const scope = "project:long";
		await store(scope, "project", "A sentence of some length stands here. ".repeat(900));
		const built = await contextOf("", { query: "x", project_id: "long" });
		const [item] = itemsOf(built, "project");
		expect(item).toMatchObject({ id: `block:${scope}/project`, included: true, truncated_tokens: expect.any(Number) });

		const { tokens } = await store(scope, "system", "A sentence of some length stands here. ".repeat(900));
		const answer = await api("POST", "/v1/context", { query: "x", project_id: "long", model: "gpt-4o", budget: "8k" });
		expect(answer).toMatchObject(refusal(422, "system_over_budget", { budget: 500, actual: tokens }));
	});
});

it.each([
	["user_id", "a b"],
	["project_id", ""],
	["user_id", 1],
])("%s %j can't be named", async (field, value) => {
	for (const path of ["/v1/context", `${await newThread()}/context`]) {
		const answer = await api("POST", path, { query: "x", [field]: value });
		expect(answer).toMatchObject(
			refusal(400, "invalid_request", { errors: [expect.objectContaining({ path: field })] }),
		);
	}
});

describe("of a bound key", () => {
	const TENANT = "bound-contexts";
	let [unbound, ada, inP, adaInP] = ["", "", "", ""];
	beforeAll(async () => {
		unbound = await storedKey(TENANT, { role: "admin" });
		ada = await storedKey(TENANT, { userId: "ada" });
		inP = await storedKey(TENANT, { projectId: "p" });
		adaInP = await storedKey(TENANT, { userId: "ada", projectId: "p" });
		for (const scope of ["global", "user:ada", "user:bob", "project:p", "project:q"]) {
			await store(scope, "system", `Of ${scope}.`, unbound);
		}
		for (const project_id of ["p", "q"]) {
			await newThread({ id: `ada-${project_id}`, user_id: "ada", project_id }, unbound);
		}
	});

	/** The scopes whose blocks are anywhere in the answer. */
	async function scopes(path: string, body: object, key: string): Promise<string[]> {
		const answer = await api("POST", path, { query: "x", ...body }, { key });
		expect(answer.status, JSON.stringify(answer.body)).toBe(200);
		return [...JSON.stringify(answer.body).matchAll(/"block:([^/"]+)\/system"/g)].map(([, scope]) => scope ?? "");
	}

	it("holds only what it is bound to, whatever it names besides", async () => {
		const thread = "/v1/threads/ada-q/context";
		expect(await scopes(thread, {}, ada)).toEqual(["user:ada"]);
		expect(await scopes(thread, { user_id: "ada", project_id: "p" }, ada)).toEqual(["user:ada"]);
		expect(await scopes("/v1/threads/ada-p/context", {}, inP)).toEqual(["project:p"]);
		expect(await scopes("/v1/threads/ada-p/context", { user_id: "bob" }, inP)).toEqual(["project:p"]);
		expect(await scopes("/v1/threads/ada-p/context", {}, adaInP)).toEqual(["user:ada", "project:p"]);
		expect(await scopes(thread, {}, unbound)).toEqual(["user:ada", "project:q", "global"]);
	});

	it("has them without a thread too, where nobody is named", async () => {
		expect(await scopes("/v1/context", {}, ada)).toEqual(["user:ada"]);
		expect(await scopes("/v1/context", {}, inP)).toEqual(["project:p"]);
		expect(await scopes("/v1/context", {}, adaInP)).toEqual(["user:ada", "project:p"]);
		expect(await scopes("/v1/context", {}, unbound)).toEqual(["global"]);
	});

	it.each(["/v1/context", "/v1/threads/ada-p/context", "/v1/threads/missing/context"])(
		"is refused at %s where another is named",
		async (path) => {
			for (const [key, body] of [
				[ada, { user_id: "bob" }],
				[inP, { project_id: "q" }],
				[adaInP, { user_id: "bob" }],
				[adaInP, { project_id: "q" }],
			] as const) {
				expect(await api("POST", path, { query: "x", ...body }, { key })).toMatchObject(refusal(403, "forbidden"));
			}
		},
	);

	it("holds nothing of another tenant", async () => {
		const stranger = await storedKey("bound-strangers", { role: "admin" });
		await newThread({ id: "ada-p", user_id: "ada", project_id: "p" }, stranger);
		expect(await scopes("/v1/threads/ada-p/context", {}, stranger)).toEqual([]);
		expect(await scopes("/v1/context", { user_id: "ada", project_id: "p" }, stranger)).toEqual([]);
	});
});
