import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	driver: "d1-http",
	schema: [
		"./src/adapters/d1/schema.ts",
		"./src/adapters/d1/memory-schema.ts",
		"./src/adapters/d1/skill-schema.ts",
		"./src/adapters/d1/installation-schema.ts",
		"./src/adapters/d1/reflection-schema.ts",
		"./src/adapters/d1/erasure-schema.ts",
		"./src/adapters/d1/sweep-schema.ts",
	],
	out: "./migrations",
});
