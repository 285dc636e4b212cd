import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1Spending } from "../../../src/platform/usage/usage.ts";
import { memorySpending } from "../../fakes/text-model.ts";
import { spendingContract } from "./spending.ts";

describe("d1Spending", () => spendingContract((tenant) => d1Spending(env.DB, tenant)));

describe("memorySpending, which tests use", () => spendingContract(memorySpending));
