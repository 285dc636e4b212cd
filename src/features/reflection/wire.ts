import { SHARED_TENANT, type TenantDatabase } from "../../platform/d1/database.ts";
import type { Routes } from "../../platform/http/app.ts";
import { type Contradictions, contradictionsOf, type Setting } from "../../platform/settings.ts";
import { registerReflection } from "./routes/reflection.ts";
import { d1ReflectionWatch, type ReflectionWatch } from "./store/reflection-watch.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = {
	reflection: registerReflection,
} satisfies Record<string, Routes>;

/** What reflection is due by, and what becomes of what it finds. */
export type ReflectionDeps = {
	/** Scopes of every tenant, for the cleanup. */
	reflectionWatch: ReflectionWatch;
	contradictions: Contradictions;
};

export function wireReflection(setting: Setting, database: TenantDatabase): ReflectionDeps {
	return {
		reflectionWatch: d1ReflectionWatch(database(SHARED_TENANT)),
		contradictions: contradictionsOf(setting("TESSERA_CONTRADICTIONS")),
	};
}
