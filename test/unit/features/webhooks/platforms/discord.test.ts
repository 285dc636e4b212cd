import { describe, expect, it } from "vitest";
import { readDiscord } from "../../../../../src/features/webhooks/platforms/discord.ts";
import payloads from "../../../../fixtures/webhooks/discord.json";
import { answerFor, obeying, onlyEvent, quiet, typeOf } from "./listening.ts";

const ada = { id: "1200000000000000001", name: "Ada" };
const NOTED = { status: 204, body: null };

const shown = (content: string) => ({ status: 200, body: { type: 4, data: { content, flags: 64 } } });

describe("Discord's interactions", () => {
	it("are answered their PING", () => {
		expect(answerFor(readDiscord(payloads.interaction_ping, quiet))).toEqual({ status: 200, body: { type: 1 } });
	});

	it("are messages: what was written with a slash, in the thread of its channel", () => {
		const reading = readDiscord(payloads.slash, obeying);

		expect(onlyEvent(reading)).toEqual({
			event_id: "1440000000000000002",
			event: {
				kind: "message",
				place: { channel: "1330000000000000001", thread: "1330000000000000009", direct: false },
				at: "2026-11-20T12:00:00.000Z",
				message_id: "1440000000000000002",
				speaker: ada,
				bot: false,
				text: "Which pier is free on Thursday?\n2",
			},
		});
		expect(answerFor(reading)).toEqual(shown("Received."));
	});

	it("are named where nothing was written", () => {
		const { data, ...interaction } = payloads.slash;
		const reading = readDiscord({ ...interaction, data: { ...data, options: [] } }, quiet);

		expect(onlyEvent(reading).event).toMatchObject({ text: "/ask" });
	});

	it("are commands where these are on, and say so where they are off", () => {
		const on = readDiscord(payloads.remember, obeying);
		const off = readDiscord(payloads.remember, quiet);

		expect(onlyEvent(on).event).toEqual({
			kind: "command",
			place: { channel: "1330000000000000007", thread: null, direct: true },
			at: "2026-11-20T12:00:00.000Z",
			speaker: ada,
			command: "remember",
			argument: "tea, not coffee",
		});
		expect(answerFor(on, { reply: "Remembered." })).toEqual(shown("Remembered."));
		expect(answerFor(on, { status: "duplicate" })).toEqual(shown("Done already."));
		expect(answerFor(on)).toEqual(shown("It will be done in a moment."));
		expect(typeOf(off)).toBe("interaction.command.remember");
		expect(answerFor(off)).toEqual(shown("Commands are off here."));
	});

	it("take in the message that was chosen, as its author's", () => {
		expect(onlyEvent(readDiscord(payloads.message_command, quiet)).event).toEqual({
			kind: "message",
			place: { channel: "1330000000000000001", thread: null, direct: false },
			at: "2025-11-20T09:55:10.123Z",
			message_id: "1433000000000000001",
			speaker: { id: "1200000000000000005", name: "cranes" },
			bot: true,
			text: "The crane is out until noon",
		});
	});

	it.each([
		["interaction.component", payloads.component, { type: 6 }],
		["interaction.autocomplete", { ...payloads.slash, type: 4 }, { type: 8, data: { choices: [] } }],
		["interaction.5", { ...payloads.slash, type: 5 }, shown("This can't be done here.").body],
		["interaction.command", { ...payloads.slash, data: { type: 2 } }, shown("This can't be done here.").body],
		["interaction.no_user", { ...payloads.slash, member: null }, shown("This can't be done here.").body],
		["wrong_id", { ...payloads.slash, id: null }, shown("This can't be done here.").body],
		["interaction.unknown", "x", shown("This can't be done here.").body],
	])("of another kind are ignored with an answer: %s", (type, payload, body) => {
		const reading = readDiscord(payload, quiet);

		expect(typeOf(reading)).toBe(type);
		expect(answerFor(reading, { status: "ignored" })).toEqual({ status: 200, body });
	});
});

describe("Discord's webhook events", () => {
	const lobby = { channel: "1370000000000000001", thread: null, direct: false };

	it("are answered with nothing, their PING too", () => {
		const { event_ping, lobby_create, authorized } = payloads;
		const answers = [event_ping, lobby_create, authorized].map((one) => answerFor(readDiscord(one, quiet)));

		expect(answers).toEqual([NOTED, NOTED, NOTED]);
		expect(typeOf(readDiscord(authorized, quiet))).toBe("APPLICATION_AUTHORIZED");
	});

	it("tell a message, its change and its deletion in one place, each with an id that tells a repeat", () => {
		const { lobby_create, lobby_update, lobby_delete } = payloads;
		const events = [lobby_create, lobby_update, lobby_delete].map((one) => onlyEvent(readDiscord(one, quiet)));
		const spot = { place: lobby, message_id: "1441000000000000001" };
		const said = { at: "2025-11-20T10:00:05.060Z", speaker: { ...ada, name: "ada.l" }, bot: false };

		expect(events).toEqual([
			{
				event_id: "LOBBY_MESSAGE_CREATE:1441000000000000001",
				event: {
					...{ kind: "message", ...spot, at: "2025-11-20T10:00:05.064Z" },
					...{ speaker: ada, bot: false, text: "we meet at pier three" },
				},
			},
			{
				event_id: "LOBBY_MESSAGE_UPDATE:1441000000000000001:2025-11-20T10:02:19.557970+00:00",
				event: { kind: "edited", ...spot, at: "2025-11-20T10:02:19.557Z", text: "we meet at pier four", said },
			},
			{
				event_id: "LOBBY_MESSAGE_DELETE:1441000000000000001",
				event: { kind: "deleted", ...spot, at: "2025-11-20T10:04:09.412Z" },
			},
		]);
	});

	it("tell what players say to each other, in a place that is nobody's alone", () => {
		expect(onlyEvent(readDiscord(payloads.direct_create, quiet)).event).toEqual({
			kind: "message",
			place: { channel: "1381000000000000001", thread: null, direct: false },
			at: "2025-11-20T10:05:37.947Z",
			message_id: "1441000000000000002",
			speaker: { id: "1200000000000000002", name: "bo" },
			bot: false,
			text: "tide is at six",
		});
	});

	it("without text or id are ignored", () => {
		const { event, ...rest } = payloads.lobby_create;
		const changed = (data: object) => readDiscord({ ...rest, event: { ...event, data } }, quiet);

		expect(typeOf(changed({ ...event.data, content: "" }))).toBe("LOBBY_MESSAGE_CREATE.no_text");
		const emptied = {
			...rest,
			event: { ...event, type: "LOBBY_MESSAGE_UPDATE", data: { ...event.data, content: "" } },
		};
		expect(onlyEvent(readDiscord(emptied, quiet)).event).toMatchObject({ kind: "edited", text: "" });
		expect(typeOf(changed({ ...event.data, id: "" }))).toBe("wrong_id");
		expect(typeOf(changed({ content: "x" }))).toBe("wrong_id");
	});
});
