import { SHARED_TENANT, type TenantDatabase } from "../../platform/d1/database.ts";
import type { Routes } from "../../platform/http/app.ts";
import { keySecretOf, redactedTenantsOf, type Setting } from "../../platform/settings.ts";
import { registerKeys } from "./routes/keys.ts";
import { registerTenants } from "./routes/tenants.ts";
import { registerUsage } from "./routes/usage.ts";
import { d1KeyRing, type KeyRing } from "./store/key-ring.ts";
import { type KeySigner, webCryptoKeySigner } from "./store/key-signer.ts";
import { d1StorageWatch, d1UsageDays, type StorageWatch, type UsageDays } from "./store/usage-days.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = {
	tenants: registerTenants,
	keys: registerKeys,
	usage: registerUsage,
} satisfies Record<string, Routes>;

/** What keys, tenants and their usage need. */
export type AccessDeps = {
	keySigner: KeySigner;
	keyRing(tenant: string): KeyRing;
	usageDays(tenant: string): UsageDays;
	/** What every tenant stores, for the cleanup. */
	storageWatch: StorageWatch;
	/** Whether secrets are taken out of what a tenant writes, unless a thread says otherwise. */
	redactsByDefault(tenant: string): boolean;
};

export function wireAccess(setting: Setting, database: TenantDatabase): AccessDeps {
	return {
		keySigner: webCryptoKeySigner(keySecretOf(setting)),
		keyRing: (tenant) => d1KeyRing(database(tenant), tenant),
		usageDays: (tenant) => d1UsageDays(database(tenant), tenant),
		storageWatch: d1StorageWatch(database(SHARED_TENANT)),
		redactsByDefault: redactedTenantsOf(setting("TESSERA_REDACT")),
	};
}
