/** Which room may import which (docs/design.md, "Where code lives"). */
const ROOMS = require("./scripts/check/rooms.json");
/** The last two are modules of Node that workerd has too. */
const OUTSIDE = ["node_modules/", "^cloudflare:", "package\\.json$", "^async_hooks$", "^crypto$"];

const room = (name, from, allowed, comment) => ({
	name,
	comment,
	severity: "error",
	from: { path: from },
	to: { pathNot: [...allowed, ...OUTSIDE] },
});

/** The tiers of core, in their order: each imports itself and those before it. */
const TIERS = ROOMS.tiers;
const CORE = "^src/core/";
const tiers = TIERS.slice(0, -1).map((tier, index) => ({
	name: `core-tier-${tier}`,
	comment: `src/core/${tier} imports no later tier (${TIERS.join(", ")}).`,
	severity: "error",
	from: { path: `^src/core/${tier}/` },
	to: { path: `^src/core/(${TIERS.slice(index + 1).join("|")})/` },
}));

/** The features, in their order: each imports itself and those before it, by their doors. */
const FEATURES = ROOMS.features;
const features = FEATURES.slice(0, -1).map((feature, index) => ({
	name: `feature-order-${feature}`,
	comment: `src/features/${feature} imports no later feature (${FEATURES.join(", ")}).`,
	severity: "error",
	from: { path: `^src/features/${feature}/` },
	to: { path: `^src/features/(${FEATURES.slice(index + 1).join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		{
			name: "core-is-pure",
			comment: "src/core imports nothing outside src/core: no packages, no runtime, no other room.",
			severity: "error",
			from: { path: CORE },
			to: { pathNot: CORE },
		},
		{
			name: "client-stands-alone",
			comment: "src/client is handed out by itself: it imports nothing but itself.",
			severity: "error",
			from: { path: "^src/client/" },
			to: { pathNot: "^src/client/" },
		},
		...tiers,
		{
			name: "core-has-tiers",
			comment: "Whatever is in src/core stands in one of its tiers; only its door does not.",
			severity: "error",
			from: {},
			to: { path: "^src/core/", pathNot: [`^src/core/(${TIERS.join("|")})/`, "^src/core/index\\.ts$"] },
		},
		{
			name: "ports-know-core",
			comment: "src/ports says what providers and objects answer, in the words of core; no packages, no platform.",
			severity: "error",
			from: { path: "^src/ports/" },
			to: { pathNot: [CORE, "^src/ports/"] },
		},
		room("providers-know-core-and-ports", "^src/providers/", [CORE, "^src/ports/", "^src/providers/"]),
		{
			name: "providers-stand-alone",
			comment: "One provider never imports another; writing.ts and embedding.ts choose among them.",
			severity: "error",
			from: { path: "^src/providers/([^/]+)/" },
			to: { path: "^src/providers/", pathNot: "^src/providers/$1/" },
		},
		room("platform-knows-no-feature", "^src/platform/", [CORE, "^src/ports/", "^src/platform/", "^async_hooks$"]),
		room("features-know-no-provider", "^src/features/", [CORE, "^src/ports/", "^src/platform/", "^src/features/"]),
		...features,
		{
			name: "features-have-one-door",
			comment: "A feature is entered by its index.ts only.",
			severity: "error",
			from: { path: "^src/features/([^/]+)/" },
			to: { path: "^src/features/[^/]+/", pathNot: ["^src/features/$1/", "^src/features/[^/]+/index\\.ts$"] },
		},
		{
			name: "features-have-one-door",
			comment: "A feature is entered by its index.ts only.",
			severity: "error",
			from: { path: "^src/", pathNot: "^src/features/" },
			to: { path: "^src/features/", pathNot: "^src/features/[^/]+/index\\.ts$" },
		},
		{
			name: "use-cases-know-no-packages",
			comment: "A use case decides with core and is handed the rest; no packages, no platform.",
			severity: "error",
			from: { path: "^src/features/[^/]+/use-cases/" },
			to: { pathNot: "^src/" },
		},
		{
			name: "use-cases-are-handed-stores",
			comment: "A use case knows what a store answers, not how: only types are imported from it.",
			severity: "error",
			from: { path: "^src/features/[^/]+/use-cases/" },
			to: { path: "^src/(features|platform)/.*store/", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "webhook-platforms-are-pure",
			comment: "What a platform sends is read and checked with core and the HTTP primitives: no store, no clock.",
			severity: "error",
			from: { path: "^src/features/webhooks/platforms/" },
			to: { pathNot: [CORE, "^src/platform/http/", "^src/features/webhooks/platforms/", "node_modules/"] },
		},
		room("objects-run-features", "^src/objects/", [
			CORE,
			"^src/ports/",
			"^src/platform/",
			"^src/features/",
			"^src/objects/",
		]),
		{
			name: "adapters-use-the-client",
			comment: "An adapter knows its framework and the client, and no other adapter.",
			severity: "error",
			from: { path: "^src/adapters/([^/]+)/" },
			to: { pathNot: ["^src/adapters/$1/", "^src/client/index\\.ts$", "node_modules/"] },
		},
		{
			name: "import-stands-alone",
			comment: "Readers of exports are pure; what they read is written through the client.",
			severity: "error",
			from: { path: "^src/import/" },
			to: { pathNot: ["^src/import/", "^src/client/index\\.ts$", "node_modules/"] },
		},
		room("deps-compose", "^src/deps\\.ts$", [
			"^src/ports/",
			"^src/platform/",
			"^src/providers/",
			"^src/features/[^/]+/index\\.ts$",
		]),
		room("worker-wires", "^src/(worker|app|schedule)\\.ts$", [
			"^src/(app|deps|schedule)\\.ts$",
			"^src/objects/",
			"^src/platform/",
			"^src/providers/",
			"^src/features/[^/]+/index\\.ts$",
		]),
		{
			name: "deps-are-handed-on",
			comment: "Only what is exported to the platform asks deps.ts.",
			severity: "error",
			from: { path: "^src/", pathNot: "^src/(worker|app|schedule)\\.ts$" },
			to: { path: "^src/deps\\.ts$" },
		},
		{
			name: "no-tests-in-the-product",
			severity: "error",
			from: { path: "^src/" },
			to: { path: ["^test/", "^scripts/", "^demo/", "^bench/", "^eval/"] },
		},
		{
			name: "no-tests-in-the-tools",
			comment: "Tests import the tools (scripts/client), never the other way round.",
			severity: "error",
			from: { path: "^(scripts|demo|bench|eval)/" },
			to: { path: "^test/" },
		},
		{ name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
		{
			name: "no-orphans",
			severity: "error",
			from: { orphan: true, path: "^src/", pathNot: "\\.d\\.ts$" },
			to: {},
		},
		{
			name: "nothing-unresolved",
			comment: "What the bench compares with is installed by the bench alone.",
			severity: "error",
			from: { pathNot: "^bench/rivals/" },
			to: { couldNotResolve: true, pathNot: "^cloudflare:" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		tsConfig: { fileName: "tsconfig.json" },
		tsPreCompilationDeps: true,
		enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
	},
};
