import { describe, expect, it } from "vitest";
import type { Owners } from "../../../src/core/base/access-scope.ts";
import type { BlockKey } from "../../../src/core/model/memory/stored-block.ts";
import type { BlockStore } from "../../../src/features/contexts/store/block-store.ts";

const T1 = "2026-01-02T03:04:05.001Z";
const T2 = "2026-01-02T03:04:05.002Z";
const T3 = "2026-01-02T03:04:05.003Z";
const nobody: Owners = { user_id: null, project_id: null };

/**
 * What every store of stored blocks has to keep. `make` gives the store of one tenant, all over the same store; `list`
 * puts a thread of these owners into the tenant's list.
 */
export function blockStoreContract(
	make: (tenant: string) => BlockStore,
	list: (tenant: string, id: string, owners: Owners) => Promise<void>,
): void {
	const key = (scope: string, name: BlockKey["name"] = "system"): BlockKey => ({ scope, name });
	const says = (content: string, now = T1) => ({ content, tokens: content.length, now });

	it("keeps what was written, and nothing of it elsewhere", async () => {
		const store = make("keeps");
		const block = { ...key("user:u"), content: "a <b> 'c'", tokens: 9, version: 1, updated_at: T1 };

		expect(await store.write(key("user:u"), says("a <b> 'c'"))).toEqual(block);
		expect(await store.read(key("user:u"))).toEqual(block);
		for (const other of [key("user:u", "task"), key("user:v"), key("project:u"), key("global")]) {
			expect(await store.read(other)).toBeNull();
		}
		expect(await make("keeps-not").read(key("user:u"))).toBeNull();
		expect(await make("keeps-not").versions(key("user:u"), { limit: 9 })).toEqual([]);
	});

	it("has a version for each change and none for the same content again", async () => {
		const store = make("versions");
		await store.write(key("global"), says("one"));
		expect(await store.write(key("global"), says("one", T2))).toMatchObject({ version: 1, updated_at: T1 });
		expect(await store.write(key("global"), says("two", T2))).toMatchObject({ version: 2, updated_at: T2 });
		expect(await store.write(key("global"), says("one", T3))).toMatchObject({ version: 3, content: "one" });

		const all = await store.versions(key("global"), { limit: 9 });
		expect(all.map(({ version, content, deleted_at }) => [version, content, deleted_at])).toEqual([
			[3, "one", null],
			[2, "two", null],
			[1, "one", null],
		]);
		expect((await store.versions(key("global"), { limit: 1, before: 3 })).map(({ version }) => version)).toEqual([2]);
		expect(await store.versions(key("global"), { limit: 1, before: 1 })).toEqual([]);
	});

	it("gives each of many writers a version of its own", async () => {
		const store = make("race");
		const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
		const written = await Promise.all(texts.map((text) => make("race").write(key("global"), says(text))));

		expect(written.map(({ content }) => content)).toEqual(texts);
		expect(written.map(({ version }) => version).sort((a, b) => a - b)).toEqual(texts.map((_, index) => index + 1));
		const kept = await store.versions(key("global"), { limit: 99 });
		expect(kept.map(({ content }) => content).sort()).toEqual(texts.toSorted());
	});

	describe("a deleted block", () => {
		it("is gone once, with its versions kept", async () => {
			const store = make("deleted");
			await store.write(key("global"), says("one"));
			await store.write(key("global"), says("two"));
			expect(await make("not-deleted").remove(key("global"), T2)).toBe(false);

			expect(await store.remove(key("global"), T2)).toBe(true);
			expect(await store.remove(key("global"), T3)).toBe(false);
			expect(await store.read(key("global"))).toBeNull();
			expect(await store.versions(key("global"), { limit: 9 })).toMatchObject([
				{ version: 2, deleted_at: T2 },
				{ version: 1, deleted_at: null },
			]);
		});

		it("is there again when it is written, also with what it said", async () => {
			const store = make("again");
			await store.write(key("global"), says("one"));
			await store.remove(key("global"), T2);

			expect(await store.write(key("global"), says("one", T3))).toMatchObject({ version: 2, updated_at: T3 });
			expect(await store.read(key("global"))).toMatchObject({ content: "one" });
		});

		it("is there again when it is restored", async () => {
			const store = make("restored");
			await store.write(key("global"), says("one"));
			await store.remove(key("global"), T2);

			expect(await store.restore(key("global"), 1, T3)).toMatchObject({ version: 2, content: "one", updated_at: T3 });
			expect(await store.read(key("global"))).toMatchObject({ version: 2 });
		});
	});

	it("restores a version as a new one, and none that never was", async () => {
		const store = make("restores");
		await store.write(key("global"), says("one"));
		await store.write(key("global"), says("three", T2));

		expect(await store.restore(key("global"), 1, T3)).toEqual({
			...{ ...key("global"), content: "one", tokens: 3, version: 3, updated_at: T3 },
		});
		expect(await store.restore(key("global"), 9, T3)).toBeNull();
		expect(await store.restore(key("global", "task"), 1, T3)).toBeNull();
		expect(await make("restores-not").restore(key("global"), 1, T3)).toBeNull();
		expect(await make("restores-not").read(key("global"))).toBeNull();
	});

	describe("what a context may show", () => {
		const shown = async (tenant: string, query: Partial<Parameters<BlockStore["visible"]>[0]>) => {
			const { owners, blocks } = await make(tenant).visible({ ...nobody, thread: null, ...query });
			const named = blocks.map(({ scope, name, version }) => `${scope}/${name}@${version}`).sort();
			return { ...owners, named };
		};

		it("is the newest version of each of the scopes, and nothing that was deleted", async () => {
			const store = make("visible");
			for (const scope of ["global", "user:u", "user:v", "project:p", "project:u"]) {
				await store.write(key(scope), says("one"));
				await store.write(key(scope, "task"), says("one"));
				await store.write(key(scope), says("two"));
			}
			await store.remove(key("user:u", "task"), T2);
			await make("visible-not").write(key("global", "project"), says("theirs"));

			expect(await shown("visible", {})).toEqual({ ...nobody, named: ["global/system@2", "global/task@1"] });
			expect(await shown("visible", { user_id: "u", project_id: "p" })).toEqual({
				user_id: "u",
				project_id: "p",
				named: ["global/system@2", "global/task@1", "project:p/system@2", "project:p/task@1", "user:u/system@2"],
			});
			const [block] = (await make("visible-not").visible({ ...nobody, thread: null })).blocks;
			expect(block).toEqual({ ...key("global", "project"), content: "theirs", tokens: 6, version: 1, updated_at: T1 });
		});

		it("follows the thread's owners in the list, unless others are named", async () => {
			await list("owned", "t", { user_id: "u", project_id: "p" });
			await list("owned-not", "other", { user_id: "v", project_id: null });
			for (const scope of ["user:u", "user:v", "project:p"]) await make("owned").write(key(scope), says("one"));

			const named = (query: object) => shown("owned", query);
			expect(await named({ thread: "t" })).toEqual({
				...{ user_id: "u", project_id: "p", named: ["project:p/system@1", "user:u/system@1"] },
			});
			expect(await named({ thread: "t", user_id: "v" })).toEqual({
				...{ user_id: "v", project_id: "p", named: ["project:p/system@1", "user:v/system@1"] },
			});
			expect(await named({ thread: "other" })).toEqual({ ...nobody, named: [] });
		});
	});
}
