import fc from "fast-check";
import { expect, it } from "vitest";
import {
	type TargetAnswer,
	tryAgain,
	verdictOf,
} from "../../../../src/features/webhooks/forwarding/delivery-attempts.ts";

const NOW = Date.UTC(2026, 0, 12, 9, 30);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long each attempt is waited for at least. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

const first = { id: "evt_1", attempts: 1 };
const verdict = (answer: TargetAnswer, delivery = first) => verdictOf(answer, delivery, NOW);
const status = (code: number, retry_after: string | null = null) => verdict({ status: code, retry_after });

it("waits longer each time, never less than the schedule nor a fifth more, and gives up behind the tenth attempt", () => {
	fc.assert(
		fc.property(fc.string(), (id) => {
			for (const [index, wait] of WAITS.entries()) {
				const again = tryAgain("down", { id, attempts: index + 1 });
				if (again.status !== "queued") throw new Error("given up too early");
				expect(again.wait_ms).toBeGreaterThanOrEqual(wait);
				expect(again.wait_ms).toBeLessThanOrEqual(1.2 * wait);
			}
			expect(tryAgain("down", { id, attempts: 10 })).toEqual({ status: "failed", last_status: null, error: "down" });
		}),
	);
});

it("spreads what failed together", () => {
	const waits = Array.from({ length: 100 }, (_, n) => tryAgain("down", { id: `evt_${n}`, attempts: 2 }));
	expect(new Set(waits.map((again) => again.status === "queued" && again.wait_ms)).size).toBeGreaterThan(90);
});

it.each([200, 201, 204, 299])("takes %i for a delivery", (code) => {
	expect(status(code)).toEqual({ status: "delivered", last_status: code });
});

it.each([
	[301, "redirects are not followed"],
	[308, "redirects are not followed"],
	[400, "it answered 400"],
	[404, "it answered 404"],
	[500, "it answered 500"],
])("tries again after %i", (code, error) => {
	expect(status(code)).toMatchObject({ status: "queued", last_status: code, error });
});

it("gives up at once where the target is gone for good", () => {
	expect(status(410)).toEqual({ status: "failed", last_status: 410, error: "it is gone for good" });
});

it("tries again where nothing was answered", () => {
	const again = verdict({ status: null, error: "it can't be reached" });
	expect(again).toMatchObject({ status: "queued", last_status: null, error: "it can't be reached" });
});

it.each([
	["120", 120 * SECOND],
	[new Date(NOW + 10 * MINUTE).toUTCString(), 10 * MINUTE],
	["86400", HOUR],
	["999999999", HOUR],
	[new Date(NOW + 48 * HOUR).toUTCString(), HOUR],
])("leaves a target alone as long as it asks (%s), up to an hour", (asked, wait_ms) => {
	for (const code of [429, 503]) expect(status(code, asked)).toMatchObject({ status: "queued", wait_ms });
});

it.each([null, "0", "1", "soon", "-5", "1e9", new Date(NOW - HOUR).toUTCString()])(
	"goes by the schedule where it does not (%s)",
	(asked) => {
		for (const code of [429, 503])
			expect(status(code, asked)).toEqual({ ...status(500), last_status: code, error: `it answered ${code}` });
		expect(status(500, "3600")).toEqual(status(500));
	},
);
