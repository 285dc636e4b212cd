import { stem, termsOf } from "../../src/core/language/terms.ts";
import { STOP_WORDS } from "../../src/core/language/words/stop-words.ts";
import type { Answer } from "./answer.ts";
import type { Question } from "./conversation.ts";

/** How one question went. `strict`: whether half of what the rubric says is there; null where it says nothing. */
export type Verdict = { gold: number; found: string[]; missing: string[]; strict: boolean | null };

/** Words with which a rubric speaks of the answer and not of the topic. */
const FRAME = new Set(
	"llm response should state mention contain contains statement says said include included provide based provided chat".split(
		" ",
	),
);

/** Which gold turns a context holds, as an item or as the source of one. */
export function judge(question: Question, { items, text }: Answer): Verdict {
	const held = new Set(items.flatMap(({ id, sources }) => [id, ...sources]));
	return {
		gold: question.gold.length,
		found: question.gold.filter((id) => held.has(id)),
		missing: question.gold.filter((id) => !held.has(id)),
		strict: saysRubric(question.rubric, text),
	};
}

/** At least half of the distinctive words of the rubric are in the text. */
function saysRubric(rubric: readonly string[], text: string): boolean | null {
	const wanted = new Set(
		termsOf(rubric.join("\n"))
			.filter((term) => !STOP_WORDS.has(term) && !FRAME.has(term))
			.map(stem),
	);
	if (wanted.size === 0) return null;
	const said = new Set(termsOf(text).map(stem));
	return [...wanted].filter((term) => said.has(term)).length * 2 >= wanted.size;
}
