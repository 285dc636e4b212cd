import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { databaseProblem, databasesOf, secretsProblem } from "../../scripts/deploy/readiness.ts";
import { LOCAL_SETTINGS } from "../../scripts/local-settings.ts";

const root = join(import.meta.dirname, "../..");
const UNSET = "00000000-0000-0000-0000-000000000000";
const toml = readFileSync(join(root, "wrangler.toml"), "utf8");

describe("npm run deploy", () => {
	it("refuses while the production database is not set, in one line, and starts nothing", () => {
		const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/deploy.ts"], {
			cwd: root,
			encoding: "utf8",
		});

		expect(status).toBe(1);
		expect(stdout).toBe("");
		expect(stderr.trim().split("\n")).toHaveLength(1);
		expect(stderr).toContain("wrangler d1 create tessera");
	});
});

describe("what is deployed without an environment", () => {
	const local = Object.entries(LOCAL_SETTINGS);

	it.each([undefined, "production"])("carries no setting of this machine (env %s)", (env) => {
		const { vars } = unstable_readConfig({ config: join(root, "wrangler.toml"), ...(env !== undefined && { env }) });
		expect(Object.keys(vars)).toContain("TESSERA_WRITERS");
		for (const [name, value] of local) {
			expect(vars).not.toHaveProperty(name);
			expect(Object.values(vars)).not.toContain(value);
		}
		expect(vars).not.toHaveProperty("TESSERA_ALLOW_LOCAL_FORWARD");
	});
});

describe("the production database", () => {
	it("is taken once it has an id, whatever the local one is", () => {
		const local = toml.indexOf(UNSET, toml.indexOf("[[env.production.d1_databases]]"));
		const set = `${toml.slice(0, local)}6f1c2d3e-0000-4000-8000-1234567890ab${toml.slice(local + 36)}`;

		expect(databaseProblem(set)).toBeNull();
	});

	it("is missing as long as one of several is", () => {
		const ids = ["6f1c2d3e-0000-4000-8000-1234567890ab", UNSET];
		const [first = "", ...parts] = toml.split("[[env.sharded.d1_databases]]");
		const set = [first, ...parts.map((part, n) => part.replace(UNSET, ids[n] ?? ""))].join(
			"[[env.sharded.d1_databases]]",
		);

		expect(databasesOf(set, "sharded").map(({ binding, id }) => [binding, id])).toEqual([
			["DB", ids[0]],
			["DB_1", UNSET],
		]);
		expect(databaseProblem(set, "sharded")).toContain("wrangler d1 create tessera-1");
	});

	it.each(["", '[[d1_databases]]\ndatabase_id = "6f1c2d3e-0000-4000-8000-1234567890ab"'])(
		"is wanted: %j has none",
		(text) => {
			expect(databaseProblem(text)).toContain("names no production database");
		},
	);
});

describe("the secrets", () => {
	const listed = (...names: string[]) => JSON.stringify(names.map((name) => ({ name, type: "secret_text" })));

	it("are enough when both are set", () => {
		expect(secretsProblem(listed("TESSERA_OPERATOR_SECRET", "OTHER", "TESSERA_KEY_SECRET"))).toBeNull();
	});

	it.each([
		[listed("TESSERA_KEY_SECRET"), "TESSERA_OPERATOR_SECRET"],
		[`some words first\n${listed()}`, "TESSERA_KEY_SECRET, TESSERA_OPERATOR_SECRET"],
	])("that are missing are named with how to set them", (text, missing) => {
		expect(secretsProblem(text)).toContain(`missing in production: ${missing}.`);
		expect(secretsProblem(text)).toContain("wrangler secret put TESSERA_OPERATOR_SECRET --env production");
	});

	it("are left alone where nothing can be told", () => {
		expect(secretsProblem("")).toBeNull();
	});
});
