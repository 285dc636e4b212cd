import "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** What fast-check draws its inputs from. */
		seed: number;
		/** Whether laws are tried with all of their inputs, or with a part of them (test/long.ts). */
		laws: "full" | "part";
		/** A folder with a migrated local database in which nothing is stored. */
		migratedData: string;
	}
}

declare global {
	/** Vitest's own, through which the pool imports the Worker. */
	var __vitest_mocker__: { moduleRunner: { import(id: string): Promise<unknown> } };
}
