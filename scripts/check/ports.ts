import ts from "typescript";
import type { Import } from "./imports.ts";

/** Ports that are no seam: no provider stands behind them, and fewer than two places make one. */
export function idlePorts(texts: ReadonlyMap<string, string>, imports: readonly Import[]): string[] {
	const ports = [...texts.keys()].filter((path) => path.startsWith("src/ports/"));
	return ports.flatMap((port) => {
		const users = imports.filter(({ to }) => to === port).map(({ from }) => from);
		if (users.some((path) => path.startsWith("src/providers/"))) return [];
		const types = exportedTypes(port, texts.get(port) ?? "");
		const made = [...new Set(users)].reduce((sum, path) => sum + makers(path, texts.get(path) ?? "", types), 0);
		return made > 1
			? []
			: [`${port}: ${made} place makes one, and no provider is behind it; keep the type with its module`];
	});
}

function exportedTypes(path: string, text: string): Set<string> {
	const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	const names = source.statements.flatMap((one) =>
		ts.isTypeAliasDeclaration(one) && ts.isTypeLiteralNode(one.type) && one.type.members.some(ts.isMethodSignature)
			? [one.name.text]
			: [],
	);
	return new Set(names);
}

/** How often a file makes one of these: a function that returns it, or a constant that is one. */
function makers(path: string, text: string, types: ReadonlySet<string>): number {
	let count = 0;
	const visit = (node: ts.Node): void => {
		const made = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) ? node.type : undefined;
		if (made !== undefined && ts.isTypeReferenceNode(made) && types.has(made.typeName.getText())) count++;
		node.forEachChild(visit);
	};
	visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
	return count;
}
