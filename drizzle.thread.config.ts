import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	driver: "durable-sqlite",
	schema: "./src/features/threads/store/object/schema.ts",
	out: "./src/features/threads/store/object/migrations",
});
