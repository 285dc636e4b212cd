import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TailMessage, type TailRules, tailStart } from "../../../../../src/core/model/thread/thread-figures.ts";

/** Messages oldest first, numbered from 1; a number is a message of so many tokens. */
function messages(...given: (number | Partial<TailMessage>)[]): TailMessage[] {
	return given.map((one, index) => {
		const plain = { seq: index + 1, tokens: 10, call_seq: null, open: false };
		return typeof one === "number" ? { ...plain, tokens: one } : { ...plain, ...one };
	});
}

const RULES: TailRules = {
	preserve_messages: 4,
	preserve_tokens: 1_000,
	history: 1_000,
	covered_to: 0,
};

function start(given: readonly TailMessage[], rules: Partial<TailRules> = {}): number {
	return tailStart(given.toReversed(), { ...RULES, ...rules });
}

describe("the preserved tail", () => {
	it("is the newest messages, as many as the rules say", () => {
		expect(start(messages(10, 10, 10, 10, 10, 10))).toBe(3);
		expect(start(messages(10, 10, 10))).toBe(1);
		expect(start([])).toBe(1);
	});

	it.each([
		["preserve_tokens", { preserve_tokens: 35 }, 4],
		["70% of the history budget", { history: 50 }, 4],
	])("has at most %s", (_, rules, from) => {
		expect(start(messages(10, 10, 10, 10, 10, 10), rules)).toBe(from);
	});

	it("does not begin between a call and its results", () => {
		const talk = messages(10, 10, 10, { call_seq: 3 }, { call_seq: 3 }, 10, 10);
		expect(start(talk)).toBe(6);
		expect(start(talk, { preserve_messages: 5 })).toBe(3);
	});

	it("keeps the newest message whatever its size, with its call", () => {
		expect(start(messages(10, 10, 5_000))).toBe(3);
		expect(start(messages(10, 10, { tokens: 5_000, call_seq: 2 }))).toBe(2);
		expect(start(messages(10, 10, 10), { preserve_messages: 0 })).toBe(3);
	});

	it("covers the beginning of a turn that is longer than the tail", () => {
		const turn = messages(10, ...Array.from({ length: 40 }, () => 10));
		expect(start(turn)).toBe(38);
	});

	it("keeps a call among the newest messages that waits for its result, whatever they hold", () => {
		const talk = messages(10, { open: true }, 10, { open: true }, 10, 900, 10);
		expect(start(talk)).toBe(4);
		expect(start(talk, { preserve_messages: 3 })).toBe(7);
	});

	it("takes nothing of what is covered, and holds nothing back for a result whose call is", () => {
		expect(start(messages(10, 10, 10, 10), { covered_to: 2 })).toBe(3);
		expect(start(messages(10, 10, { call_seq: 1 }, 10, 10, 10), { covered_to: 2, preserve_messages: 2 })).toBe(5);
		expect(start(messages(10, 10), { covered_to: 2 })).toBe(3);
	});

	it("reads no further than it has to", () => {
		let read = 0;
		function* endless(): Generator<TailMessage> {
			for (let seq = 1_000_000; seq > 0; seq--) {
				read += 1;
				yield { seq, tokens: 10, call_seq: null, open: false };
			}
		}
		tailStart(endless(), RULES);
		expect(read).toBeLessThan(8);
	});
});

const thread = fc
	.array(
		fc.record({ tokens: fc.integer({ min: 0, max: 60 }), call: fc.integer({ min: 1, max: 6 }), open: fc.boolean() }),
		{ maxLength: 25 },
	)
	.chain((given) =>
		fc.array(fc.constantFrom("plain", "result"), { minLength: given.length, maxLength: given.length }).map((kinds) =>
			given.map(({ tokens, call, open }, index): TailMessage => {
				const seq = index + 1;
				const called = kinds[index] === "result" && seq - call >= 1 ? seq - call : null;
				return { seq, tokens, call_seq: called, open };
			}),
		),
	);

const rules = fc.record({
	preserve_messages: fc.nat(12),
	preserve_tokens: fc.nat(400),
	history: fc.nat(500),
	covered_to: fc.nat(25),
});

it("parts no pair, keeps what must stay, and is no longer than it has to be", () => {
	fc.assert(
		fc.property(thread, rules, (given, { covered_to, ...settings }) => {
			const covered = Math.min(covered_to, given.length);
			const from = start(given, { ...settings, covered_to: covered });
			const pending = given.filter(({ seq }) => seq > covered);
			const tail = pending.filter(({ seq }) => seq >= from);

			expect(from).toBeGreaterThan(covered);
			for (const { call_seq } of tail) expect(call_seq === null || call_seq <= covered || call_seq >= from).toBe(true);
			if (pending.length > 0) expect(tail.length).toBeGreaterThan(0);

			const fits = (messages: readonly TailMessage[]) =>
				messages.length <= settings.preserve_messages &&
				messages.reduce((sum, { tokens }) => sum + tokens, 0) <=
					Math.min(settings.preserve_tokens, Math.floor(settings.history * 0.7));
			if (fits(tail)) return;
			// Larger than the rules: then something in it has to stay, and nothing shorter would hold that.
			const kept = pending.slice(-Math.max(1, settings.preserve_messages));
			const must = Math.min(pending.at(-1)?.seq ?? 0, ...kept.filter(({ open }) => open).map(({ seq }) => seq));
			const shorter = pending.filter(({ seq }) => seq > from && seq <= must);
			for (const { seq } of shorter) {
				const rest = pending.filter((message) => message.seq >= seq);
				const whole = rest.every(({ call_seq }) => call_seq === null || call_seq <= covered || call_seq >= seq);
				expect(whole).toBe(false);
			}
		}),
		{ numRuns: 2_000 },
	);
});
