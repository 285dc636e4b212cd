import ts from "typescript";
import { findings } from "./finding.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Kinds of words that only src/core/language lists; a literal with fewer of a kind may be a sentence or a phrase. */
const KINDS = [
	{
		kind: "names of months and weekdays",
		fewest: 2,
		members: words(
			`january february april june july september october november december monday tuesday wednesday thursday friday saturday
			sunday januar februar märz juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag janvier février
			avril juin juillet décembre lundi mardi mercredi jeudi vendredi samedi dimanche`,
		),
	},
	{
		kind: "irregular forms",
		fewest: 12,
		members: words(
			`became began bought broke brought built came chose drew drove fell flew forgot froze gave grew held kept knew led left lost
			made met paid ran sang sat saw sent slept sold spent spoke stood swam taught thought threw told took understood went woke won
			wore wrote`,
		),
	},
	{
		kind: "words of negation",
		fewest: 8,
		members: words(
			`not no never nothing nobody none nowhere neither nor cannot hardly scarcely barely without nicht kein keine nie niemals pas
			jamais nunca sin`,
		),
	},
];

/** Words that say nothing of a topic. Sentences are made of them, so only what is a list of little else counts. */
const STOP_WORDS = words(
	`a am and are at be by can could did do does for from had has have he her his how i in is it may me might must my of on or our she
	should so that the their them they this to us was we were what when where which who whom whose why will with would you your`,
);
const FEWEST_STOP_WORDS = 10;
const STOP_WORDS_OF_ALL = 0.6;

/** A pattern with both of these lists what items of a list begin with. */
const LIST_MARKS = ["•", "*"];

const reason = "in a list; src/core/language has them";

/** Literals that list what the language tier has as data. */
export function wordLists(source: ts.SourceFile): string[] {
	return findings(source, (node) => {
		if (!isLiteral(node)) return null;
		const text = node.getText();
		if (LIST_MARKS.every((mark) => text.includes(mark))) return `list marks ${reason}`;
		if (isListOfStopWords(text)) return `stop words ${reason}`;
		const used = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
		const listed = KINDS.find(({ members, fewest }) => [...used].filter((word) => members.has(word)).length >= fewest);
		return listed === undefined ? null : `${listed.kind} ${reason}`;
	});
}

function isListOfStopWords(text: string): boolean {
	if (!/^["'`][\p{L}'|\s]+["'`]$/u.test(text)) return false;
	const used = [...new Set(text.slice(1, -1).split(/[|\s]+/))];
	const stop = used.filter((word) => STOP_WORDS.has(word));
	return stop.length >= FEWEST_STOP_WORDS && stop.length >= used.length * STOP_WORDS_OF_ALL;
}

function isLiteral(node: ts.Node): boolean {
	return (
		ts.isStringLiteralLike(node) ||
		ts.isRegularExpressionLiteral(node) ||
		ts.isTemplateExpression(node) ||
		(ts.isArrayLiteralExpression(node) && node.elements.every((element) => ts.isStringLiteralLike(element)))
	);
}
