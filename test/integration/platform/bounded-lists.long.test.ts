import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";

const pageAnswer = z.object({ data: z.array(z.looseObject({})), next_cursor: z.string().nullable() });
const one = z.looseObject({ id: z.string() });
const reference = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** So much text a page may hold, and one row more at most. */
const MOST = 2_000_000 + 100_000;
const LARGE = "x".repeat(32_000);

async function tenant() {
	const id = `t-${crypto.randomUUID().slice(0, 8)}`;
	const key = await newTenant(id);
	const call = <T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown) =>
		ask(schema, method, path, body, { key });
	/** All rows of a list in its order, and how large its largest page was. */
	async function all(path: string, limit: number) {
		const rows: Record<string, unknown>[] = [];
		let largest = 0;
		let cursor: string | null = "";
		for (let pages = 0; cursor !== null && pages < 100; pages++) {
			const query: string = cursor === "" ? "" : `&cursor=${cursor}`;
			const page: z.output<typeof pageAnswer> = await call(pageAnswer, "GET", `${path}limit=${limit}${query}`);
			expect(page.data.length).toBeLessThanOrEqual(limit);
			if (page.next_cursor !== null) expect(page.data.length).toBeGreaterThan(0);
			largest = Math.max(largest, JSON.stringify(page).length);
			rows.push(...page.data);
			cursor = page.next_cursor;
		}
		return { rows, largest };
	}
	return { id, key, call, all };
}

type Tenant = Awaited<ReturnType<typeof tenant>>;

async function times(count: number, write: (n: number) => Promise<unknown>): Promise<void> {
	for (let n = 0; n < count; n++) await write(n);
}

const remember = ({ call }: Tenant, content: string, more: object = {}) =>
	call(one, "POST", "/v1/memories", { content, scope: "user:ada", ...more });

/** Lists whose rows may be large, each with 70 of them. */
const LARGE_LISTS: [name: string, fill: (on: Tenant) => Promise<string>][] = [
	[
		"a memory's history",
		async (on) => {
			const { id } = await remember(on, "first");
			await times(69, (n) => on.call(one, "PATCH", `/v1/memories/${id}`, { content: `${n} ${LARGE}` }));
			return `/v1/memories/${id}/history?`;
		},
	],
	[
		"memories",
		async (on) => {
			await times(70, (n) => remember(on, `${n} ${LARGE}`));
			return "/v1/memories?";
		},
	],
	[
		"skills",
		async (on) => {
			const skill = { description: "How it is done.", body: LARGE, scope: "global" };
			await times(70, (n) => on.call(one, "POST", "/v1/skills", { ...skill, name: `skill ${n}` }));
			return "/v1/skills?";
		},
	],
	[
		"a block's versions",
		async (on) => {
			const path = "/v1/blocks/global/system";
			await times(70, (n) => on.call(z.unknown(), "PUT", path, { content: `${n} ${LARGE}` }));
			return `${path}/versions?`;
		},
	],
	[
		"threads",
		async (on) => {
			await times(70, (n) => on.call(one, "POST", "/v1/threads", { id: `t${n}`, metadata: { text: LARGE } }));
			return "/v1/threads?";
		},
	],
];

describe.each(LARGE_LISTS)("a page of %s", (_, fill) => {
	it("holds no more than 2 MB, and leads on to the rest", async () => {
		const on = await tenant();
		const path = await fill(on);
		const { rows, largest } = await on.all(path, 200);

		expect(largest).toBeLessThan(MOST);
		expect(rows).toHaveLength(70);
		expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(70);
		expect((await on.all(path, 7)).rows).toEqual(rows);
	});
});

describe("a memory's history", () => {
	it("has 50 versions unless asked, newest first, and those of what it replaced behind them", async () => {
		const on = await tenant();
		const first = await remember(on, "Lives in Rome", { key: "home" });
		await on.call(one, "PATCH", `/v1/memories/${first.id}`, { content: "Lives in Roma" });
		const second = await remember(on, "Lives in Bonn", { key: "home" });
		await times(60, (n) => on.call(one, "PATCH", `/v1/memories/${second.id}`, { content: `Lives in Bonn ${n}` }));

		const path = `/v1/memories/${second.id}/history`;
		const page = await on.call(pageAnswer, "GET", path);
		expect(page.data).toHaveLength(50);
		expect(page.data[0]).toMatchObject({ id: second.id, version: 61, content: "Lives in Bonn 59" });
		expect(page.next_cursor).not.toBeNull();

		const { rows } = await on.all(`${path}?`, 8);
		expect(rows.map(({ id, version }) => [id, version])).toEqual([
			...Array.from({ length: 61 }, (_, n) => [second.id, 61 - n]),
			[first.id, 2],
			[first.id, 1],
		]);
	});

	it("refuses a limit beyond the bounds and a cursor of another list", async () => {
		const on = await tenant();
		const { id } = await remember(on, "one");
		await remember(on, "two");
		const { next_cursor } = await on.call(pageAnswer, "GET", "/v1/memories?limit=1");
		for (const query of ["limit=0", "limit=201", `cursor=${next_cursor}`, "cursor=x", "page=2"]) {
			const refused = await api("GET", `/v1/memories/${id}/history?${query}`, undefined, { key: on.key });
			expect(refused).toMatchObject({ status: 400, body: { code: "invalid_request" } });
		}
	});
});

it("lists what an insight rests on page by page, newest first", async () => {
	const on = await tenant();
	const insight = await remember(on, "Travels a lot.", { type: "insight" });
	const ids: string[] = [];
	await times(120, async (n) => ids.push((await remember(on, `Was in town ${n}.`)).id));
	await env.DB.batch(
		ids.map((id) =>
			env.DB.prepare("INSERT INTO memory_evidence (tenant, memory_id, evidence_id) VALUES (?, ?, ?)").bind(
				...[on.id, insight.id, id],
			),
		),
	);

	const path = `/v1/memories/${insight.id}/evidence`;
	expect((await on.call(pageAnswer, "GET", path)).data).toHaveLength(50);
	const { rows } = await on.all(`${path}?`, 50);
	expect(rows.map(({ id }) => id)).toEqual((await on.all("/v1/memories?type=fact&", 200)).rows.map(({ id }) => id));
	expect(rows).toHaveLength(120);
});

it("declares how its lists are paged", async () => {
	const { paths } = await ask(reference, "GET", "/openapi.json");
	for (const list of ["history", "evidence"]) {
		expect(paths[`/v1/memories/{id}/${list}`]?.get).toMatchObject({
			parameters: expect.arrayContaining([
				expect.objectContaining({ name: "limit", in: "query" }),
				expect.objectContaining({ name: "cursor", in: "query" }),
			]),
		});
	}
});
