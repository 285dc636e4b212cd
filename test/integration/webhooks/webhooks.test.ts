import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it, vi } from "vitest";
import { usageDays } from "../../../src/platform/usage/usage-schema.ts";
import discord from "../../fixtures/webhooks/discord.json";
import generic from "../../fixtures/webhooks/generic.json";
import slack from "../../fixtures/webhooks/slack.json";
import telegram from "../../fixtures/webhooks/telegram.json";
import { api } from "../client.ts";
import { connected } from "./webhook-calls.ts";

const FORM = "application/x-www-form-urlencoded";
const ACCEPTED = { status: "accepted" };
const DUPLICATE = { status: "duplicate" };
const IGNORED = { status: "ignored" };

describe("Slack's webhooks", () => {
	it("become a conversation: messages, replies, changes, deletions, each once", async () => {
		const { send, said } = await connected("slack");
		const events = [slack.message, slack.app_mention, slack.reply, slack.message_changed, slack.bot_message];
		const answers = [];
		for (const event of [...events, slack.reply]) answers.push((await send(event)).body);

		expect(answers).toEqual([ACCEPTED, ACCEPTED, ACCEPTED, ACCEPTED, ACCEPTED, DUPLICATE]);
		expect(await said("slack:C04HARBOR")).toMatchObject([
			{
				...{ id: "1763632800.000100", role: "user", user_id: "slack:U04ADA", created_at: "2025-11-20T10:00:00.000Z" },
				content: "We ship the harbour map on Thursday (https://cal.example/thu) & tell @U04BO",
			},
			{ role: "assistant", name: "Builds", content: "Build 41 is green" },
		]);
		expect(await said("slack:C04HARBOR:1763632800.000100")).toMatchObject([{ content: "Monday would be safer" }]);

		await send(slack.message_deleted);
		expect(await said("slack:C04HARBOR:1763632800.000100")).toEqual([]);
	});

	it("answer the challenge, only if it is signed", async () => {
		const [mine, yours] = [await connected("slack"), await connected("slack")];

		expect(await mine.send(slack.url_verification)).toMatchObject({
			status: 200,
			body: { challenge: slack.url_verification.challenge },
		});
		expect((await mine.send(slack.url_verification, { secret: yours.secret })).status).toBe(401);
	});

	it("count what they ignore, and what is no JSON", async () => {
		const { send, inbox } = await connected("slack");
		const answers = [];
		for (const body of [slack.channel_join, slack.channel_join, "{"]) answers.push((await send(body)).body);

		expect(answers).toEqual([IGNORED, IGNORED, IGNORED]);
		const counted = (await inbox.ignored()).map(({ type, count }) => `${count} ${type}`);
		expect(counted.sort()).toEqual(["1 not_json", "2 message.channel_join"]);
	});

	it("obey slash commands where these are on, and say that they are off elsewhere", async () => {
		const [on, off] = [await connected("slack", { commands: true }), await connected("slack")];
		const form = new URLSearchParams(slack.slash_command).toString();
		const shown = (text: unknown) => ({ status: 200, body: { response_type: "ephemeral", text } });

		expect(await on.send(form, { type: FORM })).toMatchObject(shown(expect.stringMatching(/^Remembered\. .*tea/)));
		expect(await on.send(form, { type: FORM })).toMatchObject(shown("Done already."));
		expect(await off.send(form, { type: FORM })).toMatchObject(shown("Commands are off here."));
		expect(await off.send("ssl_check=1", { type: FORM })).toMatchObject({ status: 200, body: null });
	});
});

describe("Discord's webhooks", () => {
	it("answer both kinds of PING as they are to be answered", async () => {
		const { send } = await connected("discord");

		expect(await send(discord.interaction_ping)).toMatchObject({ status: 200, body: { type: 1 } });
		const ping = await send(discord.event_ping);
		expect([ping.status, ping.body, ping.headers.get("content-type")]).toEqual([204, null, "application/json"]);
	});

	it("become a conversation, of interactions and of events", async () => {
		const { send, said } = await connected("discord");

		expect(await send(discord.slash)).toMatchObject({ status: 200, body: { type: 4, data: { flags: 64 } } });
		for (const event of [discord.lobby_create, discord.lobby_create, discord.lobby_update, discord.authorized]) {
			expect((await send(event)).status).toBe(204);
		}
		expect(await said("discord:1330000000000000001:1330000000000000009")).toMatchObject([
			{ user_id: "discord:1200000000000000001", name: "Ada", content: "Which pier is free on Thursday?\n2" },
		]);
		expect(await said("discord:1370000000000000001")).toMatchObject([{ content: "we meet at pier four" }]);
		await send(discord.lobby_delete);
		expect(await said("discord:1370000000000000001")).toEqual([]);
	});
});

