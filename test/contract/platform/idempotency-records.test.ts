import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1IdempotencyRecords, d1RecordCleanup } from "../../../src/platform/idempotency/store/records.ts";
import { idempotencyRecordsContract } from "./idempotency-records.ts";

describe("d1IdempotencyRecords", () =>
	idempotencyRecordsContract((tenant) => d1IdempotencyRecords(env.DB, tenant), d1RecordCleanup(env.DB)));
