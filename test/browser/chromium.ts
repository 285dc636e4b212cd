/** The system's Chromium, and what tests do with a page of it. */
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page, type Request } from "playwright-core";
import * as z from "zod";
import { LOCAL_KEY } from "../../scripts/client/api.ts";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const CHECK_MS = 40;
const QUIET_CHECKS = 5;
/** What each page has asked for and not yet got. */
const inFlight = new WeakMap<Page, Set<Request>>();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where the browser is; null where there is none, which is said so that nobody overlooks it. */
export function findChromium(): string | null {
	const places = process.env.CHROMIUM === undefined ? PLACES : [process.env.CHROMIUM];
	const found = places.find((place) => existsSync(place)) ?? null;
	if (found === null) {
		console.warn(`\n*** SKIPPED: the console was not tested. There is no Chromium (${places.join(", ")}).`);
		console.warn("*** Debian: apt-get install -y chromium\n");
	}
	return found;
}

export function launch(executablePath: string): Promise<Browser> {
	return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/** Where screenshots are left, to be looked at. */
export function screenshotFolder(): string {
	return mkdtempSync(join(tmpdir(), "tessera-console-"));
}

export type Look = { theme: "light" | "dark"; width: number };

/** A page that notes all it complains of. */
export async function openPage(
	browser: Browser,
	{ theme, width }: Look,
): Promise<{ page: Page; complaints: string[] }> {
	const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme });
	const complaints: string[] = [];
	const requests = new Set<Request>();
	inFlight.set(page, requests);
	page.on("request", (request) => requests.add(request));
	page.on("requestfinished", (request) => requests.delete(request));
	page.on("requestfailed", (request) => requests.delete(request));
	page.on("pageerror", ({ message }) => complaints.push(message));
	page.on("console", (line) => {
		if (line.type() === "error") complaints.push(line.text());
	});
	return { page, complaints };
}

export async function signIn(page: Page, url: string, key = LOCAL_KEY): Promise<void> {
	await page.goto(`${url}/console`);
	await page.getByLabel("Key").fill(key);
	await page.keyboard.press("Enter");
}

/** Goes to a page of the console and waits until nothing is loading. */
export async function visit(page: Page, url: string, address: string): Promise<void> {
	await page.goto(`${url}/console${address}`);
	await page.locator("h1").waitFor();
	await settled(page);
}

/** Waits until no request has been on its way for a moment, and nothing says that it is loading. */
export async function settled(page: Page): Promise<void> {
	for (let quiet = 0; quiet < QUIET_CHECKS; quiet = inFlight.get(page)?.size === 0 ? quiet + 1 : 0) {
		await page.waitForTimeout(CHECK_MS);
	}
	await page
		.getByText(/^Loading /)
		.first()
		.waitFor({ state: "hidden" });
}

const violations = z.object({
	violations: z.array(
		z.object({ id: z.string(), impact: z.string(), nodes: z.array(z.object({ target: z.array(z.unknown()) })) }),
	),
});

/** What axe finds that is serious or critical, with where. */
export async function seriousViolations(page: Page): Promise<string[]> {
	await page.evaluate(axe);
	const found = violations.parse(await page.evaluate("axe.run()"));
	const serious = found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
	return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** By how many pixels the page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
	return z.number().parse(await page.evaluate("document.documentElement.scrollWidth - innerWidth"));
}
