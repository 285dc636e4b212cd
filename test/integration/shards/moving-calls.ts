import * as z from "zod";
import { ask, newTenant } from "../client.ts";

export const state = z.object({
	...{ tenant: z.string(), from: z.string(), to: z.string(), status: z.string(), rows: z.number() },
	...{ table: z.string().nullable(), wait_ms: z.number() },
});
export const made = z.looseObject({ id: z.string() });
const listed = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });

const hits = z.looseObject({ data: z.array(z.looseObject({ memory: made })) });

const OTHER: Record<string, string> = { DB: "DB_1", DB_1: "DB" };

/** A tenant with its key, and what is there of it. */
export async function founded() {
	const id = `m-${crypto.randomUUID().slice(0, 18)}`;
	const key = await newTenant(id);
	const { shard: from } = await ask(z.looseObject({ shard: z.string() }), "GET", `/v1/tenants/${id}`, undefined, {
		key,
	});
	return { id, key, from, to: OTHER[from] ?? "DB" };
}

type Tenant = Awaited<ReturnType<typeof founded>>;

const slice = ({ id, to }: Tenant) => ask(state, "POST", `/v1/tenants/${id}/move`, { shard: to });

/** Moves it part by part, until that is so. */
export async function moved(tenant: Tenant, until = (status: string): boolean => status === "done") {
	const seen = [];
	for (;;) {
		const now = await slice(tenant);
		seen.push(now.status);
		if (until(now.status)) return { ...now, seen };
		await scheduler.wait(now.wait_ms);
	}
}

export const idsOf = async ({ key }: Tenant, path: string) =>
	(await ask(listed, "GET", path, undefined, { key })).data.map(({ id }) => id).sort();

export async function shardOf({ id, key }: Tenant): Promise<unknown> {
	return (await ask(z.looseObject({ shard: z.string() }), "GET", `/v1/tenants/${id}`, undefined, { key })).shard;
}

/** Something in every kind of store. */
export async function filled({ key }: Tenant): Promise<void> {
	const make = async (path: string, body: object) => (await ask(made, "POST", path, body, { key })).id;
	for (const [n, user] of ["ada", "bo"].entries()) {
		const scope = `user:${user}`;
		const thread = await make("/v1/threads", { id: `talk-${user}`, user_id: user, config: { learn: "turn" } });
		await ask(
			z.unknown(),
			"POST",
			`/v1/threads/${thread}/messages`,
			{ messages: [{ role: "user", content: `I am ${user} and I like rowing on the lake ${n}.` }] },
			{ key },
		);
		await make(`/v1/threads/${thread}/notes`, { content: `The lighthouse of ${user} is red.`, category: "context" });
		for (const word of ["heron", "otter"]) {
			const body = { content: `${user} feeds the ${word}.`, type: "fact", scope };
			await ask(z.unknown(), "POST", "/v1/memories", body, { key });
		}
		await make("/v1/relations", { subject: user, predicate: "WORKS_AT", object: "Lighthouse", scope });
		await make("/v1/skills", { name: `row ${user}`, description: "Rows a boat.", body: "Pull the oars.", scope });
	}
	await make("/v1/installations", { platform: "generic", name: "door" });
	await make("/v1/keys", { name: "second", role: "write" });
}

/** What is found, and under which ids. */
export async function found(tenant: Tenant): Promise<Record<string, string[]>> {
	const paths = [
		...["/v1/threads", "/v1/notes?q=lighthouse", "/v1/memories"],
		...["/v1/skills", "/v1/installations", "/v1/keys", "/v1/jobs"],
	];
	const all: Record<string, string[]> = {};
	for (const path of paths) all[path] = await idsOf(tenant, path);
	const asked = { query: "Who feeds the heron?", user_id: "ada" };
	const { data } = await ask(hits, "POST", "/v1/memories/search", asked, { key: tenant.key });
	return { ...all, search: data.slice(0, 1).map(({ memory }) => memory.id) };
}

/** Until nothing is left of the copy. */
export async function cancelled({ id }: Tenant): Promise<void> {
	for (;;) {
		const { status } = await ask(state, "DELETE", `/v1/tenants/${id}/move`);
		if (status === "done") return;
	}
}
