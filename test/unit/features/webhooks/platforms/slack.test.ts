import { describe, expect, it } from "vitest";
import { readSlack } from "../../../../../src/features/webhooks/platforms/slack.ts";
import payloads from "../../../../fixtures/webhooks/slack.json";
import { answerFor, obeying, onlyEvent, quiet, typeOf } from "./listening.ts";

const channel = { channel: "C04HARBOR", thread: null, direct: false };
const thread = { ...channel, thread: "1763632800.000100" };
/** What is told of the message that is changed and deleted. */
const said = { at: "2025-11-20T10:01:41.000Z", speaker: { id: "U04BO", name: null }, bot: false };
const { message, message_changed, message_deleted } = payloads;

function changed(fields: object, inner: object = {}) {
	const { event } = message_changed;
	return { ...message_changed, event: { ...event, ...fields, message: { ...event.message, ...inner } } };
}

describe("Slack", () => {
	it("is answered its challenge", () => {
		const { challenge } = payloads.url_verification;

		expect(answerFor(readSlack(payloads.url_verification, quiet))).toEqual({ status: 200, body: { challenge } });
	});

	it("tells a message: who, where, when, and its text as people read it", () => {
		expect(onlyEvent(readSlack(message, quiet)).event).toEqual({
			kind: "message",
			place: channel,
			at: "2025-11-20T10:00:00.000Z",
			message_id: "1763632800.000100",
			speaker: { id: "U04ADA", name: null },
			bot: false,
			text: "We ship the harbour map on Thursday (https://cal.example/thu) & tell @U04BO",
		});
	});

	it("tells a mention of the app as the message that it is", () => {
		const [mention, said] = [payloads.app_mention, message].map((one) => onlyEvent(readSlack(one, quiet)));

		expect(mention?.event).toEqual(said?.event);
		expect([mention?.event_id, said?.event_id]).toEqual(["Ev04MENTION1", "Ev04MESSAGE1"]);
	});

	it("places a reply in its thread, and what it replies to in the channel", () => {
		const parent = { ...message, event: { ...message.event, thread_ts: message.event.ts } };

		expect(onlyEvent(readSlack(payloads.reply, quiet)).event.place).toEqual(thread);
		expect(onlyEvent(readSlack(parent, quiet)).event.place).toEqual(channel);
	});

	it("takes a bot's message as a bot's, whatever says so", () => {
		const posted = { ...message, event: { ...message.event, bot_id: "B04BUILDS" } };

		expect(onlyEvent(readSlack(payloads.bot_message, quiet)).event).toMatchObject({
			bot: true,
			speaker: { id: "B04BUILDS", name: "Builds" },
		});
		expect(onlyEvent(readSlack(posted, quiet)).event).toMatchObject({ bot: true, speaker: { id: "U04ADA" } });
	});

	it.each(["file_share", "me_message", "thread_broadcast"])("takes the text of %s", (subtype) => {
		const shared = { ...payloads.reply, event: { ...payloads.reply.event, subtype } };

		expect(onlyEvent(readSlack(shared, quiet)).event).toMatchObject({ text: "Friday would be safer", place: thread });
	});

	it("tells a changed text, at the time of the change", () => {
		expect(onlyEvent(readSlack(message_changed, quiet))).toEqual({
			event_id: "Ev04CHANGED1",
			event: {
				kind: "edited",
				place: thread,
				at: "2025-11-20T10:05:00.000Z",
				message_id: "1763632901.000200",
				text: "Monday would be safer",
				said,
			},
		});
	});

	it("tells that nothing is left of a message whose words were taken out", () => {
		expect(onlyEvent(readSlack(changed({}, { text: " " }), quiet)).event).toMatchObject({ kind: "edited", text: "" });
		const { previous_message: _, ...event } = changed({}, { text: "" }).event;
		expect(onlyEvent(readSlack({ ...message_changed, event }, quiet)).event).toMatchObject({ text: "" });
	});

	it("ignores a change that leaves the text as it was, and one of news", () => {
		const same = changed({ previous_message: message_changed.event.message });

		expect(typeOf(readSlack(same, quiet))).toBe("message.message_changed.same_text");
		expect(typeOf(readSlack(changed({}, { subtype: "channel_join" }), quiet))).toBe(
			"message.message_changed.channel_join",
		);
	});

	it("tells a deletion, also of a message that was replied to, of which a tombstone is left", () => {
		const { event } = onlyEvent(readSlack(message_deleted, quiet));
		const tombstone = changed({}, { subtype: "tombstone", text: "This message was deleted." });

		expect(event).toEqual({
			kind: "deleted",
			place: thread,
			at: "2025-11-20T10:06:40.000Z",
			message_id: "1763632901.000200",
			said,
		});
		expect(onlyEvent(readSlack(tombstone, quiet)).event).toMatchObject({ kind: "deleted", place: thread });
	});

	it("tells a deletion of which nothing else is known", () => {
		const { previous_message: _, event_ts: __, channel_type: ___, ...event } = message_deleted.event;

		expect(onlyEvent(readSlack({ ...message_deleted, event }, quiet)).event.place).toEqual(channel);
	});

	it.each([
		["message.channel_join", payloads.channel_join],
		["reaction_added", { type: "event_callback", event_id: "Ev1", event: { type: "reaction_added" } }],
		["app_rate_limited", { type: "app_rate_limited", team_id: "T04LIGHT7" }],
		["message.no_text", { ...message, event: { ...message.event, text: " " } }],
		["wrong_id", { ...message, event: { ...message.event, ts: "yesterday" } }],
		["wrong_id", { ...message, event: { ...message.event, channel: "C".repeat(200) } }],
		["wrong_id", { ...message_deleted, event_id: undefined }],
		["unknown", []],
		["unknown", null],
	])("ignores %s", (type, payload) => {
		expect(typeOf(readSlack(payload, quiet))).toBe(type);
	});

	it("obeys a command in a message only where commands are on, and none of a bot", () => {
		const { direct } = payloads;
		const bots = { ...direct, event: { ...direct.event, bot_id: "B1" } };

		expect(onlyEvent(readSlack(direct, quiet)).event).toMatchObject({ kind: "message", place: { direct: true } });
		expect(onlyEvent(readSlack(bots, obeying)).event.kind).toBe("message");
		expect(onlyEvent(readSlack(direct, obeying)).event).toEqual({
			kind: "command",
			place: { channel: "D04ADA", thread: null, direct: true },
			at: "2025-11-20T10:02:30.000Z",
			message_id: "1763632950.000300",
			speaker: { id: "U04ADA", name: null },
			command: "remember",
			argument: "I sail on Sundays",
		});
	});

	describe("slash commands", () => {
		it("are obeyed, and their reply is shown to who gave them", () => {
			const reading = readSlack(payloads.slash_command, obeying);

			expect(onlyEvent(reading)).toEqual({
				event_id: "9871.2203.c0ffee",
				event: {
					kind: "command",
					place: channel,
					at: "2026-11-20T12:00:00.000Z",
					speaker: { id: "U04ADA", name: "ada" },
					command: "remember",
					argument: "tea, not coffee & no sugar",
				},
			});
			expect(answerFor(reading, { reply: "Remembered." }).body).toEqual({
				response_type: "ephemeral",
				text: "Remembered.",
			});
		});

		it("that are off, or not known, are ignored and say so", () => {
			const off = readSlack(payloads.slash_command, quiet);
			const other = readSlack({ ...payloads.slash_command, command: "/dance" }, obeying);

			expect([typeOf(off), typeOf(other)]).toEqual(["slash_command.remember", "slash_command"]);
			expect(answerFor(off).body).toMatchObject({ text: "Commands are off here." });
			expect(answerFor(other).body).toMatchObject({ text: "There is no such command here." });
		});

		it("are checked with a request that wants nothing", () => {
			expect(answerFor(readSlack({ ssl_check: "1", token: "x" }, quiet))).toEqual({ status: 200, body: null });
		});
	});
});
