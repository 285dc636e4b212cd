import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDiscord } from "../../../../../src/features/webhooks/platforms/discord.ts";
import { readGeneric } from "../../../../../src/features/webhooks/platforms/generic.ts";
import { LONGEST_ID, messageIdOf, threadIdOf, userIdOf } from "../../../../../src/features/webhooks/platforms/ids.ts";
import type { ArrivedEvent } from "../../../../../src/features/webhooks/platforms/platform-event.ts";
import { PLATFORMS, type Platform } from "../../../../../src/features/webhooks/platforms/platforms.ts";
import type { Listening, Reading } from "../../../../../src/features/webhooks/platforms/reading.ts";
import { readSlack } from "../../../../../src/features/webhooks/platforms/slack.ts";
import { readTelegram } from "../../../../../src/features/webhooks/platforms/telegram.ts";
import discord from "../../../../fixtures/webhooks/discord.json";
import generic from "../../../../fixtures/webhooks/generic.json";
import slack from "../../../../fixtures/webhooks/slack.json";
import telegram from "../../../../fixtures/webhooks/telegram.json";
import { amount } from "../../../../long.ts";
import { answerFor, NOW } from "./listening.ts";

type Reader = { read: (payload: unknown, listening: Listening) => Reading; payloads: object };

const READERS: Record<Exclude<Platform, "generic">, Reader> = {
	slack: { read: readSlack, payloads: slack },
	discord: { read: readDiscord, payloads: discord },
	telegram: { read: readTelegram, payloads: telegram },
};

const ID = /^[A-Za-z0-9._:@|+-]+$/;

const oddText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 30 }),
	fc.constantFrom("", " ", "\0", "\ud800", "..", "__proto__", "/notes", "1763632800.000100", "x".repeat(200)),
);
const oddValue = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(-1, 1e300, 2 ** 60, [], {}, null));

/** A payload of the documentation's shape in which any few values are others. */
function changedFrom(payloads: object): fc.Arbitrary<unknown> {
	return fc
		.tuple(fc.constantFrom(...Object.values(payloads)), fc.array(fc.tuple(fc.nat(), oddValue), { maxLength: 4 }))
		.map(([payload, changes]) => {
			const copy: unknown = structuredClone(payload);
			for (const [at, value] of changes) {
				const places = placesIn(copy);
				const place = places[at % places.length];
				if (place !== undefined) Reflect.set(place.parent, place.key, value);
			}
			return copy;
		});
}

function placesIn(value: unknown): { parent: object; key: string }[] {
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => [{ parent: value, key }, ...placesIn(inner)]);
}

function keepable(platform: Platform, { event_id, event }: ArrivedEvent): boolean {
	const { place, at } = event;
	const ids = [threadIdOf(platform, place)];
	if (event.message_id !== undefined) ids.push(messageIdOf(event.message_id));
	const { speaker } = event.kind === "edited" ? (event.said ?? { speaker: null }) : { speaker: null, ...event };
	if (speaker !== null) ids.push(userIdOf(platform, speaker.id));
	const texts = event.kind === "message" ? [event.text, event_id] : [event_id];
	return (
		ids.every((id) => ID.test(id) && id.length <= LONGEST_ID && id !== "." && id !== "..") &&
		texts.every((text) => text !== "" && text.isWellFormed() && !text.includes("\0")) &&
		event_id.length <= LONGEST_ID &&
		place.channel !== "" &&
		new Date(at).toISOString() === at &&
		Date.parse(at) >= 0 &&
		Date.parse(at) <= NOW
	);
}

describe.each(PLATFORMS.filter((name) => name !== "generic"))("whatever %s sends", (platform) => {
	const { read, payloads } = READERS[platform];

	it("is read, and every event of it can be kept", () => {
		fc.assert(
			fc.property(fc.oneof(changedFrom(payloads), fc.jsonValue()), fc.boolean(), (payload, commands) => {
				const reading = read(payload, { now: NOW, commands });
				if (reading.kind === "events") {
					expect(reading.events.filter((event) => !keepable(platform, event))).toEqual([]);
				}
				if (reading.kind === "ignored") expect(reading.type).toMatch(/^[\w.-]{1,64}$/);
				for (const status of ["accepted", "duplicate", "ignored"] as const) {
					expect(() => JSON.stringify(answerFor(reading, { status }))).not.toThrow();
				}
			}),
			{ numRuns: amount(2_000) },
		);
	});
});

it("of a service's own payload every event can be kept, or its ids are named", () => {
	const texts = { id: oddText, channel: oddText, message_id: oddText, user: oddText };
	fc.assert(
		fc.property(fc.record(texts), (ids) => {
			const payload = { ...generic.message, type: "message" as const, bot: false, ...ids };
			const reading = readGeneric(payload, { now: NOW, commands: false });
			if (reading.ok && reading.value.kind === "events") {
				const [event] = reading.value.events;
				expect(event?.event_id).toBe(ids.id);
				expect([ids.channel, ids.message_id, ids.user].every((id) => id !== "")).toBe(true);
			} else if (!reading.ok) {
				expect(reading.error.every(({ path }) => path in payload)).toBe(true);
			}
		}),
	);
});
