import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import { FakeListChatModel } from "@langchain/core/utils/testing";
import { type BaseStore, END, InMemoryStore, MessagesAnnotation, START, StateGraph } from "@langchain/langgraph";
import { expect, it } from "vitest";
import { contextMessages, TesseraChatHistory, TesseraStore } from "../../../src/adapters/langgraph/index.ts";
import { heldIn, tessera } from "./tessera.ts";

const client = tessera();
const storeOf = (user: string) => new TesseraStore({ client, scope: `user:${user}` });

/** Does the same with LangGraph's own store, and expects the same. */
async function sameInBoth(user: string, use: (store: BaseStore) => Promise<unknown>): Promise<void> {
	expect(await use(storeOf(user))).toEqual(await use(new InMemoryStore()));
}

/** Items without their times, in one order. */
const stripped = (items: { namespace: string[]; key: string; value: object }[]) =>
	items.map(({ namespace, key, value }) => JSON.stringify([namespace, key, value])).sort();

it("does what LangGraph's own store does", async () => {
	await sameInBoth("graph-same", async (store) => {
		await store.put(["ada", "prefs"], "theme", { theme: "dark", size: 3 });
		await store.put(["ada", "prefs"], "food", { text: "Likes pizza" });
		await store.put(["ada", "facts"], "1", { text: "Likes pizza" });
		await store.put(["adam", "facts"], "1", { n: 1, deep: { list: [1, null, "x"] } });
		await store.put(["ada", "prefs"], "theme", { theme: "light", size: 4 });
		await store.put(["ada", "facts"], "1", { text: "Likes pizza" });
		await store.put(["ada", "gone"], "1", { text: "x" });
		await store.put(["ada", "gone"], "2", { text: "stays" });
		await store.delete(["ada", "gone"], "1");
		await store.delete(["ada", "gone"], "never there");
		return [
			await store.get(["ada", "prefs"], "theme").then((item) => item?.value),
			await store.get(["ada", "facts"], "1").then((item) => item?.value),
			await store.get(["ada"], "prefs"),
			stripped(await store.search(["ada"])),
			stripped(await store.search([])),
			stripped(await store.search(["ada"], { filter: { size: { $gt: 3 } } })),
			stripped(await store.search(["ada"], { filter: { theme: "light" } })),
			(await store.search(["ada"], { limit: 2, offset: 1 })).length,
			await store.listNamespaces({ prefix: ["ada"] }),
			await store.listNamespaces({ suffix: ["facts"] }),
			await store.listNamespaces({ maxDepth: 1 }),
			await store.listNamespaces({ limit: 1, offset: 1 }),
			await store
				.batch([
					{ namespace: ["b"], key: "1", value: { text: "one" } },
					{ namespace: ["b"], key: "1" },
					{ namespace: ["b"], key: "1", value: { text: "two" } },
				])
				.then(([, got]) => got),
			await store.get(["b"], "1").then((item) => item?.value),
		];
	});
});

it("finds items by what they mean, within their namespace and scope", async () => {
	const store = storeOf("graph-search");
	await store.put(["ada"], "1", { text: "Ada plays the cello in an orchestra." });
	await store.put(["ada"], "2", { text: "The printer is on the second floor." });
	await store.put(["bob"], "1", { text: "Bob plays the cello too." });
	await client.memories.add({ content: "Somebody else plays the cello.", scope: "user:graph-else" });
	const found = await store.search(["ada"], { query: "cello" });
	expect(found[0]).toMatchObject({
		namespace: ["ada"],
		key: "1",
		value: { text: "Ada plays the cello in an orchestra." },
	});
	expect(found[0]?.score).toBeGreaterThan(0);
	expect(found.every(({ namespace }) => namespace[0] === "ada")).toBe(true);
	expect(await storeOf("graph-else").search([], { query: "cello" })).toEqual([]);
});

it("makes items of memories that contexts show", async () => {
	await client.memories.add({ content: "Eve drinks tea.", scope: "user:graph-eve" });
	const store = storeOf("graph-eve");
	await store.put(["likes"], "tea", { text: "Eve drinks tea." });
	expect(await store.get(["likes"], "tea")).toMatchObject({ value: { text: "Eve drinks tea." } });
	const { text } = await client
		.thread("graph-context", { user_id: "graph-eve" })
		.context({ query: "What does Eve drink?", format: "text" });
	expect(text).toContain("Eve drinks tea.");
});

it("serves a graph as its store and its history", async () => {
	const thread = client.thread("graph-talk", { user_id: "graph-talk" });
	const history = new TesseraChatHistory(thread);
	const model = new FakeListChatModel({ responses: ["Noted.", "Pizza."] });
	const graph = new StateGraph(MessagesAnnotation)
		.addNode("talk", async ({ messages }, { store }) => {
			const [asked] = messages.slice(-1);
			await store?.put(["seen"], "last", { text: String(asked?.content) });
			await history.addMessages(messages.slice(-1));
			const answer = await model.invoke(await contextMessages(thread));
			await history.addMessage(answer);
			return { messages: [answer] };
		})
		.addEdge(START, "talk")
		.addEdge("talk", END)
		.compile({ store: storeOf("graph-talk") });
	await graph.invoke({ messages: [new HumanMessage("I like pizza.")] });
	const { messages } = await graph.invoke({ messages: [new HumanMessage("What do I like?")] });
	expect(messages.at(-1)?.content).toBe("Pizza.");
	expect(await heldIn(client, "graph-talk")).toEqual([
		"user: I like pizza.",
		"assistant: Noted.",
		"user: What do I like?",
		"assistant: Pizza.",
	]);
	expect((await storeOf("graph-talk").get(["seen"], "last"))?.value).toEqual({ text: "What do I like?" });
});

it("keeps messages of every kind, and is empty once it is cleared", async () => {
	const history = new TesseraChatHistory(client.thread("graph-history"));
	await history.clear();
	const call = { id: "c1", name: "find", args: { q: "x" }, type: "tool_call" as const };
	const picture = { type: "image_url", image_url: { url: "https://x.example/a.png" } };
	await history.addMessages([
		new SystemMessage("Be kind."),
		new HumanMessage({ content: [{ type: "text", text: "See" }, picture], name: "ada" }),
		new AIMessage({ content: "", tool_calls: [call] }),
		new ToolMessage({ content: "no such thing", tool_call_id: "c1", status: "error" }),
	]);
	await history.addUserMessage("Well?");
	expect(await history.getMessages()).toMatchObject([
		{ type: "system", content: "Be kind." },
		{ type: "human", content: [{ type: "text", text: "See" }, picture], name: "ada" },
		{ type: "ai", content: "", tool_calls: [call] },
		{ type: "tool", content: "no such thing", tool_call_id: "c1", status: "error" },
		{ type: "human", content: "Well?" },
	]);
	const sound = new HumanMessage({ content: [{ type: "audio", data: "AAAA", mime_type: "audio/wav" }] });
	await expect(history.addMessage(sound)).rejects.toThrow("A block of type audio can't be held");
	await history.clear();
	expect(await history.getMessages()).toEqual([]);
});
