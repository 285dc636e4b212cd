import { d1ReflectionWatch } from "../adapters/d1/reflection-watch.ts";
import type { ReflectionWatch } from "../ports/reflection-watch.ts";
import { type Contradictions, contradictionsOf } from "./contradictions.ts";
import type { Setting } from "./settings.ts";
import { SHARED_TENANT, type TenantDatabase } from "./tenant-database.ts";

/** What reflection is due by, and what becomes of what it finds. */
export type ReflectionDeps = {
	/** Scopes of every tenant, for the sweep. */
	reflectionWatch: ReflectionWatch;
	contradictions: Contradictions;
};

export function wireReflection(setting: Setting, database: TenantDatabase): ReflectionDeps {
	return {
		reflectionWatch: d1ReflectionWatch(database(SHARED_TENANT)),
		contradictions: contradictionsOf(setting("TESSERA_CONTRADICTIONS")),
	};
}
