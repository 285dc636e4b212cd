import { expect, it } from "vitest";
import { type AccessScope, wholeTenant } from "../../../src/core/base/access-scope.ts";
import type { NewSkill } from "../../../src/core/model/memory/skill.ts";
import type { SkillStore } from "../../../src/features/memory/store/skills/skill-store.ts";

const T1 = "2026-01-02T03:04:05.001Z";
const T2 = "2026-01-02T03:04:05.002Z";
const T3 = "2026-01-02T03:04:05.003Z";

let count = 0;
const skill = (name: string, more: Partial<NewSkill> = {}) => ({
	id: `skl_${String(++count).padStart(6, "0")}`,
	...{ name, description: `How to ${name}.`, body: "1. Do it.", language: null, tags: [], scope: "global" },
	...more,
});

/** What every store of skills has to keep. `noted` gives what the vector index is to be told of a tenant's skills. */
export function skillStoreContract(
	make: (accessScope: AccessScope) => SkillStore,
	noted: (tenant: string) => Promise<string[]>,
): void {
	const of = (tenant: string) => make(wholeTenant(tenant));
	const found = async (store: SkillStore, goal: string, scopes = ["global"]) =>
		(await store.search({ goal, scopes, limit: 9 })).map(({ skill: { name } }) => name);

	it("keeps what was written, and nothing of it elsewhere", async () => {
		const one = skill("deploy", { language: "bash", tags: ["ops", "日本"], body: "a 'b' <c>" });
		const kept = { ...one, version: 1, successes: 0, failures: 0, created_at: T1, updated_at: T1 };
		expect(await of("keeps").write(one, T1)).toEqual({ skill: kept, created: true });
		expect(await of("keeps").write(one, T2)).toEqual({ skill: kept, created: true });
		expect(await of("keeps").read(one.id)).toEqual(kept);
		expect(await of("keeps-not").read(one.id)).toBeNull();
		expect(await of("keeps-not").outcome(one.id, { success: true, detail: null }, T2)).toBeNull();
		expect(await of("keeps-not").remove(one.id)).toBe(false);
		expect(await found(of("keeps-not"), "deploy")).toEqual([]);
		expect(await of("keeps").page({ limit: 9 })).toEqual([kept]);
	});

	it("has a new version, whose outcomes begin anew, for another body, and none for the same", async () => {
		const store = of("versions");
		const first = (await store.write(skill("deploy"), T1)).skill;
		await store.outcome(first.id, { success: true, detail: "fine" }, T1);
		expect(await store.write(skill("deploy"), T2)).toMatchObject({
			created: false,
			skill: { id: first.id, version: 1, successes: 1, updated_at: T1 },
		});
		expect(await store.write(skill("deploy", { body: "2. Better." }), T2)).toMatchObject({
			created: true,
			skill: { id: first.id, version: 2, successes: 0, failures: 0, created_at: T1, updated_at: T2 },
		});
		expect(await store.write(skill("deploy", { body: "2. Better.", tags: ["new"] }), T3)).toMatchObject({
			created: false,
			skill: { version: 2, tags: ["new"], updated_at: T3 },
		});
		expect((await store.write(skill("deploy", { scope: "user:u" }), T3)).skill.id).not.toBe(first.id);
	});

	it("loses no outcome and no version of many at the same moment", async () => {
		const { id } = (await of("race").write(skill("run", { body: "0" }), T1)).skill;
		await Promise.all(
			Array.from({ length: 6 }, (_, index) => of("race").outcome(id, { success: index % 3 > 0, detail: null }, T2)),
		);
		expect(await of("race").read(id)).toMatchObject({ successes: 4, failures: 2 });
		const bodies = ["1", "2", "3", "4"];
		const written = await Promise.all(bodies.map((body) => of("race").write(skill("run", { body }), T2)));
		expect(await of("race").read(id)).toMatchObject({ version: 5, successes: 0 });
		expect(written.every(({ created }) => created)).toBe(true);
	});

	it("finds by goal what says most of it, in the scopes that are asked", async () => {
		const store = of("search");
		await store.write(skill("deploy_worker", { description: "Deploy a Worker to production", tags: ["release"] }), T1);
		await store.write(skill("bake", { description: "Bake bread for production of smiles" }), T1);
		await store.write(skill("數據備份", { description: "如何備份資料庫" }), T1);
		await store.write(skill("mine", { description: "Deploy my things", scope: "user:u" }), T1);

		expect(await found(store, "How do I deploy the worker to production?")).toEqual(["deploy_worker", "bake"]);
		expect(await found(store, "releasing")).toEqual(["deploy_worker"]);
		expect(await found(store, "資料庫備份")).toEqual(["數據備份"]);
		expect(await found(store, "deploy", ["user:u"])).toEqual(["mine"]);
		expect(await found(store, "deploy", [])).toEqual([]);
		for (const odd of ['"', "terms : x*", "NEAR(a b)", "^ AND OR NOT", "   ", "‘"]) {
			expect(await found(store, odd)).toEqual([]);
		}
		for (const { relevance } of await store.search({ goal: "deploy worker", scopes: ["global"], limit: 9 })) {
			expect(relevance).toBeGreaterThan(0);
			expect(relevance).toBeLessThanOrEqual(1);
		}
	});

	it("finds a skill by what it says now, and not once it is gone", async () => {
		const store = of("gone");
		const { id } = (await store.write(skill("x", { description: "alpha" }), T1)).skill;
		await store.write(skill("x", { description: "omega" }), T2);
		expect(await found(store, "alpha")).toEqual([]);
		expect(await found(store, "omega")).toEqual(["x"]);

		expect(await store.remove(id)).toBe(true);
		expect(await store.remove(id)).toBe(false);
		expect(await found(store, "omega")).toEqual([]);
		expect(await store.read(id)).toBeNull();
		expect(await noted("gone")).toEqual([`put ${id}`, `put ${id}`, `remove ${id}`]);
		expect((await store.write(skill("x"), T3)).skill).toMatchObject({ version: 1 });
	});

	it("removes a scope, and no other", async () => {
		const store = of("scope");
		for (const scope of ["thread:x", "thread:xy"]) await store.write(skill(scope, { scope }), T1);
		expect(await store.removeScope("thread:x")).toBe(1);
		expect((await store.page({ limit: 9 })).map(({ name }) => name)).toEqual(["thread:xy"]);
	});

	it("shows a bound key its own scopes only, newest first", async () => {
		for (const [index, scope] of ["global", "user:u", "user:v", "project:p", "user:u"].entries()) {
			await of("bound").write(skill(`deploy ${index}`, { scope }), index < 4 ? T1 : T2);
		}
		const bound = make({ tenant: "bound", user_id: "u", project_id: null });
		expect((await bound.page({ limit: 9 })).map(({ name }) => name)).toEqual(["deploy 4", "deploy 1"]);
		const [first] = await bound.page({ limit: 1 });
		expect((await bound.page({ limit: 9, after: first })).map(({ name }) => name)).toEqual(["deploy 1"]);
		expect(await found(bound, "deploy", ["global", "user:u", "user:v"])).toHaveLength(2);
		expect(await of("bound").page({ scope: "user:v", limit: 9 })).toHaveLength(1);
		const [theirs] = await of("bound").page({ scope: "user:v", limit: 9 });
		expect(await bound.remove(theirs?.id ?? "")).toBe(false);
	});
}
