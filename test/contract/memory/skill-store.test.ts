import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe } from "vitest";
import { outbox } from "../../../src/features/memory/store/schema/memory-schema.ts";
import { d1SkillStore } from "../../../src/features/memory/store/skills/skill-store.ts";
import { skillStoreContract } from "./skill-store.ts";

describe("d1SkillStore", () =>
	skillStoreContract(
		(accessScope) => d1SkillStore(env.DB, accessScope),
		async (tenant) => {
			const rows = await drizzle(env.DB)
				.select()
				.from(outbox)
				.where(and(eq(outbox.tenant, tenant), eq(outbox.kind, "skill")))
				.orderBy(outbox.number);
			return rows.map(({ change, itemId }) => `${change} ${itemId}`);
		},
	));
