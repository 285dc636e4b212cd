import { connect } from "tessera/client";

const tessera = connect({ url: "http://127.0.0.1:8787", key: "tsr_local_dev" });
const model = async (messages: readonly object[]) => `I was shown ${messages.length} messages`;

// Made on first use.
const thread = tessera.thread("release-43", { user_id: "ada" });
for (const query of ["The migration runs on Friday at 9.", "And when does it run?"]) {
	const { messages, tokens } = await thread.context({ query, append: true, format: "openai" });
	const content = await model(messages);
	await thread.append({ role: "assistant", content });
	console.log(`${content}, ${tokens.window} tokens`);
}

await thread.note("Friday at 9 is fixed.", "decision");
await tessera.memories.add({ content: "Ada prefers short answers.", type: "preference", scope: "user:ada" });
for await (const message of thread.messages({ order: "desc", limit: 2 })) console.log(message.seq, message.role);
