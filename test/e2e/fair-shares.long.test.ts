import { describe, expect, it } from "vitest";
import * as z from "zod";
import { connect } from "../../src/client/index.ts";
import { testServer } from "./test-server.ts";

const server = testServer();
/** TESSERA_IMPORT_MESSAGES=100000 is a whole import; fewer show the same sooner. */
const MESSAGES = Number(process.env.TESSERA_IMPORT_MESSAGES ?? 6_000);
const IN_A_THREAD = 500;

const Founded = z.object({ key: z.string() });
const Page = z.object({ data: z.array(z.unknown()) });

async function tenant(id: string) {
	const local = connect({ url: server.url, key: "tsr_local_dev", retries: 0 });
	const { key } = Founded.parse(await local.request("POST", "/v1/tenants", { body: { id } }));
	const client = connect({ url: server.url, key, retries: 5, timeoutMs: 110_000 });
	return async (method: "GET" | "POST", path: string, body?: object) =>
		client.request(method, path, body === undefined ? {} : { body });
}

type Ask = Awaited<ReturnType<typeof tenant>>;

const PLACES = ["Lisbon", "Porto", "Bergen", "Turku", "Gdansk", "Trieste"];
const placeOf = (n: number) => PLACES[n % PLACES.length] ?? "Lisbon";

/** Talk that there is something to learn from, ended by an answer. */
function talk(count: number, from: number) {
	return Array.from({ length: count }, (_, n) => {
		const at = from + n;
		const said = `I moved to ${placeOf(at)} in 20${10 + (at % 15)}, and my colleague number ${at} prefers tea.`;
		return n % 2 === 0 ? { role: "user", content: said } : { role: "assistant", content: `Noted: ${placeOf(at)}.` };
	});
}

/** Everything at once: threads that learn after each answer, and a line of jobs that each learn from talk. */
async function importMuch(ask: Ask): Promise<void> {
	const threads = Array.from({ length: Math.ceil(MESSAGES / IN_A_THREAD) }, (_, n) => n);
	for (const n of threads) {
		await ask("POST", "/v1/threads", { id: `import-${n}`, user_id: `user-${n}`, config: { learn: "turn" } });
		await ask("POST", `/v1/threads/import-${n}/messages`, { messages: talk(IN_A_THREAD, n * IN_A_THREAD) });
		for (let line = 0; line < 10; line++) {
			const messages = talk(40, n * IN_A_THREAD + line * 40);
			await ask("POST", "/v1/memories/ingest", { user_id: `user-${n}`, messages });
		}
	}
}

/** What waits or runs of a tenant. */
async function open(ask: Ask): Promise<number> {
	const pages = ["queued", "running"].map(async (status) =>
		Page.parse(await ask("GET", `/v1/jobs?status=${status}&limit=200`)),
	);
	return (await Promise.all(pages)).reduce((sum, { data }) => sum + data.length, 0);
}

describe("one tenant's import", () => {
	it("does not hold back what another one learns, neither from its threads nor when it asks", async () => {
		const [big, small] = await Promise.all([tenant("big"), tenant("small")]);
		await importMuch(big);
		expect(await open(big)).toBeGreaterThan(20);

		const text = "I am allergic to shellfish.";
		const ingested = await small("POST", "/v1/memories/ingest", { user_id: "ada", text, wait: true });
		expect(ingested).toMatchObject({ memories: [{ content: expect.stringContaining("shellfish") }] });

		await small("POST", "/v1/threads", { id: "own", user_id: "bo", config: { learn: "turn" } });
		const said = [
			{ role: "user", content: "I live in Lisbon." },
			{ role: "assistant", content: "Good to know." },
		];
		await small("POST", "/v1/threads/own/messages", { messages: said });
		const learned = async () => Page.parse(await small("GET", "/v1/memories?scope=user:bo")).data;
		await expect
			.poll(learned, { timeout: 100_000, interval: 250 })
			.toMatchObject([{ content: expect.stringContaining("Lisbon") }]);

		// The import came first, and is not done.
		expect(await open(big)).toBeGreaterThan(0);
	});
});
