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
	["core-is-pure", "src/core/planted-a.ts", "../adapters/planted/target.ts"],
	["core-is-pure", "src/core/planted-b.ts", "zod"],
	["core-is-pure", "src/core/planted-c.ts", "node:fs"],
	["ports-know-core", "src/ports/planted.ts", "../flows/planted-target.ts"],
	["flows-know-core-and-ports", "src/flows/planted-a.ts", "../adapters/planted/target.ts"],
	["flows-know-core-and-ports", "src/flows/planted-b.ts", "hono"],
	["adapters-know-core-and-ports", "src/adapters/planted/importer.ts", "../../flows/planted-target.ts"],
	["adapters-stand-alone", "src/adapters/planted-too/importer.ts", "../planted/target.ts"],
	["entry-translates", "src/entry/planted.ts", "../adapters/planted/target.ts"],
	["worker-wires", "src/worker.ts", "./flows/planted-target.ts"],
	["no-tests-in-the-product", "src/entry/planted-test.ts", "../../test/planted-target.ts"],
] as const;

const target = "export const target = 1;\n";

describe("check:layers", () => {
	it("names every import that crosses a layer the wrong way, a cycle and a file that nothing imports", () => {
		for (const path of ["src/adapters/planted/target.ts", "src/flows/planted-target.ts", "test/planted-target.ts"]) {
			checkout.plant(path, target);
		}
		for (const [, from, to] of forbidden) checkout.plant(from, `import * as planted from "${to}";\nplanted;\n`);
		checkout.plant("src/core/cycle-a.ts", 'import "./cycle-b.ts";\n');
		checkout.plant("src/core/cycle-b.ts", 'import "./cycle-a.ts";\n');
		checkout.plant("src/core/planted-alone.ts", target);
		const { code, output } = checkout.run("check:layers");
		expect(code).not.toBe(0);
		for (const [rule, from] of forbidden) expect(output).toContain(`error ${rule}: ${from} → `);
		expect(output).toContain("error no-cycles: src/core/cycle-a.ts");
		expect(output).toContain("error no-orphans: src/core/planted-alone.ts");
	});

	it("lets each layer import what it may", () => {
		checkout.plant("src/core/planted.ts", target);
		checkout.plant("src/ports/planted.ts", 'export { target } from "../core/planted.ts";\n');
		checkout.plant("src/flows/planted.ts", 'export { target } from "../ports/planted.ts";\n');
		checkout.plant("src/entry/planted.ts", 'export { target } from "../flows/planted.ts";\n');
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
		const planted = { "src/entry/planted.ts": looks, "src/worker.ts": looks, "src/core/planted.ts": impure };
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
		checkout.plant("src/entry/planted.ts", "export const hand = (c: { env: Env }) => structuredClone(c.env);\n");
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
