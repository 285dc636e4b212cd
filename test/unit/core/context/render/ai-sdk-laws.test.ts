import { modelMessageSchema } from "ai";
import { describe, expect, it } from "vitest";
import type { AiSdkMessage } from "../../../../../src/core/context/render/ai-sdk-shapes.ts";
import { amount } from "../../../../long.ts";
import { law } from "../assembly/any-context.ts";
import { keptMessages, textsOf, unescaped } from "./kept-texts.ts";

const RUNS = amount(1_000);

type Check = (messages: AiSdkMessage[], ...more: Parameters<Parameters<typeof law>[0]>) => void;

function aiSdkLaw(check: Check): void {
	law(
		(context, asked, messages, happened) => {
			const { rendering } = context;
			if (rendering.format === "ai-sdk") check(rendering.messages, context, asked, messages, happened);
		},
		RUNS,
		{ format: "ai-sdk" },
	);
}

describe("format ai-sdk", () => {
	it("holds messages that the SDK's own schema takes, and none of the system, which it refuses", () => {
		aiSdkLaw((messages, { rendering }) => {
			for (const message of messages) {
				expect(modelMessageSchema.safeParse(message).error).toBeUndefined();
				expect(["user", "assistant", "tool"]).toContain(message.role);
				expect(message.content.length).toBeGreaterThan(0);
			}
			if (rendering.format !== "ai-sdk") return;
			for (const message of rendering.instructions)
				expect(message).toEqual({ role: "system", content: expect.any(String) });
		});
	});

	it("has each call's result directly behind it, under its tool's name", () => {
		aiSdkLaw((messages) => {
			let open = new Map<string, string>();
			for (const { role, content } of messages) {
				if (role === "tool") {
					for (const { toolCallId, toolName } of content) {
						expect(open.get(toolCallId)).toBe(toolName);
						open.delete(toolCallId);
					}
					continue;
				}
				expect([...open.keys()]).toEqual([]);
				if (role !== "assistant" || typeof content === "string") continue;
				open = new Map(
					content.flatMap((part) => (part.type === "tool-call" ? [[part.toolCallId, part.toolName]] : [])),
				);
			}
			expect([...open.keys()]).toEqual([]);
		});
	});

	it("loses nothing of the text it keeps", () => {
		aiSdkLaw((messages, context, { query }, given) => {
			const said = unescaped(messages.flatMap(({ content }) => textsIn(content)).join("\n"));
			for (const text of keptMessages(context, given, query).flatMap(textsOf)) expect(said).toContain(text);
		});
	});
});

/** Every text in a content, however deep. */
function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
