/** From the narrowest scope to the widest. */
const SCOPES = ["thread:", "user:", "project:", "global"];

/** How wide a scope is: of two the one with the smaller figure is the narrower. */
export function scopeWidth(scope: string): number {
	const width = SCOPES.findIndex((kind) => scope.startsWith(kind));
	return width < 0 ? SCOPES.length : width;
}

/** Whose memory is asked for; null: nobody's in particular. */
export type ScopeOwners = { user_id: string | null; project_id: string | null; thread_id: string | null };

/** The scopes that these see, narrowest first: their own, and `global`. */
export function visibleScopes({ user_id, project_id, thread_id }: ScopeOwners): string[] {
	return [
		...(thread_id === null ? [] : [`thread:${thread_id}`]),
		...(user_id === null ? [] : [`user:${user_id}`]),
		...(project_id === null ? [] : [`project:${project_id}`]),
		"global",
	];
}

/** The id behind a scope's kind, as `idBehind("user:", "user:ada")`; null where it is of another kind. */
export function idInScope(kind: "thread:" | "user:" | "project:", scope: string): string | null {
	return scope.startsWith(kind) ? scope.slice(kind.length) : null;
}
