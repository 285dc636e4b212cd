/** What a tenant may be allowed only so much of. `stored_bytes`: what its threads hold, as far as they have told. */
export const QUOTAS = ["threads", "memories", "installations", "stored_bytes"] as const;

export type Quota = (typeof QUOTAS)[number];

/** How much of each a tenant holds. */
export type Held = Readonly<Record<Quota, number>>;

/** The most of each that a tenant may hold; null: as much as it wants. */
export type QuotaLimits = Readonly<Record<Quota, number | null>>;
