import { beforeEach, describe, expect, it } from "vitest";
import { stem, termsOf } from "../../../src/core/language/terms.ts";
import type { RecallQuery, RecallSource } from "../../../src/features/memory/store/recall/recall-source.ts";
import { storedAlias, storedEpisode, storedMemory, storedRelation, storedSkill } from "./stored-rows.ts";

const NOW = "2026-06-01T00:00:00.000Z";

/** Names and terms are those of the text's single words. */
function asked(text: string, changes: Partial<RecallQuery> = {}): RecallQuery {
	const terms = termsOf(text);
	return {
		owners: { user_id: "ada", project_id: "p" },
		listed: false,
		thread: null,
		accessScope: null,
		terms: terms.map(stem),
		concepts: [],
		telling: [],
		misspelt: [],
		names: terms,
		types: null,
		as_of: NOW,
		current: true,
		limit: 20,
		include: { relations: true, skills: true, episodes: true, profile: false },
		...changes,
	};
}

const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).sort();

/** What every RecallSource does. `make` gives the source of a tenant over rows that are written directly. */
export function recallSourceContract(make: (tenant: string) => RecallSource): void {
	let tenant = "";
	beforeEach(() => {
		tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	});
	const found = async (text: string, changes?: Partial<RecallQuery>) => make(tenant).read(asked(text, changes));

	describe("words", () => {
		it("finds what is in the scopes that are seen, and nothing of another user, project, thread or tenant", async () => {
			const scopes = ["user:ada", "user:bob", "project:p", "project:q", "thread:t1", "thread:t2", "global"];
			for (const scope of scopes) await storedMemory({ tenant, id: scope, scope, content: `The harbour of ${scope}` });
			await storedMemory({ tenant: `${tenant}2`, id: "other", scope: "user:ada", content: "The harbour of ada" });

			expect(ids((await found("harbours")).memories)).toEqual(["global", "project:p", "user:ada"]);
			expect(ids((await found("harbours", { thread: "t1" })).memories)).toContain("thread:t1");
			const nobody = { owners: { user_id: null, project_id: null } };
			expect(ids((await found("harbours", nobody)).memories)).toEqual(["global"]);
			const accessScope = { tenant, user_id: null, project_id: "p" };
			expect(ids((await found("harbours", { accessScope })).memories)).toEqual(["project:p"]);
		});

		it.each([
			["用户喜欢龙井茶", "龙井"],
			["Der Nutzer mag Käsespätzle", "Käsespätzle"],
			["المستخدم يحب القهوة", "القهوة"],
			["会議は金曜日です", "金曜"],
			["We deploy 部署 on Fridays", "部署"],
		])("finds %s by %s", async (content, text) => {
			await storedMemory({ tenant, id: "m", scope: "user:ada", content });
			expect(ids((await found(text)).memories)).toEqual(["m"]);
		});

		it("takes operators and quotes for words", async () => {
			await storedMemory({ tenant, id: "m", scope: "user:ada", content: 'She said "NEAR" or not' });
			const read = make(tenant).read({ ...asked(""), terms: ['near"', "AND", "OR", "*", "scope:", "("] });
			expect(ids((await read).memories)).toEqual(["m"]);
		});

		it("prefers the rarer words, and still answers where every word is everywhere", async () => {
			for (let n = 0; n < 30; n++) {
				await storedMemory({ tenant, id: `m${n}`, scope: "user:ada", content: `common ${n === 7 ? "rare" : ""} ${n}` });
			}
			const read = await found("common rare", { limit: 1 });
			expect(read.memories).toHaveLength(4);
			expect(ids(read.memories)).toContain("m7");
		});
	});

	it("leaves out what is no more, not yet, or of another type", async () => {
		const at = { tenant, scope: "user:ada", content: "harbour" };
		await storedMemory({ ...at, id: "ok" });
		await storedMemory({ ...at, id: "superseded", status: "superseded" });
		await storedMemory({ ...at, id: "expired", hash: "e", expiresAt: NOW });
		await storedMemory({ ...at, id: "over", validTo: "2026-02-01T00:00:00.000Z" });
		await storedMemory({ ...at, id: "later", validFrom: "2026-07-01T00:00:00.000Z" });
		await storedMemory({ ...at, id: "decision", type: "decision" });
		expect(ids((await found("harbour")).memories)).toEqual(["decision", "ok"]);
		expect(ids((await found("harbour", { types: ["decision"] })).memories)).toEqual(["decision"]);
	});

	it("says what of it was so until lately, where the words find it and it may be seen", async () => {
		const at = { tenant, scope: "user:ada", content: "harbour" };
		const lately = { updatedAt: "2026-05-20T00:00:00.000Z" };
		await storedMemory({ ...at, ...lately, id: "replaced", status: "superseded" });
		await storedMemory({ ...at, ...lately, id: "expired", hash: "e", expiresAt: "2026-05-30T00:00:00.000Z" });
		await storedMemory({ ...at, ...lately, id: "swept", status: "expired", expiresAt: "2026-05-19T00:00:00.000Z" });
		await storedMemory({ ...at, id: "long ago", status: "superseded" });
		await storedMemory({ ...at, ...lately, id: "other words", status: "superseded", content: "marina" });
		await storedMemory({ ...at, ...lately, id: "bob's", status: "superseded", scope: "user:bob" });
		await storedMemory({ ...at, ...lately, id: "gone", status: "deleted" });
		const read = await found("harbour");
		const reasons = read.hidden.map(({ id, hidden: gone }) => [id, gone]).sort();
		expect(reasons).toEqual([
			["expired", "expired"],
			["replaced", "superseded"],
			["swept", "expired"],
		]);
		expect(read.memories).toEqual([]);
		expect((await found("harbour", { as_of: lately.updatedAt, current: false })).hidden).toEqual([]);
		expect((await found("harbour", { types: ["decision"] })).hidden).toEqual([]);
	});

	it("brings what something takes the place of only later, until then, and what was so before it was written", async () => {
		const at = { tenant, scope: "user:ada", key: "gate" };
		const [from, to] = ["2030-01-01T00:00:00.000Z", "2020-01-01T00:00:00.000Z"];
		const superseded = { status: "superseded", supersededBy: "then", validTo: from } as const;
		await storedMemory({ ...at, id: "now", content: "gate 11", ...superseded });
		await storedMemory({ ...at, id: "then", content: "gate 22", validFrom: from, supersedes: "now" });
		await storedMemory({ ...at, id: "old", key: "office", content: "office", validFrom: to, validTo: NOW });
		const nowadays = await found("gate");
		expect([ids(nowadays.memories), ids(nowadays.lasting), nowadays.hidden]).toEqual([["now"], ["now"], []]);
		expect(ids((await found("gate", { as_of: "2031-01-01T00:00:00.000Z", current: true })).memories)).toEqual(["then"]);
		expect(ids((await found("office", { as_of: "2021-01-01T00:00:00.000Z", current: false })).memories)).toEqual([
			"old",
		]);
	});

	it("answers for a past moment with what was so then", async () => {
		const at = { tenant, scope: "user:ada", createdAt: "2026-01-01T00:00:00.000Z" };
		const march = "2026-03-01T00:00:00.000Z";
		await storedMemory({ ...at, id: "old", content: "lives in the harbour", status: "superseded", updatedAt: march });
		await storedMemory({ ...at, id: "new", content: "lives on a harbour boat", createdAt: march, updatedAt: march });
		const then = { as_of: "2026-02-01T00:00:00.000Z", current: false };
		expect(ids((await found("harbour", then)).memories)).toEqual(["old"]);
		expect(ids((await found("harbour")).memories)).toEqual(["new"]);
		expect(ids((await found("harbour", { as_of: "2025-02-01T00:00:00.000Z", current: false })).memories)).toEqual([]);
	});

	it("brings what stands whatever is asked, and who has the key of what the words find", async () => {
		const at = { tenant, scope: "user:ada" };
		await storedMemory({ ...at, id: "preference", content: "tabs", type: "preference" });
		await storedMemory({ ...at, id: "static", content: "born in 1815", isStatic: true });
		await storedMemory({ ...at, id: "mine", content: "MySQL", key: "db" });
		await storedMemory({ ...at, id: "plain", content: "nothing" });
		await storedMemory({ tenant, scope: "user:bob", id: "bob", content: "spaces", type: "preference" });
		await storedMemory({ tenant, scope: "global", id: "all", content: "We use Postgres", key: "db" });
		const read = await found("Postgres");
		expect(ids(read.lasting)).toEqual(["all", "mine", "preference", "static"]);
		expect(ids(read.memories)).toEqual(["all", "mine"]);
	});

	it("finds relations by their entities and their other names, with the memories they came with", async () => {
		const at = { tenant, scope: "user:ada", predicate: "REPORTS_TO" };
		await storedMemory({ tenant, scope: "user:ada", id: "m", content: "Her boss is Carol" });
		await storedRelation({ ...at, id: "up", subject: "alice", object: "carol", memoryId: "m" });
		await storedRelation({ ...at, id: "down", subject: "dan", object: "alice" });
		await storedRelation({ ...at, id: "ended", subject: "alice", object: "eve", validTo: "2026-03-01T00:00:00.000Z" });
		await storedRelation({ ...at, id: "bob's", scope: "user:bob", subject: "alice", object: "mallory" });
		await storedAlias({ tenant, scope: "user:ada", alias: "al", entity: "alice", relationId: "up" });
		for (const name of ["alice", "al"]) {
			const read = await found(name);
			expect(ids(read.relations)).toEqual(["down", "up"]);
			expect(ids(read.linked)).toEqual(["m"]);
		}
		const then = { as_of: "2026-02-01T00:00:00.000Z", current: false };
		expect(ids((await found("alice", then)).relations)).toEqual(["down", "ended", "up"]);
	});

	describe("what tells of a topic in other words", () => {
		const telling = [
			{ phrase: "drip", strength: 1 },
			{ phrase: "gui sai", strength: 0.5 },
		];

		it("finds episodes that have a phrase as it stands, within the same bounds as words do", async () => {
			const episode = (id: string, text: string, more: object = {}) =>
				storedEpisode({ tenant, id, threadId: `t-${id}`, userId: "ada", text, ...more });
			await episode("drips", "The ceiling drips.");
			await episode("says", "The guy says so.");
			await episode("apart", "He says a guy came.");
			await episode("bob", "It drips.", { userId: "bob" });
			await episode("q", "It drips.", { projectId: "q" });
			await episode("here", "It drips.", { threadId: "t1" });
			expect(ids((await found("roof", { telling, thread: "t1" })).episodes)).toEqual(["drips", "says"]);
			expect((await found("roof", { thread: "t1" })).episodes).toEqual([]);
		});

		it("reads each episode once, and displaces none that has a word of the query", async () => {
			const text = `${"The guy says it drips onto the roof. ".repeat(100)}`;
			for (let at = 0; at < 80; at++) {
				await storedEpisode({
					tenant,
					id: `told-${at}`,
					threadId: `t${at}`,
					userId: "ada",
					text: text.replaceAll("roof", "floor"),
				});
			}
			await storedEpisode({ tenant, id: "asked", threadId: "t", userId: "ada", text: text.repeat(8) });
			const { episodes } = await found("roof", { telling });
			expect(ids(episodes)).toContain("asked");
			expect(new Set(ids(episodes)).size).toBe(episodes.length);
			expect(episodes.length).toBeLessThan(20);
		});
	});

	it("finds skills, and episodes of the user's other threads", async () => {
		for (const scope of ["user:ada", "user:bob", "global"]) {
			await storedSkill({ tenant, id: scope, scope, name: scope, description: "deploy the harbour" });
		}
		const text = "user: the harbour is closed";
		await storedEpisode({ tenant, id: "here", threadId: "t1", userId: "ada", projectId: "p", text });
		await storedEpisode({ tenant, id: "there", threadId: "t2", userId: "ada", projectId: "p", text });
		await storedEpisode({ tenant, id: "elsewhere", threadId: "t4", userId: "ada", projectId: "q", text });
		await storedEpisode({ tenant, id: "nowhere", threadId: "t5", userId: "ada", text });
		await storedEpisode({ tenant, id: "bob", threadId: "t3", userId: "bob", text });
		const read = await found("harbour", { thread: "t1" });
		expect(ids(read.skills)).toEqual(["global", "user:ada"]);
		expect(ids(read.episodes)).toEqual(["nowhere", "there"]);
		expect(read.episodes).toContainEqual(expect.objectContaining({ message_ids: ["m1", "m2"], version: 1 }));
		const accessScope = { tenant, user_id: "ada", project_id: "p" };
		expect(ids((await found("harbour", { accessScope })).episodes)).toEqual(["here", "there"]);
		const none = await found("harbour", {
			include: { relations: false, skills: false, episodes: false, profile: false },
		});
		expect([...none.skills, ...none.episodes]).toEqual([]);
	});

	it("verifies ids as it reads", async () => {
		const at = { tenant, content: "harbour" };
		await storedMemory({ ...at, scope: "user:ada", id: "ok" });
		await storedMemory({ ...at, scope: "user:ada", id: "gone", status: "deleted", content: "" });
		await storedMemory({ ...at, scope: "user:bob", id: "bob" });
		await storedMemory({ ...at, scope: "user:ada", id: "other", tenant: `${tenant}2` });
		await storedEpisode({ tenant, id: "e", threadId: "t2", userId: "ada", text: "x" });
		const { terms: _, concepts: __, names: ___, misspelt: ____, ...query } = asked("", { thread: "t1" });
		const all = { memories: ["ok", "gone", "bob", "other", "none"], episodes: ["e"], skills: [], own: false };
		const verified = await make(tenant).verify(all, query);
		expect(ids(verified.memories)).toEqual(["ok"]);
		expect(ids(verified.episodes)).toEqual(["e"]);
		const here = await make(tenant).verify(all, { ...query, thread: "t2" });
		expect([here.episodes, here.own]).toEqual([[], []]);
		const own = await make(tenant).verify({ ...all, own: true }, { ...query, thread: "t2" });
		expect([ids(own.episodes), ids(own.own)]).toEqual([[], ["e"]]);
	});

	it.each([
		[true, NOW],
		[false, "2026-03-01T00:00:00.000Z"],
	])("reads each kind of thing by each way, of now (%s) or of a past moment", async (current, as_of) => {
		await storedMemory({ tenant, id: "m", scope: "user:ada", content: "The harbour of Gull" });
		const relation = { subject: "Gull", predicate: "owns", object: "harbour" };
		await storedRelation({ tenant, id: "r", scope: "user:ada", ...relation, memoryId: "m", singleValued: true });
		await storedSkill({ tenant, id: "s", scope: "user:ada", name: "harbour", description: "x", tags: ["sea"] });
		await storedEpisode({ tenant, id: "e", threadId: "t2", userId: "ada", text: "a harbour" });
		await storedEpisode({ tenant, id: "told", threadId: "t3", userId: "ada", text: "the pier" });
		const include = { relations: true, skills: true, episodes: true, profile: true };
		const when = { current, as_of, include, telling: [{ phrase: "pier", strength: 1 }] };
		const read = await found("gull harbour", { ...when, types: ["fact"] });
		expect([ids(read.memories), ids(read.linked), ids(read.profile)]).toEqual([["m"], ["m"], ["m"]]);
		expect(read.memories[0]).toMatchObject({ is_static: false, source: null });
		expect(read.relations).toEqual([expect.objectContaining({ id: "r", single_valued: true, quote: null })]);
		expect(read.skills).toEqual([expect.objectContaining({ id: "s", tags: ["sea"] })]);
		expect(ids(read.episodes)).toEqual(["e", "told"]);
		expect(read.episodes[0]?.message_ids).toEqual(["m1", "m2"]);
		const known = { memories: ["m"], skills: ["s"], episodes: ["e", "told"], own: false };
		const verified = await make(tenant).verify(known, asked("", when));
		expect([ids(verified.memories), ids(verified.skills), ids(verified.episodes)]).toEqual([
			["m"],
			["s"],
			["e", "told"],
		]);
		expect((await found("gull harbour", { ...when, types: ["preference"] })).memories).toEqual([]);
	});
}
