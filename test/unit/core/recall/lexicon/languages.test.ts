import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Line, readLanguages } from "../../../../../scripts/lexicon/languages.ts";
import { isCommon } from "../../../../../src/core/language/spoken-words.ts";
import { stem, termsOf } from "../../../../../src/core/language/terms.ts";
import { STOP_WORDS } from "../../../../../src/core/language/words/stop-words.ts";
import { WHOLE_WORDS } from "../../../../../src/core/language/words/whole-words.ts";
import { conceptsAsked, conceptTerms } from "../../../../../src/core/recall/lexicon/terms.ts";

const SORTS = ["kinds", "events"] as const;
const LANGUAGES = [...readLanguages()];
const stems = (text: string) => termsOf(text).map(stem);

/** Whether a message tells of something that the question asks for. */
function tells(message: string, question: string): boolean {
	const told = new Set(conceptTerms(stems(message)));
	return conceptsAsked(stems(question)).some(({ term }) => told.has(term));
}

/** The concepts that an English word stands for, by the word's stems. */
function englishConcepts(): Map<string, Set<string>> {
	const known = new Map<string, Set<string>>();
	for (const sort of SORTS) {
		const file = join(import.meta.dirname, `../../../../../scripts/lexicon/${sort}.json`);
		const entries: { name: string; asked: string[]; told: string[] }[] = JSON.parse(readFileSync(file, "utf8"));
		for (const { name, asked, told } of entries) {
			for (const phrase of [...asked, ...told]) {
				const key = stems(phrase).join(" ");
				known.set(key, (known.get(key) ?? new Set()).add(`${sort} ${name}`));
			}
		}
	}
	return known;
}

describe.each(LANGUAGES)("the words in %s", (_, lines) => {
	const forms = (line: Line) => [...line.asked, ...line.told];

	it("name most kinds that people speak of, and most events", () => {
		const concepts = (sort: string) =>
			new Set(lines.filter((line) => line.sort === sort).flatMap((one) => one.concepts));
		expect(concepts("kinds").size).toBeGreaterThanOrEqual(50);
		expect(concepts("events").size).toBeGreaterThanOrEqual(30);
	});

	it("tell of one kind, or of those that their line names", () => {
		for (const sort of SORTS) {
			const told = lines
				.filter((line) => line.sort === sort)
				.flatMap((line) => line.told.map((form) => stems(form).join(" ")));
			expect(told.filter((form, at) => told.indexOf(form) !== at)).toEqual([]);
		}
	});

	it("are no words of any talk, and no letters that stand alone", () => {
		const single = lines.flatMap(forms).filter((form) => termsOf(form).length === 1);
		const isPlain = (word: string) => STOP_WORDS.has(word) || WHOLE_WORDS.has(word) || isCommon(stem(word));
		expect(single.filter((form) => isPlain(termsOf(form)[0] ?? "") || form.length === 1)).toEqual([]);
	});

	it("do not mean something else in English", () => {
		const english = englishConcepts();
		const others = lines.flatMap((line) => {
			const own = line.concepts.map((name) => `${line.sort} ${name}`);
			return forms(line).filter((form) => {
				const concepts = english.get(stems(form).join(" "));
				return concepts !== undefined && !own.some((name) => concepts.has(name));
			});
		});
		expect(others).toEqual([]);
	});
});

describe("the lexicon knows in other languages", () => {
	it.each([
		["Unser Dackel Bruno bellt den Postboten an.", "Welches Haustier habe ich?"],
		["Wir haben im Mai geheiratet.", "Wann war meine Hochzeit?"],
		["Ich vertrage keine Haselnüsse.", "Welche Allergien habe ich?"],
		["Je joue du violon depuis dix ans.", "De quel instrument est-ce que je joue ?"],
		["On a déménagé en mars.", "C'était quand, mon déménagement ?"],
		["Mi marido es de Sevilla.", "¿Cómo se llama mi pareja?"],
		["Nos mudamos a Valencia en julio.", "¿Cuándo fue la mudanza?"],
		["Tengo una perra que se llama Luna.", "¿Qué mascota tengo?"],
		["我家的猫叫年糕。", "我有什么宠物？"],
		["我从小学小提琴。", "我会什么乐器？"],
		["上个月我们终于搬家了。", "什么时候换了新家，搬到哪里？"],
		["我对花生很敏感。", "我对什么过敏？"],
	])("that “%s” may answer “%s”", (message, question) => expect(tells(message, question)).toBe(true));

	it.each([
		["Unser Dackel Bruno bellt den Postboten an.", "What pet do I have?"],
		["We adopted a beagle.", "¿Qué mascota tengo?"],
		["我家的猫叫年糕。", "Welches Haustier habe ich?"],
	])("that “%s” may answer “%s”, in another one", (message, question) => expect(tells(message, question)).toBe(true));

	it.each([
		// Words that are something else in English: handy, chat, pan, son, rot, pain.
		[
			"This tool is handy, and the chat about rot in the pan goes on, son.",
			"Which pet, phone, bread or colour do I have?",
		],
		["Die Sitzung dauerte bis acht.", "Welches Haustier habe ich?"],
		["Le train est parti à huit heures.", "De quel instrument est-ce que je joue ?"],
		["El informe está en la mesa de al lado.", "¿Qué mascota tengo?"],
		["会议推迟到下周三。", "我有什么宠物？"],
	])("that “%s” does not answer “%s”", (message, question) => expect(tells(message, question)).toBe(false));
});
