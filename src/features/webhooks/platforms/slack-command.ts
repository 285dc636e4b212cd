import { shorten } from "../../../core/language/shorten.ts";
import { commandOf } from "./chat-command.ts";
import { type Fields, textAt } from "./payload.ts";
import { ignored, type Listening, type PlatformAnswer, type Reading, speakerOf, timeOf, told } from "./reading.ts";
import { COMMANDS_OFF, NO_SUCH_COMMAND, toldOf } from "./shown-texts.ts";
import { slackText, writtenForSlack } from "./slack-shown.ts";

/** Slack shows about this much of a message (characters). */
const MOST_SHOWN = 4_000;

/** Reads a slash command: one of ours is obeyed, if commands are; who gave it is told, and nobody else. */
export function readSlashCommand(form: Fields, { now, commands }: Listening): Reading {
	const name = (textAt(form, "command") ?? "").replace(/^\//, "");
	const command = commandOf(name, slackText(textAt(form, "text") ?? ""));
	if (command === null) return ignored("slash_command", () => toldOnly(NO_SUCH_COMMAND));
	if (!commands) return ignored(`slash_command.${command.command}`, () => toldOnly(COMMANDS_OFF));
	const place = {
		channel: textAt(form, "channel_id") ?? "",
		thread: null,
		direct: textAt(form, "channel_name") === "directmessage",
	};
	const speaker = speakerOf(textAt(form, "user_id") ?? "", textAt(form, "user_name"));
	const event = { kind: "command", place, at: timeOf(now, now), speaker, ...command } as const;
	const arrived = { event_id: textAt(form, "trigger_id") ?? "", event };
	return told("slack", [arrived], (taken) => toldOnly(toldOf(taken)));
}

function toldOnly(text: string): PlatformAnswer {
	return { status: 200, body: { response_type: "ephemeral", text: writtenForSlack(shorten(text, MOST_SHOWN)) } };
}
