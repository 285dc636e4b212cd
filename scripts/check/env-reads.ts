import ts from "typescript";
import { findings } from "./finding.ts";

const reason = "reads env; only src/deps.ts may (ask for a port instead)";

/** Where a file looks into `env`: `env.X`, `c.env["X"]`, `const { X } = env`, `({ X }: Env)`, the global `env`. */
export function envReads(source: ts.SourceFile): string[] {
	return findings(source, (node) => (looksIntoEnv(node) ? `${snippet(node)} ${reason}` : null));
}

function looksIntoEnv(node: ts.Node): boolean {
	if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return isEnv(node.expression);
	if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
		if (!ts.isObjectBindingPattern(node.name)) return false;
		return isEnv(node.initializer) || isEnvType(node.type);
	}
	if (ts.isImportSpecifier(node)) return (node.propertyName ?? node.name).text === "env";
	return false;
}

/** `env`, `c.env`, `this.env`, and the same in brackets, or with `!` or `as`. */
function isEnv(node: ts.Expression | undefined): boolean {
	if (!node) return false;
	if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) {
		return isEnv(node.expression);
	}
	if (ts.isIdentifier(node)) return node.text === "env";
	return ts.isPropertyAccessExpression(node) && node.name.text === "env";
}

function isEnvType(type: ts.TypeNode | undefined): boolean {
	return type !== undefined && ts.isTypeReferenceNode(type) && type.typeName.getText() === "Env";
}

function snippet(node: ts.Node): string {
	return `\`${node.getText().replace(/\s+/g, " ").slice(0, 60)}\``;
}
