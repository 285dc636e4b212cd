import { COMMANDS, type CommandName } from "./platform-event.ts";

export type ChatCommand = { command: CommandName; argument: string };

/** A slash, a name, in Telegram the bot it is for, and what follows. */
const WRITTEN = /^\/([A-Za-z]{1,16})(?:@\w{1,64})?(?:\s([\s\S]*))?$/;

/** The command that a text is: `/remember TEXT`, `/forget TEXT` or `/notes`, in any case; null for every other text. */
export function commandIn(text: string): ChatCommand | null {
	const [, name, argument] = WRITTEN.exec(text) ?? [];
	return name === undefined ? null : commandOf(name, argument ?? "");
}

/** The command of this name; null where there is none. */
export function commandOf(name: string, argument: string): ChatCommand | null {
	const command = COMMANDS.find((one) => one === name.toLowerCase());
	return command === undefined ? null : { command, argument: argument.trim() };
}
