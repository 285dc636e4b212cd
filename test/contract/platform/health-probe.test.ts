import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { wholeTenant } from "../../../src/core/base/access-scope.ts";
import { durableThreadLog } from "../../../src/features/threads/store/remote-thread.ts";
import { askDatabase } from "../../../src/platform/d1/database.ts";
import { healthProbe } from "../../../src/platform/http/health.ts";
import { brokenDatabase, silentDatabase } from "../../fakes/database.ts";
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
