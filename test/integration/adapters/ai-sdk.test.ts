import { convertToModelMessages, generateText, jsonSchema, stepCountIs, streamText, tool, wrapLanguageModel } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { expect, it } from "vitest";
import { memoryTools, tesseraMemory } from "../../../src/adapters/ai-sdk/index.ts";
import { heldIn, tessera } from "./tessera.ts";

const client = tessera();
const usage = {
	inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
	outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const stop = { unified: "stop" as const, raw: undefined };

function says(text: string) {
	return { content: [{ type: "text" as const, text }], finishReason: stop, usage, warnings: [] };
}

function calls(toolName: string, input: object, toolCallId = `call_${toolName}`) {
	const call = { type: "tool-call" as const, toolCallId, toolName, input: JSON.stringify(input) };
	return { content: [call], finishReason: { unified: "tool-calls" as const, raw: undefined }, usage, warnings: [] };
}

/** A model that gives these answers one after the other. */
function answers(...results: ReturnType<typeof says | typeof calls>[]) {
	let next = 0;
	return new MockLanguageModelV4({
		modelId: "gpt-4o",
		doGenerate: async () => results[next++] ?? says("Nothing more."),
	});
}

/** The prompt that a model got with its last call, as text. */
function lastPrompt(model: MockLanguageModelV4): string {
	return JSON.stringify(model.doGenerateCalls.at(-1)?.prompt);
}

it("gives a model what was said before, though each call sends its newest message alone", async () => {
	const base = answers(says("I will remember the lift."), says("On Friday."));
	const model = wrapLanguageModel({ model: base, middleware: tesseraMemory(client.thread("sdk-alone")) });
	await generateText({ model, system: "Be brief.", prompt: "The lift is serviced on Friday." });
	const { text } = await generateText({ model, prompt: "When is the lift serviced?" });
	expect(text).toBe("On Friday.");
	expect(lastPrompt(base)).toContain("The lift is serviced on Friday.");
	expect(lastPrompt(base)).toContain("I will remember the lift.");
	expect(base.doGenerateCalls[0]?.prompt[0]).toMatchObject({
		role: "system",
		content: expect.stringContaining("Be brief."),
	});
	expect(await heldIn(client, "sdk-alone")).toEqual([
		"user: The lift is serviced on Friday.",
		"assistant: I will remember the lift.",
		"user: When is the lift serviced?",
		"assistant: On Friday.",
	]);
});

it("appends only what is new of a conversation that is sent again, and nothing twice when a call is repeated", async () => {
	const base = answers(says("Hi Ada."), says("Nine."), says("Nine, still."), says("Yes."));
	const model = wrapLanguageModel({ model: base, middleware: tesseraMemory(client.thread("sdk-whole")) });
	const first = { role: "user" as const, content: "I am Ada." };
	const { response } = await generateText({ model, messages: [first] });
	const second = { role: "user" as const, content: [{ type: "text" as const, text: "What is 4 + 5?" }] };
	const talk = [first, ...response.messages, second];
	const answer = await generateText({ model, messages: talk });
	const third = { role: "user" as const, content: "Sure?" };
	// Shortened by the caller: nothing of it is at the thread's end.
	await generateText({ model, messages: [{ role: "assistant", content: "…" }, third] });
	expect(await heldIn(client, "sdk-whole")).toEqual([
		"user: I am Ada.",
		"assistant: Hi Ada.",
		"user: What is 4 + 5?",
		"assistant: Nine.",
		"user: Sure?",
		"assistant: Nine, still.",
	]);
	expect(answer.text).toBe("Nine.");

	const failing = new MockLanguageModelV4({ modelId: "gpt-4o", doGenerate: () => Promise.reject(new Error("busy")) });
	const fails = wrapLanguageModel({ model: failing, middleware: tesseraMemory(client.thread("sdk-whole")) });
	const asked = { prompt: "Really?", maxRetries: 0 };
	await expect(generateText({ model: fails, ...asked })).rejects.toThrow("busy");
	await generateText({ model, ...asked });
	expect((await heldIn(client, "sdk-whole")).slice(-2)).toEqual(["user: Really?", "assistant: Yes."]);
	expect((await heldIn(client, "sdk-whole")).filter((line) => line === "user: Really?")).toHaveLength(1);
});

it("keeps the steps of a turn in which tools are called", async () => {
	const base = answers(calls("weather", { city: "Lisbon" }), says("It is sunny."));
	const model = wrapLanguageModel({ model: base, middleware: tesseraMemory(client.thread("sdk-tools")) });
	const weather = tool({
		inputSchema: jsonSchema<{ city: string }>({ type: "object", properties: { city: { type: "string" } } }),
		execute: async ({ city }) => ({ city, sky: "clear" }),
	});
	await generateText({ model, prompt: "How is the weather?", tools: { weather }, stopWhen: stepCountIs(3) });
	expect(await heldIn(client, "sdk-tools")).toEqual([
		"user: How is the weather?",
		"assistant: weather()",
		'tool: {"city":"Lisbon","sky":"clear"}',
		"assistant: It is sunny.",
	]);
	expect(base.doGenerateCalls[1]?.prompt.at(-1)).toMatchObject({
		role: "tool",
		content: [{ type: "tool-result", toolCallId: "call_weather", toolName: "weather" }],
	});
});

it("takes pictures as bytes, and gives them to the model again", async () => {
	const base = answers(says("A dot."), says("Red."));
	const model = wrapLanguageModel({ model: base, middleware: tesseraMemory(client.thread("sdk-picture")) });
	const image = { type: "file" as const, data: new Uint8Array([137, 80, 78, 71]), mediaType: "image/png" };
	await generateText({ model, messages: [{ role: "user", content: [{ type: "text", text: "What is it?" }, image] }] });
	await generateText({ model, prompt: "Which colour?" });
	const user = base.doGenerateCalls[1]?.prompt.find(({ role }) => role === "user");
	expect(user?.content).toContainEqual({
		type: "file",
		data: { type: "data", data: "iVBORw==" },
		mediaType: "image/png",
	});
});

/** A model that streams a text by words; one that is cut fails after so many parts. */
function streams(text: string, cutAfter = Number.POSITIVE_INFINITY) {
	const deltas = text.split(/(?<= )/).map((delta) => ({ type: "text-delta" as const, id: "1", delta }));
	const chunks = [{ type: "text-start" as const, id: "1" }, ...deltas, { type: "text-end" as const, id: "1" }];
	const parts = [...chunks, { type: "finish" as const, finishReason: stop, usage }];
	let sent = 0;
	const pull = (controller: ReadableStreamDefaultController<(typeof parts)[number]>) => {
		const part = parts[sent];
		if (sent++ === cutAfter) return controller.error(new Error("cut"));
		if (part === undefined) return controller.close();
		controller.enqueue(part);
	};
	const stream = () => new ReadableStream({ pull }, { highWaterMark: 0 });
	return new MockLanguageModelV4({ modelId: "gpt-4o", doStream: async () => ({ stream: stream() }) });
}

it("appends what was streamed, also where the stream breaks off", async () => {
	const thread = client.thread("sdk-stream");
	const whole = wrapLanguageModel({ model: streams("one two three"), middleware: tesseraMemory(thread) });
	expect(await streamText({ model: whole, prompt: "Count." }).text).toBe("one two three");
	const cut = wrapLanguageModel({ model: streams("four five six", 3), middleware: tesseraMemory(thread) });
	await streamText({ model: cut, prompt: "Go on.", onError: () => {} }).consumeStream();
	expect(await heldIn(client, "sdk-stream")).toEqual([
		"user: Count.",
		"assistant: one two three",
		"user: Go on.",
		"assistant: four five ",
	]);
});

it("has tools by which a model remembers, recalls and forgets, in its own scope alone", async () => {
	const thread = client.thread("sdk-memory");
	const tools = memoryTools({ client, scope: "user:tools-ada", thread });
	const secret = await client.memories.add({ content: "Bob's code is 4711.", scope: "user:tools-bob" });
	const base = answers(
		calls("remember", { content: "Ada plays the cello." }),
		calls("recall", { query: "Which instrument does Ada play?" }),
		calls("forget", { id: secret.id }),
		calls("note", { content: "The concert is on Sunday." }),
		says("Done."),
	);
	const { steps } = await generateText({ model: base, prompt: "Go.", tools, stopWhen: stepCountIs(6) });
	const outputs = steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => output));
	expect(outputs).toMatchObject([
		{ id: expect.stringMatching(/^mem_/) },
		[{ content: "Ada plays the cello." }],
		{ forgotten: false },
		{ id: expect.stringMatching(/^note_/) },
	]);
	expect(await client.memories.get(secret.id)).toMatchObject({ status: "active" });
});

it("takes what a user interface sends", async () => {
	const base = answers(says("Hello!"));
	const model = wrapLanguageModel({ model: base, middleware: tesseraMemory(client.thread("sdk-ui")) });
	const messages = await convertToModelMessages([{ role: "user", parts: [{ type: "text", text: "Hello" }] }]);
	expect((await generateText({ model, messages })).text).toBe("Hello!");
});
