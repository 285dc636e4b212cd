import { describe, expect, it } from "vitest";
import * as z from "zod";
import { api, localKey } from "../client.ts";

const LIMIT = 1_048_576;

function send(body: string | ReadableStream, headers: Record<string, string> = {}) {
	return api("POST", "/v1/tenants", body, { headers });
}

function invalid(path: string) {
	return { status: 400, body: { code: "invalid_request", errors: [{ path, message: expect.any(String) }] } };
}

/** So many bytes of JSON, in chunks, without saying how many they are. */
function streamed(size: number, chunk = 65_536): ReadableStream {
	let left = size;
	return new ReadableStream({
		pull(controller) {
			if (left <= 0) return controller.close();
			controller.enqueue(new Uint8Array(Math.min(chunk, left)).fill(0x31));
			left -= chunk;
		},
	});
}

describe("the media type", () => {
	it.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1", "application/jsonp"])(
		"refuses %s",
		async (type) => {
			expect(await send("{}", { "content-type": type })).toMatchObject({
				status: 415,
				body: { code: "unsupported_media_type" },
			});
		},
	);

	it.each([
		"application/json",
		"Application/JSON",
		"application/json; charset=utf-8",
		'application/json;charset="UTF-8"',
	])("takes %s", async (type) => {
		expect(await send("{}", { "content-type": type })).toMatchObject(invalid("id"));
	});

	it("refuses a compressed body", async () => {
		expect((await send("{}", { "content-encoding": "gzip" })).status).toBe(415);
	});
});

describe("the size", () => {
	it("refuses a body that says it is over 1 MiB", async () => {
		expect(await send(" ".repeat(LIMIT + 1))).toMatchObject({
			status: 413,
			body: { code: "too_large", limit: LIMIT, actual: LIMIT + 1 },
		});
	});

	it("counts a body that does not say", async () => {
		const answer = await send(streamed(3 * LIMIT));

		expect(answer).toMatchObject({ status: 413, body: { code: "too_large", limit: LIMIT } });
		const { actual } = z.object({ actual: z.number() }).parse(answer.body);
		expect(actual).toBeGreaterThan(LIMIT);
		expect(actual).toBeLessThanOrEqual(LIMIT + 65_536);
	});

	it("takes a body of exactly 1 MiB", async () => {
		expect(await send(`{"id":"${"x".repeat(LIMIT - 9)}"}`)).toMatchObject(invalid("id"));
		expect(await send(streamed(LIMIT))).toMatchObject(invalid(""));
	});

	it("asks for a key before it reads", async () => {
		const answer = await api("POST", "/v1/tenants", streamed(3 * LIMIT), { key: null });

		expect(answer.status).toBe(401);
	});
});

describe("JSON", () => {
	it.each(["", " ", "{", "{'id':1}", '{"id":1,}', "undefined", "\u0000"])("refuses %j", async (text) => {
		expect(await send(text)).toMatchObject({ status: 400, body: { code: "invalid_json" } });
	});

	it("refuses bytes that are not UTF-8", async () => {
		const bytes = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
		const body = new ReadableStream({
			start(controller) {
				controller.enqueue(bytes);
				controller.close();
			},
		});

		expect(await send(body)).toMatchObject({ status: 400, body: { code: "invalid_json" } });
	});

	it.each(["null", "[]", "3", '"text"', "true"])("refuses %s where an object is wanted", async (text) => {
		expect(await send(text)).toMatchObject(invalid(""));
	});

	it("takes characters cut in two by the chunks", async () => {
		const bytes = new TextEncoder().encode('{"é":"🙂"}');
		const body = new ReadableStream({
			start(controller) {
				for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
				controller.close();
			},
		});

		expect(await send(body)).toMatchObject({
			status: 400,
			body: { errors: [{ path: "id" }, { path: "é", message: "unknown field" }] },
		});
	});
});

describe("what JSON allows and can't be kept", () => {
	it.each([
		['{"id":"\\ud800"}', "id"],
		['{"a":[1,{"b":"x\\udc00y"}]}', "a.1.b"],
		['{"a":{"\\ud83d":1}}', "a.\uFFFD"],
		['{"id":"a\\u0000b"}', "id"],
		['{"a":{"b\\u0000":1}}', "a.b\uFFFD"],
		['{"__proto__":{"id":"x"}}', "__proto__"],
		['{"a":[{"__proto__":1}]}', "a.0.__proto__"],
	])("refuses %s and names the place", async (text, path) => {
		expect(await send(text)).toMatchObject(invalid(path));
	});

	it.each([
		['{"a":{"b":[1,9007199254740993]}}', "a.b.1"],
		['{"a":-12345678901234567890}', "a"],
		['{"a":1152921504606846976}', "a"],
		['{"a":1e400}', "a"],
		['{"b":1,"a":[{"c":2},-1E+999]}', "a.1"],
		['{"a":12345678901234567890123}', "a"],
	])("refuses a number that would be another one, %s", async (text, path) => {
		expect(await send(text)).toMatchObject({
			status: 400,
			body: { errors: [{ path, message: "this number can't be held exactly" }] },
		});
	});

	it("takes numbers that stay what they are, however they are written", async () => {
		const same = [
			"9007199254740992",
			"1152921504606847000",
			"-0",
			"1.10",
			"1e3",
			"1.0E+15",
			"100000000000000000000000",
		];
		const rounded = ["0.12345678901234567890123", "1e-400", "3.141592653589793238462643383279"];
		expect(await send(`{"id":"x","a":[${[...same, ...rounded]}]}`)).toMatchObject({
			body: { errors: [{ path: "a", message: "unknown field" }] },
		});
	});

	it("takes pairs of surrogates", async () => {
		expect(await send('{"id":"\\ud83d\\ude42"}')).toMatchObject({
			body: { errors: [{ path: "id", message: expect.stringContaining("1 to 32") }] },
		});
	});

	it("takes 64 levels and refuses 65", async () => {
		const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

		expect(await send(nested(64))).toMatchObject({
			body: { errors: [{ message: expect.stringContaining("object") }] },
		});
		expect(await send(nested(65))).toMatchObject({ body: { errors: [{ message: expect.stringContaining("64") }] } });
	});

	it("survives half a million levels", async () => {
		expect(await send("[".repeat(500_000) + "]".repeat(500_000))).toMatchObject({
			status: 400,
			body: { code: "invalid_request" },
		});
	});

	it("does not give a long text back", async () => {
		const long = "k".repeat(100_000);
		const answers = [await send(`{"${long}":1}`), await send(`{"id":"${long}"}`), await send(`{"${long}":"\\ud800"}`)];

		for (const answer of answers) expect(JSON.stringify(answer.body).length).toBeLessThan(2_000);
		expect((await api("GET", `/${long}`)).body).toMatchObject({ code: "not_found", detail: "There is no such path." });
	});

	it("names at most twenty faults", async () => {
		const fields = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field${i}`, i]));
		const answer = await api("POST", "/v1/tenants", fields, { key: localKey });

		expect(answer.body).toMatchObject({ errors: { length: 20 } });
	});
});
