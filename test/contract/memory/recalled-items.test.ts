import { env } from "cloudflare:workers";
import { describe } from "vitest";
import { d1RecalledItems } from "../../../src/features/memory/store/recall/recalled-items.ts";
import { recalledItemsContract } from "./recalled-items.ts";
import { writingTo } from "./written-memory.ts";

describe("d1RecalledItems", () =>
	recalledItemsContract({
		items: (tenant) => d1RecalledItems(env.DB, tenant),
		writing: (tenant) => writingTo(env.DB, tenant),
	}));
