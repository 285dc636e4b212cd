import { expect, it } from "vitest";
import type { StoredMessage } from "../../../src/core/model/thread/message.ts";
import type { Installation } from "../../../src/features/webhooks/platforms/installation.ts";
import type { ArrivedEvent, PlatformEvent } from "../../../src/features/webhooks/platforms/platform-event.ts";
import type { WebhookInbox } from "../../../src/features/webhooks/store/webhook-inbox.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";

export type InboxCase = {
	/** The inbox of a new installation. */
	make(more?: Partial<Installation>): Promise<{
		inbox: WebhookInbox;
		installation: Installation;
		thread(id: string): ThreadLog;
		/** Until all that is due is done, waits between attempts skipped. */
		settle(): Promise<void>;
		/** What waits for a minute at most is due, and done. */
		passMinute(): Promise<void>;
	}>;
};

const AT = Date.UTC(2026, 10, 20, 9);
export const at = (second: number) => new Date(AT + second * 1_000).toISOString();

const place = { channel: "C1", thread: null, direct: false };
export const THREAD = "generic:C1";

type Of<Kind> = Partial<Extract<PlatformEvent, { kind: Kind }>>;

export function message(message_id: string, text: string, more: Of<"message"> = {}): PlatformEvent {
	const speaker = { id: "U1", name: "Ada" };
	return { kind: "message", place, at: at(1), message_id, speaker, bot: false, text, ...more };
}

export function edited(message_id: string, text: string, second: number, more: Of<"edited"> = {}): PlatformEvent {
	return { kind: "edited", place, at: at(second), message_id, text, ...more };
}

export function deleted(message_id: string, more: Of<"deleted"> = {}): PlatformEvent {
	return { kind: "deleted", place, at: at(9), message_id, ...more };
}

export function arrived(event: PlatformEvent, event_id = `e-${crypto.randomUUID()}`): ArrivedEvent {
	return { event_id, event };
}

/** What stands in a thread, deleted messages left out; null where there is none. */
export async function standing(log: ThreadLog): Promise<StoredMessage[] | null> {
	const messages: StoredMessage[] = [];
	for (let after_seq = 0; ; ) {
		const page = await log.messages({ order: "asc", limit: 200, after_seq });
		if (!page.ok) return null;
		messages.push(...page.value.messages.filter((one) => !one.deleted));
		after_seq = page.value.messages.at(-1)?.seq ?? after_seq;
		if (!page.value.more) return messages;
	}
}

