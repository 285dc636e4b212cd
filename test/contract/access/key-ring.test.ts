import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1KeyRing } from "../../../src/features/access/store/key-ring.ts";
import { keyRingContract } from "./key-ring.ts";

describe("d1KeyRing", () => keyRingContract((tenant) => d1KeyRing(env.DB, tenant)));
