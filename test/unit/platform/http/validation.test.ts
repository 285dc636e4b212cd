import { describe, expect, it } from "vitest";
import * as z from "zod";
import { problemsOf } from "../../../../src/platform/http/validation.ts";

const tokens = z.int().min(0);
const part = z.discriminatedUnion("type", [
	z.strictObject({ type: z.literal("text"), text: z.string() }),
	z.strictObject({ type: z.literal("image_url"), url: z.string() }),
]);
const schema = z.strictObject({
	budget: z
		.union([
			z.enum(["4k", "8k"]),
			z.strictObject({ total: z.int().min(1024) }),
			z.strictObject({ system: tokens.optional(), history: tokens.optional() }),
		])
		.optional(),
	messages: z
		.array(z.strictObject({ role: z.enum(["user", "tool"]), content: z.union([z.string(), z.array(part).min(1)]) }))
		.optional(),
	metadata: z.record(z.string().regex(/^\w+$/), z.json()).optional(),
});

function problems(value: unknown) {
	const parsed = schema.safeParse(value);
	return parsed.success ? [] : problemsOf(parsed.error.issues);
}

function message(value: object) {
	return {
		messages: [
			{ role: "user", content: "a" },
			{ role: "user", content: "b", ...value },
		],
	};
}

describe("the path of a fault", () => {
	it.each([
		[{ nope: 1 }, ["nope"]],
		[{ nope: 1, "n.o": 2 }, ["nope", "n.o"]],
		[{ budget: { foo: 1 } }, ["budget.foo"]],
		[{ budget: { system: 1, foo: 1 } }, ["budget.foo"]],
		[{ budget: { system: -1 } }, ["budget.system"]],
		[{ budget: { total: 5 } }, ["budget.total"]],
		[{ budget: { total: "much" } }, ["budget.total"]],
		[{ budget: { total: 2000, foo: 1 } }, ["budget.foo"]],
		[{ budget: "9k" }, ["budget"]],
		[{ budget: 8000 }, ["budget"]],
		[message({ role: "robot" }), ["messages.1.role"]],
		[message({ role: undefined }), ["messages.1.role"]],
		[message({ extra: 1 }), ["messages.1.extra"]],
		[message({ content: 5 }), ["messages.1.content"]],
		[message({ content: [] }), ["messages.1.content"]],
		[message({ content: [{ type: "text" }] }), ["messages.1.content.0.text"]],
		[message({ content: [{ type: "video" }] }), ["messages.1.content.0.type"]],
		[message({ content: [{ type: "text", text: "a", x: 1 }] }), ["messages.1.content.0.x"]],
		[{ metadata: { "not a word": 1 } }, ["metadata.not a word"]],
		[3, [""]],
	])("of %j is %j", (value, paths) => {
		expect(problems(value).map(({ path }) => path)).toEqual(paths);
	});
});

it("says what the alternatives of a union expect", () => {
	expect(problems({ budget: 8000 })).toEqual([
		{ path: "budget", message: 'expected one of "4k"|"8k", or: expected object, received number' },
	]);
});

it("does not repeat what was sent", () => {
	const text = "a secret ".repeat(1_000);
	for (const value of [{ budget: text }, message({ role: text }), { [text]: 1 }]) {
		expect(JSON.stringify(problems(value)).length).toBeLessThan(500);
	}
});

it("names at most twenty faults", () => {
	expect(problems({ messages: Array.from({ length: 500 }, () => ({})) })).toHaveLength(20);
});
