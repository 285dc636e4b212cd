import { runInDurableObject } from "cloudflare:test";
import { afterAll, beforeEach, expect, inject, it, vi } from "vitest";
import type { ArrivedEvent, PlatformEvent } from "../../src/core/webhooks/platform-event.ts";
import { arrived, at, deleted, edited, message, standing } from "../contract/webhook-inbox.ts";
import { newInstallation } from "../fakes/installation.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

const THREADS = 20;
const EVENTS = 500;
/** A platform tries again at once, and then later: so many places behind. */
const RETRIED_WITHIN = 60;

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

type Expected = Map<string, Map<string, string | null>>;

/** What happens in twenty channels, and what stands there at the end: the text of each message, null where it is deleted. */
function happened(random: () => number): { events: ArrivedEvent[]; expected: Expected } {
	const expected: Expected = new Map();
	const events = Array.from({ length: EVENTS }, (_, index): ArrivedEvent => {
		const channel = `C${Math.floor(random() * THREADS)}`;
		const place = { channel, thread: null, direct: false };
		const messages = expected.get(channel) ?? new Map<string, string | null>();
		expected.set(channel, messages);
		const there = [...messages].flatMap(([id, text]) => (text === null ? [] : [id]));
		const id = there[Math.floor(random() * there.length)];
		const kind = random();
		const event: PlatformEvent =
			id === undefined || kind < 0.7
				? message(`m${index}`, `said ${index}`, { place, at: at(index) })
				: kind < 0.9
					? edited(id, `edited ${index}`, index, { place })
					: deleted(id, { place, at: at(index) });
		messages.set(event.kind === "command" ? "" : event.message_id, "text" in event ? event.text : null);
		return arrived(event, `e${index}`);
	});
	return { events, expected };
}

/** Each is delivered twice: the first time a few places off, the second up to sixty later. */
function deliveredTwice(events: readonly ArrivedEvent[], random: () => number): ArrivedEvent[] {
	return events
		.flatMap((event, index) => {
			const first = index + random() * 8;
			return [
				{ event, place: first },
				{ event, place: first + random() * RETRIED_WITHIN },
			];
		})
		.sort((a, b) => a.place - b.place)
		.map(({ event }) => event);
}

it("has each message once, whatever comes twice and out of order, and after crashes", async () => {
	const random = randomOf(inject("seed"));
	const { events, expected } = happened(random);
	const { inbox, installation, stub, kill, thread, settle } = newInstallation({
		forward_url: "https://agent.example/",
	});
	const delivered = deliveredTwice(events, random);
	const answers: string[] = [];
	for (let from = 0; from < delivered.length; from += 50) {
		const batch = delivered.slice(from, from + 50);
		const taken = batch.map((event) => inbox.take(installation, event, Date.now()));
		answers.push(...(await Promise.all(taken)));
		// In the middle of what it is doing.
		if (from === 100 || from === 600) await kill();
	}
	expect(answers.filter((answer) => answer === "accepted")).toHaveLength(EVENTS);
	await settle();
	for (const [channel, messages] of expected) {
		const found = await standing(thread(`generic:${channel}`));
		const texts = Object.fromEntries(found?.map(({ id, content }) => [id, content]) ?? []);
		const wanted = [...messages].filter(([, text]) => text !== null);
		expect(found?.length ?? 0).toBe(wanted.length);
		expect(texts).toEqual(Object.fromEntries(wanted));
	}
	expect(await inbox.refused()).toEqual([]);
	const kept = await runInDurableObject(stub(), (_, { storage: { sql } }) =>
		sql.exec("SELECT text FROM marks WHERE text IS NOT NULL UNION ALL SELECT event FROM events").toArray(),
	);
	expect(kept).toEqual([]);
});
