import type ts from "typescript";

/** A place in a source file and what is wrong there, as `path:line: text`. */
function finding(node: ts.Node, text: string): string {
	const source = node.getSourceFile();
	const { line } = source.getLineAndCharacterOfPosition(node.getStart());
	return `${source.fileName}:${line + 1}: ${text}`;
}

/** Every node below (and with) this one for which `wrong` has something to say. */
export function findings(node: ts.Node, wrong: (node: ts.Node) => string | null): string[] {
	const found: string[] = [];
	const visit = (at: ts.Node): void => {
		const text = wrong(at);
		if (text) found.push(finding(at, text));
		at.forEachChild(visit);
	};
	visit(node);
	return found;
}