describe("Telegram's webhooks", () => {
	it("become a conversation, and the chat of one person is that person's", async () => {
		const { send, said, installation } = await connected("telegram");
		const answers = [];
		for (const update of [telegram.message, telegram.edited_message, telegram.message, telegram.joined]) {
			answers.push((await send(update)).body);
		}

		expect(answers).toEqual([ACCEPTED, ACCEPTED, DUPLICATE, IGNORED]);
		expect(await said("telegram:700100")).toMatchObject([
			{ id: "41", content: "The lamp is lit at six", name: "Ada Lind", user_id: "telegram:700100" },
		]);
		expect(installation.tenant).not.toBe("local");
	});

	it("take back what was deleted, before or after it came", async () => {
		const { send, said } = await connected("telegram");
		await send(telegram.business_message);
		await send(telegram.deleted_business_messages);
		const { business_message } = telegram.business_message;
		await send({ update_id: 880100099, business_message: { ...business_message, message_id: 91 } });

		expect(await said("telegram:bc_Zk3-9.700300")).toEqual([]);
	});

	it("answer a command in the chat where it was given", async () => {
		const { send } = await connected("telegram", { commands: true });

		expect(await send(telegram.command)).toMatchObject({
			status: 200,
			body: { method: "sendMessage", chat_id: -1001700900, message_thread_id: 7, text: expect.stringMatching(/tea/) },
		});
	});
});

describe("a service's own webhooks", () => {
	it("become a conversation", async () => {
		const { send, said } = await connected("generic");
		const answers = [];
		for (const one of [generic.message, generic.message_edited, generic.message, { ...generic.message, id: "e9" }]) {
			answers.push((await send(one)).body);
		}

		expect(answers).toEqual([ACCEPTED, ACCEPTED, DUPLICATE, ACCEPTED]);
		expect(await said("generic:harbour_2f3:42")).toMatchObject([
			{ id: "m-1", user_id: "generic:ada@lighthouse.example", content: "The lamp is lit at six" },
		]);
		await send(generic.message_deleted);
		expect(await said("generic:harbour_2f3:42")).toEqual([]);
	});

	it("give the reply to a command with the status", async () => {
		const { send } = await connected("generic", { commands: true });
		const command = { ...generic.message, text: "/remember tea, not coffee" };

		expect((await send(command)).body).toEqual({ ...ACCEPTED, reply: expect.stringMatching(/tea/) });
	});

	it.each<[string, object, string[]]>([
		["a field that is not known", { more: 1 }, ["more"]],
		["fields that are missing", { user: undefined, text: undefined }, ["user", "text"]],
		["ids that are empty", { id: "", channel: "", message_id: "" }, ["id", "channel", "message_id"]],
		["an id that would be longer than ours may be", { channel: "é".repeat(60) }, ["channel"]],
		["an id that can't stand in a path", { message_id: ".." }, ["message_id"]],
		["a time without a zone", { ts: "2025-11-20T10:00:00" }, ["ts"]],
		["a text that says nothing", { text: " " }, ["text"]],
		["a text that is none", { text: "\ud800" }, ["text"]],
		["no type", { type: 7 }, ["type"]],
	])("are refused for %s, and nothing is kept", async (_, change, paths) => {
		const { send, said } = await connected("generic");
		const refused = await send({ ...generic.message, ...change });

		expect(refused).toMatchObject({ status: 400, body: { code: "invalid_request" } });
		expect(refused.body).toHaveProperty(
			"errors",
			paths.map((path) => expect.objectContaining({ path })),
		);
		expect(await said("generic:harbour_2f3:42")).toBeNull();
	});

	it("are refused where they are no JSON, and ignored where their kind is not known", async () => {
		const { send, inbox } = await connected("generic");

		expect(await send("no json")).toMatchObject({ status: 400, body: { code: "invalid_json" } });
		expect(await send({ type: "reaction", emoji: "lamp" })).toMatchObject({ status: 200, body: IGNORED });
		expect(await inbox.ignored()).toMatchObject([{ type: "reaction", count: 1 }]);
	});
});

it("are requests of their tenant, as long as they are signed, and whatever stands in the query", async () => {
	const [mine, yours] = [await connected("generic"), await connected("generic")];
	const { tenant } = mine.installation;
	const refused = await mine.send(generic.message, { secret: yours.secret });
	const answer = await mine.send(generic.message, { query: "?source=test" });
	await mine.send(generic.message);

	expect([refused.status, answer.status, answer.body]).toEqual([401, 200, ACCEPTED]);
	expect(answer.headers.get("x-request-id")).toBeTruthy();
	expect(answer.headers.get("server-timing")).toMatch(/total/);
	const days = () => drizzle(env.DB).select().from(usageDays).where(eq(usageDays.tenant, tenant));
	const counted = async () => {
		// Whoever was to write may have been cut off with the file before; then a later request does, in ten seconds.
		await api("GET", "/v1/models");
		expect(await days()).toMatchObject([{ requests: 2, contextTokens: 0 }]);
	};
	await vi.waitFor(counted, { timeout: 20_000, interval: 500 });
});
