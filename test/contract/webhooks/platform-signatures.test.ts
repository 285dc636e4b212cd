import { describe, expect, it } from "vitest";
import { CHAT_PLATFORMS, PLATFORMS, type Platform } from "../../../src/features/webhooks/platforms/platforms.ts";
import { SIGNERS, SIGNING, type Signed, secretOf } from "./signed-requests.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTES_5 = 300_000;

/** Bytes that are no UTF-8, as nothing may read them before they are checked. */
const JSON_BODY = new TextEncoder().encode('{"text":"Grüße, 東京"}');

const BODIES: Record<string, Uint8Array> = {
	json: JSON_BODY,
	"no text": Uint8Array.from([0xff, 0xfe, 0x00, 0x80, 0xc3]),
	nothing: new Uint8Array(0),
};

describe("platforms' signatures", () => {
	function verify(platform: Platform, secrets: readonly string[], { headers, body }: Signed, now = NOW) {
		return CHAT_PLATFORMS[platform].verify(secrets, { header: (name) => headers.get(name), body }, now);
	}

	describe.each(PLATFORMS)("of %s", (platform) => {
		const sign = SIGNERS[platform];

		it.each(Object.entries(BODIES))("hold over a body of %s", async (_, body) => {
			const secret = await secretOf(platform);

			expect(await verify(platform, [secret.check], await sign(secret, body, NOW))).toBe(true);
		});

		it("hold with each secret that holds, and with none other", async () => {
			const [now, before, other] = await Promise.all([secretOf(platform), secretOf(platform), secretOf(platform)]);
			const signed = await Promise.all([now, before, other].map((one) => sign(one, JSON_BODY, NOW)));
			const verified = signed.map((one) => verify(platform, [now.check, before.check], one));

			expect(await Promise.all(verified)).toEqual([true, true, false]);
			expect(await verify(platform, [], signed[0] ?? fail())).toBe(false);
		});

		it("don't hold without any one of their headers, or with an empty one", async () => {
			const secret = await secretOf(platform);
			const signed = await sign(secret, JSON_BODY, NOW);

			for (const name of [...signed.headers.keys()]) {
				const [without, empty] = [new Headers(signed.headers), new Headers(signed.headers)];
				without.delete(name);
				empty.set(name, "");
				expect(await verify(platform, [secret.check], { ...signed, headers: without }), name).toBe(false);
				expect(await verify(platform, [secret.check], { ...signed, headers: empty }), name).toBe(false);
			}
		});

		it("don't hold where a header is changed in any one place", async () => {
			const secret = await secretOf(platform);
			const signed = await sign(secret, JSON_BODY, NOW);

			for (const [name, value] of [...signed.headers]) {
				for (const at of [0, 1, Math.floor(value.length / 2), value.length - 2]) {
					const headers = new Headers(signed.headers);
					headers.set(name, value.slice(0, at) + (value[at] === "1" ? "2" : "1") + value.slice(at + 1));
					expect(await verify(platform, [secret.check], { ...signed, headers }), `${name} at ${at}`).toBe(false);
				}
			}
		});
	});

	it("of generic hold in one spelling of base64 only", async () => {
		const secret = await secretOf("generic");
		const signed = await SIGNERS.generic(secret, JSON_BODY, NOW);
		const name = "webhook-signature";
		const value = new Headers(signed.headers).get(name) ?? "";
		const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
		// The last letter before the padding carries four bits; the lowest of its six says nothing.
		const other = letters[letters.indexOf(value.at(-2) ?? "") ^ 1] ?? "";
		const headers = new Headers(signed.headers);
		headers.set(name, `${value.slice(0, -2)}${other}=`);
		expect(await verify("generic", [secret.check], { ...signed, headers })).toBe(false);
	});

	describe.each(SIGNING)("of %s", (platform) => {
		const sign = SIGNERS[platform];

		it("don't hold over a body that is changed by one byte, shorter or longer", async () => {
			const secret = await secretOf(platform);
			const signed = await sign(secret, JSON_BODY, NOW);
			const bodies = Array.from(signed.body, (byte, at) => signed.body.with(at, byte ^ 1));

			for (const body of [...bodies, signed.body.slice(1), Uint8Array.from([...signed.body, 0x20])]) {
				expect(await verify(platform, [secret.check], { ...signed, body })).toBe(false);
			}
		});

		it("hold for five minutes before and after", async () => {
			const secret = await secretOf(platform);
			const signed = await sign(secret, JSON_BODY, NOW);
			const at = (now: number) => verify(platform, [secret.check], signed, now);

			expect(await Promise.all([at(NOW - MINUTES_5), at(NOW + MINUTES_5)])).toEqual([true, true]);
			expect(await Promise.all([at(NOW - MINUTES_5 - 1), at(NOW + MINUTES_5 + 1)])).toEqual([false, false]);
		});

		it("don't hold with a time that is none, though it was signed", async () => {
			const secret = await secretOf(platform);
			const seconds = String(NOW / 1_000);

			for (const time of ["now", "-1", "1e9", `${seconds}.0`, `+${seconds}`, `0x${seconds}`, "99999999999999"]) {
				const signed = await sign(secret, JSON_BODY, NOW, time);
				expect(await verify(platform, [secret.check], signed), time).toBe(false);
			}
		});
	});

	it.each([
		["slack", "x-slack-signature"],
		["discord", "x-signature-ed25519"],
	] as const)("of %s may be written in hex of either case", async (platform, name) => {
		const secret = await secretOf(platform);
		const signed = await SIGNERS[platform](secret, JSON_BODY, NOW);
		const headers = new Headers(signed.headers);
		headers.set(name, (headers.get(name) ?? "").toUpperCase().replace("V0=", "v0="));

		expect(await verify(platform, [secret.check], { ...signed, headers })).toBe(true);
	});

	it("of generic stand among others, and only the version that is known counts", async () => {
		const secret = await secretOf("generic");
		const signed = await SIGNERS.generic(secret, JSON_BODY, NOW);
		const signature = signed.headers.get("webhook-signature") ?? "";
		const listed = (value: string) => {
			const headers = new Headers(signed.headers);
			headers.set("webhook-signature", value);
			return verify("generic", [secret.check], { ...signed, headers });
		};

		expect(await listed(`v1a,AAAA v1,${"A".repeat(43)}= ${signature} x`)).toBe(true);
		expect(await listed(signature.replace("v1,", "v2,"))).toBe(false);
		expect(await listed(`${signature},${signature}`)).toBe(false);
	});

	it("of one platform say nothing at another", async () => {
		const secret = await secretOf("slack");
		const signed = await SIGNERS.slack(secret, JSON_BODY, NOW);

		for (const platform of PLATFORMS.filter((name) => name !== "slack")) {
			expect(await verify(platform, [secret.check], signed)).toBe(false);
		}
	});
});

function fail(): never {
	throw new Error("nothing was signed");
}
