import fc from "fast-check";
import { expect, it } from "vitest";
import {
	contentHash,
	entryStart,
	type HashedEntry,
	type StoredMemory,
} from "../../../../../src/core/model/memory/placing.ts";
import { planWrite, type WritePlan } from "../../../../../src/core/model/memory/plan-write.ts";

const NOW = "2026-01-12T09:30:00.000Z";
const times = ["2026-01-01T00:00:00.000Z", "2026-01-11T00:00:00.000Z", "2026-02-01T00:00:00.000Z"];

type Stored = StoredMemory;

/** What a plan does to what is stored. */
function applied(stored: readonly Stored[], plan: WritePlan): Stored[] {
	const updated = new Map(plan.updated.map((one) => [one.id, one]));
	return [...stored, ...plan.inserted].map((one) => updated.get(one.id) ?? one);
}

/** What the shelf would read for these entries. */
function met(stored: readonly Stored[], entries: readonly HashedEntry[]): Stored[] {
	const from = entries.map((entry) => entryStart(entry, NOW)).reduce((least, one) => (one < least ? one : least), NOW);
	const stands = ({ status, valid_to }: Stored) =>
		status === "active" || (status === "superseded" && valid_to !== null && valid_to > from);
	return stored.filter((one) =>
		entries.some(
			({ id, scope, hash, key }) =>
				id === one.id ||
				(stands(one) && one.scope === scope && (contentHash(one.hash) === hash || (key !== null && one.key === key))),
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
			created_at: fc.constantFrom(null, null, null, ...times),
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
				...{ source: null, review_at: null, metadata: null, quotes: [], evidence: [] },
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

it("gives a key one value at every moment from now on, and now the one that was said last of now", () => {
	const later = ["2026-01-20T00:00:00.000Z", "2026-02-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z"];
	const said = fc.record({
		hash: fc.constantFrom("one", "two", "three"),
		valid_from: fc.constantFrom(null, null, ...later),
	});
	fc.assert(
		fc.property(entriesOf, fc.array(said, { minLength: 1, maxLength: 10 }), (others, all) => {
			const entries = all.map(({ hash, valid_from }, index) => ({
				...{ id: `mem_line_${index}`, scope: "user:a", key: "line", hash, content: hash, valid_from },
				...{ type: "fact", is_static: false, importance: 5, confidence: 1, source: null, created_at: null },
				...{ valid_to: null, expires_at: null, review_at: null, metadata: null, quotes: [], evidence: [] },
			})) satisfies { type: string }[] as HashedEntry[];
			let stored: Stored[] = written([], others).stored;
			for (const entry of entries) stored = written(stored, [entry]).stored;
			const holdingAt = (at: string) =>
				stored.filter(
					({ key, status, valid_from, valid_to }) =>
						key === "line" &&
						(status === "active" || status === "superseded") &&
						(valid_from === null || valid_from <= at) &&
						(valid_to === null || valid_to > at),
				);

			for (const at of [NOW, ...later, "2027-01-01T00:00:00.000Z"]) expect(holdingAt(at).length).toBeLessThan(2);
			const last = all.findLast(({ valid_from }) => valid_from === null);
			if (last !== undefined) expect(holdingAt(NOW).map(({ hash }) => contentHash(hash))).toEqual([last.hash]);
		}),
	);
});
