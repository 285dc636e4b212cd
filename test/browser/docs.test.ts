import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
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
} from "./chromium.ts";

/** A short page, tables and diagrams, wide figures, the longest one, and what a reader comes for. */
const PAGES = ["", "quickstart", "contexts", "frameworks/ai-sdk", "comparison", "settings", "benchmarks", "design"];
const LOOKS: Look[] = [
	{ theme: "light", width: 1280 },
	{ theme: "dark", width: 1280 },
	{ theme: "light", width: 375 },
	{ theme: "dark", width: 375 },
];
const [WIDE = { theme: "light", width: 1280 }] = LOOKS;

const executable = findChromium();
const shots = executable ? screenshotFolder() : "";
const data = temporaryFolder();
let server: Server;
let browser: Browser;

describe.skipIf(executable === null)("the docs", () => {
	beforeAll(async () => {
		server = await startBareServer(data.path);
		browser = await launch(executable ?? "");
		console.log(`Screenshots: ${shots}`);
	});

	afterAll(async () => {
		await browser?.close();
		await server?.stop();
		data.remove();
	});

	it.each(LOOKS)("are free of serious violations, $theme, $width px wide", async (look) => {
		const { page, complaints } = await openPage(browser, look);
		for (const name of PAGES) {
			await page.goto(`${server.url}/docs/${name}`);
			await page.screenshot({
				path: join(shots, `${name.replaceAll("/", "-") || "home"}-${look.theme}-${look.width}.png`),
			});
			expect(await seriousViolations(page), name).toEqual([]);
			expect(await overflow(page), `${name} is wider than its window`).toBeLessThanOrEqual(0);
		}
		expect(complaints).toEqual([]);
		await page.close();
	});

	it.each(LOOKS)("show the reference, $theme, $width px wide", async (look) => {
		const { page, complaints } = await openPage(browser, look);
		await page.goto(`${server.url}/docs/api`);
		await page.getByText("/v1/threads", { exact: true }).first().waitFor();
		await page.screenshot({ path: join(shots, `api-${look.theme}-${look.width}.png`) });
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		expect(complaints).toEqual([]);
		await page.close();
	});

	it("lead links into the reference to where it is now", async () => {
		const { page } = await openPage(browser, WIDE);
		await page.goto(`${server.url}/docs#/threads`);
		await page.waitForURL(`${server.url}/docs/api#/threads`);
		await page.close();
	});

	it("work by keyboard alone", async () => {
		const { page } = await openPage(browser, WIDE);
		await page.goto(`${server.url}/docs/quickstart`);
		await page.keyboard.press("Tab");
		expect(await focusedText()).toBe("Skip to the page");
		await page.keyboard.press("Enter");
		expect(await page.evaluate("document.activeElement.id")).toBe("content");
		await page.keyboard.press("Tab");
		expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
		await page.close();

		async function focusedText(): Promise<string> {
			return z.string().parse(await page.evaluate("document.activeElement.textContent.trim()"));
		}
	});

	it("keep the theme that somebody chooses, from page to page", async () => {
		const { page } = await openPage(browser, WIDE);
		await page.goto(`${server.url}/docs/quickstart`);
		await page.getByLabel("Theme").selectOption("dark");
		await page.getByRole("link", { name: "Settings", exact: true }).click();
		await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
		expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
		expect(
			await page.evaluate("getComputedStyle(document.body).colorScheme || document.documentElement.dataset.theme"),
		).toBe("dark");
		await page.close();
	});
});
