import { describe, expect, it } from "vitest";
import { readTelegram } from "../../../../../src/features/webhooks/platforms/telegram.ts";
import payloads from "../../../../fixtures/webhooks/telegram.json";
import { answerFor, NOW, obeying, onlyEvent, quiet, typeOf } from "./listening.ts";

const own = { channel: "700100", thread: null, direct: true };
const topic = { channel: "-1001700900", thread: "7", direct: false };
const business = { channel: "bc_Zk3-9.700300", thread: null, direct: false };
const { message } = payloads;

describe("Telegram", () => {
	it("tells a message of somebody's own chat", () => {
		expect(onlyEvent(readTelegram(message, quiet))).toEqual({
			event_id: "880100001",
			event: {
				kind: "message",
				place: own,
				at: "2025-11-20T10:00:00.000Z",
				message_id: "41",
				speaker: { id: "700100", name: "Ada Lind" },
				bot: false,
				text: "The lamp is lit at five",
			},
		});
	});

	it("tells a changed text, at the time of the change", () => {
		expect(onlyEvent(readTelegram(payloads.edited_message, quiet)).event).toEqual({
			kind: "edited",
			place: own,
			at: "2025-11-20T10:01:00.000Z",
			message_id: "41",
			text: "The lamp is lit at six",
			said: { at: "2025-11-20T10:00:00.000Z", speaker: { id: "700100", name: "Ada" }, bot: false },
		});
	});

	it("takes a caption for the text, and a topic for a thread; a mere run of replies is none", () => {
		const { is_topic_message: _, ...reply } = payloads.topic.message;

		expect(onlyEvent(readTelegram(payloads.topic, quiet)).event).toMatchObject({ place: topic, text: "The new lens" });
		expect(onlyEvent(readTelegram({ update_id: 1, message: reply }, quiet)).event.place.thread).toBeNull();
	});

	it("keeps what several people write to a channel apart", () => {
		const { message: command } = payloads.command;
		const { is_topic_message: _, message_thread_id: __, ...rest } = command;
		const direct = { update_id: 1, message: { ...rest, direct_messages_topic: { topic_id: 700200 } } };
		const reading = readTelegram(direct, obeying);

		expect(onlyEvent(reading).event.place.thread).toBe("700200");
		expect(answerFor(reading, { reply: "Yes." }).body).toMatchObject({ direct_messages_topic_id: 700200 });
	});

	it("takes who speaks as a group or channel for that, and a bot for a bot", () => {
		const { from, ...rest } = message.message;
		const bots = { update_id: 1, message: { ...rest, from: { ...from, is_bot: true } } };

		expect(onlyEvent(readTelegram(payloads.anonymous, quiet)).event).toMatchObject({
			speaker: { id: "-1001700900", name: "Lighthouse" },
			bot: false,
		});
		expect(onlyEvent(readTelegram(payloads.channel_post, quiet)).event).toMatchObject({
			speaker: { id: "-1001700901", name: "Tides" },
			text: "High water at 18:10",
		});
		expect(onlyEvent(readTelegram(bots, quiet)).event).toMatchObject({ bot: true });
	});

	it("tells that nothing is left where a caption was taken away, and ignores places that move", () => {
		const { text: _, ...wordless } = payloads.edited_message.edited_message;
		const edit = (more: object) => readTelegram({ update_id: 7, edited_message: { ...wordless, ...more } }, quiet);

		expect(onlyEvent(edit({ photo: [] })).event).toMatchObject({ kind: "edited", text: "" });
		expect(typeOf(edit({ location: {} }))).toBe("edited_message.no_text");
	});

	it("keeps a business account's chat apart from the bot's own with the same person", () => {
		const { business_message } = payloads.business_message;
		const sent = {
			update_id: 1,
			business_message: { ...business_message, sender_business_bot: { id: 1, is_bot: true } },
		};

		expect(onlyEvent(readTelegram(payloads.business_message, quiet)).event).toMatchObject({
			place: business,
			bot: false,
		});
		expect(onlyEvent(readTelegram(sent, quiet)).event).toMatchObject({ place: business, bot: true });
	});

	it("tells every deletion of an update by itself", () => {
		const event = { kind: "deleted", place: business, at: new Date(NOW).toISOString() };

		expect(readTelegram(payloads.deleted_business_messages, quiet)).toMatchObject({
			kind: "events",
			events: [
				{ event_id: "880100008:90", event: { ...event, message_id: "90" } },
				{ event_id: "880100008:91", event: { ...event, message_id: "91" } },
			],
		});
	});

	it("answers a command where it was given", () => {
		const on = readTelegram(payloads.command, obeying);

		expect(onlyEvent(on).event).toMatchObject({ kind: "command", command: "remember", argument: "tea, not coffee" });
		expect(answerFor(on, { reply: "Remembered." })).toEqual({
			status: 200,
			body: { method: "sendMessage", chat_id: -1001700900, message_thread_id: 7, text: "Remembered." },
		});
		expect(answerFor(on)).toEqual({ status: 200, body: { status: "accepted" } });
		expect(onlyEvent(readTelegram(payloads.command, quiet)).event).toMatchObject({ kind: "message" });
	});

	it.each([
		["message.no_text", payloads.joined],
		["callback_query", payloads.callback_query],
		["unknown", { update_id: 7 }],
		["wrong_id", { ...message, update_id: "7" }],
		["wrong_id", { update_id: 7, message: { text: "x" } }],
		["wrong_id", { update_id: 7, deleted_business_messages: { chat: { id: 1 }, message_ids: [] } }],
		["edited_message.command", { update_id: 7, edited_message: { ...message.message, text: "/notes" } }],
		["unknown", 7],
	])("ignores %s", (type, payload) => {
		expect(typeOf(readTelegram(payload, obeying))).toBe(type);
	});

	it("takes a time that is not yet, or none, for now", () => {
		for (const date of [9e12, null, "soon"]) {
			const { event } = onlyEvent(readTelegram({ update_id: 1, message: { ...message.message, date } }, quiet));
			expect(event.at).toBe(new Date(NOW).toISOString());
		}
	});
});
