import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1MemoryStore } from "../../../src/features/memory/store/memories/d1-memory-store.ts";
import { d1MemoryCleanup } from "../../../src/features/memory/store/memories/memory-cleanup.ts";
import { d1Observations } from "../../../src/features/memory/store/observations/d1-observations.ts";
import { d1ReflectionWatch } from "../../../src/features/reflection/store/reflection-watch.ts";
import { observationsContract } from "./observations.ts";

const clock = { now: () => Date.parse("2026-06-01T00:00:00.000Z") };

describe("d1Observations", () =>
	observationsContract({
		observations: (tenant) => d1Observations(env.DB, tenant, clock),
		cleanup: d1MemoryCleanup(env.DB),
		watch: d1ReflectionWatch(env.DB),
		store: (accessScope) => d1MemoryStore(env.DB, accessScope, clock),
	}));
