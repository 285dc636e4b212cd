import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1Outbox, d1OutboxWatch } from "../../../src/features/memory/store/index/outbox.ts";
import { outboxContract } from "./outbox.ts";
import { writingTo } from "./written-memory.ts";

describe("d1Outbox", () =>
	outboxContract({
		of: (tenant) => ({ outbox: d1Outbox(env.DB, tenant), write: writingTo(env.DB, tenant) }),
		watch: d1OutboxWatch(env.DB),
		async clear() {
			const tables = ["memories", "episodes", "skills", "outbox"];
			await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
		},
	}));
