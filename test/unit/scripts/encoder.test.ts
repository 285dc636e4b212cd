import { describe, expect, it } from "vitest";
import { askedOf, MODEL } from "../../../scripts/encoder/asked.ts";
import { batchesOf } from "../../../scripts/encoder/batches.ts";

const body = (input: unknown) => JSON.stringify({ model: MODEL, input });

describe("askedOf", () => {
	it("reads texts in plain characters, with single spaces, and cut", () => {
		const long = "word ".repeat(400);
		expect(askedOf(body([" two\n\t words ", "ｆｕｌｌ　ｗｉｄｔｈ", "", "\ufdfa".repeat(200), long]))).toEqual({
			ok: true,
			value: {
				texts: ["two words", "full width", " ", expect.stringMatching(/^.{750,800}$/), long.slice(0, 799)],
				use: "document",
			},
		});
	});

	it.each(["", "null", "[]", body(null), body([]), body("text"), body([1]), '{"input":["text"]}'])(
		"refuses %s",
		(sent) => expect(askedOf(sent)).toMatchObject({ ok: false, error: { status: 400 } }),
	);

	it.each([
		["query", { ok: true, value: { use: "query" } }],
		["document", { ok: true, value: { use: "document" } }],
		["passage", { ok: false, error: { status: 400 } }],
		[null, { ok: false, error: { status: 400 } }],
	])("takes texts of the use %j, or refuses it", (use, expected) => {
		expect(askedOf(JSON.stringify({ model: MODEL, input: ["text"], input_type: use }))).toMatchObject(expected);
	});

	it("takes 64 texts, and no more", () => {
		expect(askedOf(body(Array(64).fill("text")))).toMatchObject({ ok: true });
		expect(askedOf(body(Array(65).fill("text")))).toMatchObject({ ok: false, error: { status: 413 } });
	});
});

describe("batchesOf", () => {
	it("has each text once, the shortest first", () => {
		const texts = Array.from({ length: 64 }, (_, at) => "x".repeat(((at * 37) % 64) * 12));
		const batches = batchesOf(texts);
		const lengths = batches.flat().map((place) => texts[place]?.length ?? -1);
		expect(batches.flat().sort((a, b) => a - b)).toEqual([...texts.keys()]);
		expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
	});

	it("reads many short texts at once, and few long ones", () => {
		expect(batchesOf(Array(40).fill("short")).map(({ length }) => length)).toEqual([16, 16, 8]);
		expect(batchesOf(Array(5).fill("x".repeat(800))).map(({ length }) => length)).toEqual([2, 2, 1]);
		expect(batchesOf(["x".repeat(800), "short", "short"])).toEqual([[1, 2], [0]]);
	});

	it("reads nothing where there is nothing", () => expect(batchesOf([])).toEqual([]));
});
