import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { askDatabase } from "../../src/adapters/d1/ask-database.ts";
import { durableThreadLog } from "../../src/adapters/durable/thread-log.ts";
import { healthProbe } from "../../src/adapters/system/health-probe.ts";
import { wholeTenant } from "../../src/core/reach.ts";
import { brokenDatabase, silentDatabase } from "../fakes/database.ts";
import { healthProbeContract } from "./health-probe.ts";

const databases = { working: env.DB, failing: brokenDatabase(env.DB), silent: silentDatabase(env.DB) };

describe("a probe of the database", () =>
	healthProbeContract((part) => healthProbe(() => askDatabase(databases[part]), 100)));

const threads = {
	working: () => durableThreadLog((name) => env.THREADS.getByName(name), wholeTenant("local"), "probe").read(),
	failing: () => Promise.reject(new Error("the object was reset")),
	silent: () => new Promise<never>(() => undefined),
};

describe("a probe of a thread's object", () => healthProbeContract((part) => healthProbe(threads[part], 100)));
