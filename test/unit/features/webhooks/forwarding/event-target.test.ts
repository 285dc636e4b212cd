import { expect, it } from "vitest";
import {
	DELIVERY_BACKOFF,
	outcomeOf,
	type TargetAnswer,
} from "../../../../../src/features/webhooks/forwarding/event-target.ts";
import { waitAfter } from "../../../../../src/platform/objects/run-jobs.ts";

const NOW = Date.UTC(2026, 0, 12, 9, 30);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long each attempt is waited for at least. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

const outcome = (answer: TargetAnswer) => outcomeOf(answer, NOW);
const status = (code: number, retry_after: string | null = null) => outcome({ status: code, retry_after });

/** How long the first attempt waits after this answer. */
function waited(answer: ReturnType<typeof status>) {
	const asked = answer.ok ? 0 : (answer.error.retry_after_ms ?? 0);
	return waitAfter(DELIVERY_BACKOFF, { id: "evt_1", attempts: 1 }, { now: NOW, asked });
}

it("waits longer each time, never less than the schedule nor a fifth more, and gives up behind the tenth attempt", () => {
	const wait = (attempts: number) => waitAfter(DELIVERY_BACKOFF, { id: "evt_1", attempts }, { now: NOW, asked: 0 });
	for (const [index, least] of WAITS.entries()) {
		expect(wait(index + 1)).toBeGreaterThanOrEqual(least);
		expect(wait(index + 1)).toBeLessThanOrEqual(1.2 * least);
	}
	expect(wait(10)).toBeNull();
});

it.each([200, 201, 204, 299])("takes %i for a delivery", (code) => {
	expect(status(code)).toEqual({ ok: true, value: { last_status: code } });
});

it.each([
	[301, "redirects are not followed"],
	[308, "redirects are not followed"],
	[400, "it answered 400"],
	[404, "it answered 404"],
	[500, "it answered 500"],
])("tries again after %i", (code, detail) => {
	expect(status(code)).toEqual({ ok: false, error: { detail, retry_after_ms: null, last_status: code } });
});

it("gives up at once where the target is gone for good", () => {
	expect(status(410)).toMatchObject({ error: { last_status: 410, detail: "it is gone for good", final: true } });
});

it("tries again where nothing was answered", () => {
	const again = outcome({ status: null, error: "it can't be reached" });
	expect(again).toEqual({
		ok: false,
		error: { detail: "it can't be reached", retry_after_ms: null, last_status: null },
	});
});

it.each([
	["120", 120 * SECOND],
	[new Date(NOW + 10 * MINUTE).toUTCString(), 10 * MINUTE],
	["86400", HOUR],
	["999999999", HOUR],
	[new Date(NOW + 48 * HOUR).toUTCString(), HOUR],
])("leaves a target alone as long as it asks (%s), up to an hour", (asked, wait) => {
	for (const code of [429, 503]) expect(waited(status(code, asked))).toBe(wait);
});

it.each([null, "0", "1", "soon", "-5", "1e9", new Date(NOW - HOUR).toUTCString()])(
	"goes by the schedule where it does not (%s)",
	(asked) => {
		for (const code of [429, 503]) expect(waited(status(code, asked))).toBe(waited(status(500)));
		expect(status(500, "3600")).toEqual(status(500));
	},
);
