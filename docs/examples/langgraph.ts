import { HumanMessage } from "@langchain/core/messages";
import { END, MessagesAnnotation, START, StateGraph } from "@langchain/langgraph";
import { connect } from "tessera/client";
import { contextMessages, TesseraChatHistory, TesseraStore } from "tessera/langgraph";
import { chatModel } from "./models.ts";

const tessera = connect({ url: "http://127.0.0.1:8787", key: "tsr_local_dev" });
const thread = tessera.thread("langgraph-example", { user_id: "ada" });
const history = new TesseraChatHistory(thread);
const store = new TesseraStore({ client: tessera, scope: "user:ada" });

const graph = new StateGraph(MessagesAnnotation)
	.addNode("talk", async ({ messages }) => {
		await history.addMessages(messages);
		const answer = await chatModel.invoke(await contextMessages(thread));
		await history.addMessage(answer);
		return { messages: [answer] };
	})
	.addEdge(START, "talk")
	.addEdge("talk", END)
	.compile({ store });

for (const question of ["The lift is serviced on Friday.", "When is the lift serviced?"]) {
	const { messages } = await graph.invoke({ messages: [new HumanMessage(question)] });
	console.log(messages.at(-1)?.text);
}

await store.put(["lift"], "service", { text: "The lift is serviced on Friday." });
const [found] = await store.search(["lift"], { query: "When is the lift serviced?" });
console.log(found?.value);
