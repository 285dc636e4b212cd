import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1RecallSource } from "../../../src/features/memory/store/recall/d1-recall-source.ts";
import { recallSourceContract } from "./recall-source.ts";

describe("d1RecallSource", () => recallSourceContract((tenant) => d1RecallSource(env.DB, tenant)));
