import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { api, ask, newTenant } from "../client.ts";

const page = z.looseObject({ data: z.array(z.looseObject({})), next_cursor: z.string().nullable() });

/** What both tenants have under the same ids, each with a word of its own. */
const LISTS = [
	"/v1/threads",
	"/v1/threads/same/messages",
	"/v1/threads/same/notes",
	"/v1/memories",
	"/v1/relations",
	"/v1/skills",
];

let mine = "";
let theirs = "";

beforeAll(async () => {
	[mine, theirs] = [await newTenant(), await newTenant()];
	for (const [key, word] of [
		[theirs, "theirword"],
		[mine, "myword"],
		[theirs, "theirword"],
	] as const)
		await fill(key, word);
});

async function fill(key: string, word: string): Promise<void> {
	const post = (path: string, body: object) => api("POST", path, body, { key });
	const stamp = crypto.randomUUID();
	await post("/v1/threads", { id: "same", user_id: "ada", title: word });
	await post("/v1/threads", { title: word });
	const messages = [1, 2].map((nth) => ({ role: "user", content: `${word} ${nth} ${stamp}` }));
	await post("/v1/threads/same/messages", { messages });
	await post("/v1/threads/same/notes", { content: `${word} ${stamp}`, category: "context" });
	await post("/v1/threads/same/notes", { content: `${word} again`, category: "context" });
	for (const nth of [1, 2]) {
		const scope = "user:ada";
		await post("/v1/memories", { content: `${word} ${nth} ${stamp}`, scope });
		await post("/v1/relations", { subject: word, predicate: "KNOWS", object: `${nth} ${stamp}`, scope });
		await post("/v1/skills", { name: `${word} ${nth} ${stamp}`, description: word, body: word, scope });
	}
}

const encoded = (value: unknown) => btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_");

it.each(LISTS)("a cursor of another tenant's %s goes on among one's own rows only", async (list) => {
	const { next_cursor } = await ask(page, "GET", `${list}?limit=1`, undefined, { key: theirs });
	expect(next_cursor).not.toBeNull();
	const { data } = await ask(page, "GET", `${list}?cursor=${next_cursor}`, undefined, { key: mine });
	expect(JSON.stringify(data)).not.toContain("theirword");
	// What they see of their own with it shows that it is one.
	const own = await ask(page, "GET", `${list}?cursor=${next_cursor}`, undefined, { key: theirs });
	expect(JSON.stringify(own.data)).toContain("theirword");
});

it.each(LISTS)("a cursor of %s that somebody wrote is refused, or goes on among one's own rows only", async (list) => {
	const position = { created_at: "9999-12-31T00:00:00.000Z", id: "zzz" };
	const forged = [
		{ ...position, tenant: "local" },
		{ created_at: "' OR 1=1 --", id: "' OR tenant <> '' --" },
		{ created_at: 0, id: null },
		position,
		{ seq: 1e308 },
		{ seq: -1 },
		{ seq: "1 OR 1=1" },
	].flatMap((one) => [encoded([list, one]), encoded(["/v1/keys", one]), encoded(one)]);
	for (const cursor of [...forged, encoded([list]), encoded([list, null]), "e30", "%00"]) {
		const { status, body } = await api("GET", `${list}?cursor=${cursor}`, undefined, { key: mine });
		expect([200, 400]).toContain(status);
		expect(JSON.stringify(body)).not.toContain("theirword");
	}
});
