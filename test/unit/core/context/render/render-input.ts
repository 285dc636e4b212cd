import type { BlockName } from "../../../../../src/core/base/block.ts";
import type { RenderInput } from "../../../../../src/core/context/render/rendering.ts";
import type { ShownMessage } from "../../../../../src/core/context/render/shown-message.ts";
import { bodyTokens } from "../../../../../src/core/model/thread/count-message.ts";
import type { ChatMessage } from "../../../../../src/core/model/thread/message.ts";
import type { CountText } from "../../../../../src/core/tokens/encoding.ts";

/** What a renderer takes: the texts of these blocks, these messages, and nothing else but what is said. */
export type Given = Partial<Record<BlockName, string>> &
	Partial<Pick<RenderInput, "layout" | "preset" | "query">> & {
		window?: readonly ChatMessage[];
		/** What of system and project stands aside. */
		asides?: { system?: string; project?: string };
	};

export function renderInput(given: Given, count: CountText): RenderInput {
	return {
		layout: given.layout ?? "ranked",
		preset: given.preset ?? "conversational",
		query: given.query ?? null,
		window: (given.window ?? []).map((message, index) => shown(message, index + 1, count)),
		blocks: {
			system: block(given.system, given.asides?.system),
			project: block(given.project, given.asides?.project),
			task: block(given.task),
			history: block(given.history),
			knowledge: block(given.knowledge),
		},
	};
}

function block(text = "", aside?: string): RenderInput["blocks"]["system"] {
	return { text, sections: [], used: 0, ...(aside !== undefined && { aside: { text: aside, tokens: 0 } }) };
}

function shown(message: ChatMessage, seq: number, count: CountText): ShownMessage {
	const tokens = bodyTokens(message, count);
	const stored = { id: `m${seq}`, seq, tokens, pinned: false, created_at: "2026-11-20T12:00:00.000Z" };
	return { source: { ...message, ...stored }, message, tokens, cost: tokens + 3, missing: 0 };
}
