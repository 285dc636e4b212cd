import { isChatGpt, readChatGpt } from "./chatgpt.ts";
import { isClaude, readClaude } from "./claude.ts";
import { bad, type Entry, leftOut, type Owner, type Reader } from "./entry.ts";
import { exact } from "./exact.ts";
import { isLettaAgent, isLettaBlock, readLettaAgent, readLettaBlock } from "./letta.ts";
import { isMem0, readMem0 } from "./mem0.ts";
import { isConversation, isMessage, readConversation, readMessage } from "./messages.ts";
import { pieces } from "./split.ts";
import { isZepEdge, isZepMessage, readZepEdge, readZepMessage } from "./zep.ts";

/** In this order: the later ones would take some of what is the earlier ones'. */
const FORMATS: { name: string; is: (value: unknown, list: string | null) => boolean; read: Reader; lists: string[] }[] =
	[
		{ name: "ChatGPT", is: isChatGpt, read: readChatGpt, lists: [] },
		{ name: "Claude", is: isClaude, read: readClaude, lists: [] },
		{ name: "mem0", is: isMem0, read: readMem0, lists: ["results", "memories"] },
		{ name: "Letta", is: isLettaAgent, read: readLettaAgent, lists: ["agents"] },
		{ name: "Letta", is: isLettaBlock, read: readLettaBlock, lists: ["blocks"] },
		{ name: "Zep", is: isZepEdge, read: readZepEdge, lists: ["edges"] },
		{ name: "Zep", is: isZepMessage, read: readZepMessage, lists: [] },
		{ name: "conversations", is: isConversation, read: readConversation, lists: ["conversations"] },
		{ name: "messages", is: isMessage, read: readMessage, lists: ["messages"] },
	];

const UNKNOWN = "no record of ChatGPT, Claude, mem0, Zep or Letta, and no message";

const KNOWN_LISTS = FORMATS.flatMap(({ lists }) => lists);

/**
 * What is in an export of ChatGPT, Claude, mem0, Zep or Letta, or in a file of messages, recognised by the shape of each
 * record; `onRecognised` is told whose each is. Nothing is guessed: a record that can't be read is an entry of its own, which says where it stands and why.
 */
export async function* readExport(
	text: AsyncIterable<string>,
	owner: Owner = {},
	onRecognised: (format: string) => void = () => {},
): AsyncGenerator<Entry> {
	const readers = new Map<string | null, Reader>();
	let said = false;
	for await (const piece of pieces(text, isKnown)) {
		if ("fault" in piece) {
			said = true;
			yield piece.fault;
			continue;
		}
		const { at, list, value } = piece;
		const format = FORMATS.find(({ is }) => is(value, list));
		if (format) {
			said = true;
			readers.set(list, format.read);
			onRecognised(format.name);
		}
		// One that is broken is read as those before it, to say what is wrong with it.
		const read = format?.read ?? readers.get(list);
		if (read) yield* read(value, at, owner).map(exact);
		else if (list === null || KNOWN_LISTS.includes(list)) {
			said = true;
			yield bad(at, `is ${UNKNOWN}`);
		} else yield leftOut(at, `entries of ${list}`);
	}
	if (!said) yield bad("the file", `holds ${UNKNOWN}`);
}

function isKnown(value: unknown): boolean {
	return FORMATS.some(({ is }) => is(value, null));
}
