export type Shape = "openai" | "responses" | "anthropic" | "ai-sdk" | "messages";

const PNG = "iVBORw0KGgo=";
export const hello = { role: "user", content: "Hello" };
const cache_control = { type: "ephemeral" };
const hour = { type: "ephemeral", ttl: "1h" };
const prompt_cache_breakpoint = { mode: "explicit" };
const providerOptions = { openai: { imageDetail: "low" }, google: { thoughtSignature: "c2ln" } };

export const assistant = (...content: unknown[]) => ({ role: "assistant", content });
export const text = (said: string, more: object = {}) => ({ type: "text", text: said, ...more });

const use = (id: string, input: object = {}) => ({ type: "tool_use", id, name: "run", input });
const thought = (thinking: string) => ({ type: "thinking", thinking, signature: "c2ln" });
const results = (...content: object[]) => ({ role: "user", content });
const result = (tool_use_id: string, content: unknown, more: object = {}) => ({
	type: "tool_result",
	tool_use_id,
	content,
	...more,
});

export const call = (toolCallId: string, input: unknown = {}) => ({
	type: "tool-call",
	toolCallId,
	toolName: "run",
	input,
});
const reasoning = (said: string, more: object = {}) => ({ type: "reasoning", text: said, ...more });
export const output = (toolCallId: string, given: object) => ({
	role: "tool",
	content: [{ type: "tool-result", toolCallId, toolName: "run", output: given }],
});

const chatCall = (id: string, args: string) => ({ id, type: "function", function: { name: "run", arguments: args } });

const item = (id: string, summary: string[], more: object = {}) => ({
	type: "reasoning",
	id,
	summary: summary.map((said) => ({ type: "summary_text", text: said })),
	...more,
});
const itemCall = (call_id: string) => ({ type: "function_call", call_id, name: "run", arguments: "{}" });
const itemOutput = (call_id: string) => ({ type: "function_call_output", call_id, output: "1" });
const said = (id: string, ...texts: string[]) => ({
	...{ type: "message", id, role: "assistant", status: "completed" },
	content: texts.map((one) => ({ type: "output_text", text: one, annotations: [] })),
});
const full = (...said: string[]) => ({ content: said.map((one) => ({ type: "reasoning_text", text: one })) });

