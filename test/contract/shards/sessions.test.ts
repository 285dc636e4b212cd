import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { d1Sessions } from "../../../src/platform/shards/sessions.ts";
import { localKey } from "../../integration/client.ts";

/** A database whose sessions note where they begin, and tell a bookmark of their own. */
function noting(begun: (string | undefined)[], bookmark: string): D1Database {
	const session = {
		prepare: env.DB.prepare.bind(env.DB),
		batch: env.DB.batch.bind(env.DB),
		getBookmark: () => bookmark,
	};
	return new Proxy(env.DB, {
		get: (target, name) => {
			if (name !== "withSession") return Reflect.get(target, name);
			return (start?: string) => {
				begun.push(start);
				return session;
			};
		},
	});
}

describe("sessions", () => {
	it("begin at the bookmark that is given, else at the primary, or anywhere for what only reads", async () => {
		const begun: (string | undefined)[] = [];
		const [sessions, db] = [d1Sessions(), noting(begun, "0002-b")];
		const ask = async () => {
			sessions.within("DB", db);
			sessions.within("DB", db);
		};

		expect(await sessions.answer(null, true, ask)).toBe("DB=0002-b");
		expect(await sessions.answer(null, false, ask)).toBe("DB=0002-b");
		expect(await sessions.answer("DB=0001-a;DB_1=0009-z", true, ask)).toBe("DB=0002-b;DB_1=0009-z");
		expect(begun).toEqual(["first-unconstrained", "first-primary", "0001-a"]);
		expect(sessions.within("DB", db)).toBe(db);
		expect(await sessions.answer(null, true, async () => undefined)).toBeNull();
	});

	it("of requests at once are told apart", async () => {
		const begun: (string | undefined)[] = [];
		const [sessions, db] = [d1Sessions(), noting(begun, "b")];
		const slowly = async () => {
			await scheduler.wait(5);
			sessions.within("DB", db);
		};
		await Promise.all(["DB=1", "DB=2"].map((given) => sessions.answer(given, true, slowly)));

		expect(begun.sort()).toEqual(["1", "2"]);
	});
});

describe("requests where replicas are read", () => {
	const app = createApp();
	const environment = { ...env, TESSERA_READ_REPLICAS: "true" };

	function send(method: string, path: string, bookmark: string | null, body?: object): Promise<Response> {
		const headers = new Headers({ authorization: `Bearer ${localKey}`, "content-type": "application/json" });
		if (bookmark !== null) headers.set("x-tessera-bookmark", bookmark);
		const sent = body === undefined ? {} : { body: JSON.stringify(body) };
		const around = { waitUntil() {}, passThroughOnException() {}, props: {} };
		return Promise.resolve(
			app.fetch(new Request(`http://tessera${path}`, { method, headers, ...sent }), environment, around),
		);
	}

	it("tell a bookmark, with which the next one reads what was written", async () => {
		const fact = { content: "Replicas are read.", type: "fact", scope: "global" };
		const written = await send("POST", "/v1/memories", null, fact);
		const bookmark = written.headers.get("x-tessera-bookmark");
		expect(written.status).toBe(201);
		expect(bookmark).toMatch(/^DB=/);

		const read = await send("GET", "/v1/memories", bookmark);
		expect(read.status).toBe(200);
		expect(await read.text()).toContain("Replicas are read.");
	});

	it.each(["x", "DB=", "DB=a b", `${"DB=1;".repeat(20)}DB=1`])(
		"refuse a bookmark that is none: %s",
		async (bookmark) => {
			const refused = await send("GET", "/v1/memories", bookmark);

			expect(refused.status).toBe(400);
			expect(await refused.json()).toMatchObject({ errors: [{ path: "x-tessera-bookmark" }] });
		},
	);

	it("is not told where none are", async () => {
		const headers = { authorization: `Bearer ${localKey}` };
		const around = { waitUntil() {}, passThroughOnException() {}, props: {} };
		const answer = await app.fetch(new Request("http://tessera/v1/memories", { headers }), env, around);

		expect(answer.headers.has("x-tessera-bookmark")).toBe(false);
	});
});
