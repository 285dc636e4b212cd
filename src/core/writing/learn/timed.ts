import { isOpenDay, saidDate } from "../../language/dates/said-date.ts";
import { CHANGES } from "../../language/words/talk-words.ts";
import type { Found, FoundMemory } from "./found/found.ts";

/** What is so from a day on. */
const CHANGED = new RegExp(`\\b(?:${CHANGES})\\b`, "i");

/** With the day that a text tells of it, if that is sure; `near`, what was said around it, may make it unsure. */
export function timed<F extends Found>(found: F, text: string, said_at: string, near: string): F {
	const date = saidDate(text, said_at);
	if (date === null || isOpenDay(date, near)) return found;
	if (found.kind === "memory") return { ...found, ...dated(found, date, text) };
	if (!date.past || !(CHANGED.test(text) || found.ended)) return found;
	return { ...found, [found.ended ? "valid_to" : "valid_from"]: date.from };
}

type SaidDate = NonNullable<ReturnType<typeof saidDate>>;

function dated(found: FoundMemory, date: SaidDate, text: string): Pick<FoundMemory, "content" | "valid_from"> {
	if (found.is_static) return { content: found.content, valid_from: found.valid_from };
	const since = date.past && (found.key === null || CHANGED.test(text)) ? date.from : null;
	return { content: withDate(found.content, date), valid_from: found.valid_from ?? since };
}

/** The day behind the sentence, where only who was there could tell it. */
function withDate(content: string, { relative, written, phrase }: SaidDate): string {
	const there = content.toLowerCase().includes(phrase.toLowerCase());
	if ((there && !relative) || content.includes(written)) return content;
	const end = [".", "!", "。"].find((mark) => content.endsWith(mark)) ?? "";
	return `${content.slice(0, content.length - end.length)} (${written})${end}`;
}
