import { describe, expect, it } from "vitest";
import { PLATFORMS } from "../../../src/features/webhooks/platforms/platforms.ts";
import { SIGNING, secretOf } from "../../contract/webhooks/signed-requests.ts";
import generic from "../../fixtures/webhooks/generic.json";
import { type Answer, api } from "../client.ts";
import { connected, post } from "./webhook-calls.ts";

/** What was answered, but for the request's own id. */
function said({ status, body }: Answer) {
	if (typeof body !== "object" || body === null) throw new Error(`no problem: ${body}`);
	return { status, ...body, request_id: "" };
}

describe("a webhook's address", () => {
	it("answers alike whether there is no such installation, or one of another platform", async () => {
		const { installation, sign } = await connected("generic");
		const signed = await sign(generic.message);
		const paths = [
			"/webhooks/generic/ins_nobody",
			`/webhooks/slack/${installation.id}`,
			`/webhooks/matrix/${installation.id}`,
			"/webhooks/generic/%00",
			`/webhooks/generic/${"x".repeat(200)}`,
		];
		const answers = (await Promise.all(paths.map((path) => post(path, signed)))).map(said);

		expect(answers[0]).toMatchObject({ status: 404, code: "not_found" });
		for (const answer of answers) expect(answer).toEqual(answers[0]);
	});

	it("takes POST only", async () => {
		const { path } = await connected("slack");

		for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
			const answer = await api(method, path, undefined, { key: null });
			expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
		}
	});

	it("is not there while the installation's secret can't be opened, and keeps nothing", async () => {
		const { send, inbox } = await connected("generic", {}, "another secret of the service, long enough");

		expect(await send(generic.message)).toMatchObject({ status: 503, body: { code: "unavailable" } });
		expect(await inbox.ignored()).toEqual([]);
	});
});

describe.each(PLATFORMS)("what is not signed by %s", (platform) => {
	it("is refused alike, whatever is wrong, and nothing of it is read", async () => {
		const { send, sign, path, inbox } = await connected(platform);
		const body = { type: "kind-of-our-own" };
		const signed = await sign(body);
		const named = [...signed.headers.keys()];
		const refused = [
			await post(path, { ...signed, headers: new Headers() }),
			await send(body, { secret: await secretOf(platform) }),
			...(await Promise.all(
				named.map((name) => {
					const headers = new Headers(signed.headers);
					headers.delete(name);
					return post(path, { ...signed, headers });
				}),
			)),
		];
		if (SIGNING.includes(platform)) {
			refused.push(await post(path, { ...signed, body: signed.body.with(-1, 0x7c) }));
			for (const minutes of [-6, 6]) refused.push(await send(body, { now: Date.now() + minutes * 60_000 }));
		}

		const answers = refused.map(said);
		expect(answers[0]).toMatchObject({ status: 401, code: "unauthorized" });
		for (const answer of answers) expect(answer).toEqual(answers[0]);
		expect(await inbox.ignored()).toEqual([]);
	});

	it("holds with the secret before and the new one, after a rotation", async () => {
		const { send, installations, installation, secret } = await connected(platform);
		const [next, last] = [await secretOf(platform), await secretOf(platform)];
		const soon = new Date(Date.now() + 60_000).toISOString();
		const status = async (by: typeof secret) => (await send({ type: "x" }, { secret: by })).status;
		await installations.rotate(installation.id, next.check, soon);

		expect([await status(secret), await status(next)]).toEqual([200, 200]);
		await installations.rotate(installation.id, last.check, soon);
		expect([await status(secret), await status(next), await status(last)]).toEqual([401, 200, 200]);
		await installations.rotate(installation.id, next.check, "2026-01-01T00:00:00.000Z");
		expect([await status(last), await status(next)]).toEqual([401, 200]);
	});
});

describe("a webhook's body", () => {
	it("may have 1 MiB and no byte more, which is said before its signature is looked at", async () => {
		const { send, path } = await connected("telegram");
		const most = 1_048_576;
		const large = { body: new Uint8Array(most + 1), headers: new Headers() };
		const padded = JSON.stringify({ update_id: 1, poll: { id: "" } });

		expect(await post(path, large)).toMatchObject({ status: 413, body: { code: "too_large", limit: most } });
		const fits = padded.replace('""', `"${"x".repeat(most - padded.length)}"`);
		expect(await send(fits)).toMatchObject({ status: 200, body: { status: "ignored" } });
	});

	it("is never more than ignored, however it is nested", async () => {
		const { send } = await connected("slack");

		expect(await send("[".repeat(200_000))).toMatchObject({ status: 200, body: { status: "ignored" } });
		expect(await send(`${'{"event":'.repeat(20_000)}1${"}".repeat(20_000)}`)).toMatchObject({ status: 200 });
	});
});
