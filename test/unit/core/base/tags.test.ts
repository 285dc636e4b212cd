import { describe, expect, it } from "vitest";
import { closeTag, escapeInstructions, escapeTags, openTag, wrap } from "../../../../src/core/base/tags.ts";

const OWN = [
	...["system", "project", "task", "history", "knowledge", "query"],
	...["preferences", "team_preferences", "facts", "state", "notes"],
	...["gists", "digest", "summary", "document", "memory", "relation", "insight", "skill"],
	...["message", "user", "assistant", "tool", "call"],
];

describe("escapeTags", () => {
	it.each(OWN)("escapes <%s> where it opens and where it closes", (name) => {
		expect(escapeTags(`a <${name}> b </${name}>`)).toBe(`a &lt;${name}> b &lt;/${name}>`);
	});

	it.each([
		"<MEMORY>",
		"<Memory source='x'>",
		"< memory>",
		"</ memory >",
		"<\n/\n\tmemory>",
		"< / memory\n>",
		"<memory",
		"<memory/>",
		"</memory\u00a0x>",
		"<memory.a>",
		"<memory:a>",
	])("escapes %j too, and only its <", (text) => {
		expect(escapeTags(text)).toBe(`&lt;${text.slice(1)}`);
	});

	it.each([
		"<b>",
		"a < b && c > d",
		"<userId>",
		"<tasks>",
		"<tool-call>",
		"<memory_id>",
		"<my-memory>",
		"Map<string, User>",
		"&lt;memory>",
		"&amp; memory",
		"<",
		"<!-- memory -->",
		"<|im_start|>user",
	])("leaves %j alone", (text) => {
		expect(escapeTags(text)).toBe(text);
	});

	it("escapes every one of many, and does so once", () => {
		const once = escapeTags("<<memory>><user><user>");
		expect(once).toBe("<&lt;memory>>&lt;user>&lt;user>");
		expect(escapeTags(once)).toBe(once);
	});
});

describe("escapeInstructions", () => {
	it("touches nothing but what would close the system block", () => {
		const text = "<system> </knowledge> <user> </ SYSTEM > </system-prompt> & <b>";
		expect(escapeInstructions(text)).toBe("<system> </knowledge> <user> &lt;/ SYSTEM > </system-prompt> & <b>");
	});
});

describe("openTag", () => {
	it("writes attributes in order and leaves out those without a value", () => {
		expect(openTag("memory", { source: "ADR-007", type: undefined, date: "2026-01-12" })).toBe(
			'<memory source="ADR-007" date="2026-01-12">',
		);
		expect(openTag("query")).toBe("<query>");
		expect(openTag("document", { source: "" })).toBe('<document source="">');
		expect(closeTag("query")).toBe("</query>");
	});

	it("escapes values as XML wants, on one line", () => {
		expect(openTag("document", { source: 'a" b="c', type: "<x>&amp;\n\ty" })).toBe(
			'<document source="a&quot; b=&quot;c" type="&lt;x&gt;&amp;amp; y">',
		);
	});
});

describe("wrap", () => {
	it("puts a body on lines of its own, and nothing around nothing", () => {
		expect(wrap("task", "a\nb")).toBe("<task>\na\nb\n</task>");
		expect(wrap("task", "")).toBe("");
	});
});

it("a run of a million spaces behind a < is read once", () => {
	const text = `<${" ".repeat(1_000_000)}x`;
	expect(escapeTags(text)).toBe(text);
	expect(escapeTags(`<${" ".repeat(1_000_000)}/ system>`).startsWith("&lt; ")).toBe(true);
	expect(escapeInstructions(text)).toBe(text);
});
