import "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** What fast-check draws its inputs from. */
		seed: number;
		/** A folder with a migrated local database in which nothing is stored. */
		migratedData: string;
	}
}
