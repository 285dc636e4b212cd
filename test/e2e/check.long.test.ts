import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import rooms from "../../scripts/check/rooms.json" with { type: "json" };
import { type Checkout, copySettings } from "./checkout.ts";

let checkout: Checkout;

beforeEach(() => {
	checkout = copySettings();
});

afterEach(() => checkout.remove());

/** Core's tiers and the features in their order: each imports only those before it. */
const { tiers: TIERS, features: FEATURES } = rooms;

const target = "export const target = 1;\n";

/** Each name with the one after it. */
const steps = (names: readonly string[]) =>
	names.slice(1).map((next, index): [string, string] => [names[index] ?? "", next]);

/** Imports that cross a layer the wrong way: the rule that must say so, who imports, and what. */
const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
	["core-is-pure", "src/core/base/planted-a.ts", "../../providers/planted/target.ts"],
	["core-is-pure", "src/core/base/planted-b.ts", "zod"],
	["core-is-pure", "src/core/base/planted-c.ts", "node:fs"],
	...steps(TIERS).map(
		([tier, next]) => [`core-tier-${tier}`, `src/core/${tier}/planted.ts`, `../${next}/target.ts`] as const,
	),
	["core-has-tiers", "src/core/context/planted-tier.ts", "../no-tier/target.ts"],
	["ports-know-core", "src/ports/planted.ts", "../platform/target.ts"],
	["providers-know-core-and-ports", "src/providers/planted/importer.ts", "../../platform/target.ts"],
	["providers-stand-alone", "src/providers/planted-too/importer.ts", "../planted/target.ts"],
	["platform-knows-no-feature", "src/platform/planted.ts", "../features/memory/index.ts"],
	["features-know-no-provider", "src/features/memory/planted.ts", "../../providers/planted/target.ts"],
	...steps(FEATURES).map(
		([feature, next]) =>
			[`feature-order-${feature}`, `src/features/${feature}/planted-order.ts`, `../${next}/target.ts`] as const,
	),
	["features-have-one-door", "src/features/webhooks/planted.ts", "../memory/target.ts"],
	["features-have-one-door", "src/app.ts", "./features/memory/target.ts"],
	["use-cases-know-no-packages", "src/features/memory/use-cases/planted-a.ts", "hono"],
	["use-cases-are-handed-stores", "src/features/memory/use-cases/planted-b.ts", "../store/target.ts"],
	["webhook-platforms-are-pure", "src/features/webhooks/platforms/planted.ts", "../target.ts"],
	["objects-run-features", "src/objects/planted.ts", "../providers/planted/target.ts"],
	["deps-compose", "src/deps.ts", "./core/model/target.ts"],
	["worker-wires", "src/worker.ts", "./core/model/target.ts"],
	["deps-are-handed-on", "src/platform/planted-deps.ts", "../deps.ts"],
	["no-tests-in-the-product", "src/platform/planted-test.ts", "../../test/target.ts"],
	...["scripts", "demo", "bench", "eval"].map(
		(folder) => ["no-tests-in-the-tools", `${folder}/planted.ts`, "../test/target.ts"] as const,
	),
	["client-stands-alone", "src/client/planted.ts", "../platform/target.ts"],
	["adapters-use-the-client", "src/adapters/planted/index.ts", "../../platform/target.ts"],
	["import-stands-alone", "src/import/planted.ts", "../platform/target.ts"],
	["nothing-unresolved", "src/platform/planted-lost.ts", "./lost.ts"],
	["no-cycles", "src/core/base/cycle-a.ts", "./cycle-b.ts"],
];

/** What they import, where it is ours. */
const targets = [
	...TIERS.map((tier) => `src/core/${tier}/target.ts`),
	...FEATURES.map((feature) => `src/features/${feature}/target.ts`),
	"src/core/no-tier/target.ts",
	"src/providers/planted/target.ts",
	"src/platform/target.ts",
	"src/features/memory/index.ts",
	"src/features/memory/store/target.ts",
	"test/target.ts",
];

