import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	driver: "durable-sqlite",
	schema: "./src/adapters/durable/schema.ts",
	out: "./src/adapters/durable/migrations",
});
