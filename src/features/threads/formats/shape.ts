import { z } from "@hono/zod-openapi";
import type { NewMessage, Part, ProviderOptions, ToolCall } from "../../../core/model/thread/message.ts";
import { MetadataText, OwnerId, ResourceId, Time } from "../../../platform/http/fields.ts";

/** A message made of what a caller gave, and where that stands among the `messages` of the request: `1.content.0`. */
export type Placed = { message: NewMessage; at: string };

/** The fields of ours that may stand on a message of any shape. */
export const ownFields = {
	id: ResourceId.optional(),
	user_id: OwnerId.optional(),
	created_at: Time.optional(),
	metadata: MetadataText.optional(),
};

type Own = Pick<NewMessage, "id" | "user_id" | "created_at" | "metadata">;

/** Only the fields of ours. */
export function ownOf({ id, user_id, created_at, metadata }: Own): Own {
	return {
		...(id !== undefined && { id }),
		...(user_id !== undefined && { user_id }),
		...(created_at !== undefined && { created_at }),
		...(metadata !== undefined && { metadata }),
	};
}

/** What a provider says about its own answer, and does not take back: it is not kept. */
export const ignored = z.unknown().optional().openapi({ description: "Taken, and not kept: no model reads it" });

/** What only this provider reads of a message, part or call, where it says anything. Null and undefined say nothing. */
export function optionsFor(
	provider: string,
	given: Record<string, ProviderOptions[string][string] | undefined>,
): { provider_options?: ProviderOptions } {
	const own = Object.entries(given).flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]));
	return own.length === 0 ? {} : { provider_options: { [provider]: Object.fromEntries(own) } };
}

/** Where OpenAI may end a cached prefix. */
export const breakpoint = { prompt_cache_breakpoint: z.strictObject({ mode: z.literal("explicit") }).nullish() };

/** The same, as it is kept. */
export function breakpointOf({
	prompt_cache_breakpoint: given,
}: {
	prompt_cache_breakpoint?: { mode: "explicit" } | null | undefined;
}) {
	return optionsFor("openai", { promptCacheBreakpoint: given });
}

/** Part of a union by `type` or `role`: what is no member is refused by its name. */
export function heldOnly(what: string) {
	return {
		error: ({ code, input }: { code?: string | undefined; input?: unknown }) => {
			if (code !== "invalid_union") return undefined;
			return `${nameOf(input)} can't be held; ${what} can`;
		},
	};
}

function nameOf(input: unknown): string {
	const given = typeof input === "object" && input !== null ? Object.entries(input) : [];
	const [, name] = given.find(([key]) => key === "type") ?? given.find(([key]) => key === "role") ?? [];
	return typeof name === "string" ? JSON.stringify(name.slice(0, 100)) : "it";
}

/** The text itself if that is all there is. */
export function plainest(parts: readonly Part[]): string | Part[] {
	const [first, ...more] = parts;
	if (first === undefined) return "";
	const plain = more.length === 0 && first.type === "text" && Object.keys(first).length === 2;
	return plain ? first.text : [...parts];
}

/** What an assistant says and calls in one message. A part behind a call says so, as most stand before all calls. */
export function spokenMessage(pieces: readonly ({ parts: Part[] } | { call: ToolCall })[]): NewMessage {
	const parts: Part[] = [];
	const calls: ToolCall[] = [];
	for (const piece of pieces) {
		if ("call" in piece) {
			calls.push(piece.call);
			continue;
		}
		const last = calls.at(-1);
		parts.push(...piece.parts.map((part) => (last === undefined ? part : { ...part, after_call: last.id })));
	}
	return { role: "assistant", content: plainest(parts), ...(calls.length > 0 && { tool_calls: calls }) };
}

/** What a tool answered, which an error marks. An empty error has a text for the mark to stand on. */
export function marked(content: string | Part[], failed: boolean): string | Part[] {
	if (!failed) return content;
	if (typeof content === "string") return [{ type: "text", text: content, kind: "error" }];
	const at = content.findIndex((part) => part.type === "text" && part.kind === undefined);
	if (at < 0) return [{ type: "text", text: "", kind: "error" }, ...content];
	return content.map((part, index) => (index === at && part.type === "text" ? { ...part, kind: "error" } : part));
}

/** `data:TYPE;base64,DATA`. */
export function dataUrl(type: string, base64: string): string {
	return `data:${type};base64,${base64}`;
}
