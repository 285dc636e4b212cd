import ts from "typescript";
import { findings } from "./finding.ts";

const reason = "in src/core, which knows neither clock nor chance (take it as an argument)";

/** Where a core file asks for the time or for chance: the language itself has both, so no type check finds them. */
export function impureReads(source: ts.SourceFile): string[] {
	return findings(source, (node) => (isImpure(node) ? `\`${node.getText()}\` ${reason}` : null));
}

function isImpure(node: ts.Node): boolean {
	if (ts.isPropertyAccessExpression(node)) {
		const text = node.getText();
		return text === "Date.now" || text === "Math.random";
	}
	if (ts.isNewExpression(node)) return isDate(node.expression) && (node.arguments?.length ?? 0) === 0;
	return ts.isCallExpression(node) && isDate(node.expression);
}

function isDate(node: ts.Expression): boolean {
	return ts.isIdentifier(node) && node.text === "Date";
}
