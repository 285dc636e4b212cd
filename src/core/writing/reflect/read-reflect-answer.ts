import type { LenientFields } from "../../base/lenient-json.ts";
import { oneLine } from "../../language/shorten.ts";
import { numbersIn, readItems, textIn } from "../writers/read-items.ts";

/** An insight as a model wrote it; the numbers are those of lines, as far as they are any. */
export type AnsweredInsight = { content: string; evidence: number[]; importance: number | null };

export type AnsweredContradiction = { earlier: number; later: number; why: string };

export type ReflectAnswer = { insights: AnsweredInsight[]; contradictions: AnsweredContradiction[] };

/** Of a longer answer so many items are read. */
const MOST_ITEMS = 100;

/** What a model meant by its answer (`readItems`); with empty lists where it says that nothing follows. */
export function readReflectAnswer(answer: string): ReflectAnswer | null {
	const insights: AnsweredInsight[] = [];
	const contradictions: AnsweredContradiction[] = [];
	const add = (item: LenientFields): boolean => {
		const content = oneLine(textIn(item, "content") || textIn(item, "insight"));
		if (content !== "" && insights.length < MOST_ITEMS) {
			insights.push({
				content,
				evidence: numbersIn(item.evidence),
				importance: numbersIn(item.importance)[0] ?? null,
			});
			return true;
		}
		const [[earlier], [later]] = [numbersIn(item.earlier), numbersIn(item.later)];
		if (earlier === undefined || later === undefined || contradictions.length >= MOST_ITEMS) return false;
		contradictions.push({ earlier, later, why: oneLine(textIn(item, "why")) });
		return true;
	};
	const lists = ["insights", "contradictions"];
	return readItems(answer, { lists, add, itemOf }) ? { insights, contradictions } : null;
}

/** `INSIGHT | 1, 2 | importance | content`, `CONTRADICTION | earlier | later | why`, or a text that says what it rests on. */
function itemOf([kind = "", first = "", second = "", ...rest]: readonly string[]): LenientFields | null {
	const said = rest.join(" | ");
	if (kind.toLowerCase().endsWith("insight")) return { evidence: first, importance: second, content: said };
	if (kind.toLowerCase().endsWith("contradiction")) return { earlier: first, later: second, why: said };
	const [evidence] = NUMBERS_BEHIND.exec(kind) ?? [];
	return evidence === undefined ? null : { content: kind.slice(0, -evidence.length), evidence };
}

/** `(1, 2)`, `[evidence: #1, #2 and #3]`. */
const NUMBERS_BEHIND = /[([](?:[a-z]{1,20}:? ?)?#?\d{1,6}(?:(?:, ?and |, ?| and )#?\d{1,6}){0,200}[)\]]\.?$/i;
