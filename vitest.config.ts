import { accessSync, constants, globSync, readFileSync, statfsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { LOCAL_SETTINGS } from "./scripts/local-settings.ts";
// wrangler's [build] does not run under Vitest: what it makes must be there in a fresh clone too.
import "./scripts/build-docs.ts";
import "./scripts/vendor-console.mjs";
import "./scripts/vendor-docs.mjs";

/** Laws over thousands of generated inputs take their time on a busy machine. */
const LAWS_MS = 60_000;

/** Laws are tried with the same inputs in every run, unless TESSERA_SEED is another number or `random`. */
const { TESSERA_SEED = "20261120", TESSERA_TESTS } = process.env;
const seed = TESSERA_SEED === "random" ? Date.now() % 2 ** 31 : Number(TESSERA_SEED);

/**
 * TESSERA_TESTS=long: what takes too long before each commit. That is whole files, by their names, and those that hold laws,
 * which are tried with all of their inputs (test/long.ts).
 */
const long = TESSERA_TESTS === "long";
const laws = { testTimeout: LAWS_MS, provide: { seed, laws: long ? "full" : "part" } as const };
const LONG = "test/**/*.long.test.ts";
const LAW = /from "(?:fast-check|(?:\.\.?\/)+long\.ts)"/;

/** Those of the files that are run: all but the long ones, or these and those with laws. */
function files(include: string[], exclude: string[] = []) {
	if (!long) return { include, exclude: [...exclude, LONG] };
	const isLong = (path: string) => path.endsWith(".long.test.ts") || LAW.test(readFileSync(path, "utf8"));
	return { include: globSync(include, { exclude }).filter(isLong) };
}

/** Objects' migrations, which wrangler reads as text (wrangler.toml, [[rules]]); nothing pure runs them. */
const sqlAsText = {
	name: "sql-as-text",
	enforce: "pre" as const,
	transform: (text: string, id: string) => (id.endsWith(".sql") ? `export default ${JSON.stringify(text)};` : null),
};

/** A machine that does much at once is slow, and not to be taken for one that does not answer. */
const patience = { TESSERA_DEADLINE_LEXICAL_MS: "10000", TESSERA_DEADLINE_VECTORS_MS: "10000" };

/** Tests ask often; those of the limits set their own. */
const unlimited = { TESSERA_RATE_LIMIT_KEY: "0", TESSERA_RATE_LIMIT_TENANT: "0", TESSERA_RATE_LIMIT_WEBHOOKS: "0" };

/** As `npm start` sets them; tests call the Worker by its name. Of one tenant secrets are taken out. */
const local = { ...LOCAL_SETTINGS, TESSERA_HOSTS: "tessera", TESSERA_REDACT: "redacted" };

/** What tests store goes with them. In memory nothing waits for a disk, which is half of the time of what runs in workerd. */
const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 2 ** 30;
if (process.env.TMPDIR === undefined && freeBytes(MEMORY) >= ENOUGH_BYTES) process.env.TMPDIR = MEMORY;

/** 0 where there is no such folder, as on a Mac, or none that may be written to. */
function freeBytes(folder: string): number {
	try {
		accessSync(folder, constants.W_OK);
		const { bavail, bsize } = statfsSync(folder);
		return bavail * bsize;
	} catch {
		return 0;
	}
}

/** What needs two databases, and what has to be the same with two of them, which is seen in the long run. */
const SHARDED = ["test/integration/shards/**/*.test.ts"];
const ALSO_SHARDED = [
	"access/tenant-isolation",
	"contexts/contexts",
	"memory/memory-search",
	"memory/recall-isolation",
	"webhooks/webhook-refusals",
].map((name) => `test/integration/${name}.test.ts`);

/** Of some two hundred files, for each of which every workerd would ask. */
const IN_ONE_PIECE = [
	...["drizzle-orm", "drizzle-orm/d1", "drizzle-orm/durable-sqlite", "drizzle-orm/durable-sqlite/migrator"],
	...["drizzle-orm/sqlite-core", "zod", "zod/v4"],
];

const IN_WORKERD = {
	setupFiles: ["./test/kept-worker.ts", "./test/apply-migrations.ts", "./test/fixed-seed.ts"],
	deps: { optimizer: { ssr: { enabled: true, include: IN_ONE_PIECE } } },
};

function inWorkerd(settings: Record<string, string>) {
	return cloudflareTest(async () => ({
		wrangler: { configPath: "./wrangler.toml" },
		remoteBindings: false,
		miniflare: {
			bindings: {
				TEST_MIGRATIONS: await readD1Migrations("migrations"),
				...local,
				...patience,
				...unlimited,
				...settings,
			},
			d1Databases: { DB_1: "tessera-1", DB_EU: "tessera-eu" },
		},
	}));
}

/**
 * More than there are processors, as tests of servers and objects wait more than they compute; more than four help nobody. Those of
 * the long run compute more, and kill servers at moments that should not come late.
 */
const maxWorkers = Math.min(availableParallelism() + (long ? 1 : 2), 4);

/**
 * Three projects: pure code, which needs no platform; what runs inside workerd; and what starts a server or a check
 * from outside. They are one group: while the last files of one wait for something, the next one's files run. Vitest takes
 * them in the order of their names, so what waits longest comes first.
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
					...files(["test/unit/**/*.test.ts"]),
					setupFiles: ["./test/fixed-seed.ts"],
					...laws,
				},
			},
			{
				plugins: [inWorkerd({})],
				test: {
					name: "workerd",
					// A worker's files share its workerd: starting one takes seconds (test/apply-migrations.ts empties it).
					isolate: false,
					...files(["test/{contract,integration}/**/*.test.ts"], SHARDED),
					...IN_WORKERD,
					...laws,
				},
			},
			{
				plugins: [inWorkerd({ TESSERA_SHARDS: "DB,DB_1,DB_EU:eu" })],
				test: {
					name: "shards",
					isolate: false,
					...(long ? { include: [...files(SHARDED).include, ...ALSO_SHARDED] } : files(SHARDED)),
					...IN_WORKERD,
					...laws,
				},
			},
			{
				test: {
					name: "node",
					environment: "node",
					...files(["test/e2e/**/*.test.ts"]),
					globalSetup: ["./test/e2e/migrated-data.ts"],
					...laws,
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
