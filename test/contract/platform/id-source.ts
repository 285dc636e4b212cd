import { expect, it } from "vitest";
import type { IdSource } from "../../../src/platform/ids/id-source.ts";

/** What every source of ids has to keep. */
export function idSourceContract(source: IdSource): void {
	const many = (ids: IdSource, count = 1_000) => Array.from({ length: count }, () => ids.next("msg"));

	it("gives ids of their kind, never one twice", () => {
		expect(source.next("thr")).toMatch(/^thr_[0-9A-HJKMNP-TV-Z]{26}$/);
		expect(new Set(many(source)).size).toBe(1_000);
	});

	it("gives from a seed the same ids in the same order, each of them once", () => {
		const seed = source.seed();
		const ids = many(source.seeded(seed));

		expect(many(source.seeded(seed))).toEqual(ids);
		expect(new Set(ids).size).toBe(1_000);
		expect(ids.every((id) => /^msg_[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
	});

	it("gives from no two seeds the same id", () => {
		const ids = Array.from({ length: 500 }, () => many(source.seeded(source.seed()), 20)).flat();

		expect(new Set(ids).size).toBe(10_000);
	});

	it("gives from two seeds that differ in one letter ids that differ in many", () => {
		const random = (seed: string) => source.seeded(seed).next("msg").slice(-16);
		const [one, two] = [random("01J9ZK3T6V7Q2M8N4P5R6S7T8V"), random("01J9ZK3T6V7Q2M8N4P5R6S7T8W")];

		expect([...one].filter((letter, at) => letter !== two[at]).length).toBeGreaterThan(8);
	});
}
