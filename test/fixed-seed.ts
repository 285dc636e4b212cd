import fc from "fast-check";
import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** What fast-check draws its inputs from. */
		seed: number;
	}
}

// What passes here passes everywhere; `npm run fuzz` looks where nobody has looked yet.
fc.configureGlobal({ seed: inject("seed") });
