import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	driver: "d1-http",
	schema: [
		"./src/features/access/store/access-schema.ts",
		"./src/platform/idempotency/store/claim-schema.ts",
		"./src/features/contexts/store/context-schema.ts",
		"./src/platform/d1/thread-list-schema.ts",
		"./src/features/threads/store/list/job-list-schema.ts",
		"./src/platform/usage/usage-schema.ts",
		"./src/features/memory/store/schema/memory-schema.ts",
		"./src/features/memory/store/schema/skill-schema.ts",
		"./src/features/webhooks/store/installation-schema.ts",
		"./src/features/memory/store/schema/reflection-schema.ts",
		"./src/features/memory/store/index/erasure-schema.ts",
		"./src/platform/sweeps/sweep-schema.ts",
	],
	out: "./migrations",
});
