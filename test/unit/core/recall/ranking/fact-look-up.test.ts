import { describe, expect, it } from "vitest";
import { bestFactSeqs, kindsToLookUp, type StoredFact } from "../../../../../src/core/recall/ranking/fact-matches.ts";
import { memoryIndex, type Searchable } from "../../../../../src/core/recall/ranking/memory-index.ts";
import { questionOf } from "../../../../../src/core/recall/ranking/question.ts";
import { rankMessages } from "../../../../../src/core/recall/ranking/rank.ts";

const NOW = Date.parse("2024-03-01T12:00:00Z");
const asked = (text: string) => questionOf(text, NOW);

const told = (seq: number, value: string, more: Partial<StoredFact> = {}): StoredFact => ({
	...{ seq, value, about: "speaker", name: "Ina", role: "user" },
	...more,
});

describe("looking facts up", () => {
	it("takes those about whom the question asks first, then the rarest, then the newest, and no more than asked for", () => {
		const bo = { name: "Bo", role: "assistant" } as const;
		const facts = [
			told(1, "piano"),
			told(2, "piano"),
			told(3, "harp"),
			told(4, "lute", bo),
			told(5, "cello", { ...bo, about: "addressed" }),
			told(6, "oboe", { about: "others" }),
		];
		const best = (text: string, most = 9) => bestFactSeqs(asked(text), facts, most);
		expect(best("Which instruments does Ina play?")).toEqual([5, 3, 2, 1, 6, 4]);
		expect(best("Which instruments does Bo play?", 1)).toEqual([4]);
		expect(best("Which instruments do I play?", 3)).toEqual([3, 2, 1]);
	});

	it("looks for what the answer is one of before all that is asked for, and never for everything", () => {
		expect(kindsToLookUp(asked("Which instruments did she see in the city?"))).toHaveLength(1);
		expect(kindsToLookUp(asked("Did she enjoy the concert?")).length).toBeGreaterThan(0);
		expect(kindsToLookUp(asked("Where did she travel, eat, play, sing and work?")).length).toBeLessThanOrEqual(4);
		expect(kindsToLookUp(asked("Hm?"))).toEqual([]);
	});
});

describe("ranking by facts", () => {
	const messages = (texts: string[]): Searchable[] =>
		texts.map((text, at) => ({ seq: at + 1, role: "user", name: "Ina", text, saidAt: NOW - 1e9 + at * 60_000 }));
	const ranked = (texts: string[], text: string) => {
		const question = asked(text);
		return rankMessages(question, memoryIndex(messages(texts), (one) => one.length).search(question), 50);
	};
	const filler = Array.from(
		{ length: 40 },
		(_, at) => `So it went on for hours, the ${at}th time, and nobody knew why.`,
	);

	it("prefers what is told once to what is told again and again", () => {
		const often = filler.map((text, at) => (at % 2 === 0 ? "Then I played the piano again for hours on end." : text));
		often[11] = "Then I played the cello again for hours on end.";
		const order = ranked(often, "What instruments are there?").map(({ seq }) => seq);
		// Against those beside it, which differ in nothing else.
		for (const seq of [11, 13]) expect(order.indexOf(12)).toBeLessThan(order.indexOf(seq));
	});

	it("knows a place by its shape and says so in its parts", () => {
		const texts = filler.with(20, "So it went on for hours near Aldermoor, and nobody knew why.");
		const [found] = ranked(texts, "Where was Ina?");
		expect(found?.seq).toBe(21);
		expect(Object.keys(found?.parts ?? {})).toContain("fact_shape");
	});
});
