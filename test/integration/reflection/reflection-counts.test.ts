import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { insightsOf, reflectOn, threeFailures } from "./reflection-calls.ts";

const SCOPE = "user:ada";

async function rememberAll(contents: readonly string[], key: string, firstDay: number | null = null): Promise<void> {
	for (let at = 0; at < contents.length; at += 100) {
		const memories = contents.slice(at, at + 100).map((content, index) => {
			const day =
				firstDay === null ? {} : { created_at: new Date(Date.UTC(2026, 0, firstDay + at + index)).toISOString() };
			return { content, scope: SCOPE, ...day };
		});
		await ask(z.unknown(), "POST", "/v1/memories", { memories }, { key });
	}
}

const unrelated = Array.from({ length: 400 }, (_, at) => `Ticket ${at} is about room ${at % 97}.`);
const missed = (from: number, count: number) =>
	Array.from({ length: count }, (_, at) => `Ada missed the standup, take ${from + at}.`);

async function counted(key: string, before: number, after: number): Promise<string[]> {
	for (const some of [missed(1, before), unrelated]) {
		await rememberAll(some, key, 1);
		await reflectOn(SCOPE, key);
	}
	await rememberAll(missed(before + 1, after), key, before + 20);
	await reflectOn(SCOPE, key);
	return (await insightsOf(SCOPE, key)).map(({ content }) => /noted on \d+ days/.exec(content)?.[0] ?? content);
}

it.each([
	[10, 3],
	[3, 2],
])("counts %i days far back and %i new ones together", async (before, after) => {
	expect(await counted(await newTenant(), before, after)).toEqual([`noted on ${before + after} days`]);
});

it("leaves an insight as somebody corrected it", async () => {
	const key = await newTenant();
	await threeFailures(SCOPE, key);
	const [first] = (await reflectOn(SCOPE, key)).insights;
	const content = "Billing deploys fail for many reasons.";
	await api("PATCH", `/v1/memories/${first?.id}`, { content }, { key });
	await rememberAll(["The billing deploy failed when the disk was full"], key, 90);
	await reflectOn(SCOPE, key);
	expect(await insightsOf(SCOPE, key)).toMatchObject([{ id: first?.id, content }]);
});
