import { between, pick, type Random } from "../../bench/random.ts";
import type { NewMessage } from "../../src/core/model/thread/message.ts";
import { told } from "./phrasing.ts";

/** Talk that nothing is asked about: small talk, side questions with their answers, remarks. */
const SMALL_TALK = [
	"U: How was your weekend?\nA: I don't have weekends, but thanks for asking. How was yours?",
	"U: It's raining cats and dogs here.\nA: A good day to stay in then.",
	"U: brb, coffee\nA: Enjoy it.",
	"U: haha, that was a good one\nA: I'm glad you liked it.",
	"U: My cat just walked over the keyboard, sorry.\nA: She may have opinions too.",
	"U: Thanks, you're quick today.\nA: You're welcome!",
	"U: Did you see the match last night?\nA: I didn't, who won?\nU: Not us.",
	"U: I'm back from lunch.\nA: Welcome back.",
	"U: wow\nA: Indeed.",
	"U: Hmm, let me read that again.\nA: Take your time.",
	"U: My train is late once more.\nA: That's annoying. We have time.",
	"U: Sorry for the delay, the phone rang.\nA: No problem at all.",
	"U: It's someone's birthday here, there is cake.\nA: Lucky you.",
	"U: ok\nA: Good.",
	"U: Nice and sunny today!\nA: Enjoy the light.",
];

const SIDE_TALK = [
	"U: What's the capital of {place}?\nA: I believe you mean the seat of government; for {place} people often mix up the two. I can look it up in an atlas if it matters for the letter.\nU: It doesn't, thanks.",
	"U: How do I type a {sign} on this keyboard?\nA: Hold the option key and press the letter below it. On other layouts it sits on the third level, which is reached with the right alt key.",
	"U: What does {word} mean again?\nA: {Word} is used for something that stays the same however often it is repeated. In daily speech people use it more loosely, and then it only says that something is reliable.",
	"U: Is {number} a prime number?\nA: Let me check by dividing it by the small primes one after the other. It looks like the usual test needs only a few rounds here, so a calculator would do as well.",
	"U: Someone said {word} comes from Greek.\nA: Many such words do. The dictionaries give a Latin form in between, from where it reached English in the seventeenth century.",
	"U: My colleague from {place} says hello.\nA: Please say hello back. I hope things are well over there.",
	"U: I read an article about {place} this morning, about how the trams there are run. {Number} of them at once, all without drivers.\nA: Driverless lines have been growing for years. The signalling is mostly the expensive part, and the vehicles come second.",
	"A: While you were away I tidied up what we have. There was a duplicate heading and two spelling errors, nothing that changes the content.\nU: Thanks for that.",
	"U: Is there a shorter way to say {word}?\nA: In most sentences you can simply leave it out. Where you need it, a plain adjective reads better than the noun.",
	"U: How long is {number} minutes in hours?\nA: Divide it by sixty and you have it; the rest are the minutes that are left over.",
	"U: Can one drink the tap water in {place}?\nA: In the cities generally yes. In the countryside people often boil it, mostly out of habit.",
	"U: What time is it in {place} right now?\nA: I have no clock at hand, but it should be around the middle of the afternoon there.",
	"U: {Number} unread mails in my inbox. How do others live like this?\nA: Many people read twice a day and archive the rest. Filters help a bit, but deleting helps more.",
	"A: A short note on the side: the page numbers in the printout run from the back. It has no effect on anything, I only noticed.\nU: Funny.",
	"U: I had a look at the slides of {place} again. They're full of clip art, from the nineties I think.\nA: It has its charm. With the right paper it would pass as a zine.",
];

