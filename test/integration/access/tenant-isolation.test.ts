import { beforeAll, describe, expect, it } from "vitest";
import { api, newTenant } from "../client.ts";
import { append, newThread, user } from "../thread-calls.ts";
import { answerOf, threadCalls } from "./strangers-calls.ts";

let owner = "";
let stranger = "";
let theirs = "";

beforeAll(async () => {
	[owner, stranger] = [await newTenant(), await newTenant()];
	theirs = await newThread({ id: "theirs", user_id: "u", title: "secret" }, owner);
	await api("POST", `${theirs}/messages`, { messages: [user("the secret", { id: "m1" })] }, { key: owner });
});

describe("another tenant's thread", () => {
	it.each(threadCalls("the secret"))(
		"answers %s %s %j exactly as one that does not exist",
		async (method, suffix, body) => {
			const found = await answerOf(stranger, method, `/v1/threads/theirs${suffix}`, body);

			expect(found).toEqual(await answerOf(stranger, method, `/v1/threads/nobody${suffix}`, body));
			expect(found.status).toBeGreaterThanOrEqual(400);
			expect(JSON.stringify(found.rest)).not.toContain("theirs");
		},
	);

	it("is not changed by any of it", async () => {
		expect(await api("GET", theirs, undefined, { key: owner })).toMatchObject({
			status: 200,
			body: { title: "secret", message_count: 1 },
		});
	});

	it("is not in the list, nor in the way of an own thread with its id", async () => {
		expect(await api("GET", "/v1/threads?user_id=u", undefined, { key: stranger })).toMatchObject({
			body: { data: [] },
		});

		const mine = await newThread({ id: "theirs", title: "mine" }, stranger);
		expect(await api("GET", `${mine}/messages`, undefined, { key: stranger })).toMatchObject({ body: { data: [] } });
		expect(await api("DELETE", mine, undefined, { key: stranger })).toMatchObject({ status: 204 });
		expect(await api("GET", theirs, undefined, { key: owner })).toMatchObject({ body: { title: "secret" } });
		expect(await api("GET", "/v1/threads", undefined, { key: owner })).toMatchObject({
			body: { data: [{ id: "theirs" }] },
		});
	});

	it("is not searched for the context of a thread with the same id", async () => {
		const mine = await newThread({ id: "theirs" });
		await append(mine, [user("something else")]);

		const { body } = await api("POST", `${mine}/context`, { query: "what is the secret?" });
		expect(JSON.stringify(body)).not.toContain("the secret,");
		expect(body).toMatchObject({ report: { blocks: [{}, {}, {}, {}, { name: "knowledge", included: 0 }] } });
	});
});
