import { withoutEnd } from "../../../language/shorten.ts";
import { contentTerms } from "../../distill/said.ts";
import { type FoundMemory, fact, SURE } from "../found/found.ts";
import { others, thirdPerson } from "./third-person.ts";

const REMEMBER =
	/^(?:(?:please|bitte|can you|could you|s['’]il te plaît|por favor),? )?(?:(?:always |do )?remember|don['’]t forget|do not forget|keep in mind|make a note|take note|note|merk(?:e)? dir|vergiss nicht|denk daran|souviens-toi|n['’]oublie pas|retiens|recuerda|no olvides)(?:\s{0,3}[:,–—-]\s{0,3}|,? (?:that|dass|que|qu['’])\s{0,3})(.{4,})$/iu;
const REMEMBER_UNSPACED = /^(?:请记住|记住|请记得|覚えておいて(?:ください)?)[：:，,、。]?\s{0,3}(.{2,})$/u;

/** What somebody asks to be remembered, in so many words; null where nobody does. */
export function rememberedIn(text: string): string | null {
	const what = (REMEMBER.exec(text) ?? REMEMBER_UNSPACED.exec(text))?.[1] ?? null;
	return what === null ? null : withoutEnd(what, /[\s.!。！]/);
}

/** What is to be remembered though no rule knows what it is. */
export function explicit(text: string): FoundMemory[] {
	if (contentTerms(text).size === 0) return [];
	const told = thirdPerson(text) ?? text.replace(/^my\b/i, "The user's");
	return [fact(/^my\b|^i\b/i.test(text) ? others(told) : told, { confidence: SURE })];
}
