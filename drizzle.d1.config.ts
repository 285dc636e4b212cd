import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	driver: "d1-http",
	schema: [
		"./src/adapters/d1/access-schema.ts",
		"./src/adapters/d1/claim-schema.ts",
		"./src/adapters/d1/context-schema.ts",
		"./src/adapters/d1/thread-list-schema.ts",
		"./src/adapters/d1/job-list-schema.ts",
		"./src/adapters/d1/usage-schema.ts",
		"./src/adapters/d1/memory-schema.ts",
		"./src/adapters/d1/skill-schema.ts",
		"./src/adapters/d1/installation-schema.ts",
		"./src/adapters/d1/reflection-schema.ts",
		"./src/adapters/d1/erasure-schema.ts",
		"./src/adapters/d1/sweep-schema.ts",
	],
	out: "./migrations",
});
