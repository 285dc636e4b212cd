import { availableParallelism } from "node:os";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { LOCAL_SETTINGS } from "./scripts/local-settings.ts";
// wrangler's [build] does not run under Vitest: what it makes must be there in a fresh clone too.
import "./scripts/vendor-docs.mjs";

/** Laws over thousands of generated inputs take their time on a busy machine. */
const LAWS_MS = 60_000;

/** Laws are tried with the same inputs in every run, unless TESSERA_SEED is another number or `random`. */
const { TESSERA_SEED = "20261120" } = process.env;
const seed = TESSERA_SEED === "random" ? Date.now() % 2 ** 31 : Number(TESSERA_SEED);
const laws = { testTimeout: LAWS_MS, provide: { seed } };

/** Objects' migrations, which wrangler reads as text (wrangler.toml, [[rules]]); nothing pure runs them. */
const sqlAsText = {
	name: "sql-as-text",
	enforce: "pre" as const,
	transform: (text: string, id: string) => (id.endsWith(".sql") ? `export default ${JSON.stringify(text)};` : null),
};

/** A machine that does much at once is slow, and not to be taken for one that does not answer. */
const patience = { TESSERA_DEADLINE_LEXICAL_MS: "10000", TESSERA_DEADLINE_VECTORS_MS: "10000" };

/** As `npm start` sets them; tests call the Worker by its name. */
const local = { ...LOCAL_SETTINGS, TESSERA_HOSTS: "tessera" };

/** Vitest leaves one processor to itself, which on a machine of two is half of it. More than four workerds help nobody. */
const maxWorkers = Math.min(Math.max(availableParallelism(), 2), 4);

/**
 * Three projects: pure code, which needs no platform; what runs inside workerd; and what starts a server or a check
 * from outside. They come one after the other: a worker serves the files of its own project only.
 */
export default defineConfig({
	test: {
		maxWorkers,
		// A line that background work logs while its file's worker is closed is lost; nothing has failed.
		onUnhandledError: ({ message }) => !/Closing rpc while "onUserConsoleLog" was pending/.test(message),
		projects: [
			{
				plugins: [sqlAsText],
				test: {
					name: "pure",
					isolate: false,
					environment: "node",
					include: ["test/unit/**/*.test.ts"],
					setupFiles: ["./test/fixed-seed.ts"],
					...laws,
				},
			},
			{
				plugins: [
					cloudflareTest(async () => ({
						wrangler: { configPath: "./wrangler.toml" },
						remoteBindings: false,
						miniflare: {
							bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations"), ...local, ...patience },
						},
					})),
				],
				test: {
					name: "workerd",
					// A worker's files share its workerd: starting one takes seconds (test/apply-migrations.ts empties it).
					isolate: false,
					sequence: { groupOrder: 1 },
					include: ["test/{contract,integration}/**/*.test.ts"],
					setupFiles: ["./test/apply-migrations.ts", "./test/fixed-seed.ts"],
					...laws,
				},
			},
			{
				test: {
					name: "node",
					sequence: { groupOrder: 2 },
					// What starts servers and kills them waits more than it computes.
					maxWorkers: maxWorkers + 1,
					environment: "node",
					include: ["test/e2e/**/*.test.ts"],
					globalSetup: ["./test/e2e/migrated-data.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
