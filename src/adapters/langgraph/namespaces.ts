import type { MatchCondition } from "@langchain/langgraph-checkpoint";

/** Whether a namespace begins or ends like the path; `*` is any label. */
export function matchesCondition(namespace: readonly string[], { matchType, path }: MatchCondition): boolean {
	if (path.length > namespace.length) return false;
	const from = matchType === "prefix" ? 0 : namespace.length - path.length;
	return path.every((label, index) => label === "*" || label === namespace[from + index]);
}