/** What every inbox has to keep. */
export function webhookInboxContract({ make }: InboxCase): void {
	async function told(...events: PlatformEvent[]) {
		const one = await make();
		for (const event of events) await one.inbox.accept(one.installation, arrived(event), Date.now());
		await one.settle();
		const found = await standing(one.thread(THREAD));
		return { ...one, texts: found?.map(({ content }) => content) ?? null };
	}

	it("appends a message once, in a thread of its place", async () => {
		const { inbox, installation, thread, settle } = await make();
		const event = arrived(message("m/1", "Hello"), "e-1");
		expect(await inbox.accept(installation, event, Date.now())).toBe("accepted");
		expect(await inbox.accept(installation, event, Date.now())).toBe("duplicate");
		await settle();
		expect(await inbox.accept(installation, event, Date.now())).toBe("duplicate");
		const answer = { speaker: { id: "B", name: null }, bot: true, text: "Yes?", at: at(2) };
		await inbox.accept(installation, arrived(message("m2", "", answer)), Date.now());
		await settle();
		const said = await standing(thread(THREAD));
		expect(said).toMatchObject([
			{ id: "m_2f1", seq: 1, role: "user", content: "Hello", user_id: "generic:U1", name: "Ada", created_at: at(1) },
			{ id: "m2", seq: 2, role: "assistant", content: "Yes?", user_id: "generic:B", created_at: at(2) },
		]);
		const made = await thread(THREAD).read();
		expect(made).toMatchObject({ value: { user_id: null, project_id: null } });
		const metadata = { platform: "generic", installation: installation.id, channel: "C1" };
		expect(made.ok && JSON.parse(made.value.metadata)).toEqual(metadata);
	});

	it("makes a private conversation its person's, though the bot speaks first", async () => {
		const { inbox, installation, thread, settle } = await make();
		const direct = { place: { channel: "D", thread: "7", direct: true } };
		const greeting = message("m1", "Hi", { ...direct, bot: true, speaker: { id: "B", name: null } });
		await inbox.accept(installation, arrived(greeting), Date.now());
		await settle();
		await inbox.accept(installation, arrived(message("m2", "Hello", direct)), Date.now());
		await settle();
		expect(await thread("generic:D:7").read()).toMatchObject({ value: { user_id: "generic:U1", message_count: 2 } });
	});

	it("makes threads that are learned from as the installation says", async () => {
		const { inbox, installation, thread, settle } = await make({ learn: "off" });
		await inbox.accept(installation, arrived(message("m1", "Hi")), Date.now());
		await settle();
		expect(await thread(THREAD).read()).toMatchObject({ value: { config: { learn: "off" } } });
	});

	it("uses a thread that a caller has made as it is", async () => {
		const { inbox, installation, thread, settle } = await make();
		const { DEFAULT_CONFIG: config } = await import("../../../src/core/model/thread/thread-config.ts");
		const settings = {
			user_id: null,
			project_id: "p",
			title: "Ours",
			model: null,
			budget: null,
			metadata: "{}",
			config,
		};
		await thread("generic:D").create(settings, Date.now());
		const said = message("m1", "Hello", { place: { channel: "D", thread: null, direct: true } });
		await inbox.accept(installation, arrived(said), Date.now());
		await settle();
		expect(await thread("generic:D").read()).toMatchObject({ value: { ...settings, message_count: 1 } });
	});

	it("carries edits and deletions over", async () => {
		const { texts } = await told(
			message("m1", "one"),
			message("m2", "two"),
			edited("m1", "one, better", 5),
			deleted("m2"),
			message("m2", "two"),
			edited("m2", "two again", 8),
		);
		expect(texts).toEqual(["one, better"]);
	});

	it("lets the newest edit by the platform's time stand", async () => {
		const { texts } = await told(message("m1", "one"), edited("m1", "third", 7), edited("m1", "second", 5));
		expect(texts).toEqual(["third"]);
	});

	it("holds edits that come before their message, and nothing else with them", async () => {
		const before = [edited("m1", "third", 7), edited("m1", "", 3), edited("m1", "second", 5), message("m2", "two")];
		const { inbox, installation, thread, settle, texts } = await told(...before);
		expect(texts).toEqual(["two"]);
		await inbox.accept(installation, arrived(message("m1", "first")), Date.now());
		await inbox.accept(installation, arrived(message("m1", "first")), Date.now());
		await settle();
		expect(await standing(thread(THREAD))).toMatchObject([{ content: "two" }, { content: "third" }]);
	});

	it("never shows a message whose deletion came first", async () => {
		const { texts, thread } = await told(
			edited("m1", "changed", 3),
			deleted("m1"),
			message("m1", "one"),
			message("m2", "two"),
		);
		expect(texts).toEqual(["two"]);
		expect(await thread(THREAD).read()).toMatchObject({ value: { last_seq: 1 } });
	});

	it("leaves a message that is there as it is, whatever it says when it comes again", async () => {
		const { texts, inbox } = await told(
			message("m1", "one"),
			edited("m1", "better", 3),
			message("m1", "one"),
			message("m2", "two"),
		);
		expect(texts).toEqual(["better", "two"]);
		expect(await inbox.refused()).toEqual([]);
	});

	it("deletes a message of which an edit leaves nothing, and refuses what no thread can hold", async () => {
		const { texts, inbox, thread } = await told(
			message("m1", "one"),
			message("m2", ""),
			message("m3", "three"),
			edited("m3", "", 3),
			edited("m3", "three again", 4),
		);
		expect(texts).toEqual(["one"]);
		expect(await inbox.refused()).toMatchObject([
			{ kind: "edited", thread_id: THREAD, message_id: "m3", error: expect.stringContaining("nothing was left") },
			{ kind: "message", thread_id: THREAD, message_id: "m2", error: expect.stringContaining("content") },
		]);
		expect(await inbox.ignored()).toMatchObject([
			{ type: "refused: edited", count: 1 },
			{ type: "refused: message", count: 1 },
		]);
		expect(await thread(THREAD).erase()).not.toBeNull();
	});

	it("takes an edit that tells the whole message for it, where that does not come", async () => {
		const said = { at: at(1), speaker: { id: "U1", name: "Ada" }, bot: false };
		const { texts, inbox, installation, thread, settle, passMinute } = await told(
			edited("m1", "added later", 7, { said }),
			edited("m2", "third", 7, { said }),
			message("m2", "second"),
			edited("m3", "nobody knows who", 7),
		);
		expect(texts).toEqual(["third"]);
		await passMinute();
		expect(await standing(thread(THREAD))).toMatchObject([
			{ content: "third" },
			{ id: "m1", content: "added later", user_id: "generic:U1", name: "Ada", created_at: at(1) },
		]);
		await inbox.accept(installation, arrived(edited("m1", "and again", 8, { said })), Date.now());
		await inbox.accept(installation, arrived(message("m1", "")), Date.now());
		await settle();
		expect(await standing(thread(THREAD))).toMatchObject([{ content: "third" }, { content: "and again" }]);
	});

	it("makes a thread anew that was deleted", async () => {
		const { inbox, installation, thread, settle } = await told(message("m1", "one"));
		await thread(THREAD).erase();
		await inbox.accept(installation, arrived(edited("m1", "better", 4)), Date.now());
		await inbox.accept(installation, arrived(message("m2", "two")), Date.now());
		await settle();
		expect(await standing(thread(THREAD))).toMatchObject([{ content: "two" }]);
	});

	it("counts what is not used by its kind, of which there may be so many", async () => {
		const { inbox } = await make();
		expect(await inbox.ignored()).toEqual([]);
		for (let kind = 0; kind < 103; kind++) await inbox.ignore(`kind-${kind}`, AT);
		await inbox.ignore("kind-0", AT + 1_000);
		const counts = await inbox.ignored();
		expect(counts).toHaveLength(101);
		expect(counts[0]).toEqual({ type: "kind-0", count: 2, last_at: at(1) });
		expect(counts).toContainEqual({ type: "other", count: 3, last_at: at(0) });
	});

	it("does a command once, and says what came of it", async () => {
		const { inbox, installation } = await make();
		const speaker = { id: "U1", name: null };
		const give = (argument: string, id: string) => {
			const event = { kind: "command" as const, place, at: at(1), command: "remember" as const, argument, speaker };
			return inbox.runCommand(installation, arrived(event, id), Date.now(), 5_000);
		};
		const given = await give("I prefer tabs", "c1");
		expect(given).toEqual({ status: "accepted", reply: expect.stringContaining("I prefer tabs") });
		expect(await give("I prefer tabs", "c1")).toEqual({ status: "duplicate", reply: null });
	});

	it("keeps nothing once it is erased, and does nothing any more", async () => {
		const { inbox, installation, thread, settle } = await told(message("m1", "one"), message("m2", ""));
		await inbox.erase();
		await inbox.accept(installation, arrived(message("m3", "three")), Date.now());
		await settle();
		expect(await inbox.ignored()).toEqual([]);
		expect(await inbox.refused()).toEqual([]);
		expect(await standing(thread(THREAD))).toMatchObject([{ content: "one" }]);
	});
}
