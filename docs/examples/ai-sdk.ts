import { generateText, wrapLanguageModel } from "ai";
import { tesseraMemory } from "tessera/ai-sdk";
import { connect } from "tessera/client";
import { aiSdkModel } from "./models.ts";

const tessera = connect({ url: "http://127.0.0.1:8787", key: "tsr_local_dev" });
const thread = tessera.thread("ai-sdk-example", { user_id: "ada" });
const model = wrapLanguageModel({ model: aiSdkModel, middleware: tesseraMemory(thread) });

for (const prompt of ["The lift is serviced on Friday.", "When is the lift serviced?"]) {
	const { text } = await generateText({ model, prompt });
	console.log(text);
}
