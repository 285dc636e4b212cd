import { shorten } from "../../language/shorten.ts";
import { gistOf } from "../../model/thread/gist.ts";
import type { ToolCall } from "../../model/thread/message.ts";
import type { CountText } from "../../tokens/encoding.ts";
import type { SourceMessage } from "./summary-source.ts";

/** What tools were used for: files in the order they were touched last, and the newest calls with what came of them. */
export type ToolWork = { files: string[]; runs: { text: string; trouble: boolean; at: number }[] };

export const FILES_LABEL = "files: ";

/** Files that are named, and calls that are told with their outcome. */
const FILES = 8;
const RUNS = 5;
/** How much of a call's arguments is read, and how much of them and of an outcome is shown, in UTF-16 units. */
const READ = 16_384;
const SHOWN = 80;
const OUTCOME = 120;

const PATH = /(?:[\w@.-]{1,120}\/)+[\w@.-]{1,120}|\b[\w-]{1,120}\.[a-z]{1,5}\b/g;
const PATH_FIELD = /^(?:file|filename|file_name|path|file_path|filepath|target|target_file|uri|notebook_path)$/i;
const COMMAND_FIELD = /^(?:command|cmd|script|query|sql|q|pattern|url|code|args)$/i;
const TROUBLE =
	/\b(?:error|exception|fail(?:ed|s|ure|ing)?|fatal|denied|not found|timed? ?out|panic|refused|conflict)\b/i;
const NO_TROUBLE = /\b0 (?:failed|failures|errors)\b|\bno errors?\b/i;

/** What the messages' tool calls did; `known` are files of the summary before. */
export function toolWork(messages: readonly SourceMessage[], known: readonly string[], count: CountText): ToolWork {
	const files = new Set(known);
	const calls = new Map<string, { call: ToolCall; at: number }>();
	const results: { call: ToolCall; message: SourceMessage; at: number }[] = [];
	for (const [at, message] of messages.entries()) {
		for (const call of message.tool_calls ?? []) {
			calls.set(call.id, { call, at });
			for (const file of filesOf(call)) {
				files.delete(file);
				files.add(file);
			}
		}
		const answered = message.tool_call_id === undefined ? undefined : calls.get(message.tool_call_id);
		if (answered !== undefined) results.push({ call: answered.call, message, at });
	}
	const runs = results.slice(-RUNS).map(({ call, message, at }) => {
		const outcome = shorten(gistOf(message, count).text, OUTCOME);
		return { text: `${shownCall(call)} → ${outcome}`, trouble: isTrouble(outcome), at };
	});
	return { files: [...files].slice(-FILES), runs: runs.filter(({ text }) => !text.endsWith("→ ")) };
}

/** The files that a line of a summary names. */
export function filesIn(line: string): string[] {
	return line.startsWith(FILES_LABEL) ? line.slice(FILES_LABEL.length).split(", ") : [];
}

function isTrouble(text: string): boolean {
	return TROUBLE.test(text) && !NO_TROUBLE.test(text);
}

function filesOf(call: ToolCall): string[] {
	const members = membersOf(call);
	const named = members.filter(([name]) => PATH_FIELD.test(name)).map(([, value]) => value);
	const commands = members.filter(([name]) => COMMAND_FIELD.test(name)).map(([, value]) => value);
	const inCommands = commands.flatMap((text) => (text.slice(0, SHOWN * 4).match(PATH) ?? []).filter(isPath));
	return [...named, ...inCommands].filter((file) => file.length <= SHOWN * 2 && !/[\s,]/.test(file)).slice(0, 6);
}

function isPath(text: string): boolean {
	return /\.[a-z]{1,5}$/i.test(text) && !text.startsWith("//") && !/\.(?:com|org|net|io|dev)$/i.test(text);
}

function shownCall(call: ToolCall): string {
	const members = membersOf(call);
	const told = members.find(([name]) => COMMAND_FIELD.test(name)) ?? members.find(([name]) => PATH_FIELD.test(name));
	const value = told?.[1] ?? members[0]?.[1] ?? "";
	const shown = shorten(
		value
			.slice(0, SHOWN * 4)
			.replace(/[\s\u0085]+/g, " ")
			.trim(),
		SHOWN,
	);
	return shown === "" ? call.name : `${call.name} ${shown}`;
}

/** The members of the arguments that are text or numbers; none where they are no JSON object. */
function membersOf(call: ToolCall): [string, string][] {
	if (call.arguments.length > READ) return [];
	try {
		const value: unknown = JSON.parse(call.arguments);
		if (typeof value !== "object" || value === null) return [];
		return Object.entries(value).flatMap(([name, member]): [string, string][] =>
			typeof member === "string" || typeof member === "number" ? [[name, String(member)]] : [],
		);
	} catch {
		return [];
	}
}
