import { expect, it } from "vitest";
import { mayReplace } from "../../../../../src/core/base/access-scope.ts";
import { ratedImportance } from "../../../../../src/core/model/memory/importance.ts";
import { endOfValidity } from "../../../../../src/core/model/memory/placing.ts";
import { MEMORY_TYPES } from "../../../../../src/core/model/memory/remembered.ts";
import { blockOfMemory } from "../../../../../src/core/recall/routing.ts";

it.each([
	["preference", "user:a", false, "system"],
	["preference", "project:p", true, "project"],
	["preference", "global", false, "project"],
	["fact", "user:a", true, "project"],
	["fact", "user:a", false, "knowledge"],
	["decision", "project:p", true, "knowledge"],
	["insight", "user:a", false, "knowledge"],
	["document", "global", true, "knowledge"],
] as const)("a %s of %s (static: %s) goes to the block %s", (type, scope, is_static, block) => {
	expect(blockOfMemory({ type, scope, is_static })).toBe(block);
});

it("rates what is grave or binding above what passes, always from 1 to 10", () => {
	const rate = (content: string, type: (typeof MEMORY_TYPES)[number] = "fact") =>
		ratedImportance({ content, type, is_static: false });

	expect(rate("Is allergic to nuts")).toBeGreaterThan(rate("Owns a red bicycle"));
	expect(rate("Never deploy on Fridays")).toBeGreaterThan(rate("Deploys on Fridays"));
	expect(rate("Had lunch late today")).toBeLessThan(rate("Owns a red bicycle"));
	for (const type of MEMORY_TYPES) {
		for (const content of ["Allergic; always critical, must never", "lunch today", "x".repeat(32_000)]) {
			const rated = ratedImportance({ content, type, is_static: true });
			expect(Number.isInteger(rated) && rated >= 1 && rated <= 10).toBe(true);
		}
	}
});

it("lets only what reaches at least as far take a place", () => {
	expect(mayReplace("user:a", "user:a")).toBe(true);
	expect(mayReplace("user:a", "global")).toBe(true);
	expect(mayReplace("user:a", "user:b")).toBe(false);
	expect(mayReplace("global", "user:a")).toBe(false);
});

it("ends what is replaced when the new begins, within its own time", () => {
	const [t1, t2, t3] = ["2026-01-01", "2026-01-02", "2026-01-03"] as const;

	expect(endOfValidity({ valid_from: t1, valid_to: null }, t2)).toBe(t2);
	expect(endOfValidity({ valid_from: null, valid_to: t1 }, t2)).toBe(t1);
	expect(endOfValidity({ valid_from: t2, valid_to: t3 }, t1)).toBe(t2);
});
