import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
// wrangler's [build] does not run under Vitest: what it makes must be there in a fresh clone too.
import "./scripts/vendor-docs.mjs";

/**
 * Two projects: what runs inside workerd, and what starts a server or a check from outside. The second
 * comes after the first and takes its files one by one: it measures times and needs the processor.
 */
export default defineConfig({
	test: {
		projects: [
			{
				plugins: [
					cloudflareTest(async () => ({
						wrangler: { configPath: "./wrangler.toml" },
						remoteBindings: false,
						miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations") } },
					})),
				],
				test: {
					name: "workerd",
					include: ["test/{unit,contract,integration}/**/*.test.ts"],
					setupFiles: ["./test/apply-migrations.ts"],
				},
			},
			{
				test: {
					name: "node",
					sequence: { groupOrder: 1 },
					fileParallelism: false,
					environment: "node",
					include: ["test/e2e/**/*.test.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
