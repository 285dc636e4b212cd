import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import sizes from "../../scripts/check/room-sizes.json" with { type: "json" };
import rooms from "../../scripts/check/rooms.json" with { type: "json" };
import { type Checkout, copySettings } from "./checkout.ts";

let checkout: Checkout;

beforeEach(() => {
	checkout = copySettings();
});

afterEach(() => checkout.remove());

const target = "export const target = 1;\n";
const port = "export type Answer = { text: string };\n\nexport type Asked = { ask(): Promise<Answer> };\n";

/** A module that makes what a port describes. */
const maker = (name: string, path: string) =>
	`import type { Asked } from "${path}";\n\nexport function ${name}(): Asked {\n\treturn { ask: async () => ({ text: "" }) };\n}\n`;

/** Folders without a place in the order could import anything. */
it.each([
	["src/core", rooms.tiers],
	["src/features", rooms.features],
])("each folder of %s has its place in the order of imports", (path, ordered) => {
	const entries = readdirSync(join(import.meta.dirname, "../..", path), { withFileTypes: true });
	const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
	expect(folders.sort()).toEqual([...ordered].sort());
});

/** A room without a size could grow without anybody saying why. */
it("each room of src has its size", () => {
	const folders = (path: string) =>
		readdirSync(join(import.meta.dirname, "../..", path), { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => `${path}/${name}`);
	const split = ["src/core", "src/features"];
	const expected = [...split.flatMap(folders), ...folders("src").filter((path) => !split.includes(path))];
	expect(Object.keys(sizes).sort()).toEqual(expected.sort());
});

describe("check:folders", () => {
	it("names two folders that import each other, types alone included", () => {
		checkout.plant("src/a/one.ts", 'import type { Two } from "../b/two.ts";\nexport type One = Two;\n');
		checkout.plant("src/a/alone.ts", target);
		checkout.plant("src/b/two.ts", 'export { target } from "../a/alone.ts";\nexport type Two = 2;\n');
		const { code, output } = checkout.run("check:folders");
		expect(code).not.toBe(0);
		expect(output).toContain(
			"src/a and src/b import each other: src/a/one.ts → src/b/two.ts; src/b/two.ts → src/a/alone.ts",
		);
	});

	it("counts what is deeper with the folders that it stands in", () => {
		checkout.plant("src/a/deep/one.ts", 'export { target } from "../../b/two.ts";\n');
		checkout.plant("src/b/two.ts", target);
		checkout.plant("src/b/deep/three.ts", 'export { target } from "../../a/four.ts";\n');
		checkout.plant("src/a/four.ts", target);
		expect(checkout.run("check:folders").output).toContain("src/a and src/b import each other");
	});

	it("names a folder and one in it that import each other, not a door that joins what is below", () => {
		checkout.plant("src/a/index.ts", 'export { target } from "./below/one.ts";\n');
		checkout.plant("src/a/below/one.ts", target);
		checkout.plant("src/c/index.ts", 'export { one } from "./below/one.ts";\n');
		checkout.plant("src/c/two.ts", target);
		checkout.plant("src/c/below/one.ts", 'import { target } from "../two.ts";\nexport const one = target;\n');
		const { output } = checkout.run("check:folders");
		expect(output).toContain("src/c and src/c/below import each other");
		expect(output).not.toContain("src/a");
	});

	it("names a folder of 26 files, not one of 25", () => {
		for (let index = 0; index < 26; index++) checkout.plant(`src/many/file-${index}.ts`, target);
		for (let index = 0; index < 25; index++) checkout.plant(`src/full/file-${index}.ts`, target);
		const { code, output } = checkout.run("check:folders");
		expect(code).not.toBe(0);
		expect(output).toContain("src/many: 26 files, more than 25");
		expect(output).not.toContain("src/full");
	});

	it("names a room of more lines than its size, without what a command writes", () => {
		const most = sizes["src/ports"];
		checkout.plant("src/ports/lexicon.gen.ts", target.repeat(most + 1));
		checkout.plant("src/ports/long.ts", target.repeat(most));
		expect(checkout.run("check:folders").output).not.toContain("src/ports:");
		checkout.plant("src/ports/deep/one.ts", target);
		const { code, output } = checkout.run("check:folders");
		expect(code).not.toBe(0);
		expect(output).toContain(`src/ports: ${most + 1} lines, more than ${most}`);
	});

	it("names a 15th port, not a 14th", () => {
		for (let index = 0; index < 14; index++) checkout.plant(`src/ports/port-${index}.ts`, target);
		expect(checkout.run("check:folders").output).not.toContain("more than 14");
		checkout.plant("src/ports/port-14.ts", target);
		expect(checkout.run("check:folders").output).toContain("src/ports: 15 files, more than 14");
	});

	it("names a port that one place makes and no provider stands behind", () => {
		for (const name of ["idle", "twice", "provided"]) checkout.plant(`src/ports/${name}.ts`, port);
		checkout.plant("src/platform/idle.ts", maker("idle", "../ports/idle.ts"));
		checkout.plant("src/platform/near.ts", maker("near", "../ports/twice.ts"));
		checkout.plant("src/platform/far.ts", maker("far", "../ports/twice.ts"));
		checkout.plant("src/providers/some/one.ts", maker("one", "../../ports/provided.ts"));
		const { code, output } = checkout.run("check:folders");
		expect(code).not.toBe(0);
		expect(output).toContain("src/ports/idle.ts");
		expect(output).not.toMatch(/src\/ports\/(?:twice|provided)\.ts/);
	});

	it("finds nothing wrong where folders import one way", () => {
		checkout.plant("src/a/one.ts", 'export { target } from "../b/two.ts";\n');
		checkout.plant("src/b/two.ts", target);
		const { code, output } = checkout.run("check:folders");
		expect(code, output).toBe(0);
	});
});
