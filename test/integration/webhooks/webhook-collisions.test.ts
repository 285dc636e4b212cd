import { expect, it } from "vitest";
import generic from "../../fixtures/webhooks/generic.json";
import { connected } from "./webhook-calls.ts";

let events = 0;

/** An event of a service of one's own, about message 1 of channel two. */
function event(type: "message" | "message_edited" | "message_deleted", more: object = {}) {
	events += 1;
	return { ...generic.message, type, id: `e${events}`, channel: "two", thread: undefined, message_id: "1", ...more };
}

it("of two services of one tenant store both one's messages, and touch only their own", async () => {
	const mine = await connected("generic");
	const { tenant, id } = mine.installation;
	const yours = await connected("generic", { tenant });
	const texts = async () => (await yours.said("generic:two"))?.map(({ content }) => content);
	await mine.send(event("message", { text: "mine" }));
	await mine.settle();

	await yours.send(event("message_edited", { text: "not yours" }));
	await yours.send(event("message_deleted", { text: undefined, message_id: "2" }));
	await mine.send(event("message", { text: "my second", message_id: "2", ts: "2026-01-01T00:00:00Z" }));
	await mine.settle();
	expect(await texts()).toEqual(["mine", "my second"]);
	await yours.send(event("message", { text: "yours", user: "bo" }));
	await yours.settle();
	await yours.send(event("message_edited", { text: "yours, changed" }));
	expect(await texts()).toEqual(["mine", "my second", "yours, changed"]);
	await yours.send(event("message_deleted", { text: undefined }));
	expect(await texts()).toEqual(["mine", "my second"]);

	// One that is made anew goes on with what the one before has left.
	await mine.installations.remove(id);
	const again = await connected("generic", { tenant });
	await again.send(event("message_edited", { text: "mine, better" }));
	await again.settle();
	expect(await texts()).toEqual(["mine, better", "my second"]);
});
