import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1Calibrations } from "../../../src/features/contexts/store/calibrations.ts";
import { calibrationsContract } from "./calibrations.ts";

describe("d1Calibrations", () => calibrationsContract((tenant) => d1Calibrations(env.DB, tenant)));
