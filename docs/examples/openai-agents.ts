import { Agent, run } from "@openai/agents";
import { connect } from "tessera/client";
import { tesseraMemory } from "tessera/openai-agents";
import { agentsModel } from "./models.ts";

const tessera = connect({ url: "http://127.0.0.1:8787", key: "tsr_local_dev" });
const thread = tessera.thread("agents-example", { user_id: "ada" });
const agent = new Agent({ name: "Guide", instructions: "Be brief.", model: agentsModel });

for (const question of ["The lift is serviced on Friday.", "When is the lift serviced?"]) {
	const { finalOutput } = await run(agent, question, tesseraMemory(thread));
	console.log(finalOutput);
}
