/** How to go on: whether the known answer is in, the reference page, and a command to paste. */
import { styleText } from "node:util";
import { LOCAL_KEY } from "../scripts/client/api.ts";
import type { Report } from "./context-schema.ts";
import type { Conversation } from "./conversation.ts";
import { labelled } from "./print-headline.ts";
import { plural } from "./prose.ts";
import { heading } from "./table.ts";

const DEFAULT_ORIGIN = "http://127.0.0.1:8787";

/** A request that answers on a server that knows nothing yet. */
const FROM_NOTHING = {
	system: "You are brief.",
	messages: [
		{ role: "user", content: "I am Marit, and I look after the picture archive." },
		{ role: "assistant", content: "Good to meet you, Marit." },
	],
	knowledge: [{ content: "It holds 2,318,406 photos.", source: { id: "note-1", type: "note" } }],
	query: "Who am I, and how many photos do I look after?",
	format: "text",
};

/** For data sets that say where the answer is. */
export function printedEvidence({ items }: Report, { expected }: Conversation): string[] {
	if (!expected) return [];
	const shown = new Set(
		items.flatMap(({ id, included, provenance }) =>
			included ? [id, provenance?.source_id ?? "", ...(provenance?.source_ids ?? [])] : [],
		),
	);
	const found = expected.evidence.filter((id) => shown.has(id));
	const verdict = `${found.length} of ${plural(expected.evidence.length, "message")} in the context`;
	return [
		heading("Is the answer in it?"),
		...labelled("answer", expected.answer),
		...labelled("said in", `${expected.evidence.join(", ")}: ${verdict}`),
	];
}

export function printedOutlook(url: string, started: boolean, threadId: string, next: string): string[] {
	const lines = started
		? [
				"This server ends with the demo. Start one that stays, and open its docs:",
				"",
				`  ${styleText("bold", "npm start")}`,
				`  ${styleText("underline", `${DEFAULT_ORIGIN}/docs`)}`,
				"",
				"Then ask for a context; this needs nothing stored:",
				"",
				...curl(`${DEFAULT_ORIGIN}/v1/context`, FROM_NOTHING),
			]
		: [
				`Every route, with examples: ${styleText("underline", `${url}/docs/api`)}`,
				"Ask this thread something else:",
				"",
				...curl(`${url}/v1/threads/${threadId}/context`, { query: next, format: "text" }),
			];
	return [heading("Going on"), ...lines, ""];
}

/** A command that can be pasted as it stands. */
function curl(url: string, body: Record<string, unknown>): string[] {
	const fields = Object.entries(body).map(([field, value]) => `"${field}": ${spread(value)}`);
	return [
		`  curl ${url} \\`,
		`    -H 'authorization: Bearer ${LOCAL_KEY}' \\`,
		"    -H 'content-type: application/json' \\",
		`    -d '{\n      ${fields.join(",\n      ").replaceAll("'", "'\\''")}\n    }'`,
	];
}

/** JSON, with a line for each element of a list. */
function spread(value: unknown): string {
	if (!Array.isArray(value)) return JSON.stringify(value);
	return `[\n        ${value.map((element) => JSON.stringify(element)).join(",\n        ")}\n      ]`;
}