describe("check:layers", () => {
	it("names every import that crosses a layer the wrong way, a cycle and a file that nothing imports", () => {
		for (const path of targets) checkout.plant(path, target);
		for (const [, from, to] of forbidden) checkout.plant(from, `import * as planted from "${to}";\nplanted;\n`);
		checkout.plant("src/core/base/cycle-b.ts", 'import "./cycle-a.ts";\n');
		checkout.plant("src/core/base/planted-alone.ts", target);
		const { code, output } = checkout.run("check:layers");
		expect(code).not.toBe(0);
		for (const [rule, from] of forbidden) expect(output).toContain(`error ${rule}: ${from} → `);
		expect(output).toContain("error no-orphans: src/core/base/planted-alone.ts");
	});

	it("has no rule that nothing above breaks, and CONTRIBUTING names each", () => {
		const cruiser: { forbidden: { name: string }[] } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");
		const rules = [...new Set(cruiser.forbidden.map(({ name }) => name))];
		expect(rules.toSorted()).toEqual([...new Set([...forbidden.map(([rule]) => rule), "no-orphans"])].toSorted());
		const explained = readFileSync(join(import.meta.dirname, "../../CONTRIBUTING.md"), "utf8");
		const families = rules.map((rule) => rule.replace(/^(core-tier|feature-order)-.+/, "$1-NAME"));
		expect(families.filter((rule) => !explained.includes(rule))).toEqual([]);
	});

	it("lets each room import what it may", () => {
		checkout.plant("src/core/base/planted.ts", target);
		checkout.plant("src/core/model/planted.ts", 'export { target } from "../base/planted.ts";\n');
		checkout.plant("src/ports/planted.ts", 'export { target } from "../core/model/planted.ts";\n');
		checkout.plant("src/platform/planted.ts", 'export { target } from "../ports/planted.ts";\n');
		checkout.plant("src/features/memory/index.ts", 'export { target } from "../../platform/planted.ts";\n');
		checkout.plant("src/features/webhooks/index.ts", 'export { target } from "../memory/index.ts";\n');
		checkout.plant("src/app.ts", 'export { target } from "./features/webhooks/index.ts";\n');
		const { code, output } = checkout.run("check:layers");
		expect(code, output).toBe(0);
	});
});

