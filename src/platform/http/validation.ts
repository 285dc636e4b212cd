import type { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Problem } from "../../core/base/failure.ts";
import type { AppEnv } from "./context.ts";
import { pathText } from "./json-text.ts";
import { fail } from "./problem.ts";

type Issue = z.core.$ZodIssue;
type Verdict = { target: string } & ({ success: true } | { success: false; error: z.core.$ZodError });

/** Named at most; a body of 500 wrong messages is told about the first ones. */
const MAX_PROBLEMS = 20;

const UNKNOWN = "unknown field";

/** What zod refused, as an answer: an id in a path that can't be one is 404, everything else 400. */
export function refuseInvalid(verdict: Verdict, c: Context<AppEnv>) {
	if (verdict.success) return;
	if (verdict.target === "param") return fail(c, { reason: "not_found", what: "resource" });
	return fail(c, { reason: "invalid_request", problems: problemsOf(verdict.error.issues) });
}

/** Each fault under its own path: an unknown field under its name, a failed union under the alternative meant. */
export function problemsOf(issues: readonly Issue[]): Problem[] {
	return issues
		.flatMap((issue) => flatten(issue, []))
		.slice(0, MAX_PROBLEMS)
		.map(({ path, message }) => ({ path: pathText(path), message }));
}

/** Where fields stand that nobody knows. */
export function unknownPaths(issues: readonly Issue[]): PropertyKey[][] {
	return issues
		.flatMap((issue) => flatten(issue, []))
		.filter(({ unknown }) => unknown)
		.map(({ path }) => path);
}

/** A fault for each name that the request may not have. */
export function unknownFields(names: ReadonlySet<string>): Problem[] {
	return [...names].slice(0, MAX_PROBLEMS).map((name) => ({ path: pathText([name]), message: UNKNOWN }));
}

type Fault = { path: PropertyKey[]; message: string; unknown: boolean };

function flatten(issue: Issue, above: readonly PropertyKey[]): Fault[] {
	const path = [...above, ...issue.path];
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) => ({ path: [...path, key], message: UNKNOWN, unknown: true }));
	}
	if (issue.code === "invalid_union" && issue.errors.length > 0) return likeliest(issue.errors, path);
	return [{ path, message: messageOf(issue), unknown: false }];
}

/**
 * The faults of the alternative a caller most likely meant: one that takes this kind of value, with the fewest faults,
 * unknown fields weighing more. If none takes it, what each of them expects, as one fault of the union itself.
 */
function likeliest(alternatives: readonly (readonly Issue[])[], path: readonly PropertyKey[]): Fault[] {
	const [best] = alternatives
		.filter((issues) => !issues.some(isOfOtherKind))
		.map((issues) => issues.flatMap((issue) => flatten(issue, path)))
		.sort((a, b) => weight(a) - weight(b));
	if (best !== undefined) return best;
	const expected = new Set(alternatives.flatMap((issues) => issues.filter(isOfOtherKind).map(messageOf)));
	return [{ path: [...path], message: [...expected].join(", or: "), unknown: false }];
}

/** True if the value itself, and not something in it, is not what this alternative takes. */
function isOfOtherKind(issue: Issue): boolean {
	return issue.path.length === 0 && ["invalid_type", "invalid_value", "invalid_union"].includes(issue.code);
}

function weight(faults: readonly Fault[]): number {
	return faults.reduce((sum, fault) => sum + (fault.unknown ? 1.5 : 1), 0);
}

function messageOf(issue: Issue): string {
	return issue.message.replace(/^Invalid (input|option): /, "");
}
