import { MONTH_NAMES, WEEKDAY_NAMES } from "../language/words/calendar-names.ts";
import { withoutEnd } from "../text/without-end.ts";

/** A proper name of up to four words: "Ada", "van der Berg", "Nova Labs". Of scripts without capitals, a short run. */
const PARTICLE = "(?:van|von|de|der|den|da|di|du|la|le|del|al|bin|ibn|of|the|y|e)";
const WORD = "(?:\\p{Lu}[\\p{L}\\p{M}\\p{N}'’.&-]{0,60}|\\p{Lo}{1,12})";

/** The pattern's source, to be used with the flag u and without i. */
export const NAME = `${WORD}(?: (?:${PARTICLE} ){0,2}${WORD}){0,3}`;

const WHOLE = new RegExp(`^${NAME}$`, "u");
const BEGINNING = new RegExp(`^(?:the )?(${NAME})`, "u");

/** Words with a capital that name nobody. */
const NOT_NAMES = new Set(
	`I I'm I’m We My Our The A An It This That These Those He She They You There Here What Who Where When Why How Yes No Not
And But So If Then Also Everyone Everybody Someone Nobody Today Tomorrow Yesterday ${WEEKDAY_NAMES.join(" ")} ${MONTH_NAMES.join(" ")} Please Thanks Sorry
People Users User Customers Clients Visitors Passengers Guests Students Developers Engineers Teams Tests Builds Most Many Few
Something Nothing Everything Which Each Every All Some Any Both One Two Three Now Just Only In On At For From With Mr Mrs Its Their Her His Let Let's
Fine Good Great Ok Okay Sure Well Maybe Because Since After Before Wir Ich Der Die Das Ein Eine Er Sie Es Il Elle Le La Les Un Une
El Los Las Que Je On Nous Yo Mi Su Mein Meine Unser Mon Ma`.split(/\s+/),
);

/** Whether a text is a proper name. */
export function isName(text: string): boolean {
	return !/['’]s$/.test(text) && isNameLike(text);
}

/** The proper name a text begins with; "" if it begins with none. */
export function leadingName(text: string): string {
	const name = BEGINNING.exec(text)?.[1] ?? "";
	const bare = withoutEnd(name, /[.'’-]/);
	return isNameLike(bare) ? bare : "";
}

function isNameLike(text: string): boolean {
	const first = text.split(" ", 1)[0] ?? "";
	return text.length <= 60 && WHOLE.test(text) && !NOT_NAMES.has(first.replace(/['’]s$/, ""));
}
