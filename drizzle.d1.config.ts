import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	driver: "d1-http",
	schema: "./src/adapters/d1/schema.ts",
	out: "./migrations",
});
