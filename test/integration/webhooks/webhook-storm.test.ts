import { runInDurableObject } from "cloudflare:test";
import { afterAll, beforeEach, expect, inject, it, vi } from "vitest";
import { at } from "../../contract/webhooks/webhook-inbox.ts";
import { amount } from "../../long.ts";
import { connected } from "./webhook-calls.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

const THREADS = 20;
const EVENTS = amount(500);
/** An event comes a few places off, and once more up to so many places later. */
const SHUFFLED_WITHIN = 8;
const REPEATED_WITHIN = 60;
const AT_ONCE = amount(50);

/** Numbers on 0..1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** What stands in each channel at the end: the text of each message, null where it is deleted. */
type Expected = Map<string, Map<string, string | null>>;

/** What is said, changed and deleted in twenty channels. */
function happened(random: () => number) {
	const expected: Expected = new Map();
	const events = Array.from({ length: EVENTS }, (_, index) => {
		const channel = `C${Math.floor(random() * THREADS)}`;
		const messages = expected.get(channel) ?? new Map<string, string | null>();
		expected.set(channel, messages);
		const there = [...messages].flatMap(([id, text]) => (text === null ? [] : [id]));
		const other = there[Math.floor(random() * there.length)];
		const kind = random();
		const type = other === undefined || kind < 0.7 ? "message" : kind < 0.9 ? "message_edited" : "message_deleted";
		const message_id = type === "message" ? `m${index}` : other;
		const text = type === "message_deleted" ? null : `${type} ${index}`;
		messages.set(message_id ?? "", text);
		const said = text === null ? {} : { text };
		return { id: `e${index}`, type, channel, message_id, user: "U1", ts: at(index), ...said };
	});
	return { events, expected };
}

function deliveredTwice<Event>(events: readonly Event[], random: () => number): Event[] {
	return events
		.flatMap((event, index) => {
			const first = index + random() * SHUFFLED_WITHIN;
			return [
				{ event, place: first },
				{ event, place: first + random() * REPEATED_WITHIN },
			];
		})
		.sort((a, b) => a.place - b.place)
		.map(({ event }) => event);
}

it("has each message once, whatever comes twice and out of order, though its object is killed meanwhile", async () => {
	const random = randomOf(inject("seed"));
	const { events, expected } = happened(random);
	const { inbox, send, kill, said, stub } = await connected("generic");
	const delivered = deliveredTwice(events, random);
	const answers: unknown[] = [];
	for (let from = 0; from < delivered.length; from += AT_ONCE) {
		const sent = delivered.slice(from, from + AT_ONCE).map((event) => send(event));
		answers.push(...(await Promise.all(sent)).map(({ body }) => body));
		if (from === 2 * AT_ONCE || from === 12 * AT_ONCE) await kill();
	}
	for (const status of ["accepted", "duplicate"]) {
		expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify({ status }))).toHaveLength(EVENTS);
	}

	for (const [channel, messages] of expected) {
		const texts = (await said(`generic:${channel}`))?.map(({ id, content }) => [id, content]) ?? [];
		expect(texts.toSorted()).toEqual([...messages].filter(([, text]) => text !== null).toSorted());
	}
	expect(await inbox.refused()).toEqual([]);
	const kept = await runInDurableObject(stub(), (_, { storage: { sql } }) =>
		sql.exec("SELECT text FROM marks WHERE text IS NOT NULL UNION ALL SELECT event FROM events").toArray(),
	);
	expect(kept).toEqual([]);
});
