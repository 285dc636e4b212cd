import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask } from "../client.ts";
import { append, assistant, invalid, newThread, user } from "../thread-calls.ts";

const appended = z.object({ overflow: z.object({ tokens: z.number(), limit: z.number() }) });

/** A thread whose undistilled messages come within a tenth of where it is distilled. */
async function nearItsTrigger(): Promise<string> {
	const thread = await newThread({ config: { overflow: { token_limit: 1_000 }, learn: "off" } });
	for (let turn = 0; turn < 50; turn++) {
		const turns = [user("Is the ferry to Oslo on time today?"), assistant("It is, as far as I know.")];
		const { overflow } = appended.parse(await append(thread, turns));
		if (overflow.tokens > 0.93 * 0.7 * overflow.limit) break;
	}
	return thread;
}

it("tells of pressure on memory only where the request says which tools there are, and names no other", async () => {
	const thread = await nearItsTrigger();
	const shown = async (body: object) =>
		JSON.stringify(await ask(z.unknown(), "POST", `${thread}/context`, { format: "text", ...body }));
	expect(await shown({})).not.toContain("Pressure on memory");
	expect(await shown({ tools: [] })).not.toContain("Pressure on memory");
	const some = await shown({ tools: ["note", "forget"] });
	expect(some).toMatch(
		/Pressure on memory: [\d,]+ of [\d,]+ tokens .*matters with note, drop what is wrong with forget\./,
	);
	expect(some).not.toMatch(/Pressure on memory[^"]*(?:remember|recall)/);
});

it("knows no other tool", async () => {
	const thread = await newThread();
	expect(await api("POST", `${thread}/context`, { tools: ["note", "shell"] })).toMatchObject(invalid("tools.1"));
});
