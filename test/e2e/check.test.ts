import { afterEach, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { type Checkout, copySettings } from "./checkout.ts";

let checkout: Checkout;

beforeEach(() => {
	checkout = copySettings();
});

afterEach(() => checkout.remove());

/** Imports that cross a layer the wrong way: the rule that must say so, who imports, and what. */
const forbidden = [
	["core-is-pure", "src/core/base/planted-a.ts", "../../providers/planted/target.ts"],
	["core-is-pure", "src/core/base/planted-b.ts", "zod"],
	["core-is-pure", "src/core/base/planted-c.ts", "node:fs"],
	["core-tier-language", "src/core/language/planted.ts", "../model/planted-target.ts"],
	["ports-know-core", "src/ports/planted.ts", "../platform/planted-target.ts"],
	["providers-know-core-and-ports", "src/providers/planted/importer.ts", "../../platform/planted-target.ts"],
	["providers-stand-alone", "src/providers/planted-too/importer.ts", "../planted/target.ts"],
	["platform-knows-no-feature", "src/platform/planted.ts", "../features/memory/index.ts"],
	["features-know-no-provider", "src/features/memory/planted.ts", "../../providers/planted/target.ts"],
	["feature-order-memory", "src/features/memory/planted-order.ts", "../webhooks/planted-target.ts"],
	["features-have-one-door", "src/features/webhooks/planted.ts", "../memory/use-cases/planted-target.ts"],
	["features-have-one-door", "src/app.ts", "./features/memory/use-cases/planted-target.ts"],
	["use-cases-know-no-packages", "src/features/memory/use-cases/planted-a.ts", "hono"],
	["use-cases-are-handed-stores", "src/features/memory/use-cases/planted-b.ts", "../store/planted-target.ts"],
	["webhook-platforms-are-pure", "src/features/webhooks/platforms/planted.ts", "../planted-target.ts"],
	["worker-wires", "src/worker.ts", "./core/model/planted-target.ts"],
	["deps-are-handed-on", "src/platform/planted-deps.ts", "../deps.ts"],
	["no-tests-in-the-product", "src/platform/planted-test.ts", "../../test/planted-target.ts"],
	["no-tests-in-the-tools", "bench/planted.ts", "../test/planted-target.ts"],
	["no-tests-in-the-tools", "eval/planted.ts", "../test/planted-target.ts"],
] as const;

/** What they import, where it is ours. */
const targets = [
	"src/providers/planted/target.ts",
	"src/platform/planted-target.ts",
	"src/core/model/planted-target.ts",
	"src/features/memory/index.ts",
	"src/features/memory/use-cases/planted-target.ts",
	"src/features/memory/store/planted-target.ts",
	"src/features/webhooks/planted-target.ts",
	"src/deps.ts",
	"test/planted-target.ts",
];

const target = "export const target = 1;\n";

describe("check:layers", () => {
	it("names every import that crosses a layer the wrong way, a cycle and a file that nothing imports", () => {
		for (const path of targets) checkout.plant(path, target);
		for (const [, from, to] of forbidden) checkout.plant(from, `import * as planted from "${to}";\nplanted;\n`);
		checkout.plant("src/core/base/cycle-a.ts", 'import "./cycle-b.ts";\n');
		checkout.plant("src/core/base/cycle-b.ts", 'import "./cycle-a.ts";\n');
		checkout.plant("src/core/base/planted-alone.ts", target);
		const { code, output } = checkout.run("check:layers");
		expect(code).not.toBe(0);
		for (const [rule, from] of forbidden) expect(output).toContain(`error ${rule}: ${from} → `);
		expect(output).toContain("error no-cycles: src/core/base/cycle-a.ts");
		expect(output).toContain("error no-orphans: src/core/base/planted-alone.ts");
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
		const planted = { "src/platform/planted.ts": looks, "src/worker.ts": looks, "src/core/planted.ts": impure };
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
		];
		const sentences = [
			'export const a = "No one has ever seen it on a Monday, and nobody went."',
			"export const b = /on monday/;",
		];
		checkout.plant("src/features/planted.ts", lists.join("\n"));
		checkout.plant("src/core/language/planted.ts", lists.join("\n"));
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
	it("names a file of 301 lines, not one of 300", () => {
		checkout.plant("src/core/planted-long.ts", "// line\n".repeat(301));
		checkout.plant("test/planted-full.ts", "// line\n".repeat(300));
		const { code, output } = checkout.run("check:length");
		expect(code).not.toBe(0);
		expect(output).toContain("src/core/planted-long.ts: 301 lines");
		expect(output).not.toContain("planted-full");
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
	it("refuses any and a non-null assertion", () => {
		checkout.plant("src/core/planted.ts", "export const planted = (x: any, y: string | null) => [x, y!];\n");
		const { code, output } = checkout.run("check:format");
		expect(code).not.toBe(0);
		for (const rule of ["noExplicitAny", "noNonNullAssertion"]) expect(output).toContain(rule);
	});
});

describe("check", () => {
	it("runs every check there is", () => {
		const { scripts } = manifest;
		const parts = Object.keys(scripts).filter((name) => name.startsWith("check:"));
		expect(parts.length).toBeGreaterThan(0);
		expect(scripts.check.split(" && ")).toEqual(expect.arrayContaining(parts.map((part) => `npm run ${part}`)));
	});
});