/** What stands between a greeting and an answer, and comes back as it is. */
export const HARD: [shape: Shape, what: string, messages: unknown[]][] = [
	[
		"anthropic",
		"thinking between uses",
		[assistant(use("a"), thought("Hm"), use("b")), results(result("a", "1"), result("b", "2"))],
	],
	[
		"anthropic",
		"text behind a use",
		[assistant(thought("Hm"), text("First"), use("a"), text("then")), results(result("a", "1"))],
	],
	["anthropic", "text before thinking", [assistant(text("Well"), thought("Hm"), use("a")), results(result("a", "1"))]],
	[
		"anthropic",
		"redacted thinking behind a use",
		[assistant(use("a"), { type: "redacted_thinking", data: "ZW5j" }, text("So")), results(result("a", "1"))],
	],
	[
		"anthropic",
		"a cache mark inside a result",
		[assistant(use("a")), results(result("a", [text("1", { cache_control })]))],
	],
	[
		"anthropic",
		"cache marks inside a result and on it",
		[
			assistant(use("a")),
			results(
				result(
					"a",
					[
						{ type: "image", source: { type: "base64", media_type: "image/png", data: PNG }, cache_control: hour },
						text("2"),
					],
					{ cache_control: hour, is_error: true },
				),
			),
		],
	],
	[
		"anthropic",
		"numbers",
		[
			assistant(use("a", { n: [1e21, 9007199254740992, 1.1, -0.5, 1e-7], deep: { m: [null, true] } })),
			results(result("a", "1")),
		],
	],
	[
		"ai-sdk",
		"reasoning between calls",
		[
			assistant(call("a"), reasoning("Hm", { providerOptions }), call("b"), text("So")),
			output("a", { type: "text", value: "1" }),
		],
	],
	[
		"ai-sdk",
		"text behind a call",
		[assistant(text("First"), call("a"), text("then"), text("again")), output("a", { type: "text", value: "1" })],
	],
	...[
		{ type: "json", value: { celsius: [21, null, 1.5] } },
		{ type: "json", value: "text" },
		{ type: "json", value: null },
		{ type: "error-json", value: { code: 5 } },
		{ type: "error-text", value: '{"code":5}' },
		{ type: "error-text", value: "" },
		{ type: "text", value: '{"celsius":21}' },
		{ type: "text", value: "" },
		{ type: "execution-denied" },
		{ type: "execution-denied", reason: "Not today" },
		{ type: "content", value: [] },
		{ type: "content", value: [text("1")] },
		{ type: "content", value: [text("1", { providerOptions })] },
		{ type: "content", value: [text("1"), { type: "image-url", url: "https://example.test/a.png" }] },
	].map((given): (typeof HARD)[number] => [
		"ai-sdk",
		`output ${JSON.stringify(given)}`,
		[assistant(call("a")), output("a", given)],
	]),
	[
		"openai",
		"a later developer",
		[
			{ role: "developer", content: "Be brief", name: "ops" },
			{ role: "system", content: "Be kind" },
		],
	],
	[
		"openai",
		"breakpoints",
		[
			{ role: "developer", content: [text("Be brief", { prompt_cache_breakpoint })] },
			{
				role: "user",
				content: [
					text("Look", { prompt_cache_breakpoint }),
					{ type: "image_url", image_url: { url: "https://example.test/a.png" }, prompt_cache_breakpoint },
					{ type: "file", file: { file_data: `data:image/png;base64,${PNG}` }, prompt_cache_breakpoint },
				],
			},
			{ role: "assistant", content: [text("I look", { prompt_cache_breakpoint })], tool_calls: [chatCall("a", "{}")] },
			{ role: "tool", tool_call_id: "a", content: [text("1", { prompt_cache_breakpoint })] },
		],
	],
	[
		"openai",
		"arguments with numbers that only their text holds",
		[
			{
				role: "assistant",
				content: null,
				tool_calls: [chatCall("a", '{"id":12345678901234567890,"x":1.10,"y":1e400}')],
			},
			{ role: "tool", tool_call_id: "a", content: "1" },
		],
	],
	[
		"responses",
		"reasoning with its full text",
		[item("rs_1", ["So"], full("So it", "is")), itemCall("a"), itemOutput("a")],
	],
	[
		"responses",
		"reasoning with nothing but its full text",
		[item("rs_1", [], full("So it is")), itemCall("a"), itemOutput("a")],
	],
	[
		"responses",
		"reasoning with its full text and what is encrypted",
		[item("rs_1", ["So"], { ...full("So"), encrypted_content: "ZW5j" }), itemCall("a"), itemOutput("a")],
	],
	[
		"responses",
		"the ids of what reasoning led to, which it is taken with only",
		[
			...[item("rs_1", ["So"]), said("msg_1", "I look.", "Now."), { ...itemCall("a"), id: "fc_1" }, itemOutput("a")],
			...[item("rs_2", [], { encrypted_content: "ZW5j" }), { ...itemCall("b"), id: "fc_2" }, itemOutput("b")],
			...[item("rs_3", []), said("msg_3", "Done.")],
		],
	],
	[
		"responses",
		"both roles of instructions",
		[
			{ role: "system", content: "Be kind" },
			{ role: "developer", content: "Be brief" },
			itemCall("a"),
			itemOutput("a"),
		],
	],
	[
		"responses",
		"breakpoints",
		[
			{ role: "system", content: "Be kind" },
			{ role: "user", content: [{ type: "input_text", text: "Look", prompt_cache_breakpoint }] },
		],
	],
	[
		"messages",
		"parts behind calls",
		[
			{
				role: "assistant",
				content: [text("First"), text("then", { after_call: "a" }), { type: "thinking", text: "Hm", after_call: "b" }],
				tool_calls: [
					{ id: "a", name: "run", arguments: "{}" },
					{ id: "b", name: "run", arguments: "{}" },
				],
			},
			{ role: "tool", content: "1", tool_call_id: "a" },
			{ role: "tool", content: "2", tool_call_id: "b" },
		],
	],
];

/** The conversation around it; the last call of each is answered, as a call without a result is not shown. */
export function conversation(shape: Shape, messages: readonly unknown[]): unknown[] {
	const open = shape === "ai-sdk" && JSON.stringify(messages).includes('"toolCallId":"b"');
	const more = open ? [output("b", { type: "text", value: "2" })] : [];
	const yes = shape === "anthropic" ? assistant(text("Yes.")) : { role: "assistant", content: "Yes." };
	const thanks = { role: "user", content: shape === "anthropic" ? [text("Thanks")] : "Thanks" };
	return [
		shape === "anthropic" ? { role: "user", content: [text("Hello")] } : hello,
		...messages,
		...more,
		yes,
		thanks,
	];
}

/** The conversation in an answer, without our instructions before it and our cache mark on its last answer. */
export function given(shape: Shape, body: unknown): unknown[] {
	const { messages, input } = body as { messages?: unknown[]; input?: unknown[] };
	const all = (shape === "responses" ? input : messages) ?? [];
	const said = shape === "openai" || shape === "messages" ? all.slice(1) : all;
	if (shape !== "anthropic") return said;
	return [...said.slice(0, -2), assistant(text("Yes.")), ...said.slice(-1)];
}

/** The results of one turn stand in one message of the AI SDK. */
export function joined(messages: readonly unknown[]): unknown[] {
	const all: { role?: unknown; content?: unknown }[] = [];
	for (const message of messages as typeof all) {
		const last = all.at(-1);
		if (
			message.role === "tool" &&
			last?.role === "tool" &&
			Array.isArray(last.content) &&
			Array.isArray(message.content)
		) {
			last.content = [...last.content, ...message.content];
		} else all.push({ ...message });
	}
	return all;
}
