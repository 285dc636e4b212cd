import { expect, it } from "vitest";
import { connected } from "./webhook-calls.ts";

const ADA = { id: 700100, is_bot: false, first_name: "Ada" };
const GROUP = { id: -1001700900, title: "Lighthouse", type: "supergroup" };
const THREAD = "telegram:-1001700900";
const AT = 1763632800;

let updates = 880200000;

/** What a bot is told of its chat; each bot of Telegram counts the messages by itself. */
function told(message_id: number, text: string, more: object = {}) {
	updates += 1;
	return { update_id: updates, message: { message_id, from: ADA, chat: GROUP, date: AT, text, ...more } };
}

function changed(message_id: number, text: string) {
	const { message, update_id } = told(message_id, text, { edit_date: AT + 60 });
	return { update_id, edited_message: message };
}

it("two bots of Telegram in one chat share its thread, and each message stands once, under its own", async () => {
	const one = await connected("telegram");
	const other = await connected("telegram", { tenant: one.installation.tenant });
	const texts = async () => {
		await one.settle();
		return (await other.said(THREAD))?.map(({ content }) => content);
	};
	for (const [bot, update] of [
		[one, told(41, "The lamp is lit at five.", { date: AT })],
		[one, told(42, "For the first bot only.", { date: AT + 5 })],
		[other, told(41, "For the other bot only.", { date: AT + 9 })],
		[other, told(42, "For the first bot only.", { date: AT + 5 })],
	] as const) {
		expect((await bot.send(update)).status).toBe(200);
		await bot.settle();
	}
	// Message 41 of each is another one; 42 is the same.
	expect(await texts()).toEqual(["The lamp is lit at five.", "For the first bot only.", "For the other bot only."]);
	await other.send({ ...changed(41, "For the other bot, changed.") });
	expect(await texts()).toEqual(["The lamp is lit at five.", "For the first bot only.", "For the other bot, changed."]);
});

it("an installation made anew under a bot that had one goes on in the same threads", async () => {
	const before = await connected("telegram");
	const { tenant, id } = before.installation;
	await before.send(told(51, "Said to the former one."));
	await before.settle();
	await before.installations.remove(id);

	const now = await connected("telegram", { tenant });
	expect((await before.send(told(52, "Nobody hears this."))).status).toBe(404);
	await now.send(told(52, "Said to the new one.", { date: AT + 60 }));
	await now.settle();
	await now.send(changed(51, "Said to the former one, changed."));
	const said = await now.said(THREAD);
	expect(said?.map(({ content }) => content)).toEqual(["Said to the former one, changed.", "Said to the new one."]);
});
