import { type AST, parseRegExpLiteral, visitRegExpAST } from "@eslint-community/regexpp";
import type { Pattern } from "./patterns.ts";

/** What a class of characters is tried with; the first that fits stands for it. */
const SAMPLES = [..." a0A.,;:-_/\"'#@(\n\tzé的あ。€!?<\\*"];
/** Characters of a class that are repeated, and other words that its element fits. */
const PUMPS = 6;
/** What may stand behind the repeated text, so that the pattern fails there. */
const ENDS = ["\u0001", "\nx", " x"];
/** A quantifier that repeats this often is as good as one without a bound. */
const MANY = 1_000;

/** Repeats `pump` behind `before`. Of `whole`, all of it is repeated instead: "password is password is …". */
export type Attack = { before: string; pump: string; end: string };

/** Texts on which a pattern may take long: for each of its repetitions words that it repeats, behind what leads to it. */
export function attacksOn({ source, flags }: Pattern): Attack[] {
	const literal = parseRegExpLiteral(new RegExp(source, flags));
	const attacks = new Map<string, Attack>();
	visitRegExpAST(literal.pattern, {
		onQuantifierEnter(node) {
			if (node.max < MANY) return;
			const before = leadingTo(node, flags);
			for (const word of pumpsOf(node.element, flags)) {
				for (const end of ENDS) {
					for (const attack of [
						{ before, pump: word, end },
						{ before: "", pump: `${before}${word}`, end },
						{ before: "", pump: ` ${before}${word}`, end },
					]) {
						attacks.set(JSON.stringify(attack), attack);
					}
				}
			}
		},
	});
	return [...attacks.values()];
}

function pumpsOf(element: AST.QuantifiableElement, flags: string): string[] {
	const single = element.type === "CharacterClass" || element.type === "CharacterSet";
	const words = single ? SAMPLES.filter((one) => fits(element, one, flags)) : wordsOf(element, flags);
	return [...new Set(words)].filter((word) => word !== "").slice(0, PUMPS);
}

function wordsOf(element: AST.Element, flags: string): string[] {
	if (element.type !== "Group" && element.type !== "CapturingGroup") return [wordOf(element, flags)];
	return element.alternatives.map((alternative) => wordOfAll(alternative.elements, flags));
}

/** A text that what stands before a node in its pattern fits, lookarounds left out. */
function leadingTo(node: AST.Node, flags: string): string {
	const parent = node.parent;
	if (parent === null || parent.type === "RegExpLiteral") return "";
	if (parent.type !== "Alternative") return leadingTo(parent, flags);
	const own = parent.elements.filter(({ end }) => end <= node.start);
	return leadingTo(parent, flags) + wordOfAll(own, flags);
}

function wordOfAll(elements: readonly AST.Element[], flags: string): string {
	return elements.map((one) => wordOf(one, flags)).join("");
}

/** A text that an element fits. */
function wordOf(element: AST.Element, flags: string): string {
	switch (element.type) {
		case "Character":
			return String.fromCodePoint(element.value);
		case "CharacterSet":
		case "CharacterClass":
		case "ExpressionCharacterClass":
			return SAMPLES.find((one) => fits(element, one, flags)) ?? "";
		case "Group":
		case "CapturingGroup":
			return wordsOf(element, flags)[0] ?? "";
		case "Quantifier":
			return wordOf(element.element, flags).repeat(Math.min(Math.max(element.min, element.max > 0 ? 1 : 0), 100));
		case "Assertion":
			return element.kind === "lookbehind" && !element.negate
				? wordOfAll(element.alternatives[0]?.elements ?? [], flags)
				: "";
		case "Backreference":
			return "";
	}
}

function fits(element: AST.Element, text: string, flags: string): boolean {
	return new RegExp(`^(?:${element.raw})$`, flags.replace(/[gy]/g, "")).test(text);
}
