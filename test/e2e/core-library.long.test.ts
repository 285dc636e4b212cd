import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtCheckout, expectTypes } from "./built-checkout.ts";

const root = join(import.meta.dirname, "../..");
const example = "docs/examples/core.ts";

const checkout = builtCheckout();

it("has types that a consumer's compiler takes, and that refuse what is wrong", () => {
	expectTypes(checkout, 'import { contextOf } from "tessera/core";\ncontextOf({ now: 0, format: "yaml" }, () => 1);\n');
});

it("prints the example's context", () => {
	const { code, output } = checkout.execute("node", [example]);
	expect(code, output).toBe(0);
	expect(output).toContain("You are the assistant of a small team. Be brief.");
	expect(output).toContain(
		'<document source=\\"ADR-007\\" type=\\"decision\\">ADR-007: PostgreSQL over MongoDB.</document>',
	);
	expect(output).toContain("<query>\\nWhich database did we choose, and why?\\n</query>");
	expect(output).toMatch(/^\d+ tokens of 8192$/m);
});

it("is documented with the example that runs", () => {
	const code = readFileSync(join(root, example), "utf8");
	expect(readFileSync(join(root, "docs/core.md"), "utf8")).toContain(`\`\`\`ts\n${code}\`\`\``);
});

it("gives away the functions it names and nothing else, and needs no package", () => {
	const names = checkout.execute("node", [
		"--input-type=module",
		"--eval",
		'console.log(Object.keys(await import("tessera/core")).join(" "))',
	]);
	expect(names.output.trim().split(" ")).toEqual([
		"assembleContext",
		"contextOf",
		"knownModels",
		"modelOf",
		"readingLimits",
		"resolveBudget",
		"slicedCounter",
		"viewMessages",
	]);
	const imports = checkout.execute("grep", ["-rhoE", 'from "[^.][^"]*"', "dist/core"]);
	expect(imports.output).toBe("");
});
