import { isFields, type LenientFields, type LenientValue, lenientObjects } from "../../base/lenient-json.ts";
import { LIST_MARK } from "../../language/statements/list-marks.ts";
import { withoutThinking } from "./read-items.ts";

/** What an answer says under one name. */
export type Named<Name> = { name: Name; value: LenientValue };

/** Of a longer answer only so much is read (UTF-16 units), and so much of a line. */
const MOST_READ = 262_144;
const LONGEST_LINE = 2_000;
/** Where an object may begin: prose before it may hold braces too. */
const MOST_STARTS = 32;
/** `## Key Decisions`, `**Key Decisions:**`, `2. KEY_DECISIONS:` or `KEY_DECISIONS: the line`. */
const HEADED = /^[\s#*>]*(?:\d{1,2}[.)]\s*)?([A-Za-z][A-Za-z_ &]{2,40}?)[\s*_]*(?:[:：][\s*]*(?![\s*])(.*))?$/;

/**
 * What a model may mean by its answer, in this order: objects of JSON with prose or code fences around them, broken or cut off, each
 * with what it holds under some name; then lines. `nameOf`: what a name means, however it is written; null where it means nothing.
 */
export function* namedIn<Name>(answer: string, nameOf: (written: string) => Name | null): Generator<Named<Name>[]> {
	const text = withoutThinking(answer.slice(0, MOST_READ));
	const named = (fields: LenientFields): Named<Name>[] =>
		Object.entries(fields).flatMap(([written, value]) => {
			const name = nameOf(written);
			return name === null ? [] : [{ name, value }];
		});
	for (const value of lenientObjects(text, MOST_STARTS))
		for (const fields of [value, ...Object.values(value).filter(isFields)])
			yield [...new Set([fields, value])].flatMap(named);
	yield linesIn(text, nameOf);
}

/** `NAME: line` each, or items under headings. Other text says nothing. */
function linesIn<Name>(text: string, nameOf: (written: string) => Name | null): Named<Name>[] {
	const said: Named<Name>[] = [];
	let current: Name | null = null;
	for (const line of text.split(/\r?\n/).filter(({ length }) => length <= LONGEST_LINE)) {
		const [, written = "", behind = ""] = HEADED.exec(line) ?? [];
		const name = written === "" ? null : nameOf(written);
		if (name !== null) {
			current = name;
			if (!/^(?:none|n\/a|-)?\.?$/i.test(behind)) said.push({ name, value: behind });
		} else if (current !== null && LIST_MARK.test(line)) said.push({ name: current, value: line });
		// Prose ends what stood under a heading.
		else if (line.trim() !== "") current = null;
	}
	return said;
}
