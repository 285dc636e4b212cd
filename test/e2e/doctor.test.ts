import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { indexFinding, metadataFinding, migrationsFinding, secretsFinding } from "../../scripts/doctor/account.ts";
import { type Configuration, configurationFindings, wantedIndex } from "../../scripts/doctor/configuration.ts";
import type { Finding } from "../../scripts/doctor/finding.ts";
import { runningFindings } from "../../scripts/doctor/running.ts";

const root = join(import.meta.dirname, "../..");
const toml = readFileSync(join(root, "wrangler.toml"), "utf8");

const faults = (findings: readonly Finding[]) =>
	findings.flatMap((finding) => (finding.state === "fault" ? [finding.what] : []));

describe("what is configured for production", () => {
	const config: Configuration = unstable_readConfig({ config: join(root, "wrangler.toml"), env: "production" });
	const withId = toml.replaceAll(/database_id = "[0-]+"/g, 'database_id = "3f0c7d5e-1111-2222-3333-444455556666"');

	it("is without a fault as it stands, but for the database's id", () => {
		expect(faults(configurationFindings(config, withId))).toEqual([]);
		expect(faults(configurationFindings(config, toml))).toEqual(["database"]);
	});

	it.each<[string, Partial<Configuration>, string]>([
		["an object that is not bound", { durable_objects: { bindings: [{ name: "THREADS" }] } }, "objects"],
		["models that are not bound", { ai: undefined }, "models"],
		["an index for other vectors", { vectorize: [{ binding: "VECTORIZE", index_name: "tessera-768" }] }, "index"],
		["another period", { ratelimits: [{ name: "KEY_LIMIT", simple: { limit: 9, period: 60 } }] }, "limit KEY_LIMIT"],
		["no database", { d1_databases: [] }, "database"],
	])("is faulty with %s", (_, change, what) => {
		expect(faults(configurationFindings({ ...config, ...change }, withId))).toEqual([what]);
	});

	it("wants an index with the dimensions of the model", () => {
		expect(wantedIndex(config)).toEqual({ name: "tessera-1024", dimensions: 1024 });
	});
});

describe("what the account has", () => {
	const index = { name: "tessera-1024", dimensions: 1024 };
	const described = (dimensions: number) => JSON.stringify({ config: { dimensions, metric: "cosine" } }, null, 2);

	it.each<[Finding["state"], Finding]>([
		["ok", secretsFinding('[{"name": "TESSERA_KEY_SECRET"}, {"name": "TESSERA_OPERATOR_SECRET"}]')],
		["fault", secretsFinding('[{"name": "TESSERA_KEY_SECRET"}]')],
		["unknown", secretsFinding(null)],
		["ok", migrationsFinding("No migrations to apply!", ["0000_a.sql"])],
		["fault", migrationsFinding("│ 0001_b.sql │", ["0000_a.sql", "0001_b.sql"])],
		["ok", indexFinding(described(1024), index)],
		["fault", indexFinding(described(768), index)],
		["unknown", indexFinding(null, index)],
		["ok", metadataFinding('[{"propertyName": "scope"}, {"propertyName": "kind"}, {"propertyName": "version"}]', "i")],
		["fault", metadataFinding('[{"propertyName": "scope"}]', "i")],
	])("is %s: %o", (state, finding) => {
		expect(finding.state).toBe(state);
		if (finding.state !== "ok") expect(finding.todo).not.toBe("");
	});
});

describe("what a running service says", () => {
	const parts = { database: "ok", writers: "off" };
	const time = "2026-11-21T10:00:00.000Z";
	const ours = Date.parse(time) + 900;
	const health = { time, status: "ok", version: "0.1.0", parts, oldest_job_age_s: 3, index_lag_ms: 0 };
	const asked = { health, ours, tookMs: 40 };

	it("is without a fault where nothing is degraded, late or old", () => {
		expect(faults(runningFindings(asked, "0.1.0"))).toEqual([]);
	});

	it.each<[string, object, string]>([
		["a part is degraded", { parts: { ...parts, vectors: "degraded" } }, "part vectors"],
		["a job is old", { oldest_job_age_s: 90_000 }, "oldest job"],
		["the index lags", { index_lag_ms: 3_600_000 }, "index lag"],
	])("is faulty where %s", (_, change, what) => {
		expect(faults(runningFindings({ ...asked, health: { ...health, ...change } }, "0.1.0"))).toEqual([what]);
	});

	it("is faulty where the clocks are minutes apart", () => {
		expect(faults(runningFindings({ ...asked, ours: ours + 240_000 }, "0.1.0"))).toEqual(["clock"]);
	});
});
