/** A published figure, where it stands, and when it was read: each in a stored copy of that page. */
type Published = { value: number; source: string; read: string };

const D1 = "developers.cloudflare.com/d1/platform/pricing";
const OBJECTS = "developers.cloudflare.com/durable-objects/platform/pricing";
const WORKERS = "developers.cloudflare.com/workers/platform/pricing";
const VECTORS = "developers.cloudflare.com/vectorize/platform/pricing";
const READ = "2026-11-21";

/** Dollars for each unit beyond what a month of Workers Paid includes; `per` units cost `dollars`. */
type Price = { included: number; per: number; dollars: number; source: string; read: string };

/** Of the platform, in dollars a month. */
export const PRICES = {
	requests: { included: 10e6, per: 1e6, dollars: 0.3, source: WORKERS, read: READ },
	cpu_ms: { included: 30e6, per: 1e6, dollars: 0.02, source: WORKERS, read: READ },
	object_requests: { included: 1e6, per: 1e6, dollars: 0.15, source: OBJECTS, read: READ },
	object_gb_s: { included: 400_000, per: 1e6, dollars: 12.5, source: OBJECTS, read: READ },
	// D1 and objects are billed alike, each with its own included part.
	d1_rows_read: { included: 25e9, per: 1e6, dollars: 0.001, source: D1, read: READ },
	d1_rows_written: { included: 50e6, per: 1e6, dollars: 1, source: D1, read: READ },
	object_rows_read: { included: 25e9, per: 1e6, dollars: 0.001, source: OBJECTS, read: READ },
	object_rows_written: { included: 50e6, per: 1e6, dollars: 1, source: OBJECTS, read: READ },
	d1_gb: { included: 5, per: 1, dollars: 0.75, source: D1, read: READ },
	object_gb: { included: 5, per: 1, dollars: 0.2, source: OBJECTS, read: READ },
	queried_dimensions: { included: 50e6, per: 1e6, dollars: 0.01, source: VECTORS, read: READ },
	stored_dimensions: { included: 10e6, per: 100e6, dollars: 0.05, source: VECTORS, read: READ },
	embedded_tokens: {
		included: 0,
		per: 1e6,
		dollars: 0.012,
		source: "developers.cloudflare.com/workers-ai/platform/pricing (bge-m3)",
		read: READ,
	},
} satisfies Record<string, Price>;

export type Billed = keyof typeof PRICES;

/** Workers Paid, a month. */
export const PLAN: Published = { value: 5, source: WORKERS, read: READ };

/** Of the platform, as far as they bear on how much fits. */
export const LIMITS = {
	d1_database_gb: { value: 10, source: "developers.cloudflare.com/d1/platform/limits", read: "page of 2026-04-21" },
	d1_databases: { value: 50_000, source: "developers.cloudflare.com/d1/platform/limits", read: "page of 2026-04-21" },
	d1_account_gb: { value: 1_000, source: "github.com/api-evangelist/cloudflare-d1, rate limits", read: READ },
	vectors_per_index: {
		value: 10e6,
		source: "developers.cloudflare.com/vectorize/platform/limits",
		read: READ,
	},
	namespaces_per_index: { value: 50_000, source: "developers.cloudflare.com/vectorize/platform/limits", read: READ },
} satisfies Record<string, Published>;

/** What others ask for keeping what is said, in dollars for 1,000 turns. */
type Rival = { name: string; how: string; perThousand(tokensPerTurn: number): number; source: string };

export const RIVALS: readonly Rival[] = [
	{
		name: "mem0 Pro",
		how: "$249 a month, 500,000 memories, one a turn",
		perThousand: () => (249 / 500_000) * 1_000,
		source: "second hand (several comparisons of 2026 name the plan); the provider's page could not be read",
	},
	{
		name: "Zep Flex",
		how: "$125 a month, 50,000 credits, one for each of a turn's two messages",
		perThousand: () => (125 / 50_000) * 2 * 1_000,
		source: "second hand (a note of 2026 that corrects $25 for 20,000); the provider's page could not be read",
	},
	{
		name: "Supermemory",
		how: "$0.005 for 1,000 tokens that are new; searches cost more",
		perThousand: (tokens) => tokens * 0.005,
		source: "supermemory.ai/pricing, stored copy, read 2026-11-21",
	},
];