/** What assistants add to what they say; it says nothing that one would have to know later. */
const PADDING = [
	"There are a few ways to look at it, and none of them is plainly wrong.",
	"I would start small and look at the result before going any further.",
	"If anything about this looks odd to you, tell me and I'll have another look.",
	"That usually takes less time than people expect, as long as nobody is in a hurry.",
	"In my experience the simple version is good enough for most purposes.",
	"It may help to write a short list first and to work through it from the top.",
	"Please double-check the spelling of the names before it goes out to anyone.",
	"I've kept the wording close to yours, so that you can recognise it later on.",
	"Of course it depends on how much effort you would like to spend on it.",
	"We can always refine the details afterwards; the order doesn't matter much.",
	"This is similar to what came up at the beginning, only a little more specific.",
	"I'd suggest a short pause before the rest, so that nothing gets mixed up.",
	"The rest is routine and shouldn't hold any surprises for either of us.",
	"As a side effect the whole thing becomes a bit easier to read for newcomers.",
	"Others have described the same in almost the same words, which is reassuring.",
	"I can explain any part of this in more detail if that would be useful.",
	"For completeness: the numbers are rounded, and the last digit may be off.",
	"Both sides of it have been looked at, and they fit together quite well.",
	"It's a common situation, and there is no need to worry about it.",
	"Once you see it on the screen, it will be obvious what I mean by that.",
];

/** A message of an assistant with some more to it. */
export function padded(random: Random, message: NewMessage): NewMessage {
	if (message.role !== "assistant" || typeof message.content !== "string") return message;
	if (message.tool_calls !== undefined) return message;
	const more = Array.from({ length: between(random, 0, 5) }, () => pick(random, PADDING));
	return { ...message, content: [message.content, ...new Set(more)].join(" ") };
}

const WORDS = "idempotent canonical orthogonal transitive monotone ergonomic holistic modular resilient ambient".split(
	" ",
);
const PLACES = "Bolivia Kazakhstan Morocco Tasmania Estonia Ghana Uruguay Nepal Iceland Brunei Malta Peru".split(" ");
const SIGNS = ["section sign", "tilde", "degree sign", "dagger", "long dash", "pilcrow"];

/** One exchange that has nothing to do with anything. */
export function noise(random: Random): NewMessage[] {
	if (random() < 0.4) return told(pick(random, SMALL_TALK), {});
	return told(pick(random, SIDE_TALK), {
		place: pick(random, PLACES),
		word: pick(random, WORDS),
		sign: pick(random, SIGNS),
		number: String(between(random, 101, 997)),
	});
}

const SOURCE = "src lib app server packages/core packages/api".split(" ");
const NAMES = "router session parser loader metrics cache invoice tenant search upload".split(" ");
const OUTPUTS = [
	"Tests: {number} passed, 0 failed\nTime: 4.{number} s",
	"export function run(input) {\n\tconst rows = input.filter(Boolean);\n\treturn rows.map((row) => row.id);\n}",
	"{number} files changed, 84 insertions(+), 12 deletions(-)",
	"error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
	"On branch main\nYour branch is up to date with 'origin/main'.\nnothing to commit, working tree clean",
	"total 48\n-rw-r--r-- 1 dev dev 1820 index.ts\n-rw-r--r-- 1 dev dev  912 types.ts\n-rw-r--r-- 1 dev dev {number} notes.md",
];
const REMARKS = ["Let me look at the code.", "Checking that now.", "I'll run it once more.", ""];

/** A call of a tool, its result and what the assistant says to it. `size`: how many times the output is repeated. */
export function toolCall(random: Random, id: string, size = 1): NewMessage[] {
	const path = `${pick(random, SOURCE)}/${pick(random, NAMES)}.ts`;
	const [name, fields] = pick<[string, object]>(random, [
		["read_file", { path }],
		["edit_file", { path, old: "row.id", new: "row.key" }],
		["bash", { command: `npm test -- ${path.replace(".ts", ".test.ts")}` }],
		["bash", { command: "git status" }],
	]);
	const output = pick(random, OUTPUTS).replaceAll("{number}", String(between(random, 11, 97)));
	return [
		{
			...{ role: "assistant", content: pick(random, REMARKS) },
			tool_calls: [{ id, name, arguments: JSON.stringify(fields) }],
		},
		{ role: "tool", content: Array.from({ length: size }, () => output).join("\n"), tool_call_id: id },
		{ role: "assistant", content: "That looks as expected so far." },
	];
}
