import { isFields, type LenientFields, type LenientValue, lenientObjects } from "../../base/lenient-json.ts";
import { withoutThinking } from "../writers/read-items.ts";

/** Numbers of lines. Of the task and the next step: null leaves it as it is, 0 removes it. */
export type StateAnswer = {
	task: number | null;
	next: number | null;
	done: number[];
	decisions: number[];
	blockers: number[];
	over: number[];
};

const NAMES = ["task", "next", "done", "decisions", "blockers", "over"] as const;
/** Of a longer answer only so much is read (UTF-16 units), and so many of its objects and numbers. */
const MOST_READ = 32_768;
const MOST_STARTS = 32;
const MOST_NUMBERS = 40;
const NUMBER = /\d{1,6}/g;
const HEADED = /^[\s*#-]{0,8}(task|next|done|decisions?|blockers?|over)\b[\s*]{0,4}[:：](.*)$/i;

/** What a model meant by its answer: JSON, also with prose around it or cut off, or lines. Null where it is neither. */
export function readStateAnswer(answer: string): StateAnswer | null {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	const fields = jsonIn(text) ?? linesIn(text);
	if (fields === null) return null;
	const all = (name: (typeof NAMES)[number]) => numbersIn(fields[name]);
	const first = (name: (typeof NAMES)[number]) => all(name)[0] ?? null;
	return {
		...{ task: first("task"), next: first("next") },
		...{ done: all("done"), decisions: all("decisions"), blockers: all("blockers"), over: all("over") },
	};
}

function jsonIn(text: string): LenientFields | null {
	for (const value of lenientObjects(text, MOST_STARTS)) {
		for (const fields of [value, ...Object.values(value)]) {
			if (isFields(fields) && NAMES.some((name) => name in fields)) return fields;
		}
	}
	return null;
}

function linesIn(text: string): LenientFields | null {
	const fields: LenientFields = {};
	for (const line of text.split(/\r?\n/)) {
		const [, word = "", said = ""] = line.length > 2_000 ? [] : (HEADED.exec(line) ?? []);
		const name = NAMES.find((known) => word !== "" && known.startsWith(word.toLowerCase().replace(/s$/, "")));
		if (name !== undefined) fields[name] = said;
	}
	return Object.keys(fields).length === 0 ? null : fields;
}

/** The numbers in a value, however it is written: `4`, `"4"`, `"line 4"`, `[4, 5]` or `[{"number": 4}]`. */
function numbersIn(value: LenientValue | undefined): number[] {
	if (typeof value === "number") return Number.isInteger(value) && value >= 0 ? [value] : [];
	if (typeof value === "string") return (value.match(NUMBER) ?? []).slice(0, MOST_NUMBERS).map(Number);
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value)
		.slice(0, MOST_NUMBERS)
		.flatMap((item) => numbersIn(item).slice(0, 1));
}
