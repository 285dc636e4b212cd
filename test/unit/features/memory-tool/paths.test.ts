import fc from "fast-check";
import { expect, it } from "vitest";
import { resolvePath } from "../../../../src/features/memory-tool/use-cases/paths.ts";

const piece = fc.constantFrom(
	"..",
	".",
	"%2e",
	"%2E%2e",
	"%252e",
	"a",
	"b.md",
	"/",
	"%2f",
	"\\",
	"%5c",
	"\u2024",
	"／",
	" ",
	"",
);

function plain(text: string): string {
	const next = text.replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
	return next === text ? text.normalize("NFKC") : plain(next);
}

it("lets no path out of the root, however it is written", () => {
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
			const path = resolvePath(`/memories/${pieces.join("")}`);
			if (!path.ok) return;
			expect(path.value).toMatch(/^\/memories(?:\/[^/]+)*$/);
			const read = plain(path.value).replaceAll("\\", "/");
			expect(new URL(read, "file:///").pathname).toMatch(/^\/memories(?:\/|$)/);
		}),
	);
});

it.each([
	["/memories", "/memories"],
	["/memories/", "/memories"],
	["/memories/a/./b.md", "/memories/a/b.md"],
	["/memories/👩\u200d🔬.md", "/memories/👩\u200d🔬.md"],
	["/memories/100%.md", "/memories/100%.md"],
	["/memories/…/a", "/memories/…/a"],
])("takes %j as %j", (given, path) => {
	expect(resolvePath(given)).toEqual({ ok: true, value: path });
});
