import { afterAll, expect, it } from "vitest";
import { send } from "../../scripts/examples/send.ts";
import { inFrontOf, startUpstream } from "../../scripts/examples/upstream.ts";
import examples from "../../src/platform/http/examples.json" with { type: "json" };
import { judgedServer } from "./test-server.ts";

const upstream = await startUpstream();
afterAll(() => upstream.stop());
const server = judgedServer(inFrontOf(upstream.url));

const ID = /\b[a-z]{3,4}_[0-9A-HJKMNP-TV-Z]{26}\b/g;

/** `npm run generate:examples` records them anew. */
it("every example of the reference is answered as printed", async () => {
	const ids = new Map<string, string>();
	for (const { operation, method, path, headers, body, status, answer } of examples) {
		const real = path.replace(ID, (id) => ids.get(id) ?? id);
		const given = await send({ url: server.url, upstream: upstream.url }, { method, path: real, headers, body });
		expect({ operation, status: given.status, fields: fieldsOf(given.answer) }).toEqual({
			operation,
			status,
			fields: fieldsOf(answer),
		});
		const printed = JSON.stringify(answer ?? null).match(ID) ?? [];
		for (const [at, id] of (JSON.stringify(given.answer ?? null).match(ID) ?? []).entries())
			ids.set(printed[at] ?? id, id);
	}
	expect(examples.length).toBeGreaterThan(60);
});

/** The fields of an answer. Ids, times and how far the work behind it has come are other ones each time; document.test.ts checks the rest. */
function fieldsOf(answer: unknown): string[] {
	return typeof answer === "object" && answer !== null ? Object.keys(answer).sort() : [typeof answer];
}
