import { shorten } from "../../../core/language/shorten.ts";
import { commandOf } from "./chat-command.ts";
import { type Fields, fieldsAt, fieldsOf, integerAt, isTrue, listAt, textAt } from "./payload.ts";
import type { Place, Speaker } from "./platform-event.ts";
import {
	COMMANDS_OFF,
	eventsOf,
	ignored,
	type Listening,
	type PlatformAnswer,
	RECEIVED,
	type Reading,
	type RequestOutcome,
	replyText,
	speakerOf,
	timeOf,
} from "./reading.ts";

/** Interactions: https://discord.com/developers/docs/interactions/receiving-and-responding */
const PING = 1;
const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;

/** Commands: written with a slash, or chosen from a message's menu. */
const SLASH = 1;
const ON_MESSAGE = 3;

/** Options that hold what somebody wrote or chose: text, whole numbers, yes or no, numbers. */
const WRITTEN_OPTIONS = new Set([3, 4, 5, 10]);

const PONG: PlatformAnswer = { status: 200, body: { type: 1 } };
/** Nothing changes of the message that a button or list belongs to. */
const UNCHANGED: PlatformAnswer = { status: 200, body: { type: 6 } };
const NO_CHOICES: PlatformAnswer = { status: 200, body: { type: 8, data: { choices: [] } } };

const SHOWN_TO_ONE = 64;
const MOST_SHOWN = 2_000;

/** Only people with the bot talk there. */
const WITH_THE_BOT = 1;

/** Options stand in subcommands, and those in groups: no deeper. */
const DEEPEST = 3;

/** Reads an interaction: its slash commands are messages or commands of ours, a command on a message stores that one. */
export function readInteraction(interaction: Fields, listening: Listening): Reading {
	const type = integerAt(interaction, "type");
	if (type === PING) return { kind: "answer", answer: PONG };
	if (type === COMMAND) return readCommand(interaction, listening);
	if (type === COMPONENT) return ignored("interaction.component", () => UNCHANGED);
	if (type === AUTOCOMPLETE) return ignored("interaction.autocomplete", () => NO_CHOICES);
	return ignored(`interaction.${type ?? "unknown"}`, shown);
}

function readCommand(interaction: Fields, listening: Listening): Reading {
	const data = fieldsAt(interaction, "data");
	const type = integerAt(data, "type");
	if (type === SLASH) return readSlash(interaction, data, listening);
	if (type === ON_MESSAGE) return readTarget(interaction, data, listening);
	return ignored("interaction.command", shown);
}

function readSlash(interaction: Fields, data: Fields, { now, commands }: Listening): Reading {
	const name = textAt(data, "name") ?? "";
	const written = optionTexts(listAt(data, "options"), DEEPEST).join("\n");
	const user = discordSpeaker(userOf(interaction));
	if (user === null) return ignored("interaction.no_user", shown);
	const event_id = textAt(interaction, "id") ?? "";
	const spot = { place: placeOf(interaction), at: timeOf(now, now) };
	const command = commandOf(name, written);
	if (command !== null) {
		const off = () => answered(COMMANDS_OFF);
		if (!commands) return ignored(`interaction.command.${command.command}`, off);
		return eventsOf("discord", [{ event_id, event: { kind: "command", ...spot, speaker: user, ...command } }], shown);
	}
	const text = written.trim() === "" ? `/${name}` : written;
	const utterance = { kind: "message", ...spot, message_id: event_id, speaker: user, bot: false, text } as const;
	return eventsOf("discord", [{ event_id, event: utterance }], received);
}

/** Somebody chose a message from its menu: it is received as its author's. */
function readTarget(interaction: Fields, data: Fields, { now }: Listening): Reading {
	const id = textAt(data, "target_id") ?? "";
	const message = fieldsAt(fieldsAt(fieldsAt(data, "resolved"), "messages"), id);
	const text = textAt(message, "content") ?? "";
	if (text.trim() === "") return ignored("interaction.command.no_text", shown);
	const author = fieldsAt(message, "author");
	const event = {
		kind: "message",
		place: placeOf(interaction),
		at: discordTime(textAt(message, "timestamp") ?? "", now),
		message_id: id,
		speaker: discordSpeaker(author),
		bot: isTrue(author, "bot"),
		text,
	} as const;
	return eventsOf("discord", [{ event_id: textAt(interaction, "id") ?? "", event }], received);
}

function optionTexts(options: readonly unknown[], depth: number): string[] {
	if (depth === 0) return [];
	return options.map(fieldsOf).flatMap((option) => {
		const written = WRITTEN_OPTIONS.has(integerAt(option, "type") ?? -1) ? writtenIn(option) : null;
		return written === null ? optionTexts(listAt(option, "options"), depth - 1) : [written];
	});
}

function writtenIn(option: Fields): string | null {
	const { value } = option;
	return typeof value === "number" || typeof value === "boolean" ? String(value) : textAt(option, "value");
}

/** In a server it is a member, in a direct message a user. */
function userOf(interaction: Fields): Fields {
	const member = fieldsAt(fieldsAt(interaction, "member"), "user");
	return textAt(member, "id") === null ? fieldsAt(interaction, "user") : member;
}

function placeOf(interaction: Fields) {
	return discordPlace(interaction, integerAt(interaction, "context") === WITH_THE_BOT);
}

function shown(outcome: RequestOutcome): PlatformAnswer {
	return answered(replyText(outcome));
}

function received(outcome: RequestOutcome): PlatformAnswer {
	return outcome.status === "ignored" ? shown(outcome) : answered(RECEIVED);
}

function answered(text: string): PlatformAnswer {
	return { status: 200, body: { type: 4, data: { content: shorten(text, MOST_SHOWN), flags: SHOWN_TO_ONE } } };
}

/** The types of channels that are threads of another one: of announcements, public and private. */
const THREADS = new Set([10, 11, 12]);

/** A time without a zone is UTC. */
const ZONE = /(?:Z|[+-]\d\d:\d\d)$/;

/** Where a message or an interaction belongs: a thread stands in its channel, where Discord says which that is. */
export function discordPlace(named: Fields, direct: boolean): Place {
	const channel = fieldsAt(named, "channel");
	const id = textAt(named, "channel_id") ?? textAt(channel, "id") ?? "";
	const parent = THREADS.has(integerAt(channel, "type") ?? -1) ? textAt(channel, "parent_id") : null;
	return parent === null ? { channel: id, thread: null, direct } : { channel: parent, thread: id, direct };
}

export function discordSpeaker(user: Fields): Speaker | null {
	const id = textAt(user, "id");
	return id === null ? null : speakerOf(id, textAt(user, "global_name") ?? textAt(user, "username"));
}

/** A time of Discord's, to the millisecond. */
export function discordTime(text: string, now: number): string {
	return timeOf(Date.parse(ZONE.test(text) ? text : `${text}Z`), now);
}
