/** The context as the model would get it: who says what, long messages shortened. */
import { styleText } from "node:util";
import type { Context, ShownMessage } from "./context-schema.ts";
import { clean, count, firstWords, plural } from "./prose.ts";
import { type Cut, note, shortened, shortenedKnowledge } from "./shorten.ts";
import { heading, pad, WIDTH } from "./table.ts";

const LABEL = 11;
const TEXT = WIDTH - LABEL;
const COLORS = { system: "magenta", user: "green", assistant: "cyan", tool: "yellow" } as const;

const FRAME: Cut = { head: 16, tail: 4 };
const PLAIN: Cut = { head: 6, tail: 0 };
const RESULT: Cut = { head: 3, tail: 1 };
/** Messages of the window that are shown: its first and its last ones. */
const WINDOW_HEAD = 3;
const WINDOW_TAIL = 7;

export function printedContext(context: Context): string[] {
	const { messages, tokens } = context;
	const aside = `${plural(messages.length, "message")}, ${count(tokens.total)} tokens for ${context.model}`;
	const start = messages.findIndex((message) => message.role !== "system");
	const [frame, window, last] = [messages.slice(0, start), messages.slice(start, -1), messages.slice(-1)];
	const hidden = window.slice(WINDOW_HEAD, -WINDOW_TAIL);
	const shown =
		hidden.length === 0
			? window.map(printedMessage)
			: [
					...window.slice(0, WINDOW_HEAD).map(printedMessage),
					" ".repeat(LABEL) + note(plural(hidden.length, "more message"), hidden.map(textOf)),
					...window.slice(-WINDOW_TAIL).map(printedMessage),
				];
	return [
		heading("The context", aside),
		[...frame.map(printedMessage), ...shown, ...last.map(printedMessage)].join("\n\n"),
	];
}

function printedMessage(message: ShownMessage): string {
	const lines = [...textLines(message), ...callLines(message)];
	const name = message.name ? styleText("dim", pad(clean(message.name).slice(0, LABEL - 1), LABEL, "left")) : "";
	const blank = " ".repeat(LABEL);
	if (name && lines.length === 1) lines.push("");
	const labels = [roleLabel(message.role), name || blank];
	return lines.map((line, index) => `${labels[index] ?? blank}${decorate(line, message.role)}`.trimEnd()).join("\n");
}

/** System messages and the one with knowledge and query are what one wants to see. */
function textLines(message: ShownMessage): string[] {
	const text = clean(textOf(message)).trim();
	if (text === "") return [];
	if (text.startsWith("<knowledge>\n")) return shortenedKnowledge(text, TEXT);
	if (message.role === "system") return shortened(text, TEXT, FRAME);
	return shortened(text, TEXT, message.role === "tool" ? RESULT : PLAIN);
}

function roleLabel(role: string): string {
	const color = Object.entries(COLORS).find(([known]) => known === role)?.[1] ?? "white";
	return styleText(["bold", color], pad(role, LABEL, "left"));
}

function textOf({ content }: ShownMessage): string {
	return typeof content === "string" ? content : content.map((part) => part.text ?? `[${part.type}]`).join("\n");
}

function callLines({ tool_calls }: ShownMessage): string[] {
	return (tool_calls ?? []).map((call) => {
		const head = `→ ${call.name} `;
		return styleText("yellow", head) + styleText("dim", firstWords(call.arguments, TEXT - head.length));
	});
}

/** Tool results and the tags of blocks are secondary. */
function decorate(line: string, role: string): string {
	if (role === "tool") return styleText("dim", line);
	return line.replaceAll(/<\/?[a-z_]+(?: [a-z_]+="[^"]*")*>/g, (tag) => styleText("dim", tag));
}
