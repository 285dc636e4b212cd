import fc from "fast-check";
import { inject } from "vitest";

// What passes here passes everywhere; `npm run fuzz` looks where nobody has looked yet.
fc.configureGlobal({ seed: inject("seed") });
