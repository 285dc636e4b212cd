import { afterEach, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { type Checkout, copyCheckout } from "./checkout.ts";

let checkout: Checkout;

beforeEach(() => {
	checkout = copyCheckout();
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

/** What the script printed is the message of the failure. */
function expectPass(script: string): void {
	const { code, output } = checkout.run(script);
	expect(code, output).toBe(0);
}

describe("check:layers", () => {
	it("names every import that crosses a layer the wrong way", () => {
		for (const path of ["src/adapters/planted/target.ts", "src/flows/planted-target.ts", "test/planted-target.ts"]) {
			checkout.plant(path, target);
		}
		for (const [, from, to] of forbidden) checkout.plant(from, `import * as planted from "${to}";\nplanted;\n`);
		const { code, output } = checkout.run("check:layers");
		expect(code).not.toBe(0);
		for (const [rule, from] of forbidden) expect(output).toContain(`error ${rule}: ${from} → `);
	});

	it("names a cycle and a file that nothing imports", () => {
		checkout.plant("src/core/planted-a.ts", 'import "./planted-b.ts";\n');
		checkout.plant("src/core/planted-b.ts", 'import "./planted-a.ts";\n');
		checkout.plant("src/core/planted-alone.ts", target);
		const { code, output } = checkout.run("check:layers");
		expect(code).not.toBe(0);
		expect(output).toContain("error no-cycles: src/core/planted-a.ts");
		expect(output).toContain("error no-orphans: src/core/planted-alone.ts");
	});
});

describe("check:boundaries", () => {
	it("names every way of looking into env outside deps.ts", () => {
		const ways = [
			"export const a = (env: Env) => env.DB;",
			"export const b = (c: { env: Env }) => c.env.DB;",
			'export const c = (env: Env) => env["DB"];',
			"export const d = (c: { env: Env }) => { const { DB } = c.env; return DB; };",
			"export const e = ({ DB }: Env) => DB;",
			'import { env as f } from "cloudflare:workers";',
		];
		for (const path of ["src/entry/planted.ts", "src/worker.ts"]) checkout.plant(path, ways.join("\n"));
		const { code, output } = checkout.run("check:boundaries");
		expect(code).not.toBe(0);
		for (const path of ["src/entry/planted.ts", "src/worker.ts"]) {
			for (const line of ways.keys()) expect(output).toContain(`${path}:${line + 1}: `);
		}
	});

	it("lets env be handed on as a whole", () => {
		checkout.plant("src/entry/planted.ts", "export const hand = (c: { env: Env }) => structuredClone(c.env);\n");
		expectPass("check:boundaries");
	});

	it("names clock and chance in the core", () => {
		const ways = ["Date.now();", "Math.random();", "new Date();", "Date();"];
		checkout.plant("src/core/planted.ts", ways.join("\n"));
		const { code, output } = checkout.run("check:boundaries");
		expect(code).not.toBe(0);
		for (const line of ways.keys()) expect(output).toContain(`src/core/planted.ts:${line + 1}: `);
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

describe("check:types and check:format", () => {
	it("refuse the platform in the core", () => {
		checkout.plant("src/core/planted.ts", 'export const planted = (): unknown => fetch("https://example.com");\n');
		const { code, output } = checkout.run("check:types");
		expect(code).not.toBe(0);
		expect(output).toContain("src/core/planted.ts");
	});

	it("refuse any and a non-null assertion", () => {
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
