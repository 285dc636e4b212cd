import { expect, it } from "vitest";
import { problemResponse, type Refusal } from "../../../../src/platform/http/problem.ts";

const blocks = [{ name: "system" as const, budget: 300, needed: 900 }];
const problems = [{ path: "messages.3.role", message: "unknown" }];

const cases: [Refusal, number, object][] = [
	[{ reason: "invalid_request", problems }, 400, { errors: problems, detail: "messages.3.role: unknown" }],
	[{ reason: "invalid_request", problems: [] }, 400, { errors: [] }],
	[{ reason: "invalid_json", detail: "d" }, 400, { detail: "d" }],
	[{ reason: "unauthorized", detail: "d" }, 401, { detail: "d" }],
	[{ reason: "forbidden", detail: "d" }, 403, { detail: "d" }],
	[{ reason: "not_found", what: "thread" }, 404, { detail: "There is no such thread." }],
	[{ reason: "method_not_allowed", allow: ["GET", "HEAD"] }, 405, {}],
	[{ reason: "conflict", currentSeq: 7 }, 409, { current_seq: 7 }],
	[{ reason: "already_exists", detail: "d" }, 409, { detail: "d" }],
	[{ reason: "too_large", limit: 10, actual: 11 }, 413, { limit: 10, actual: 11 }],
	[{ reason: "unsupported_media_type", detail: "d" }, 415, { detail: "d" }],
	[{ reason: "system_over_budget", budget: 300, actual: 900 }, 422, { budget: 300, actual: 900 }],
	[{ reason: "context_overflow", window: 4000, needed: 5000, blocks }, 422, { window: 4000, needed: 5000, blocks }],
	[{ reason: "invalid_budget", detail: "d", minimum: 0 }, 422, { minimum: 0 }],
	[{ reason: "invalid_budget", detail: "d", maximum: 8192 }, 422, { maximum: 8192 }],
	[{ reason: "internal" }, 500, {}],
	[{ reason: "unavailable", detail: "d" }, 503, { detail: "d" }],
];

it.each(cases)("answers %j with status %i, its code and its figures", async (refusal, status, figures) => {
	const answer = problemResponse(refusal, "req-1");

	expect(answer.status).toBe(status);
	expect(answer.headers.get("content-type")).toBe("application/problem+json");
	expect(await answer.json()).toEqual({
		type: "about:blank",
		title: expect.any(String),
		detail: expect.any(String),
		status,
		code: refusal.reason,
		request_id: "req-1",
		...figures,
	});
});

it("adds the headers HTTP wants beside a status", () => {
	const header = (refusal: Refusal, name: string) => problemResponse(refusal, "req-1").headers.get(name);

	expect(header({ reason: "unauthorized", detail: "" }, "www-authenticate")).toBe("Bearer");
	expect(header({ reason: "method_not_allowed", allow: ["GET", "HEAD"] }, "allow")).toBe("GET, HEAD");
	expect(header({ reason: "unavailable", detail: "" }, "retry-after")).toBe("1");
	expect(header({ reason: "internal" }, "allow")).toBeNull();
});
