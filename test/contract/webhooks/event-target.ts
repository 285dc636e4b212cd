import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import type { EventTarget, OutgoingEvent } from "../../../src/features/webhooks/forwarding/event-target.ts";

/** What a target does with an event: its status and headers; nothing at all; or its connection breaks. */
type Behaviour = { status: number; headers?: Record<string, string>; body?: string } | "silent" | "broken";

export type TargetCase = {
	/** With a short deadline. */
	target: EventTarget;
	/** An address that behaves so, and what came there. */
	behaving(how: Behaviour): { url: string; received(): { headers: Record<string, unknown>; body: string }[] };
	/** An address at which nobody listens. */
	nobody: string;
};

const secrets = ["new", "old"].map((name) => `whsec_${btoa(`${name}-secret-of-thirty-two-bytes`)}`);
const event = (url: string, more: Partial<OutgoingEvent> = {}): OutgoingEvent => ({
	...{ url, id: "evt_1", at: Date.now(), body: JSON.stringify({ type: "message.received", text: "Grüße, 世界" }) },
	...{ secrets, ...more },
});

/** What every event target has to keep. */
export function eventTargetContract(make: () => TargetCase): void {
	it("signs as Standard Webhooks has it, with each secret, and says who it is", async () => {
		const { target, behaving } = make();
		const { url, received } = behaving({ status: 204 });
		const sent = event(url);
		expect(await target.send(sent)).toEqual({ status: 204, retry_after: null });
		const [{ headers, body } = { headers: {}, body: "" }] = received();
		expect(body).toBe(sent.body);
		expect(headers).toMatchObject({
			"content-type": "application/json",
			"webhook-id": "evt_1",
			"webhook-timestamp": String(Math.floor(sent.at / 1_000)),
			"user-agent": expect.stringMatching(/^Tessera\/\d+\.\d+\.\d+$/),
		});
		const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
		for (const secret of secrets) expect(new Webhook(secret).verify(body, given)).toEqual(JSON.parse(sent.body));
		expect(() => new Webhook(secrets[0] ?? "").verify(`${body} `, given)).toThrow();
		expect(() => new Webhook(`whsec_${btoa("another secret altogether")}`).verify(body, given)).toThrow();
	});

	it.each([200, 400, 410, 500])("gives the status it was answered (%i), whatever else was said", async (status) => {
		const { target, behaving } = make();
		const { url } = behaving({ status, body: "x".repeat(1_000_000) });
		expect(await target.send(event(url))).toEqual({ status, retry_after: null });
	});

	it("gives how long it is to wait", async () => {
		const { target, behaving } = make();
		const { url } = behaving({ status: 429, headers: { "retry-after": "120" } });
		expect(await target.send(event(url))).toEqual({ status: 429, retry_after: "120" });
	});

	it.each([301, 302, 303, 307, 308])("does not follow a redirect (%i)", async (status) => {
		const { target, behaving } = make();
		const elsewhere = behaving({ status: 204 });
		const { url } = behaving({ status, headers: { location: elsewhere.url } });
		expect(await target.send(event(url))).toEqual({ status, retry_after: null });
		expect(elsewhere.received()).toEqual([]);
	});

	it("waits no longer than it says, and tells one that breaks off from one that is late", async () => {
		const { target, behaving, nobody } = make();
		const [silent, broken] = [behaving("silent"), behaving("broken")];
		expect(await target.send(event(silent.url))).toEqual({ status: null, error: "it did not answer in time" });
		for (const url of [broken.url, nobody]) {
			expect(await target.send(event(url))).toEqual({ status: null, error: "it can't be reached" });
		}
	});

	it("brings a large event", async () => {
		const { target, behaving } = make();
		const { url, received } = behaving({ status: 200 });
		const body = JSON.stringify("ä".repeat(1_000_000));
		expect(await target.send(event(url, { body }))).toMatchObject({ status: 200 });
		expect(received()[0]?.body).toBe(body);
	});
}
