/** Words by which somebody asks to forget what they said, folded (core/writing/learn/forgetting.ts). */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
export const FORGET = set("forget scratch erase delete disregard");
export const KEEP = set("remember keep store save memorise memorize");
export const POLITE = set("please pls plz kindly thanks thx");
export const JUST_SAID = set("that this");
/** "what", "everything that", "all i just": before who said it, or beside. */
export const WHATEVER = set(
	"what whatever everything anything all the things stuff bit part that just ever have only before earlier",
);
export const SPEAKER = set("i ive");
export const SAYING = set("said told mentioned shared wrote say");
export const HEARER = set("you u");
export const ABOUT = set("about regarding concerning");
/** What comes behind a thing that was named, and is no part of its name. */
export const FURTHER = set("and but because cause so then , ; : . - – — ( now earlier yesterday before today instead");
