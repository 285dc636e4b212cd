import { expect, it } from "vitest";
import * as z from "zod";
import { storedKey } from "../access/stored-key.ts";
import { api, ask } from "../client.ts";
import { invalid, newThread, notFound, refusal, user } from "../thread-calls.ts";
import { newInstallation } from "./forwarding-calls.ts";

const listed = z.object({
	data: z.array(z.looseObject({ id: z.string(), status: z.string(), attempts: z.number() })),
	next_cursor: z.string().nullable(),
});

/** An installation of a tenant of its own with three deliveries: of two threads, the second one gone for good. */
async function tried() {
	const tenant = `t-${crypto.randomUUID().slice(0, 12)}`;
	const key = await storedKey(tenant, { role: "admin" });
	const threads = [await newThread({}, key), await newThread({}, key)];
	const [first = "", second = ""] = threads.map((path) => path.split("/").at(-1));
	for (const thread of threads) {
		const messages = [user("Hello.", { id: "m1" }), user("Are you there?", { id: "m2" })];
		await ask(z.unknown(), "POST", `${thread}/messages`, { messages }, { key });
	}
	const installation = await newInstallation(tenant);
	let status = 200;
	await installation.forwardTo(({ body }) => ({
		status: body.includes(second) ? status : 200,
		retry_after: null,
	}));
	const ids = [await installation.queue(first, "m1"), await installation.queue(second, "m1")];
	status = 410;
	await installation.ring();
	ids.push(await installation.queue(first, "m2"));
	return { tenant, key, installation, ids, answers: (code: number) => (status = code) };
}

it("are listed newest first, page by page, by status", async () => {
	const { key, installation, ids } = await tried();
	const page = (query: string) => ask(listed, "GET", `${installation.deliveries}${query}`, undefined, { key });
	const idsOf = ({ data }: z.infer<typeof listed>) => data.map(({ id }) => id);
	expect(idsOf(await page(""))).toEqual([...ids].sort().reverse());
	const first = await page("?limit=2");
	expect(first.data).toHaveLength(2);
	const rest = await page(`?limit=2&cursor=${first.next_cursor}`);
	expect([...idsOf(first), ...idsOf(rest)].sort()).toEqual([...ids].sort());
	expect(rest.next_cursor).toBeNull();
	expect((await page("?status=failed")).data).toEqual([
		{
			...{ id: ids[1], event: "message.received", status: "failed", attempts: 1, last_status: 410 },
			...{ error: "it is gone for good", created_at: expect.any(String) },
		},
	]);
	expect(idsOf(await page("?status=queued"))).toEqual([ids[2]]);
});

it("are sent again on demand, under the same id", async () => {
	const { key, installation, ids, answers } = await tried();
	const again = await api("POST", `${installation.deliveries}/${ids[1]}/retry`, undefined, { key });
	expect(again).toMatchObject({ status: 202, body: { id: ids[1], status: "queued", attempts: 0 } });
	answers(204);
	await installation.ring();
	const delivered = await ask(listed, "GET", `${installation.deliveries}?status=delivered`, undefined, { key });
	expect(delivered.data).toContainEqual(expect.objectContaining({ id: ids[1], attempts: 1, last_status: 204 }));
	expect(await api("POST", `${installation.deliveries}/evt_none/retry`, undefined, { key })).toMatchObject(notFound);
});

it("are for the tenant's own administrators", async () => {
	const { tenant, installation, ids } = await tried();
	const [writer, bound] = [await storedKey(tenant), await storedKey(tenant, { role: "admin", userId: "ada" })];
	const stranger = await storedKey("elsewhere", { role: "admin" });
	const unknown = "/v1/installations/ins_none/deliveries";
	for (const [method, path] of [["GET", ""] as const, ["POST", `/${ids[1]}/retry`] as const]) {
		const call = (key: string, list = installation.deliveries) => api(method, `${list}${path}`, undefined, { key });
		expect(await call(writer)).toMatchObject(refusal(403, "forbidden"));
		expect(await call(bound)).toMatchObject(refusal(403, "forbidden"));
		const strange = await call(stranger);
		expect(strange).toMatchObject(notFound);
		const body = expect.objectContaining({ detail: expect.stringContaining("installation") });
		for (const answer of [strange, await call(stranger, unknown)]) expect(answer).toMatchObject({ status: 404, body });
	}
});

it.each(["?status=sent", "?limit=0", "?cursor=none", "?from=1"])("are not listed by %s", async (query) => {
	const { deliveries } = await newInstallation("local");
	const path = query.slice(1, query.indexOf("="));
	expect(await api("GET", `${deliveries}${query}`)).toMatchObject(invalid(path));
});
