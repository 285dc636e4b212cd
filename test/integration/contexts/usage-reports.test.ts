import { expect, it } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, ask, newTenant } from "../client.ts";
import { invalid } from "../thread-calls.ts";
import { built, context, spokenThread } from "./kept-context-calls.ts";

const models = z.object({ data: z.array(z.looseObject({ id: z.string(), ratio: z.number() })) });
const ASKED = { model: "anthropic/claude-3-opus-20240229", query: "word ".repeat(300) };

/** The ratio a tenant's contexts of Claude are counted with. */
async function ratioOf(key: string, model = "claude-3-opus"): Promise<number> {
	const { data } = await ask(models, "GET", "/v1/models", undefined, { key });
	return data.find(({ id }) => id === model)?.ratio ?? 0;
}

function report(thread: string, id: string, input_tokens: unknown, key?: string) {
	return api("POST", `${thread}/contexts/${id}/usage`, { input_tokens }, key === undefined ? {} : { key });
}

it("gives what was counted beside what was reported", async () => {
	const path = await spokenThread();
	const { id, tokens } = await built(path, { query: "word ".repeat(30) });
	const { total } = tokens;

	expect(await report(path, id, total)).toMatchObject({
		status: 200,
		body: { model: "gpt-4", counted: total, reported: total, ratio: 1 },
	});
	expect(await report(path, id, total * 10)).toMatchObject({ status: 200, body: { ratio: 2 } });
	expect(await report(path, id, Math.ceil(total / 10))).toMatchObject({ status: 200, body: { ratio: 0.5 } });
	for (const nonsense of [0, -1, 1.5, "5", null, 1, Math.ceil(total / 10) - 1, total * 10 + 1, 1e12]) {
		expect(await report(path, id, nonsense)).toMatchObject(invalid("input_tokens"));
	}
	expect(await api("POST", `${path}/contexts/${id}/usage`, {})).toMatchObject(invalid("input_tokens"));
	expect(await api("POST", `${path}/contexts/${id}/usage`, { input_tokens: 5, more: 1 })).toMatchObject({
		status: 400,
	});
});

it("counts later contexts of that model with what was reported, for this tenant alone", async () => {
	const key = await newTenant();
	const path = await spokenThread(key);
	const table = await ratioOf(key);
	const first = await built(path, ASKED, key);
	for (let n = 0; n < 12; n++) {
		const { id, tokens } = await built(path, ASKED, key);
		const truth = Math.round((first.tokens.total / table) * 1.4);
		expect(await report(path, id, truth, key)).toMatchObject({ status: 200, body: { counted: tokens.total } });
	}
	const after = await built(path, ASKED, key);
	const ratio = await ratioOf(key);

	expect(ratio).toBeGreaterThan(table + (1.4 - table) / 2);
	expect(ratio).toBeLessThan(1.4);
	expect(after.tokens.total / first.tokens.total).toBeCloseTo(ratio / table, 1);
	expect(await ratioOf(await newTenant())).toBe(table);
	const stateless = await ask(context.partial({ id: true }), "POST", "/v1/context", ASKED, { key });
	expect(stateless.tokens.total / first.tokens.total).toBeGreaterThan(1.05);
});

it("one report moves a tenant's ratio a little, and a context counts once", async () => {
	const key = await newTenant();
	const path = await spokenThread(key);
	const table = await ratioOf(key);
	const { id, tokens } = await built(path, ASKED, key);
	const answers = await Promise.all([1, 2, 3].map(() => report(path, id, tokens.total * 9, key)));
	const moved = await ratioOf(key);

	expect(answers).toMatchObject(answers.map(() => ({ status: 200, body: { ratio: 2 } })));
	expect(moved).toBeGreaterThan(table);
	expect(moved - table).toBeLessThan((2 - table) / 10);
	for (const factor of [1, 5, 0.2]) await report(path, id, Math.round(tokens.total * factor), key);
	expect(await ratioOf(key)).toBe(moved);
});

it("answers a report under a bound key, and learns nothing from it", async () => {
	const tenant = `t-${crypto.randomUUID().slice(0, 18)}`;
	const admin = await newTenant(tenant);
	const alice = await storedKey(tenant, { userId: "alice" });
	const path = await spokenThread(admin, { user_id: "alice" });
	const table = await ratioOf(admin);
	const { id, tokens } = await built(path, ASKED, alice);

	expect(await report(path, id, tokens.total * 2, alice)).toMatchObject({ status: 200, body: { ratio: 2 } });
	expect(await ratioOf(admin)).toBe(table);
	await report(path, id, tokens.total * 2, admin);
	expect(await ratioOf(admin)).toBeGreaterThan(table);
});

it("leaves models alone whose own tokenizer counts", async () => {
	const key = await newTenant();
	const path = await spokenThread(key);
	const { id } = await built(path, {}, key);
	await report(path, id, 100, key);

	expect(await ratioOf(key, "gpt-4")).toBe(1);
});
