import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1ClaimSweep, d1Claims } from "../../../src/platform/idempotency/store/records.ts";
import { claimsContract } from "./claims.ts";

describe("d1Claims", () => claimsContract((tenant) => d1Claims(env.DB, tenant), d1ClaimSweep(env.DB)));
