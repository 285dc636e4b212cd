import fc from "fast-check";
import { expect, it } from "vitest";
import {
	type HashedEntry,
	planWrite,
	type StoredMemory,
	type WritePlan,
} from "../../../../src/core/memories/plan-write.ts";

const NOW = "2026-01-12T09:30:00.000Z";
const times = ["2026-01-01T00:00:00.000Z", "2026-01-11T00:00:00.000Z", "2026-02-01T00:00:00.000Z"];

type Stored = StoredMemory & { superseded_by: string | null };

/** What a plan does to what is stored. */
function applied(stored: readonly Stored[], plan: WritePlan): Stored[] {
	const closed = new Map(plan.closed.map((one) => [one.id, one]));
	const changed = new Map(plan.changed.map((one) => [one.id, one]));
	return [...stored, ...plan.inserted].map((one) => ({ ...one, ...changed.get(one.id), ...closed.get(one.id) }));
}

/** What the shelf would read for these entries. */
function met(stored: readonly Stored[], entries: readonly HashedEntry[]): Stored[] {
	return stored.filter((one) =>
		entries.some(
			({ id, scope, hash, key }) =>
				id === one.id ||
				(one.status === "active" && one.scope === scope && (one.hash === hash || (key !== null && one.key === key))),
		),
	);
}

function written(stored: readonly Stored[], entries: readonly HashedEntry[]): { stored: Stored[]; plan: WritePlan } {
	const plan = planWrite(entries, met(stored, entries), NOW);
	return { stored: applied(stored, plan), plan };
}

const entriesOf = fc
	.array(
		fc.record({
			scope: fc.constantFrom("user:a", "user:b"),
			hash: fc.constantFrom("one", "two", "three"),
			key: fc.constantFrom(null, null, "k", "l"),
			valid_from: fc.constantFrom(null, null, ...times),
			valid_to: fc.constantFrom(null, null, null, ...times),
			expires_at: fc.constantFrom(null, null, null, ...times),
		}),
		{ maxLength: 12 },
	)
	.map((all) =>
		all.map(
			(one, index): HashedEntry => ({
				...{
					...one,
					id: `mem_${index}`,
					content: one.hash,
					type: "fact",
					is_static: false,
					importance: 5,
					confidence: 1,
				},
				...{ source: null, created_at: null, review_at: null, metadata: null, quotes: [], evidence: [] },
				valid_from:
					one.valid_from !== null && one.valid_to !== null && one.valid_to < one.valid_from ? null : one.valid_from,
			}),
		),
	);

it("has each content and each key once in a scope, whatever is written", () => {
	fc.assert(
		fc.property(entriesOf, (entries) => {
			const active = written([], entries).stored.filter(({ status }) => status === "active");
			const places = active.map(({ scope, hash }) => `${scope} ${hash}`);
			const keys = active.flatMap(({ scope, key }) => (key === null ? [] : [`${scope} ${key}`]));

			expect(new Set(places).size).toBe(places.length);
			expect(new Set(keys).size).toBe(keys.length);
		}),
	);
});

it("comes to the same at once as one by one", () => {
	fc.assert(
		fc.property(entriesOf, fc.nat(12), (entries, cut) => {
			const whole = written([], entries);
			const first = written([], entries.slice(0, cut));
			const rest = written(first.stored, entries.slice(cut));
			const told = ({ id, status, key, supersedes, superseded_by, valid_to }: Stored) => [
				...[id, status, key, supersedes, superseded_by, valid_to],
			];

			expect(rest.stored.map(told)).toEqual(whole.stored.map(told));
			expect([...first.plan.outcomes, ...rest.plan.outcomes]).toEqual(whole.plan.outcomes);
		}),
	);
});

it("ends what it supersedes no earlier than it began, names its successor, and never makes a ring", () => {
	fc.assert(
		fc.property(entriesOf, (entries) => {
			const { stored } = written([], entries);
			const byId = new Map(stored.map((one) => [one.id, one]));
			for (const one of stored) {
				expect(one.superseded_by !== null).toBe(one.status === "superseded");
				if (one.valid_from !== null && one.valid_to !== null) expect(one.valid_to >= one.valid_from).toBe(true);
				const line = new Set<string>();
				for (let next: Stored | undefined = one; next !== undefined; next = byId.get(next.superseded_by ?? "")) {
					expect(line.has(next.id)).toBe(false);
					line.add(next.id);
				}
			}
		}),
	);
});

it("writes nothing that was written under its id before", () => {
	fc.assert(
		fc.property(entriesOf, (entries) => {
			const once = written([], entries);
			const again = written(once.stored, entries);

			expect(again.plan.inserted).toEqual([]);
			expect(again.stored.filter(({ status }) => status === "active")).toHaveLength(
				once.stored.filter(({ status }) => status === "active").length,
			);
		}),
	);
});

it("takes what says the same as news where that was over, or begins only later, and as known where both are over", () => {
	const entry = (id: string, changes: Partial<HashedEntry>): HashedEntry => ({
		...{ id, scope: "user:a", hash: "leave", key: null, content: "Anna is on leave", type: "fact", is_static: false },
		...{ importance: 5, confidence: 1, source: null, created_at: null, review_at: null, metadata: null },
		...{ quotes: [], evidence: [], valid_from: null, valid_to: null, expires_at: null, ...changes },
	});
	const over = { valid_from: "2025-01-01T00:00:00.000Z", valid_to: "2025-02-01T00:00:00.000Z" };
	const past = written([], [entry("past", over)]).stored;
	const statuses = (from: readonly Stored[], ...entries: HashedEntry[]) =>
		written(from, entries).stored.map(({ id, status }) => `${id} ${status}`);
	expect(statuses(past, entry("now", {}))).toEqual(["past expired", "now active"]);
	expect(statuses(past, entry("again", over))).toEqual(["past active"]);
	expect(statuses([], entry("past", over), entry("now", {}))).toEqual(["past expired", "now active"]);
	const later = written([], [entry("later", { valid_from: "2030-01-01T00:00:00.000Z" })]).stored;
	expect(statuses(later, entry("now", {}))).toEqual(["later superseded", "now active"]);
});

it("gives what is known the key it comes with, also in place of another", () => {
	const entry = (id: string, hash: string, key: string): HashedEntry => ({
		...{ id, scope: "user:a", hash, key, content: hash, type: "fact", is_static: false, importance: 5, confidence: 1 },
		...{ source: null, created_at: null, review_at: null, metadata: null, quotes: [], evidence: [] },
		...{ valid_from: null, valid_to: null, expires_at: null },
	});
	const { stored } = written([], [entry("a", "80", "port"), entry("b", "443", "other")]);
	const after = written(stored, [entry("c", "443", "port")]).stored;
	expect(after.map(({ id, key, status }) => [id, key, status])).toEqual([
		["a", "port", "superseded"],
		["b", "port", "active"],
	]);
});
