/** The database that a tenant lives in. */
export type TenantDatabase = (tenant: string) => D1Database;

/** Whose database holds what is looked for across tenants: of sweeps, and of what comes in without a key. */
export const SHARED_TENANT = "local";
