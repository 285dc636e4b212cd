import { d1KeyRing } from "../adapters/d1/key-ring.ts";
import { d1StorageSweep } from "../adapters/d1/storage-sweep.ts";
import { d1UsageDays } from "../adapters/d1/usage-days.ts";
import { webCryptoKeySigner } from "../adapters/system/key-signer.ts";
import type { KeyRing } from "../ports/key-ring.ts";
import type { KeySigner } from "../ports/key-signer.ts";
import type { StorageSweep } from "../ports/storage-sweep.ts";
import type { UsageDays } from "../ports/usage-days.ts";
import { keySecretOf, type Setting } from "./settings.ts";
import { SHARED_TENANT, type TenantDatabase } from "./tenant-database.ts";

/** What keys, tenants and their usage need. */
export type AccessDeps = {
	keySigner: KeySigner;
	keyRing(tenant: string): KeyRing;
	usageDays(tenant: string): UsageDays;
	/** What every tenant stores, for the sweep. */
	storageSweep: StorageSweep;
};

export function wireAccess(setting: Setting, database: TenantDatabase): AccessDeps {
	return {
		keySigner: webCryptoKeySigner(keySecretOf(setting)),
		keyRing: (tenant) => d1KeyRing(database(tenant), tenant),
		usageDays: (tenant) => d1UsageDays(database(tenant), tenant),
		storageSweep: d1StorageSweep(database(SHARED_TENANT)),
	};
}
