import { describe, expect, it } from "vitest";
import { type AccessScope, wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { MemoryEntry, MemoryStore } from "../../../src/features/memory/store/memories/memory-store.ts";

export const T1 = "2026-01-02T03:04:05.001Z";
export const T2 = "2026-01-02T03:04:05.002Z";
export const T3 = "2026-01-02T03:04:05.003Z";
export const LATER = "2026-02-01T00:00:00.000Z";

/** A store over one store, and what else its suite has to see of that store. */
export type StoreStore = {
	make(accessScope: AccessScope, now: string): MemoryStore;
	list(tenant: string, id: string, owners: Pick<AccessScope, "user_id" | "project_id">): Promise<void>;
	/** All that is stored, as one text. */
	everything(): Promise<string>;
	/** The memories of a scope that have this term. */
	found(tenant: string, scope: string, term: string): Promise<string[]>;
	/** What the vector index is to be told, as `put mem_1`. */
	told(tenant: string): Promise<string[]>;
};

let made = 0;

export function entry(content: string, more: Partial<MemoryEntry> = {}): MemoryEntry {
	return {
		id: `mem_${++made}`,
		content,
		type: "fact",
		scope: "user:u",
		key: null,
		is_static: false,
		importance: 5,
		confidence: 1,
		source: null,
		created_at: null,
		valid_from: null,
		valid_to: null,
		expires_at: null,
		review_at: null,
		metadata: null,
		quotes: [],
		evidence: [],
		...more,
	};
}

/** What every store of memories has to keep of writing and reading. */
export function memoryStoreContract({ make, list, found, told }: StoreStore): void {
	const storeOf = (tenant: string, now = T1) => make(wholeTenant(tenant), now);
	const outcomes = async (tenant: string, entries: MemoryEntry[], now = T1) =>
		(await storeOf(tenant).write(entries, now)).map(({ outcome }) => outcome);
	const active = (tenant: string, now = T1) => storeOf(tenant, now).page({ status: "active", limit: 200 });
	const texts = async (tenant: string, now = T1) => (await active(tenant, now)).map(({ content }) => content).sort();

	it("keeps what was written, for its tenant alone", async () => {
		const full = entry("a 'b' \"c\" 日本語", {
			...{ type: "decision", key: "k", is_static: true, importance: 9, confidence: 0.25, created_at: T1 },
			...{ source: { id: "s", type: "doc" }, valid_from: T1, valid_to: LATER, expires_at: LATER, review_at: T2 },
			metadata: '{"a":[1,"\\u00e4"]}',
		});
		const { quotes: _, evidence: __, ...kept } = full;
		const memory = { ...kept, updated_at: T2, status: "active", version: 1, supersedes: null, superseded_by: null };

		expect(await storeOf("keeps").write([full], T2)).toEqual([{ memory, outcome: "created" }]);
		expect(await storeOf("keeps").read(full.id)).toEqual(memory);
		expect(await storeOf("keeps").readAll([full.id, "mem_none"])).toEqual([memory]);
		expect(await storeOf("keeps-not").read(full.id)).toBeNull();
		expect(await active("keeps-not")).toEqual([]);
		expect(await told("keeps")).toEqual([`put ${full.id}`]);
	});

	it("is found by its terms in its scope", async () => {
		const one = entry("Prefers running in forests");
		await storeOf("terms").write([one], T1);

		expect(await found("terms", "user:u", "forest")).toEqual([one.id]);
		expect(await found("terms", "user:v", "forest")).toEqual([]);
	});

	it("counts a time of creation to come as now", async () => {
		const [written] = await storeOf("future").write([entry("x", { created_at: LATER })], T1);

		expect(written?.memory.created_at).toBe(T1);
	});

	it("knows what says the same, in its scope", async () => {
		const [first, again] = [entry("Likes tea."), entry("  likes TEA")];

		expect(await outcomes("same", [first])).toEqual(["created"]);
		expect(await storeOf("same").write([again], T2)).toMatchObject([
			{ outcome: "duplicate", memory: { id: first.id, content: "Likes tea.", updated_at: T1 } },
		]);
		expect(await outcomes("same", [entry("likes tea", { scope: "user:v" }), entry("Likes tea?")])).toEqual([
			...["created", "created"],
		]);
		expect(await outcomes("same-not", [entry("likes tea")])).toEqual(["created"]);
	});

	it("lets a new value of a key take the place of the old one", async () => {
		const [first, second, third] = [
			entry("Lives in Rome", { key: "home" }),
			entry("Lives in Bonn", { key: "home" }),
			entry("Lives in Kyiv", { key: "home", valid_from: LATER }),
		] as const;
		await storeOf("key").write([first], T1);
		expect(await storeOf("key").write([second], T2)).toMatchObject([
			{ outcome: "superseding", memory: { id: second.id, supersedes: first.id } },
		]);
		expect(await outcomes("key", [entry("Lives in Bonn", { key: "home" })], T2)).toEqual(["duplicate"]);
		await storeOf("key").write([third], T3);

		expect(await storeOf("key", T3).read(first.id)).toMatchObject({
			...{ status: "superseded", superseded_by: second.id, valid_to: T2, version: 1 },
		});
		expect(await storeOf("key", T3).read(second.id)).toMatchObject({
			...{ status: "active", superseded_by: third.id, valid_to: LATER },
		});
		expect(await texts("key", T3)).toEqual(["Lives in Bonn", "Lives in Kyiv"]);
		expect(await texts("key", LATER)).toEqual(["Lives in Kyiv"]);
		const history = await storeOf("key").history(third.id, { limit: 50 });
		expect(history).toMatchObject({
			value: [
				{ id: third.id, content: "Lives in Kyiv", status: "active", version: 1, valid_from: LATER },
				{ id: second.id, content: "Lives in Bonn", status: "superseded", valid_to: LATER },
				{ id: first.id, content: "Lives in Rome", status: "superseded", valid_to: T2 },
			],
		});
		// What was so once is still found for questions about then.
		expect(await found("key", "user:u", "rome")).toEqual([first.id]);
		expect(await outcomes("key", [entry("Lives in Rome", { key: "home" })], T3)).toEqual(["superseding"]);
	});

	it("takes a batch in its order", async () => {
		const entries = [
			entry("one", { key: "k" }),
			entry("two", { key: "k" }),
			entry("TWO"),
			entry("three", { key: "k" }),
			entry("one", { key: "k" }),
			entry("free"),
			entry("free", { key: "other" }),
			entry("instead", { key: "other" }),
		];
		expect(await outcomes("order", entries)).toEqual([
			...["created", "superseding", "duplicate", "superseding", "superseding", "created", "duplicate", "superseding"],
		]);
		expect(await texts("order")).toEqual(["instead", "one"]);
		expect(await storeOf("order").read(entries[0]?.id ?? "")).toMatchObject({
			status: "superseded",
			superseded_by: entries[1]?.id,
		});
		expect(await storeOf("order").page({ status: "superseded", limit: 9 })).toHaveLength(4);
	});

	it("lets a value that is known without its key take the key's place", async () => {
		const [loose, held] = [entry("Uses tabs"), entry("Uses spaces", { key: "indent" })];
		await storeOf("loose").write([loose, held], T1);

		expect(await storeOf("loose").write([entry("uses tabs", { key: "indent" })], T2)).toMatchObject([
			{ outcome: "superseding", memory: { id: loose.id, key: "indent", supersedes: held.id } },
		]);
		expect(await texts("loose", T2)).toEqual(["Uses tabs"]);
	});

	it("keeps what was over before as history of what holds now", async () => {
		const now = entry("Lives in Bonn", { key: "home" });
		await storeOf("past").write([now], T2);

		const [past] = await storeOf("past").write([entry("Lived in Rome", { key: "home", valid_to: T1 })], T3);
		expect(past).toMatchObject({
			outcome: "created",
			memory: { status: "superseded", superseded_by: now.id, valid_to: T1 },
		});
		expect(await texts("past")).toEqual(["Lives in Bonn"]);
	});

	it("has each thing once, of however many who write it at the same moment", async () => {
		const write = (content: string, key: string | null) => storeOf("race").write([entry(content, { key })], T1);
		const same = await Promise.all(Array.from({ length: 12 }, () => write("said by all", null)));
		expect(same.flat().filter(({ outcome }) => outcome === "created")).toHaveLength(1);
		expect(new Set(same.flat().map(({ memory }) => memory.id)).size).toBe(1);

		const keyed = await Promise.all(Array.from({ length: 12 }, (_, index) => write(`value ${index}`, "k")));
		expect(keyed.flat().filter(({ outcome }) => outcome === "created")).toHaveLength(1);
		const [holder, ...more] = (await active("race")).filter(({ key }) => key === "k");
		expect(more).toEqual([]);
		const history = await storeOf("race").history(holder?.id ?? "", { limit: 50 });
		expect(history.ok && history.value).toHaveLength(12);
	});

	it("meets what it has written when it is repeated under the same ids", async () => {
		const entries = [entry("one"), entry("ONE"), entry("old", { key: "k" }), entry("new", { key: "k" })];
		const first = await outcomes("repeat", entries);

		expect(await outcomes("repeat", entries, T2)).toEqual(first);
		expect(await texts("repeat")).toEqual(["new", "one"]);
		expect(await told("repeat")).toHaveLength(3);
	});

	it("hides what has expired, and takes it anew", async () => {
		const old = entry("Is on leave", { key: "leave", expires_at: T2 });
		await storeOf("ttl").write([old], T1);
		expect(await texts("ttl", T1)).toEqual(["Is on leave"]);
		expect(await texts("ttl", T2)).toEqual([]);
		expect(await storeOf("ttl", T2).read(old.id)).toMatchObject({ status: "expired" });
		expect(await storeOf("ttl", T2).page({ status: "expired", limit: 9 })).toHaveLength(1);

		expect(await outcomes("ttl", [entry("Is on leave"), entry("At work", { key: "leave" })], T2)).toEqual([
			"created",
			"created",
		]);
		expect(await storeOf("ttl", T1).read(old.id)).toMatchObject({ status: "expired", superseded_by: null });
		expect(await outcomes("ttl", [entry("Gone at once", { expires_at: T1, key: "leave" })], T2)).toEqual(["created"]);
		expect(await texts("ttl", T2)).toEqual(["At work", "Is on leave"]);
	});

	it("pages by what is asked, newest first", async () => {
		const store = storeOf("pages", T2);
		const more = { type: "decision", scope: "global" } as const;
		const written = [
			entry("a", { created_at: T1, review_at: T2 }),
			entry("b", { created_at: T2, ...more }),
			entry("c", { created_at: T2, key: "k" }),
		];
		await store.write(written, T3);
		const ids = async (query: object) =>
			(await store.page({ limit: 9, ...query })).map(({ content }) => content).join("");

		expect(await ids({})).toBe("cba");
		expect(await ids({ limit: 2 })).toBe("cb");
		expect(await ids({ after: { created_at: T2, id: written[2]?.id } })).toBe("ba");
		expect(await ids({ scope: "global" })).toBe("b");
		expect(await ids({ type: "decision", scope: "user:u" })).toBe("");
		expect(await ids({ key: "k" })).toBe("c");
		expect(await ids({ review_due: T2 })).toBe("a");
		expect(await ids({ review_due: T1 })).toBe("");
		expect(await ids({ status: "deleted" })).toBe("");
	});

	describe("to a bound caller", () => {
		const reaches: [string, Partial<AccessScope>, string][] = [
			["a user", { user_id: "u" }, "thread:mine thread:ours user:u"],
			["a project", { project_id: "p" }, "project:p thread:ours"],
			["a user in a project", { user_id: "u", project_id: "p" }, "project:p thread:ours user:u"],
		];
		it.each(reaches)("shows what %s reaches, and nothing else", async (name, bound, seen) => {
			const tenant = `reach-${name.replaceAll(" ", "-")}`;
			await list(tenant, "mine", { user_id: "u", project_id: null });
			await list(tenant, "ours", { user_id: "u", project_id: "p" });
			await list(tenant, "theirs", { user_id: "v", project_id: null });
			const scopes = [
				"global",
				"user:u",
				"user:v",
				"project:p",
				"project:q",
				"thread:mine",
				"thread:ours",
				"thread:theirs",
				"thread:none",
			];
			const written = scopes.map((scope) =>
				entry("x", { scope, quotes: [{ thread_id: "t", message_id: "m", seq: 1, quote: "x" }] }),
			);
			await storeOf(tenant).write(written, T1);

			const mine = make({ ...wholeTenant(tenant), ...bound }, T1);
			expect(
				(await mine.page({ limit: 99 }))
					.map(({ scope }) => scope)
					.sort()
					.join(" "),
			).toBe(seen);
			for (const { id, scope } of written) {
				if (seen.split(" ").includes(scope)) continue;
				expect(await mine.read(id)).toBeNull();
				expect(await mine.change(id, { content: "y" }, T2)).toMatchObject({ error: { reason: "not_found" } });
				expect(await mine.review(id, { decision: "expire" }, T2)).toMatchObject({ error: { reason: "not_found" } });
				expect(await mine.history(id, { limit: 50 })).toMatchObject({ error: { reason: "not_found" } });
				expect(await mine.evidence(id, { limit: 50 })).toMatchObject({ error: { reason: "not_found" } });
				expect((await mine.quotes([id])).size).toBe(0);
				expect(await mine.remove(id, T2)).toBe(false);
			}
			expect(await storeOf(tenant).page({ status: "active", limit: 99 })).toHaveLength(scopes.length);
		});
	});
}
