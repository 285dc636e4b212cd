import { remembering } from "../../base/remember.ts";
import { eachSentence } from "../../language/sentences.ts";
import { queryTermsOf, stem, termsOf } from "../../language/terms.ts";
import { STOP_WORDS } from "../../language/words/stop-words.ts";

/** Words of courtesy, praise and cheer. A sentence of only these, stop words and speakers' names says nothing. */
const COURTESY: ReadonlySet<string> = new Set(
	`hey hi hello bye wow oh ooh ah aww haha lol whoa omg ok okay yeah yep yup yes sure absolutely definitely totally exactly
	indeed true right certainly course thanks thank thx appreciate welcome congrats congratulations cheers great good awesome
	amazing cool nice lovely wonderful fantastic incredible impressive fabulous excellent perfect beautiful gorgeous neat sweet
	super love loved glad happy proud excited sorry hear heard hearing sound sounds sounding look looks looking pleasure
	problem worries keep going go way well luck best care take got gotta up hang strong forward bet guess agree hope wish
	soon later catch chat talk see doing think stuff lately make makes sense feel free
	believe always here really pretty kind words means lot man dude buddy guys pic photo picture share sharing fun
	interesting wonder mind anytime again brilliant terrific marvelous stunning adorable cute exciting inspiring touching
	delightful must truly feeling felt deserve deserved rock rooting cheering side happening enjoy fingers crossed`
		.trim()
		.split(/\s+/),
);
/** A possible answer to a question stays, however short. */
const ANSWER = /^\s*(?:yes|no|nope|not)\b(?! (?:problem|worries))|\bnot\b|\bnever\b|n['’]t\b(?! wait\b)/i;
/** A question about feelings asks for just such sentences. */
const ASKS_FEELING = /\b(?:feel|felt|emotion|mood|react|opinion)/i;
/** A longer sentence, in UTF-16 units, says something. */
const LONGEST_FILLER = 80;
/** The least that must remain of a message, in UTF-16 units. */
const LEAST_LEFT = 25;
/** Longer messages are not changed. */
const LONGEST = 1_000;

/** Who is greeted or thanked. */
const VOCATIVE = /^((?:hey|hi|hello|bye|thanks|thank you|congrats|congratulations),? )\p{Lu}\p{L}{1,20}(?=[!.,])/iu;
/** A text with more lines than these is formatted. */
const FORMED = /\n[^\n]*\n/;
/** Greets or agrees before the actual statement. */
const INTERJECTION =
	/^(?:hey|hi|hello|wow|oh|haha|aww|well|so|yeah|yep|absolutely|definitely|totally|thanks|thank you)(?:,? (\p{Lu}\p{L}{1,20}))?[,!.][ \t]{1,3}(?=\S)/iu;
/** The beginning of captions, which their brackets already imply. */
const CAPTION = /\s{0,20}\[(?:an? )?(?:photo(?:graphy?)?|picture|image|screenshot) of (?:an? |the )?/gi;

/** A sentence; `courteous`: the terms of one that may only greet, thank or praise, and those that must then be names. */
type Sentence = { text: string; courteous: { terms: string[]; names: string[] } | null };

const sentencesOf = remembering((text) => [...eachSentence(text)].map(sentenceOf), 300_000);

function sentenceOf(text: string): Sentence {
	if (text.length > LONGEST_FILLER || /[\d`[\]]/.test(text) || ANSWER.test(text)) return { text, courteous: null };
	const terms = termsOf(text.replace(VOCATIVE, "$1"));
	const names = terms.filter((term) => !COURTESY.has(term) && !STOP_WORDS.has(term));
	return { text, courteous: { terms, names } };
}

/**
 * Returns a function that shortens short messages: it removes sentences that only greet, thank or praise ("Thanks,
 * Ada! That's great!") and shortens captions. Sentences with a number, a word of the query or a name stay, and so
 * does a message that has nothing else.
 */
export function fillerRemover(query: string, names: readonly string[]): (text: string) => string {
	const spoken = new Set(names.flatMap((name) => termsOf(name)));
	const asked = new Set(
		queryTermsOf(query)
			.filter((term) => !spoken.has(term))
			.map(stem),
	);
	const feeling = ASKS_FEELING.test(query);
	const idle = ({ courteous }: Sentence) =>
		!feeling &&
		courteous !== null &&
		courteous.names.every((term) => spoken.has(term)) &&
		!courteous.terms.some((term) => asked.has(stem(term)));
	return (text) => {
		if (text.length > LONGEST || text.length <= LEAST_LEFT || FORMED.test(text)) return text;
		let left = sentencesOf(text)
			.filter((sentence) => !idle(sentence))
			.map((sentence) => sentence.text)
			.join("");
		if (left.trim().length < LEAST_LEFT) left = text;
		const opening = INTERJECTION.exec(left);
		const [greeting = "", name] = opening ?? [];
		if (
			greeting !== "" &&
			(name === undefined || spoken.has(name.toLowerCase())) &&
			left.length - greeting.length >= LEAST_LEFT
		)
			left = left.slice(greeting.length);
		left = left.replace(CAPTION, " [");
		return left.length === text.length ? text : left.trim();
	};
}
