import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "./client.ts";
import { memory, remember } from "./memory-calls.ts";

const insight = memory.extend({
	depth: z.number(),
	evidence: z.array(z.string()),
	source: z.object({ id: z.string(), type: z.string() }),
});
const insights = z.object({ insights: z.array(insight) });

const reflect = (scope: string, key: string) => ask(insights, "POST", "/v1/reflect", { scope, wait: true }, { key });

/** The same trouble on three days. */
async function fails(scope: string, key: string) {
	const days = ["2026-03-02", "2026-03-05", "2026-03-09"];
	const ids: string[] = [];
	for (const day of days) {
		const one = await remember(
			`The billing deploy failed on ${day}`,
			{ scope, created_at: `${day}T10:00:00.000Z`, type: "fact" },
			key,
		);
		ids.push(one.id);
	}
	return ids;
}

it("concludes what happened on several days, with its evidence, and nothing twice", async () => {
	const key = await newTenant();
	const ids = await fails("user:ada", key);
	const { insights: found } = await reflect("user:ada", key);
	console.log(JSON.stringify(found, null, 1));
	expect(found).toMatchObject([{ type: "insight", scope: "user:ada", depth: 1, source: { type: "reflection" } }]);
	expect(found[0]?.evidence.toSorted()).toEqual(ids.toSorted());
	expect(await reflect("user:ada", key)).toEqual({ insights: [] });
	expect(await api("POST", "/v1/reflect", { scope: "user:ada" }, { key })).toMatchObject({
		status: 200,
		body: { insights: [] },
	});
});
