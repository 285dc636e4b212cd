import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HASHED_DIMENSIONS, hashedVector } from "../../../../src/core/recall/hashed-vector.ts";
import { checkVectors } from "../../../../src/core/recall/vector.ts";
import { anyText } from "../../../arbitraries/text.ts";

function nearness(a: string, b: string): number {
	const [one, other] = [hashedVector(a), hashedVector(b)];
	return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

describe("a hashed vector", () => {
	it("is of length 1, and always the same, whatever the text", () => {
		fc.assert(
			fc.property(anyText(), (text) => {
				const vector = hashedVector(text);
				expect(vector).toHaveLength(HASHED_DIMENSIONS);
				expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
				expect(hashedVector(text)).toEqual(vector);
			}),
		);
	});

	it.each(["", " ", "!!!", "🙂", "的", "a", "the", "\ud800", "x".repeat(1_000_000), "word ".repeat(200_000)])(
		"is there for an odd text too: %#",
		(text) => {
			expect(Math.hypot(...hashedVector(text))).toBeCloseTo(1, 4);
		},
	);

	it.each([
		["the same words in another order", "Ada prefers tabs over spaces", "over spaces Ada prefers tabs"],
		["another form of a word", "the deployment failed", "deployments are failing"],
		["a typing error", "the kubernetes cluster", "the kubernets cluser"],
		["a compound", "Versicherungsvertrag kündigen", "Vertrag der Versicherung"],
		["other accents", "resume for Zurich", "résumé für Zürich"],
		["Chinese without the same bigrams", "喜欢喝绿茶", "绿色的茶"],
		["Arabic with an article", "المشروع الجديد", "مشروع جديد"],
	])("brings %s nearer than something else", (_, text, alike) => {
		const others = ["our invoice from March is overdue", "猫在睡觉", "кошка спит на диване", "قطة نائمة"];
		for (const other of others) expect(nearness(text, alike)).toBeGreaterThan(nearness(text, other) + 0.02);
	});

	it("heeds what a text is about more than its small words", () => {
		const about = nearness("what is the name of the database", "we use a PostgreSQL database");
		expect(about).toBeGreaterThan(
			nearness("what is the name of the database", "that is what the end of the day is for"),
		);
	});
});

describe("what an embedder gave", () => {
	const vector = [3, 4];

	it("is brought to length 1", () => {
		expect(checkVectors([vector, new Float32Array([0, 2])], 2, 2)).toEqual({
			ok: true,
			value: [new Float32Array([0.6, 0.8]), new Float32Array([0, 1])],
		});
		expect(checkVectors([], 0, null)).toEqual({ ok: true, value: [] });
	});

	it.each([
		["too few", [vector]],
		["too many", [vector, vector, vector]],
		["another length", [vector, [1, 2, 3]]],
		["no number", [vector, [1, Number.NaN]]],
		["an infinity", [vector, [1, Number.POSITIVE_INFINITY]]],
		["more than numbers hold", [vector, [1e200, 1e200]]],
		["a text", [vector, [1, "2"]]],
		["null", [vector, [1, null]]],
		["nothing but zeros", [vector, [0, 0]]],
		["an empty vector", [vector, []]],
		["no list", "vectors"],
		["nothing", undefined],
	])("is rubbish with %s", (_, given) => {
		expect(checkVectors(given, 2, 2)).toMatchObject({ ok: false, error: { reason: "rubbish" } });
	});

	it("must be of one length where none is known yet", () => {
		expect(
			checkVectors(
				[
					[1, 2, 3],
					[1, 2],
				],
				2,
				null,
			),
		).toMatchObject({ ok: false });
		expect(checkVectors([[1, 2, 3]], 1, null)).toMatchObject({ ok: true });
	});
});
