/** Which folder may import which (docs/design.md, "Where code lives"). */
const layer = (name, from, allowed, comment) => ({
	name,
	comment,
	severity: "error",
	from: { path: from },
	to: { pathNot: [...allowed, "node_modules/", "^cloudflare:", "package\\.json$"] },
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		{
			name: "core-is-pure",
			comment: "src/core imports nothing outside src/core: no packages, no runtime, no other layer.",
			severity: "error",
			from: { path: "^src/core/" },
			to: { pathNot: "^src/core/" },
		},
		{
			name: "ports-know-core",
			comment: "src/ports says what is needed in the words of core; no packages, no platform.",
			severity: "error",
			from: { path: "^src/ports/" },
			to: { pathNot: ["^src/core/", "^src/ports/"] },
		},
		{
			name: "flows-know-core-and-ports",
			comment: "A use case decides with core and asks through ports; no packages, no platform.",
			severity: "error",
			from: { path: "^src/flows/" },
			to: { pathNot: ["^src/core/", "^src/ports/", "^src/flows/"] },
		},
		layer("adapters-know-core-and-ports", "^src/adapters/", ["^src/core/", "^src/ports/", "^src/adapters/"]),
		{
			name: "adapters-stand-alone",
			comment: "One adapter folder never imports another.",
			severity: "error",
			from: { path: "^src/adapters/([^/]+)/" },
			to: { path: "^src/adapters/", pathNot: "^src/adapters/$1/" },
		},
		layer("deps-choose-adapters", "^src/deps(\\.ts$|/)", ["^src/core/", "^src/ports/", "^src/adapters/", "^src/deps/"]),
		layer("entry-translates", "^src/entry/(?!(\\w+-object|thread-calls|learning)\\.ts)", [
			"^src/core/",
			"^src/ports/",
			"^src/flows/",
			"^src/deps\\.ts$",
			"^src/entry/",
		]),
		layer("objects-run-flows", "^src/entry/((\\w+-object|thread-calls|learning)\\.ts)", [
			"^src/core/",
			"^src/ports/",
			"^src/flows/",
			"^src/adapters/",
			"^src/entry/",
		]),
		layer("worker-wires", "^src/(worker|app)\\.ts$", ["^src/entry/", "^src/(app|deps)\\.ts$"]),
		{
			name: "no-tests-in-the-product",
			severity: "error",
			from: { path: "^src/" },
			to: { path: ["^test/", "^scripts/", "^demo/", "^bench/", "^eval/"] },
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
