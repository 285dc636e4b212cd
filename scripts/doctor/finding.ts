/** What was looked at. `fault`: it can't work so; `unknown`: it could not be asked. `todo` says what to do about either. */
export type Finding =
	| { state: "ok"; what: string; detail: string }
	| { state: "remark" | "fault" | "unknown"; what: string; detail: string; todo: string };

const MARKS = { ok: "ok     ", remark: "remark ", fault: "FAULT  ", unknown: "unknown" } as const;

/** A finding in one line, and in a second what to do. */
export function lineOf(finding: Finding): string {
	const line = `${MARKS[finding.state]}  ${finding.what}: ${finding.detail}`;
	return finding.state === "ok" ? line : `${line}\n         → ${finding.todo}`;
}
