import { describe, expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";
import { invalid } from "../thread-calls.ts";

describe("GET /v1/threads", () => {
	const list = z.object({ data: z.array(z.object({ id: z.string() })), next_cursor: z.string().nullable() });

	it("lists what was made, changed and deleted at once, newest first, page by page", async () => {
		const key = await newTenant();
		for (const n of [1, 2, 3, 4, 5]) {
			await api(
				"POST",
				"/v1/threads",
				{ id: `t${n}`, user_id: n % 2 === 0 ? "even" : "odd", project_id: "p" },
				{ key },
			);
		}
		await api("DELETE", "/v1/threads/t3", undefined, { key });
		await api("PATCH", "/v1/threads/t5", { user_id: "even" }, { key });
		const walk = async (filter: string) => {
			const ids: string[] = [];
			for (let cursor: string | null = ""; cursor !== null; ) {
				const at: string = cursor === "" ? "" : `&cursor=${cursor}`;
				const { data, next_cursor }: z.infer<typeof list> = await ask(
					list,
					"GET",
					`/v1/threads?limit=2${filter}${at}`,
					undefined,
					{ key },
				);
				ids.push(...data.map(({ id }) => id));
				cursor = next_cursor;
			}
			return ids;
		};

		expect(await walk("")).toEqual(["t5", "t4", "t2", "t1"]);
		expect(await walk("&user_id=even")).toEqual(["t5", "t4", "t2"]);
		expect(await walk("&user_id=odd&project_id=p")).toEqual(["t1"]);
		expect(await walk("&project_id=q")).toEqual([]);
	});

	it.each([
		["limit", "limit=0"],
		["limit", "limit=201"],
		["limit", "limit=-1"],
		["limit", "limit=ten"],
		["limit", "limit=1.5"],
		["limit", "limit="],
		["cursor", "cursor=nonsense"],
		["cursor", "cursor=eyJzZXEiOjEsIm9yZGVyIjoiYXNjIn0"],
		["cursor", "cursor="],
		["user_id", "user_id=a%20b"],
		["project_id", "project_id="],
		["order", "order=asc"],
	])("refuses a wrong %s: %s", async (path, query) => {
		expect(await api("GET", `/v1/threads?${query}`)).toMatchObject(invalid(path));
	});
});
