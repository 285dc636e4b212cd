import { expect, it } from "vitest";
import { fuseChannels } from "../../../../src/core/recall/fuse-channels.ts";
import { routeRemembered } from "../../../../src/core/recall/routing.ts";
import { selectResults } from "../../../../src/core/recall/select-results.ts";
import { gathered, kept } from "./recalling.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const pass = kept("pass", "The harbour pass is yellow", { expires_at: "2026-11-01T00:00:00.000Z" });

/** Why the pass is not shown, if it is not; `past`: the request asks about a past time. */
function reason(past: boolean) {
	const options = { query: "harbour pass", weights: null, now: NOW, limit: 10, past, precision: null };
	const selected = selectResults(fuseChannels("harbour pass", gathered({ memories: [pass] })), options);
	return routeRemembered(selected, NOW).knowledge.map(({ excluded }) => excluded);
}

it("what has expired is not shown, but to who asks about a past time", () => {
	expect(reason(false)).toEqual(["expired"]);
	expect(reason(true)).toEqual([null]);
});
