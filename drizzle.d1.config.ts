import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	driver: "d1-http",
	schema: "./src/{features,platform}/**/*-schema.ts",
	out: "./migrations",
});
