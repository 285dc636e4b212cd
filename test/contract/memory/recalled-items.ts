import { expect, it } from "vitest";
import type { RecalledItems } from "../../../src/features/memory/store/recall/recalled-items.ts";
import type { Written } from "./outbox.ts";

/** Long-term memory of a tenant, in which a suite writes and erases. */
export type RecalledStore = {
	items(tenant: string): RecalledItems;
	writing(tenant: string): Written;
};

/** What every look-up of recalled items has to keep. */
export function recalledItemsContract({ items, writing }: RecalledStore): void {
	const shown = (id: string, source_ids: string[] = []) => ({ id, source_ids });

	it("knows what is there, and what is there no more", async () => {
		const { anyErased } = items("items");
		const written = writing("items");
		await written.memory("mem_1", 1);
		await written.memory("mem_old", 1, { status: "superseded" });
		await written.skill("skl_1", 1);
		await written.episode("eps_1", 1, "ada");

		expect(await anyErased([])).toBe(false);
		expect(await anyErased(["mem_1", "mem_old", "skl_1", "eps_1"].map((id) => shown(id)))).toBe(false);
		for (const id of ["mem_none", "rel_none", "skl_none", "eps_none"]) {
			expect(await anyErased([shown("mem_1"), shown(id)])).toBe(true);
		}
		expect(await items("items-not").anyErased([shown("mem_1")])).toBe(true);
		await written.memory("mem_1", 2, { status: "deleted", content: "" });
		expect(await anyErased([shown("mem_1")])).toBe(true);
	});

	it("knows of an episode whether all its messages are in it still", async () => {
		const { anyErased } = items("messages");
		await writing("messages").episode("eps_1", 1, "ada");

		expect(await anyErased([shown("eps_1", [])])).toBe(false);
		expect(await anyErased([shown("eps_1", ["gone"])])).toBe(true);
	});
}
