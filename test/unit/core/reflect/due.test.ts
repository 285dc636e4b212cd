import { expect, it } from "vitest";
import { dueFor } from "../../../../src/core/reflect/due.ts";

const NOW = "2026-03-12T03:00:00.000Z";

it.each([
	[{ observations: 100, importance: 100, reflected_at: NOW }, false, "observations"],
	[{ observations: 99, importance: 149, reflected_at: null }, false, null],
	[{ observations: 20, importance: 150, reflected_at: NOW }, false, "importance"],
	[{ observations: 0, importance: 150, reflected_at: null }, true, null],
	[{ observations: 10, importance: 10, reflected_at: null }, true, "daily"],
	[{ observations: 10, importance: 10, reflected_at: null }, false, null],
	[{ observations: 9, importance: 90, reflected_at: null }, true, null],
	[{ observations: 10, importance: 10, reflected_at: "2026-03-11T03:04:00.000Z" }, true, "daily"],
	[{ observations: 10, importance: 10, reflected_at: "2026-03-11T20:00:00.000Z" }, true, null],
])("says of %j, by cron %s, that it is due for %s", (unreflected, daily, why) => {
	expect(dueFor(unreflected, NOW, daily)).toBe(why);
});
