import { between, pick, seeded } from "./random.ts";

const MONTHS = "January February March April May June July August September October November December";

/** Control, combining, zero-width and other characters of which few are letters. */
const ODD = [
	[0x01, 0x1f],
	[0x80, 0xa0],
	[0x300, 0x36f],
	[0x200b, 0x200f],
	[0x2028, 0x202e],
	[0xfe00, 0xfe0f],
	[0x1100, 0x11ff],
	[0x0600, 0x0605],
	[0xfff9, 0xfffd],
	[0x20d0, 0x20f0],
] as const;

/** What is repeated to fill a text. */
const REPEATED: Readonly<Record<string, string>> = {
	spaces: " ",
	newlines: "\n",
	"spaces and newlines": "   \n",
	"one letter": "a",
	"one capital": "A",
	digits: "7",
	"words of one letter": "a ",
	"capital words": "Ab ",
	"full stops": ".",
	"stops and words": "a. ",
	dashes: "-",
	underscores: "_",
	punctuation: "?!,;:",
	quotes: '"',
	"quoted letters": '"a',
	brackets: "([{",
	"list marks": "- ",
	"list items": "- a\n",
	"numbered items": "1. a\n",
	managers: "My manager is X Smith. ",
	months: `${MONTHS} `,
	dates: "3 May 2024, ",
	"unclosed fences": "```a\n",
	"one fence": "```",
	emoji: "👩‍👩‍👧‍👦",
	"Chinese without stops": "我们决定采用分布式数据库因为系统需要",
	"less-than": "<",
	"less-than and spaces": "<   ",
	tags: "<memory ",
	passwords: "password is ",
	colons: "password: ",
	tokens: "eyJ-",
	URLs: "https://a.example/b?c=d ",
	paths: "a/b.c-",
	"next steps": "next I'll next ",
	"done and next": "and then done, ",
	because: "I prefer because ",
	"list of names": "Anna, ",
	"the and the": "the the ",
	"who is my": "who is my user ",
	spaced: "I like      ",
};

/** Texts that are slow to read for careless readers, each of about so many bytes of UTF-8, as bodies are limited. */
export function hostileTexts(bytes: number): Record<string, string> {
	const filled = Object.entries(REPEATED).map(([name, text]) => [name, fill(text, bytes)] as const);
	return {
		...Object.fromEntries(filled),
		"words far apart": `hi${fill(" ", bytes)}x`,
		"a secret far away": `My password is${fill(" ", bytes)}hunter2.`,
		"one long line": `I prefer ${fill("word and ", bytes)}`,
		"odd characters": odd(bytes),
	};
}

function fill(text: string, bytes: number): string {
	return text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))));
}

function odd(bytes: number): string {
	const random = seeded(23);
	let text = "";
	for (let size = 0; size < bytes; ) {
		const [from, to] = pick(random, ODD);
		const character = String.fromCharCode(between(random, from, to));
		text += character;
		size += Buffer.byteLength(character);
	}
	return text;
}
