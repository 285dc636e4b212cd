import { expect, it } from "vitest";
import type { PlatformEvent } from "../../../src/features/webhooks/platforms/platform-event.ts";
import { arrived, at, deleted, edited, type InboxCase, message, standing } from "./webhook-inbox.ts";

/** What every inbox has to keep where ids of different things meet. */
export function webhookMeetingsContract({ make }: InboxCase): void {
	it("keeps two installations' messages of one id apart, in words, edits and deletions", async () => {
		const mine = await make({ platform: "telegram" });
		const yours = await make({ platform: "telegram", tenant: mine.installation.tenant });
		const said = { at: at(1), speaker: { id: "U1", name: null }, bot: false };
		const tell = async ({ inbox, installation, settle }: typeof mine, event: PlatformEvent) => {
			await inbox.accept(installation, arrived(event), Date.now());
			await settle();
			return (await standing(mine.thread("telegram:C1")))?.map(({ id, content }) => [id.split(":").length, content]);
		};
		await tell(mine, message("1", "for mine"));
		expect(await tell(yours, message("1", "for yours", { at: at(2) }))).toEqual([
			[1, "for mine"],
			[2, "for yours"],
		]);
		// What both were told is one message.
		await tell(mine, message("2", "for both", { at: at(3) }));
		expect(await tell(yours, message("2", "for both", { at: at(3) }))).toHaveLength(3);
		expect(await tell(yours, edited("2", "still for both", 6, { said: { ...said, at: at(3) } }))).toHaveLength(3);
		await tell(yours, edited("1", "for yours only", 5));
		expect(await tell(mine, edited("1", "mine", 5, { said }))).toEqual([
			[1, "mine"],
			[2, "for yours only"],
			[1, "still for both"],
		]);
		await tell(yours, deleted("1"));
		expect(await tell(yours, deleted("1"))).toEqual([
			[1, "mine"],
			[1, "still for both"],
		]);
		expect(await yours.inbox.refused()).toEqual([]);
	});

	it("refuses a place whose thread, and a message whose id, is written like that of another", async () => {
		const thread = { channel: "C1", thread: "a", direct: false };
		const alike = { channel: "C1:a", thread: null, direct: false };
		const { inbox, installation, thread: log, settle } = await make();
		const speaker = { id: "U1", name: null };
		const notes = {
			kind: "command" as const,
			place: alike,
			at: at(1),
			command: "notes" as const,
			argument: "",
			speaker,
		};
		const events = [
			...[message("m/1", "one", { place: thread }), message("m2", "two", { place: alike })],
			...[message("m_2f1", "three", { place: thread }), deleted("m_2f1", { place: thread })],
			...[deleted("m/1", { place: alike }), notes],
		];
		for (const event of events) await inbox.accept(installation, arrived(event), Date.now());
		await settle();
		expect(await standing(log("generic:C1:a"))).toMatchObject([{ id: "m_2f1", content: "one" }]);
		const errors = (await inbox.refused()).map(({ kind, error }) => `${kind} ${error.split(":")[0]}`);
		expect(errors.reverse()).toEqual([
			...["message another place", "message taken", "deleted another place", "command another place"],
		]);
	});
}
