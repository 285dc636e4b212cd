import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1ClaimSweep } from "../../src/adapters/d1/claim-sweep.ts";
import { d1Claims } from "../../src/adapters/d1/claims.ts";
import { claimsContract } from "./claims.ts";

describe("d1Claims", () => claimsContract((tenant) => d1Claims(env.DB, tenant), d1ClaimSweep(env.DB)));
