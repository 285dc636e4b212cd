import { afterAll, beforeAll, expect, it } from "vitest";
import { type Server, startServer, temporaryFolder } from "./server.ts";

const data = temporaryFolder();
let server: Server;

beforeAll(async () => {
	server = await startServer(data.path);
});

afterAll(async () => {
	await server?.stop();
	data.remove();
});

it.each(["*/5 * * * *", "0 3 * * *", "*/7 * * * *"])("runs the scheduled handler for %s", async (cron) => {
	const answer = await fetch(`${server.url}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`);
	expect(answer.status, await answer.text()).toBe(200);
});

it("ticks by itself without a word", () => {
	expect(server.output()).not.toContain("scheduled work failed");
});
