import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { ask, call } from "../../scripts/client/api.ts";
import { type Server, temporaryFolder } from "../../scripts/client/server.ts";
import { startBareServer } from "../e2e/bare-server.ts";
import {
	findChromium,
	type Look,
	launch,
	openPage,
	overflow,
	screenshotFolder,
	seriousViolations,
	settled,
	signIn,
	visit,
} from "./chromium.ts";
import { pages } from "./pages.ts";
import { MARKUP, type Seeded, seed } from "./seed.ts";

const FIRST_LOAD_BYTES = 100 * 1024;
const WIDE: Look = { theme: "light", width: 1280 };

const executable = findChromium();
const shots = executable ? screenshotFolder() : "";
const data = temporaryFolder();
let server: Server;
let browser: Browser;
let seeded: Seeded;

describe.skipIf(executable === null)("the console", () => {
	beforeAll(async () => {
		server = await startBareServer(data.path);
		seeded = await seed(server.url);
		browser = await launch(executable ?? "");
		console.log(`Screenshots: ${shots}`);
	});

	afterAll(async () => {
		await browser?.close();
		await server?.stop();
		data.remove();
	});

	it("takes no key that the server does not know, and keeps a good one in the tab alone", async () => {
		const { page } = await openPage(browser, WIDE);
		await signIn(page, server.url, "tsr_local_wrong");
		await page.getByText("The server does not know this key.").waitFor();
		expect(await page.evaluate("sessionStorage.length")).toBe(0);
		await signIn(page, server.url);
		await page.getByRole("heading", { name: "Threads" }).waitFor();
		expect(await page.evaluate("Object.values(sessionStorage)")).toEqual(["tsr_local_dev"]);
		expect(await page.evaluate("Object.keys(localStorage)")).toEqual(["tessera-theme"]);
		await page.getByRole("button", { name: "Sign out" }).click();
		await page.getByLabel("Key").waitFor();
		expect(await page.evaluate("sessionStorage.length")).toBe(0);
		await page.close();
	});

	it(`loads at most ${FIRST_LOAD_BYTES / 1024} KiB at first, from this server alone`, async () => {
		const { page } = await openPage(browser, WIDE);
		const files = new Map<string, number>();
		page.on("response", async (answer) => {
			const { pathname, origin } = new URL(answer.url());
			expect(origin).toBe(server.url);
			if (pathname.startsWith("/console")) files.set(pathname, gzipSync(await answer.body()).length);
		});
		await signIn(page, server.url);
		await page.getByRole("table").waitFor();
		await settled(page);
		const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
		console.log(`First load: ${files.size} files, ${(bytes / 1024).toFixed(1)} KiB gzip`);
		expect(files.size).toBeGreaterThan(5);
		expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
		expect([...files.keys()].join()).not.toContain("graph");
		await page.close();
	});

	it("shows a context: its window to scale, and in two clicks why something was left out", async () => {
		const page = await opened(`#/threads/${seeded.thread}/contexts`);
		await page.getByLabel("Ask for a context").fill("Why did the billing deploy fail?");
		await page.getByRole("button", { name: "Make it" }).click();
		const bar = page.getByRole("img", { name: /^Window of 8,192 tokens: system \d/ });
		await bar.waitFor();
		const partsOfBar =
			"[...document.querySelector('.bar').children].map((part) => part.offsetWidth / part.parentNode.clientWidth)";
		const widths = z.array(z.number()).parse(await page.evaluate(partsOfBar));
		expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1, 1);

		await page.getByRole("button", { name: /^Left out [1-9]/ }).click();
		await page.locator("details.item.out").first().locator("summary").click();
		await page.getByText(/^Left out in /).waitFor();
		expect(await page.locator("details.item.out .quote").first().textContent()).not.toBe("");
		await page.close();
	});

	it("makes a context again as soon as something is changed, and compares the two", async () => {
		const page = await opened(`#/threads/${seeded.thread}/contexts/${seeded.contexts[0]}`);
		const before = page.url();
		await page.getByLabel("Budget").selectOption("4k");
		await page.getByRole("img", { name: /^Window of 4,000 tokens/ }).waitFor();
		await page.getByLabel("Layout").selectOption("cache");
		await page.getByLabel("Query", { exact: true }).fill("Who has to be told about the launch?");
		await page
			.locator("pre", { hasText: "Who has to be told about the launch?" })
			.first()
			.waitFor({ state: "attached" });
		await page.waitForURL((url) => url.href !== before);
		await settled(page);
		await page.getByRole("link", { name: "Compare with the one before" }).click();
		await page.getByRole("heading", { name: "Two contexts compared" }).waitFor();
		await page.getByRole("table", { name: "Tokens of both" }).waitFor();
		expect(await page.getByRole("img", { name: /^Window of/ }).count()).toBe(2);
		await page.close();
	});

	it("searches memories with the parts of their scores, edits one, and deletes it", async () => {
		const page = await opened("#/memories");
		await page.getByLabel("Search for").fill("rollback ticket");
		await page.getByLabel("Project").fill("tickets");
		await page.getByRole("button", { name: "Search", exact: true }).click();
		await page.getByRole("term").getByText("relevance").first().waitFor();
		await page.getByRole("link", { name: /^Put the rollback step/ }).click();
		await page.getByRole("heading", { name: "Memory", exact: true }).waitFor();
		await page.getByText("Edit", { exact: true }).click();
		await page.getByLabel("Content").fill("Put the rollback step and its owner into the ticket.");
		await page.getByRole("button", { name: "Save as a new version" }).click();
		await page.getByRole("cell", { name: "Put the rollback step into the ticket." }).waitFor();
		const id = decodeURIComponent(new URL(page.url()).hash.split("/").at(-1) ?? "");
		await page.getByRole("button", { name: "Delete memory" }).click();
		await page.getByRole("button", { name: "Really delete" }).click();
		await page.getByRole("heading", { name: "Memories" }).waitFor();
		const gone = await call(z.object({ status: z.string() }), "GET", `${server.url}/v1/memories/${id}`);
		expect(gone.ok).toBe(false);
		await page.close();
	});

	it("shows which memories are listed", async () => {
		const page = await opened("#/memories");
		const chosen = page.getByRole("navigation", { name: "Which memories" }).locator("[aria-current=page]");
		for (const name of ["Superseded", "To review", "Waiting for approval", "Active"]) {
			await page.getByRole("link", { name, exact: true }).click();
			await chosen.getByText(name, { exact: true }).waitFor();
			expect(await chosen.count()).toBe(1);
		}
		await page.close();
	});

	it("shows text as text, whatever it holds, and deletes a message", async () => {
		const page = await opened(`#/threads/${seeded.thread}`);
		const message = page.locator(".message", { hasText: MARKUP });
		await message.waitFor();
		expect(await message.locator(".text img, .text b").count()).toBe(0);
		expect(await page.title()).not.toBe("broken out");
		await message.getByRole("button", { name: /^Delete message/ }).click();
		await message.getByRole("button", { name: "Really delete" }).click();
		await page.getByText("This message was deleted.").waitFor();
		const list = z.object({ data: z.array(z.object({ content: z.unknown() })) });
		const stored = await ask(list, "GET", `${server.url}/v1/threads/${seeded.thread}/messages?order=desc&limit=5`);
		expect(JSON.stringify(stored)).not.toContain("onerror");
		await page.close();
	});

	it("shows which messages a summary covers, and adds and deletes a note", async () => {
		const page = await opened(`#/threads/${seeded.thread}/distillations`);
		await page.getByRole("button", { name: "Show what it covers" }).click();
		await page.locator("details.item .message").first().waitFor();
		await visit(page, server.url, `#/threads/${seeded.thread}/state`);
		await page.getByLabel("Note", { exact: true }).fill("The launch moved to Tuesday.");
		await page.getByRole("button", { name: "Add" }).click();
		const note = page.getByRole("listitem").filter({ hasText: "The launch moved to Tuesday." });
		await note.getByRole("button", { name: "Delete note" }).click();
		await note.getByRole("button", { name: "Really delete" }).click();
		await note.waitFor({ state: "detached" });
		await page.close();
	});

	it("draws who is related to whom as of a day, and opens an insight's tree", async () => {
		const page = await opened("#/relations?entity=Ines&day=2025-06-01");
		await page.getByRole("button", { name: "Show the graph about Petra" }).waitFor();
		await visit(page, server.url, "#/relations?entity=Ines");
		await page.getByRole("button", { name: "Show the graph about Lena" }).press("Enter");
		await page.getByRole("button", { name: "Show the graph about Tomasz" }).waitFor();
		expect(await page.getByText("Petra").count()).toBe(0);
		await visit(page, server.url, "#/insights?scope=project:invoices");
		await page
			.getByRole("button", { name: /^What this rests on: .*billing deploy/ })
			.first()
			.click();
		await page.getByRole("link", { name: "The billing deploy failed on a migration lock." }).waitFor();
		await page.close();
	});

	it("looks at an export before anything is written, then imports it, and names what it can't take by its line", async () => {
		const page = await opened("#/import");
		const lines = [
			{ role: "user", content: "The harbour office opens at seven." },
			{ role: "wizard", content: "nobody" },
			{ role: "assistant", content: "Then I call at half past." },
		];
		// One byte of the last line is no text.
		const broken = Buffer.from([...Buffer.from('\n{"role":"user","content":"'), 0xff, ...Buffer.from('"}')]);
		const buffer = Buffer.concat([Buffer.from(lines.map((line) => JSON.stringify(line)).join("\n")), broken]);
		await page.getByLabel("Thread").fill("harbour");
		await page.getByLabel("File").setInputFiles({ name: "harbour.jsonl", mimeType: "application/jsonl", buffer });
		await page.getByText("Recognised: messages. Nothing is written yet.").waitFor();
		await page.screenshot({ path: join(shots, "import-looked-light-1280.png"), fullPage: true });
		expect((await call(z.unknown(), "GET", `${server.url}/v1/threads/harbour`)).ok).toBe(false);
		await page.getByRole("button", { name: "Import it" }).click();
		await page.getByText("Imported: 2 messages, 1 thread.").waitFor();
		await page.getByRole("cell", { name: "line 2" }).waitFor();
		await page.getByRole("cell", { name: "line 4" }).waitFor();
		await page.screenshot({ path: join(shots, "import-done-light-1280.png"), fullPage: true });
		expect(await seriousViolations(page)).toEqual([]);
		const list = z.object({ data: z.array(z.object({ content: z.string() })) });
		const stored = await ask(list, "GET", `${server.url}/v1/threads/harbour/messages`);
		expect(stored.data.map(({ content }) => content)).toEqual([lines[0]?.content, lines[2]?.content]);
		await page.close();
	});

	it("cancels a job that waits, and queues it again", async () => {
		const page = await opened("#/jobs");
		await ask(z.unknown(), "POST", `${server.url}/v1/threads`, { id: "standup", config: { learn: "turn" } });
		const messages = [{ role: "user", content: "I review the migration today." }];
		await ask(z.unknown(), "POST", `${server.url}/v1/threads/standup/messages`, { messages });
		await ask(z.unknown(), "GET", `${server.url}/v1/threads/standup/jobs`);
		await page.getByLabel("Kind").selectOption("learn");
		await page.getByLabel("Status").selectOption("queued");
		await page.getByRole("button", { name: "Show", exact: true }).click();
		const row = page.getByRole("row", { name: /standup/ });
		await row.getByRole("button", { name: /^Cancel learn/ }).click();
		await row.waitFor({ state: "detached" });
		await visit(page, server.url, "#/jobs?status=cancelled");
		await page.screenshot({ path: join(shots, "jobs-cancelled-light-1280.png"), fullPage: true });
		await row.getByRole("button", { name: /^Queue again learn/ }).click();
		await row.waitFor({ state: "detached" });
		const jobs = z.object({ data: z.array(z.object({ status: z.string(), attempts: z.number() })) });
		const ended = () => ask(jobs, "GET", `${server.url}/v1/threads/standup/jobs`);
		await expect.poll(ended, { timeout: 20_000 }).toMatchObject({ data: [{ status: "done", attempts: 1 }] });
		await page.close();
	});

	it("works by keyboard alone", async () => {
		const page = await opened("#/threads");
		await page.keyboard.press("Tab");
		expect(await focusedText(page)).toBe("Skip to the page");
		for (const expected of ["Tessera", "Threads", "Memories"]) {
			await page.keyboard.press("Tab");
			expect(await focusedText(page)).toBe(expected);
		}
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { name: "Memories" }).waitFor();
		await settled(page);
		expect(await focusedText(page)).toBe("Memories");
		expect(await page.evaluate("document.activeElement.tagName")).toBe("H1");
		await page.close();
	});

	const looks: Look[] = [
		WIDE,
		{ theme: "dark", width: 1280 },
		{ theme: "light", width: 375 },
		{ theme: "dark", width: 375 },
	];
	it.each(looks)("every page is free of serious violations, $theme, $width px wide", async (look) => {
		const { page, complaints } = await openPage(browser, look);
		await page.goto(`${server.url}/console`);
		await page.getByLabel("Key").waitFor();
		await inspect(page, "sign-in", look);
		await signIn(page, server.url);
		await page.getByRole("table").waitFor();
		for (const [name, address] of pages(seeded)) {
			await visit(page, server.url, address);
			await inspect(page, name, look);
		}
		expect(complaints).toEqual([]);
		await page.close();
	});
});

async function inspect(page: Page, name: string, { theme, width }: Look): Promise<void> {
	await page.screenshot({ path: join(shots, `${name}-${theme}-${width}.png`), fullPage: true });
	expect(await seriousViolations(page), name).toEqual([]);
	expect(await overflow(page), `${name} is wider than its window`).toBeLessThanOrEqual(0);
}

async function opened(address: string): Promise<Page> {
	const { page } = await openPage(browser, WIDE);
	await signIn(page, server.url);
	await page.getByRole("table").waitFor();
	await visit(page, server.url, address);
	return page;
}

async function focusedText(page: Page): Promise<string> {
	return z.string().parse(await page.evaluate("document.activeElement.textContent.trim()"));
}
