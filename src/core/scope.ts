/** From the narrowest scope to the widest. */
const SCOPES = ["thread:", "user:", "project:", "global"];

/** How wide a scope is: of two the one with the smaller figure is the narrower. */
export function scopeWidth(scope: string): number {
	const width = SCOPES.findIndex((kind) => scope.startsWith(kind));
	return width < 0 ? SCOPES.length : width;
}
