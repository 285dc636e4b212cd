import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { type Server, startServer, temporaryFolder } from "../../scripts/client/server.ts";

const data = temporaryFolder(inject("migratedData"));
let server: Server;

beforeAll(async () => {
	server = await startServer(data.path);
});
afterAll(async () => {
	await server?.stop();
	data.remove();
});

const context = z.object({ text: z.string(), report: z.object({ degraded: z.array(z.unknown()) }) });

const SAID = [
	"landlord finally sent someone about the boiler, it packed in on friday",
	"my mum has the twins on mondays and wednesdays",
	"ssd died overnight and my last copy was from october",
	"they tie the knot in june, i need a suit",
	"shellfish makes my face swell up",
	"we moved orders_daily to the replica",
	"the bakery on the corner closed for good",
	"got my results back, iron is way too low",
	"sprint review moved to thursdays",
	"the cat brought in a live mouse again",
];

/** What recall shows of the thread, which has no history block here. */
function shownFor(query: string) {
	const asked = { query, format: "text", waterfall: false, budget: { history: 0, knowledge: 2_000 } };
	return ask(context, "POST", `${server.url}/v1/threads/told/context`, asked);
}

describe("a server as npm start starts it", () => {
	it("finds what was told in other words, once its encoder has read it", async () => {
		const threads = `${server.url}/v1/threads`;
		await ask(z.object({ id: z.string() }), "POST", threads, { id: "told", config: { learn: "off" } });
		const messages = SAID.map((content) => ({ role: "user", content }));
		const all = z.object({ last_seq: z.literal(SAID.length) });
		await ask(all, "POST", `${threads}/told/messages`, { messages });
		// A busy machine's encoder may answer too late once; the context says so then, and is asked for again.
		const told = async (query: string) => {
			const { text, report } = await shownFor(query);
			return report.degraded.length > 0 ? JSON.stringify(report.degraded) : text;
		};
		for (const [asked, meant] of [
			["did i lose any data when the disk broke?", "ssd died overnight"],
			["who looks after the kids?", "my mum has the twins"],
			["is there trouble with the heating?", "the boiler"],
			["when is the wedding?", "the knot in june"],
			["which food do i have to avoid?", "shellfish"],
		] as const) {
			await expect.poll(() => told(asked), { timeout: 60_000, interval: 500 }).toContain(meant);
		}
	});
});
