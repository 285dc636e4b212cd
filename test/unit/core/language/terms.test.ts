import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryTermsOf, stem, termsOf } from "../../../../src/core/language/terms.ts";
import { anyText, longRun } from "../../../arbitraries/text.ts";

describe("termsOf", () => {
	it.each([
		["The Fox, the fox!", ["the", "fox", "the", "fox"]],
		[
			"don't I'm Anna's Anna’s l'eau O’Reilly rock'n'roll",
			["dont", "im", "anna", "anna", "l", "eau", "o", "reilly", "rock", "n", "roll"],
		],
		["read_file src/core/a.ts ERR_42 v1.2", ["read", "file", "src", "core", "a", "ts", "err", "42", "v1", "2"]],
		["camelCase HTTPServer", ["camelcase", "camel", "case", "httpserver", "http", "server"]],
		["今天天气 我 abc中文", ["今天", "天天", "天气", "我", "abc", "中文"]],
		["カタカナー한국어", ["カタ", "タカ", "カナ", "ナー", "ー한", "한국", "국어"]],
		["Café cafe\u0301 ＦＵＬＬ", ["cafe", "cafe", "full"]],
		["😀 … ?!", []],
	])("gives the terms of %j", (text, expected) => {
		expect(termsOf(text)).toEqual(expected);
	});

	it("gives non-empty terms of at most 64 units without spaces, the same again", () => {
		fc.assert(
			fc.property(fc.oneof(anyText(), longRun(5_000)), (text) => {
				const terms = termsOf(text);
				expect(terms.filter((term) => term === "" || term.length > 64 || /\s/.test(term))).toEqual([]);
				expect(termsOf(text)).toEqual(terms);
			}),
		);
	});
});

describe("queryTermsOf", () => {
	it("leaves out stop words and question words in four languages", () => {
		expect(queryTermsOf("What did Anna say about the project when they met in May?")).toEqual([
			"anna",
			"project",
			"met",
			"may",
		]);
		expect(queryTermsOf("Wer ist der Chef von Anna?")).toEqual(["chef", "anna"]);
		expect(queryTermsOf("Quel est le budget du projet ?")).toEqual(["budget", "projet"]);
		expect(queryTermsOf("¿Cuándo es el plan con Juan?")).toEqual(["plan", "juan"]);
	});

	it("keeps stop words if there is nothing else, and gives nothing for nothing", () => {
		expect(queryTermsOf("Who is it?")).toEqual(["who", "is", "it"]);
		expect(queryTermsOf("?! 😀")).toEqual([]);
	});

	it("is distinct, at most 64, and empty only without letters and digits", () => {
		fc.assert(
			fc.property(anyText(), (text) => {
				const terms = queryTermsOf(text);
				expect(new Set(terms).size).toBe(terms.length);
				expect(terms.length).toBeLessThanOrEqual(64);
				if (/[a-z0-9]/i.test(text)) expect(terms.length).toBeGreaterThan(0);
			}),
		);
	});
});

describe("stem", () => {
	// From Porter's paper, step by step, and words that are hard.
	const pairs = `caresses:caress ponies:poni ties:ti caress:caress cats:cat feed:feed agreed:agre plastered:plaster
		bled:bled motoring:motor sing:sing conflated:conflat troubled:troubl sized:size hopping:hop tanned:tan falling:fall
		hissing:hiss fizzed:fizz failing:fail filing:file happy:happi sky:sky relational:relat conditional:condit
		rational:ration valenci:valenc digitizer:digit conformabli:conform radicalli:radic differentli:differ vileli:vile
		analogousli:analog vietnamization:vietnam predication:predic operator:oper feudalism:feudal decisiveness:decis
		hopefulness:hope callousness:callous formaliti:formal sensitiviti:sensit sensibiliti:sensibl triplicate:triplic
		formative:form formalize:formal electriciti:electr electrical:electr hopeful:hope goodness:good revival:reviv
		allowance:allow inference:infer airliner:airlin gyroscopic:gyroscop adjustable:adjust defensible:defens
		irritant:irrit replacement:replac adjustment:adjust dependent:depend adoption:adopt homologou:homolog
		communism:commun activate:activ angulariti:angular homologous:homolog effective:effect bowdlerize:bowdler
		probate:probat rate:rate cease:ceas controll:control roll:roll generalizations:gener oscillators:oscil
		possibly:possibl technology:technolog yesterday:yesterdai y:y by:by crying:cry saying:sai`;

	it.each(pairs.split(/\s+/).map((pair) => pair.split(":")))("gives the stem of %s as %s", (word, expected) => {
		expect(stem(word ?? "")).toBe(expected);
	});

	it.each([
		["bought", "buying"],
		["went", "goes"],
		["taught", "teaches"],
		["written", "wrote"],
		["children", "child"],
		["wolves", "wolf"],
	])("is the same for %s and %s", (one, other) => {
		expect(stem(one)).toBe(stem(other));
	});

	it("leaves alone what is no English word", () => {
		for (const term of ["", "as", "42nd", "café", "天气", "ERRORS", "y".repeat(5_000)]) expect(stem(term)).toBe(term);
	});
});
