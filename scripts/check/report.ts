/** Ends a check: one line per finding and exit code 1, or one line that says what was looked at. */
export function report(findings: string[], looked: string): never {
	console.log(findings.length > 0 ? findings.join("\n") : `${looked}: nothing found.`);
	process.exit(findings.length > 0 ? 1 : 0);
}
