import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	driver: "durable-sqlite",
	schema: ["schema.ts", "schema-vectors.ts"].map((name) => `./src/features/threads/store/object/${name}`),
	out: "./src/features/threads/store/object/migrations",
});
