import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../scripts/client/server.ts";
import { LOCAL_SETTINGS } from "../../scripts/local-settings.ts";
import { freePort } from "../../scripts/start/port.ts";
import { runWrangler } from "../../scripts/start/wrangler.ts";

const root = join(import.meta.dirname, "../..");

describe("what is deployed without an environment", () => {
	it.each([[], ["--env", "production"], ["--env", "sharded"]])("is built without any of them (%s %s)", (...words) => {
		const folder = temporaryFolder();
		const wrangler = join(root, "node_modules/.bin/wrangler");
		const asked = ["deploy", "--dry-run", "--outdir", folder.path, ...words];
		const { status, stdout, stderr } = spawnSync(wrangler, asked, { cwd: root, encoding: "utf8" });
		const built = readdirSync(folder.path).map((name) => readFileSync(join(folder.path, name), "utf8"));
		folder.remove();
		expect(status, stderr).toBe(0);
		expect(stdout).toContain("TESSERA_WRITERS");
		expect(stdout).not.toMatch(/TESSERA_LOCAL|TESSERA_KEY_SECRET/);
		for (const text of [stdout, ...built]) expect(text).not.toContain(LOCAL_SETTINGS.TESSERA_KEY_SECRET);
	});

	it("refuses to answer, and the log says what is missing", async () => {
		const folder = temporaryFolder();
		const port = await freePort();
		const words = ["dev", "--local", "--ip", "127.0.0.1", "--port", String(port), "--persist-to", folder.path];
		const lines: string[] = [];
		const bare = runWrangler([...words, "--inspector-port", "0", "--show-interactive-dev-session=false"], (line) =>
			lines.push(line),
		);
		const ask = () =>
			fetch(`http://127.0.0.1:${port}/v1/threads`, { headers: { authorization: "Bearer tsr_local_dev" } });
		await expect.poll(async () => (await ask().catch(() => null))?.status, { timeout: 60_000 }).toBe(500);
		await expect.poll(() => lines.join("\n"), { timeout: 10_000 }).toContain("TESSERA_KEY_SECRET is not set");
		expect(lines.join("\n")).toContain("npm start");
		await bare.stop();
		folder.remove();
	});
});
