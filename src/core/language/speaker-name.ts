import { remembering } from "../base/remember.ts";
import { INVISIBLE, isDisguised, plainly } from "./look-alikes.ts";
import { COLONS, DATE, SIGN } from "./posing.ts";
import { isRoleName } from "./roles.ts";
import { oneLine, shorten } from "./shorten.ts";

/** Longest name of a speaker, in UTF-16 units. */
const LONGEST_NAME = 40;
/** What has no place in a name that stands before a colon. */
const NO_NAME = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic} .'’_@#+/()-]+/gu;
const UNSEEN = new RegExp(`[${INVISIBLE}]+`, "gu");
const DATED_NAME = new RegExp(`(?:^|${SIGN})${DATE}`, "u");
/** A label within the name, or a second line. */
const LABEL_OR_LINE = new RegExp(`[${COLONS}]|[\\p{Zl}\\p{Zp}]|(?!\\t)\\p{Cc}`, "u");
/** The end of a sentence: what stands before it was said. */
const SENTENCE = /(?:^|[^\p{L}\p{M}])\p{Ll}{2,40}[.!?](?:\s|$)/u;
/** A word of several scripts that look alike. */
const LOOK_ALIKE = "[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}]";
const MIXED = new RegExp(`\\p{Script=Latin}${LOOK_ALIKE}|${LOOK_ALIKE}\\p{Script=Latin}`, "u");

/** A speaker's name as it may stand in a label; null where there is none, or it could be taken for something else. */
export function speakerName(name: string | undefined): string | null {
	return name === undefined ? null : nameOnce(name);
}

const nameOnce = remembering(nameOf, 20_000);

function nameOf(name: string): string | null {
	if (LABEL_OR_LINE.test(name.normalize("NFKD"))) return null;
	const written = shorten(oneLine(name.replace(UNSEEN, "").replace(NO_NAME, " ")), LONGEST_NAME);
	const plain = plainly(written);
	if (isRoleName(plain) || DATED_NAME.test(plain)) return null;
	return SENTENCE.test(written) || MIXED.test(written.replace(/\p{M}/gu, "")) ? null : written;
}

/** Those of these names that are read as another one of them, in letters that only look like its own. */
export function disguisedNames(names: readonly string[]): ReadonlySet<string> {
	const genuine = new Set(names.filter((name) => !isDisguised(name)).map(plainly));
	return new Set(names.filter((name) => isDisguised(name) && genuine.has(plainly(name))));
}
