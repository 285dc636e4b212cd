import { expect, it } from "vitest";
import * as z from "zod";
import { api, ask } from "../client.ts";

const memory = z.object({
	id: z.string(),
	is_static: z.boolean(),
	importance: z.number(),
	type: z.string(),
	key: z.string().nullish(),
	source: z.unknown().optional(),
});

it("keeps changes of different fields of a memory", async () => {
	const { id } = await ask(memory, "POST", "/v1/memories", { content: "Rook plays on Tuesdays.", scope: "user:par-8" });
	const changes = [
		{ is_static: true },
		{ importance: 9 },
		{ key: "rook" },
		{ source: { id: "s1", type: "test" } },
		{ type: "preference" },
	];
	const answers = await Promise.all(changes.map((change) => api("PATCH", `/v1/memories/${id}`, change)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	const now = await ask(memory, "GET", `/v1/memories/${id}`);
	expect(now).toMatchObject(Object.assign({}, ...changes));
});
