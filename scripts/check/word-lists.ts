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

/** A pattern with both of these lists what items of a list begin with. */
const LIST_MARKS = ["•", "*"];

const reason = "in a list; src/core/language has them";

/** Literals that list what the language tier has as data. */
export function wordLists(source: ts.SourceFile): string[] {
	return findings(source, (node) => {
		if (!isLiteral(node)) return null;
		const text = node.getText();
		if (LIST_MARKS.every((mark) => text.includes(mark))) return `list marks ${reason}`;
		const used = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
		const listed = KINDS.find(({ members, fewest }) => [...used].filter((word) => members.has(word)).length >= fewest);
		return listed === undefined ? null : `${listed.kind} ${reason}`;
	});
}

function isLiteral(node: ts.Node): boolean {
	return (
		ts.isStringLiteralLike(node) ||
		ts.isRegularExpressionLiteral(node) ||
		ts.isTemplateExpression(node) ||
		(ts.isArrayLiteralExpression(node) && node.elements.every((element) => ts.isStringLiteralLike(element)))
	);
}
