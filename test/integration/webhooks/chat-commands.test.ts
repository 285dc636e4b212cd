import { expect, it } from "vitest";
import * as z from "zod";
import type { CommandName } from "../../../src/features/webhooks/platforms/platform-event.ts";
import { arrived, at, standing, THREAD } from "../../contract/webhooks/webhook-inbox.ts";
import { newInstallation } from "../../fakes/installation.ts";
import { storedKey } from "../access/stored-key.ts";
import { api, ask } from "../client.ts";

const memoryPage = z.object({
	data: z.array(z.object({ id: z.string(), content: z.string(), scope: z.string(), type: z.string() })),
});

async function conversation() {
	const one = newInstallation();
	const { inbox, installation } = one;
	const key = await storedKey(installation.tenant, { role: "admin" });
	return {
		...one,
		key,
		async say(command: CommandName, argument = "", user = "U1", channel = "C1", message_id?: string) {
			const speaker = { id: user, name: null };
			const place = { channel, thread: null, direct: false };
			const event = { kind: "command" as const, place, at: at(1), command, argument, speaker, message_id };
			const { reply } = await inbox.runCommand(installation, arrived(event), Date.now(), 10_000);
			expect(reply?.length).toBeLessThanOrEqual(1_500);
			return reply;
		},
		async memories(scope = "user:generic:U1") {
			return (await ask(memoryPage, "GET", `/v1/memories?scope=${scope}`, undefined, { key })).data;
		},
		write: (content: string, scope: string) =>
			ask(z.object({ id: z.string() }), "POST", "/v1/memories", { content, scope }, { key }),
	};
}

it("remembers what somebody says, for that person, once", async () => {
	const { say, memories, thread } = await conversation();
	const rule = "Never deploy on Fridays, and never push to main without asking me.";
	expect(await say("remember", ` ${rule} `)).toMatch(
		/^Remembered\. mem_\w+: Never deploy on Fridays, and never push to main without asking me\.$/,
	);
	expect(await say("remember", "The build server is called Ida")).toMatch(/^Remembered/);
	expect(await say("remember", "the build server is called Ida.")).toMatch(/^I know that already/);
	expect(await say("remember", "  ")).toMatch(/^Say what to remember/);
	expect(await say("remember", "x".repeat(40_000))).toMatch(/too long/);
	expect(await memories()).toMatchObject([
		{ content: "The build server is called Ida", type: "fact" },
		{ content: rule, type: "preference" },
	]);
	expect(await memories("user:generic:U2")).toEqual([]);
	// Commands are not said to anybody.
	expect(await standing(thread(THREAD))).toBeNull();
});

it("forgets what is clearly meant, and nothing of anybody else", async () => {
	const { say, memories, write, key } = await conversation();
	const mine = "user:generic:U1";
	await write("The build server is called Ida", mine);
	await write("The build server is called Ida", "user:generic:U2");
	const [thin, thick] = [await write("Likes thin crust pizza", mine), await write("Likes thick crust pizza", mine)];
	const [theirs, everyone] = [await write("Plays chess", "user:generic:U2"), await write("Plays chess", "global")];

	expect(await say("forget", "the build server is called Ida.")).toBe("Forgotten: The build server is called Ida");
	const which = await say("forget", "crust pizza");
	expect(which).toContain("Which one?");
	for (const { id } of [thin, thick]) expect(which).toContain(id);
	for (const text of ["plays chess", theirs.id, everyone.id, "mem_none"]) {
		expect(await say("forget", text)).toMatch(/^I remember nothing of yours/);
	}
	expect(await say("forget", "")).toMatch(/^Say what to forget/);
	expect(await say("forget", thin.id)).toBe("Forgotten: Likes thin crust pizza");
	expect(await memories()).toMatchObject([{ id: thick.id }]);
	expect(await say("forget", "thick crust")).toBe("Forgotten: Likes thick crust pizza");
	expect(await memories()).toEqual([]);
	expect(await memories("user:generic:U2")).toHaveLength(2);
	expect(await api("GET", `/v1/memories/${everyone.id}`, undefined, { key })).toMatchObject({ status: 200 });
});

it("lists the notes of this conversation, newest first", async () => {
	const { say, key } = await conversation();
	expect(await say("notes")).toBe("There are no notes in this conversation.");
	for (const id of ["generic:C1", "generic:C2"]) await api("POST", "/v1/threads", { id }, { key });
	const note = (thread: string, content: string) =>
		api("POST", `/v1/threads/${thread}/notes`, { content, category: "decision" }, { key });
	await note("generic:C2", "elsewhere");
	for (let number = 1; number <= 12; number++) await note("generic:C1", `number ${number} ${"and so on ".repeat(40)}`);
	const lines = (await say("notes"))?.split("\n") ?? [];
	expect(lines).toHaveLength(10);
	expect(lines[0]).toMatch(/^\[decision\] number 12 .*…$/);
	expect(lines.join()).not.toContain("elsewhere");
});

it("forgets what a message told it to remember, once that message is deleted", async () => {
	const { say, memories, inbox, installation, settle, thread } = await conversation();
	const place = { channel: "C1", thread: null, direct: false };
	await say("remember", "I keep bees in Linz", "U1", "C1", "m1");
	await say("remember", "I keep hens too", "U1", "C1", "m2");
	const edit = { kind: "edited" as const, place, at: at(2), message_id: "m1", text: "I keep bees" };
	const gone = { kind: "deleted" as const, place, at: at(3), message_id: "m1" };
	for (const event of [edit, gone]) await inbox.accept(installation, arrived(event), Date.now());
	await settle();

	expect(await memories()).toMatchObject([{ content: "I keep hens too" }]);
	expect(await inbox.refused()).toMatchObject([{ kind: "edited", error: expect.stringContaining("was a command") }]);
	expect(await standing(thread(THREAD))).toBeNull();
});

it("obeys nobody where commands are off", async () => {
	const { inbox, installation, settle, memories } = await conversation();
	const place = { channel: "C1", thread: null, direct: false };
	const speaker = { id: "U1", name: null };
	const command = { kind: "command" as const, place, at: at(1), command: "remember" as const, argument: "x", speaker };
	await inbox.accept({ ...installation, commands: false }, arrived(command), Date.now());
	await settle();
	expect(await memories()).toEqual([]);
});
