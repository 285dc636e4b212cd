import { defineConfig } from "vitest/config";

/** The console in a real Chromium, against a started server: `npm run test:browser`. */
export default defineConfig({
	test: {
		name: "browser",
		environment: "node",
		include: ["test/browser/**/*.test.ts"],
		testTimeout: 120_000,
		hookTimeout: 180_000,
	},
});
