import { expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import type { App } from "../../../src/platform/http/context.ts";
import { declaredRoutes } from "../../../src/platform/http/declared.ts";

/** Pages and the document itself, which are read by anybody and mean nothing for others. */
const PAGES = ["GET /", "GET /openapi.json", "GET /metrics"].concat(
	["/docs", "/console"].flatMap((page) => [`GET ${page}`, `GET ${page}/`, `GET ${page}/*`]),
);

/** The routes that answer but declare nothing; what serves all methods is a step that requests go through. */
function undeclared(app: App): string[] {
	const declared = declaredRoutes().map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`);
	const routes = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
	return [...new Set(routes)].filter((route) => !declared.includes(route) && !PAGES.includes(route));
}

it("declares for every route what it means for others", () => {
	const app = createApp();
	expect(app.routes.length).toBeGreaterThan(60);
	expect(undeclared(app)).toEqual([]);
});

it("notices a route that declares nothing", () => {
	const app = createApp();
	app.post("/v1/threads/:id/planted", (c) => c.text("planted"));
	expect(undeclared(app)).toEqual(["POST /v1/threads/:id/planted"]);
});

it("declares that whatever writes or removes what is remembered wakes the tenant's jobs", () => {
	const waking = declaredRoutes().filter(({ schedulesIndexing }) => schedulesIndexing);
	expect(waking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
		"DELETE /v1/memories",
		"DELETE /v1/memories/{id}",
		"DELETE /v1/relations/{id}",
		"DELETE /v1/skills/{id}",
		"DELETE /v1/threads/{id}",
		"DELETE /v1/threads/{id}/messages/{message}",
		"DELETE /v1/users/{user_id}",
		"PATCH /v1/memories/{id}",
		"PATCH /v1/threads/{id}",
		"PATCH /v1/threads/{id}/messages/{message}",
		"POST /mcp",
		"POST /v1/import",
		"POST /v1/memories",
		"POST /v1/memories/ingest",
		"POST /v1/memories/{id}/review",
		"POST /v1/memory-tool",
		"POST /v1/skills",
		"POST /v1/skills/{id}/outcome",
	]);
});

/** Routes whose stored answer no deletion removes, admin routes aside. How a job stands is no text, and nobody deletes it. */
const ABOUT_NOTHING = [
	"/v1/tenants",
	"/v1/blocks/{scope}/{name}/restore",
	"/v1/jobs/{id}/cancel",
	"/v1/jobs/{id}/requeue",
];

it("declares a subject for every answer of a thread, a memory, a relation or a skill that a repeat would show", () => {
	const posts = declaredRoutes().filter(({ method, path }) => method === "POST" && path.startsWith("/v1/"));
	const aboutNothing = posts.filter(({ repeat }) => repeat !== "never" && repeat.about === "nothing");
	expect(aboutNothing.filter(({ role }) => role !== "admin").map(({ path }) => path)).toEqual(ABOUT_NOTHING);
});