describe("check:boundaries", () => {
	it("names every way of looking into env outside deps.ts, and clock and chance in the core", () => {
		const looks = [
			"export const a = (env: Env) => env.DB;",
			"export const b = (c: { env: Env }) => c.env.DB;",
			'export const c = (env: Env) => env["DB"];',
			"export const d = (c: { env: Env }) => { const { DB } = c.env; return DB; };",
			"export const e = ({ DB }: Env) => DB;",
			'import { env as f } from "cloudflare:workers";',
		];
		const impure = ["Date.now();", "Math.random();", "new Date();", "Date();"];
		const planted = {
			"src/platform/planted.ts": looks,
			"src/worker.ts": looks,
			"src/core/planted.ts": impure,
			"src/features/webhooks/platforms/planted.ts": impure,
		};
		for (const [path, lines] of Object.entries(planted)) checkout.plant(path, lines.join("\n"));
		const { code, output } = checkout.run("check:boundaries");
		expect(code).not.toBe(0);
		for (const [path, lines] of Object.entries(planted)) {
			for (const line of lines.keys()) expect(output).toContain(`${path}:${line + 1}: `);
		}
	});

	it("names every list of words that the language tier has, and lets it and sentences have them", () => {
		const lists = [
			'export const a = "january february april".split(" ");',
			'export const b = ["Monday", "Tuesday"];',
			"export const c = /^(?:lundi|mardi)$/;",
			`export const d = \`\${a} June|July\`;`,
			`export const e = new Set("became began bought broke brought built came chose drew drove fell flew".split(" "));`,
			"export const f = /not|no|never|nothing|nobody|none|neither|nor/;",
			"export const g = /^[-*•] /;",
			'export const h = "who what where when is are was were do does did".split(" ");',
		];
		const sentences = [
			'export const a = "No one has ever seen it on a Monday, and nobody went."',
			"export const b = /on monday/;",
			'export const c = "it was in none of the forms that were asked for";',
		];
		checkout.plant("src/features/planted.ts", lists.join("\n"));
		checkout.plant("src/core/language/planted.ts", lists.join("\n"));
		checkout.plant("src/core/writing/prompts/planted.ts", lists.join("\n"));
		checkout.plant("src/core/planted.ts", sentences.join("\n"));
		const { code, output } = checkout.run("check:boundaries");
		expect(code).not.toBe(0);
		for (const line of lists.keys()) expect(output).toContain(`src/features/planted.ts:${line + 1}: `);
		expect(output).not.toMatch(/^src\/core\//m);
	});

	it("lets env be handed on as a whole, and be read in deps.ts", () => {
		checkout.plant("src/platform/planted.ts", "export const hand = (c: { env: Env }) => structuredClone(c.env);\n");
		checkout.plant("src/deps.ts", "export const read = (env: Env) => env.DB;\n");
		const { code, output } = checkout.run("check:boundaries");
		expect(code, output).toBe(0);
	});
});

describe("check:patterns", () => {
	it("names every pattern that takes more than linear time on some text, and those it can't see", () => {
		const slow = [
			"export const a = /\\s+x/;",
			"export const b = /^(?:a+)+$/;",
			"export const c = /(?<=is\\s+)x/;",
			"export const d = /\\bsince .*$/;",
			"export const e = /x*y*x*$/;",
			'export const f = new RegExp("[" + "a-z" + "]+\\\\.");',
			'const name = (words: string) => RegExp("(?:" + words + ")?\\\\s*="); export const g = name("key|token");',
			"export const h = (words: string) => new RegExp(words);",
		];
		checkout.plant("src/core/planted.ts", slow.join("\n"));
		const { code, output } = checkout.run("check:patterns");
		expect(code).not.toBe(0);
		for (const line of slow.keys()) expect(output).toContain(`src/core/planted.ts:${line + 1}: `);
	});

	it("lets patterns be that are linear: anchored, bounded, or with nothing to try anew", () => {
		const fine = [
			"export const a = /^\\s+x/;",
			"export const b = /(?<!\\s)\\s+x/;",
			"export const c = /(?<=is\\s{1,9})x/;",
			"export const d = /\\bsince [\\s\\S]*/;",
			'export const e = new RegExp("[" + "a-z" + "]{1,60}\\\\.", "g");',
		];
		checkout.plant("src/core/planted.ts", fine.join("\n"));
		const { code, output } = checkout.run("check:patterns");
		expect(code, output).toBe(0);
	});
});

describe("check:unused", () => {
	it("names an unused export, an unused file and an unlisted package", () => {
		checkout.plant("src/core/planted.ts", "export const plantedUsed = 1;\nexport const plantedUnused = 2;\n");
		checkout.plant("src/core/planted-file.ts", target);
		const imports =
			'import "planted-package";\nimport { plantedUsed } from "../../src/core/planted.ts";\nplantedUsed;\n';
		checkout.plant("test/unit/planted.test.ts", imports);
		const { code, output } = checkout.run("check:unused");
		expect(code).not.toBe(0);
		for (const name of ["plantedUnused", "src/core/planted-file.ts", "planted-package"]) {
			expect(output).toContain(name);
		}
		expect(output).not.toContain("plantedUsed");
	});
});

describe("check:length", () => {
	it("names a file of 301 lines, not one of 300 and none that a machine writes", () => {
		checkout.plant("src/core/planted-long.ts", "// line\n".repeat(301));
		checkout.plant("test/planted-full.ts", "// line\n".repeat(300));
		checkout.plant("src/core/planted.gen.ts", `// ${"x".repeat(200)}\n`.repeat(301));
		const { code, output } = checkout.run("check:length");
		expect(code).not.toBe(0);
		expect(output).toContain("src/core/planted-long.ts: 301 lines");
		expect(output).not.toMatch(/planted-full|planted\.gen/);
	});

	it("names a design of 4,001 words, not one of 4,000", () => {
		checkout.plant("src/planted.ts", "export const planted = 1;\n");
		checkout.plant("docs/design.md", "word ".repeat(4_000));
		expect(checkout.run("check:length").output).not.toContain("design.md");
		checkout.plant("docs/design.md", "word ".repeat(4_001));
		expect(checkout.run("check:length").output).toContain("docs/design.md: 4001 words, more than 4000");
	});

	it("names a line of src of 161 characters, not one of 160 and not a migration's", () => {
		const line = (length: number) => `// ${"x".repeat(length - 3)}\n`;
		checkout.plant("src/core/planted-wide.ts", `${line(160)}${line(161)}`);
		checkout.plant("src/features/threads/store/object/migrations/0000_planted.sql", line(161));
		const { code, output } = checkout.run("check:length");
		expect(code).not.toBe(0);
		expect(output.match(/\S+: \d+ characters.*/g)).toEqual([
			"src/core/planted-wide.ts:2: 161 characters, more than 160",
		]);
	});
});

describe("check:types", () => {
	it("compiles all there is, and refuses the platform in the core", () => {
		const parts = manifest.scripts["check:types"].split(" && ");
		expect(parts).toEqual(
			expect.arrayContaining(["wrangler types --check", "tsc -p .", "tsc -p src/core", "tsc -p scripts"]),
		);
		checkout.plant("src/core/planted.ts", 'export const planted = (): unknown => fetch("https://example.com");\n');
		const { code, output } = checkout.execute("tsc", ["-p", "src/core"]);
		expect(code).not.toBe(0);
		expect(output).toContain("src/core/planted.ts");
	});
});

describe("check:format", () => {
	it("refuses any, a non-null assertion, what Biome only remarks on, and what is formatted otherwise", () => {
		checkout.plant("src/core/planted.ts", "export const planted = (x: any, y: string | null) => [x, y!];\n");
		checkout.plant("src/core/planted-remark.ts", "export const planted = String.raw`x`;\n");
		checkout.plant("src/core/planted-spaces.ts", "export const planted = [ 1,2 ];\n");
		const { code, output } = checkout.run("check:format");
		expect(code).not.toBe(0);
		for (const rule of ["noExplicitAny", "noNonNullAssertion"]) expect(output).toContain(rule);
		expect(output).toContain("noUselessStringRaw");
		expect(output).not.toMatch(/Found \d+ infos?/);
		expect(output).toContain("src/core/planted-spaces.ts format");
	});
});

describe("check", () => {
	/** A package with these checks beside the real script that runs them all. */
	const checks = (parts: Record<string, string>) =>
		checkout.plant(
			"package.json",
			JSON.stringify({ type: "module", scripts: { check: manifest.scripts.check, ...parts } }),
		);

	it("runs every check there is", () => {
		checks({ "check:a": "echo first", "check:b": "echo second", "check:c": "echo third", other: "echo fourth" });
		const { code, output } = checkout.run("check");
		expect(code, output).toBe(0);
		for (const said of ["first", "second", "third"]) expect(output).toContain(said);
		expect(output).not.toContain("fourth");
	});

	it("fails where one of them does, with what it said and its name, and runs the others", () => {
		checks({ "check:a": "echo wrong && exit 2", "check:b": "echo second", "check:c": "echo third" });
		const { code, output } = checkout.run("check");
		expect(code).not.toBe(0);
		for (const said of ["wrong", "second", "third"]) expect(output).toContain(said);
		expect(output).toMatch(/^Failed: check:a$/m);
	});
});
