import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createDeps } from "../../../src/deps.ts";
import type { OutgoingEvent } from "../../../src/features/webhooks/forwarding/event-target.ts";
import type { ThreadLog } from "../../../src/ports/thread-log.ts";
import { api, ask } from "../client.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";
import { FORWARD_SECRET, newInstallation } from "./forwarding-calls.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

const contextShape = z.looseObject({
	id: z.string(),
	messages: z.array(z.looseObject({ role: z.string(), content: z.string() })),
	report: z.looseObject({ timings_ms: z.unknown() }),
});
const eventShape = z.strictObject({
	type: z.literal("message.received"),
	id: z.string(),
	timestamp: z.string(),
	data: z.strictObject({
		installation: z.string(),
		thread_id: z.string(),
		message: z.looseObject({ id: z.string(), content: z.string() }),
		context: contextShape,
	}),
});
const listShape = z.object({ data: z.array(z.looseObject({ id: z.string() })), next_cursor: z.string().nullable() });

const ok = { status: 200, retry_after: null };
const eventOf = ({ body }: OutgoingEvent) => eventShape.parse(JSON.parse(body));

/** A thread with one message behind those before, and an installation that forwards to an agent which takes everything down. */
async function talk(...before: object[]) {
	const user_id = `generic:${crypto.randomUUID()}`;
	const path = await newThread({ user_id });
	await append(path, [...before, user("We moved to Bergen.", { id: "m1", user_id, name: "ada" })]);
	const installation = await newInstallation("local");
	const sent: OutgoingEvent[] = [];
	const taking = (event: OutgoingEvent) => {
		sent.push(event);
		return ok;
	};
	await installation.forwardTo(taking);
	const list = async (query = "") => (await ask(listShape, "GET", `${installation.deliveries}${query}`)).data;
	return { path, thread: path.split("/").at(-1) ?? "", installation, sent, taking, list };
}

/** Runs this in the moment in which a context was read and not yet made. */
function meanwhile(run: (log: ThreadLog) => Promise<unknown>) {
	const { threadLog } = createDeps(env);
	return {
		threadLog: (...of: Parameters<typeof threadLog>): ThreadLog => {
			const log = threadLog(...of);
			const snapshot: ThreadLog["snapshot"] = async (request) => {
				const read = await log.snapshot(request);
				await run(log);
				return read;
			};
			return new Proxy(log, { get: (of, name) => (name === "snapshot" ? snapshot : Reflect.get(of, name)) });
		},
	};
}

describe("a forwarded message", () => {
	it("arrives with its context, both as the routes answer them", async () => {
		const { path, thread, installation, sent, taking, list } = await talk();
		const noted: unknown[] = [];
		const note = async (...used: unknown[]) => void noted.push(used);
		await installation.forwardTo(taking, { usageMeter: { note } });
		const id = await installation.queue(thread, "m1");
		await installation.ring();
		expect(noted).toEqual([["local", { requests: 0, context_tokens: expect.any(Number) }]]);
		expect(sent).toEqual([
			expect.objectContaining({ id, url: "https://agent.example/hook", secrets: [FORWARD_SECRET] }),
		]);
		const event = sent.map(eventOf)[0];
		const { data } = await ask(listShape, "GET", `${path}/messages`);
		const context = await ask(contextShape, "POST", `${path}/context`, {});
		const { timings_ms: _, cache: __, ...report } = context.report;
		expect(event).toMatchObject({ id, data: { installation: installation.id, thread_id: thread, message: data[0] } });
		expect(event?.data.context).toMatchObject({ ...context, id: expect.stringMatching(/^ctx_/), report });
		expect(event?.data.context.messages.at(-1)).toMatchObject({ role: "user", content: "We moved to Bergen." });
		expect(await list()).toEqual([
			{
				id,
				event: "message.received",
				status: "delivered",
				attempts: 1,
				last_status: 200,
				created_at: event?.timestamp,
			},
		]);
		// What the context cost can be reported under its id.
		expect(await api("GET", `${path}/contexts/${event?.data.context.id}`)).toMatchObject({ status: 200 });
	});

	it("is what its context asks, once, though more was said since", async () => {
		const { path, thread, installation, sent } = await talk();
		await append(path, [assistant("Noted."), user("And the harbour?", { id: "m2" })]);
		await installation.queue(thread, "m1");
		await installation.queue(thread, "m2");
		await installation.ring();
		const [first, second] = sent.map(eventOf);
		// The working state, in the system message, may name it as well.
		const spoken = first?.data.context.messages.filter(({ role }) => role !== "system") ?? [];
		const said = spoken.map(({ content }) => content).join("\n");
		expect(first?.data.context.messages.at(-1)?.content).toContain("We moved to Bergen.");
		expect(said.split("We moved to Bergen.")).toHaveLength(2);
		expect(said).toContain("And the harbour?");
		expect(second?.data.context.messages.at(-1)?.content).toBe("And the harbour?");
	});

	it("is read anew at each attempt, and nothing of it is kept between them", async () => {
		const { path, thread, installation, sent, list } = await talk();
		await installation.forwardTo((event) => {
			sent.push(event);
			return sent.length === 1 ? { status: 500, retry_after: null } : ok;
		});
		const id = await installation.queue(thread, "m1");
		await installation.ring();
		expect(await list("?status=queued")).toMatchObject([
			{ id, attempts: 1, last_status: 500, error: "it answered 500" },
		]);
		const rows = await installation.within((_, { sql }) =>
			JSON.stringify(sql.exec("SELECT * FROM deliveries").toArray()),
		);
		expect(rows).not.toContain("Bergen");
		await api("PATCH", `${path}/messages/m1`, { content: "We moved to Oslo." });
		await installation.ring();
		expect(sent.map(({ id }) => id)).toEqual([id, id]);
		expect(sent[1]?.body).toContain("Oslo");
		expect(sent[1]?.body).not.toContain("Bergen");
	});

	it.each([
		["the message", "/messages/m1"],
		["the thread", ""],
	])("is not sent where %s was deleted", async (_, what) => {
		const { path, thread, installation, sent, list } = await talk();
		await installation.queue(thread, "m1");
		expect(await api("DELETE", `${path}${what}`)).toMatchObject({ status: 204 });
		await installation.ring();
		expect(sent).toEqual([]);
		expect(await list("?status=failed")).toMatchObject([{ attempts: 1, error: "the message was deleted" }]);
	});

	it("is not sent where it is deleted while its context is made, and as it is now where it is edited", async () => {
		const { thread, installation, sent, taking, list } = await talk();
		await installation.forwardTo(
			taking,
			meanwhile((log) => log.edit("m1", { content: "We moved to Oslo." }, Date.now())),
		);
		await installation.queue(thread, "m1");
		await installation.ring();
		expect(sent).toHaveLength(1);
		expect(sent[0]?.body).not.toContain("Bergen");
		const other = await talk();
		await other.installation.forwardTo(
			taking,
			meanwhile((log) => log.remove("m1", Date.now())),
		);
		await other.installation.queue(other.thread, "m1");
		await other.installation.ring();
		expect(sent).toHaveLength(1);
		expect(await other.list()).toMatchObject([{ status: "failed", error: "the message was deleted" }]);
		expect(await list()).toMatchObject([{ status: "delivered" }]);
	});

	it.each([
		[{ forward_url: null }, "the installation forwards nothing"],
		[{ forward_secret: null }, "there is no secret to sign with"],
		[{ forward_url: "https://10.0.0.1/hook" }, expect.stringContaining("the address must be on the internet")],
		[{ forward_url: "http://agent.example/hook" }, expect.stringContaining("the address must be")],
	])("is not sent by %j", async (changes, error) => {
		const { thread, sent, taking } = await talk();
		const installation = await newInstallation("local", changes);
		await installation.forwardTo(taking);
		await installation.queue(thread, "m1");
		await installation.ring();
		expect(sent).toEqual([]);
		const { data } = await ask(listShape, "GET", `${installation.deliveries}?status=failed`);
		expect(data).toMatchObject([{ attempts: 1, error }]);
	});

	it("waits where no context can be made, and goes out once it can", async () => {
		const { path, thread, installation, sent, list } = await talk({
			...{ id: "rules", role: "system", content: "unmovable ".repeat(20_000) },
		});
		await installation.queue(thread, "m1");
		await installation.ring();
		expect(sent).toEqual([]);
		const error = "no context could be made: system_over_budget";
		expect(await list()).toMatchObject([{ status: "queued", attempts: 1, error }]);
		await api("DELETE", `${path}/messages/rules`);
		await installation.ring();
		expect(sent).toHaveLength(1);
		expect(await list()).toMatchObject([{ status: "delivered", attempts: 2 }]);
	});
});

describe("deliveries", () => {
	it("go on beside a thread whose target is slow, and in order within it", async () => {
		const { path, thread, installation, list } = await talk();
		await append(path, [user("Second.", { id: "m2" })]);
		const other = await newThread();
		await append(other, [user("Hello.", { id: "m1" })]);
		let release: () => void = () => undefined;
		const begun: string[] = [];
		await installation.forwardTo(async (event) => {
			const { thread_id, message } = eventOf(event).data;
			const slow = thread_id === thread;
			begun.push(`${slow ? "slow" : "other"} ${message.id}`);
			if (slow && message.id === "m1") await new Promise<void>((resolve) => (release = resolve));
			return ok;
		});
		await installation.queue(thread, "m1");
		await installation.queue(thread, "m2");
		await installation.queue(other.split("/").at(-1) ?? "", "m1");
		await installation.ring();
		await expect.poll(() => [...begun].sort(), { timeout: 5_000 }).toEqual(["other m1", "slow m1"]);
		await installation.within(() => release());
		await expect.poll(() => list("?status=delivered"), { timeout: 5_000 }).toHaveLength(3);
		expect(begun.at(-1)).toBe("slow m2");
	});

	it("are sent again, under the same id, where the object was killed while it sent", async () => {
		const { thread, installation, list } = await talk();
		const ids: string[] = [];
		await installation.within((object) => {
			const forward: typeof object.forward = ({ id }) => {
				ids.push(id);
				return new Promise(() => undefined);
			};
			Object.assign(object, { forward });
		});
		const id = await installation.queue(thread, "m1");
		await installation.ring();
		await expect.poll(() => ids, { timeout: 5_000 }).toEqual([id]);
		await evictDurableObject(installation.stub);
		await installation.forwardTo(({ id }) => {
			ids.push(id);
			return ok;
		});
		await installation.ring();
		expect(ids).toEqual([id, id]);
		expect(await list()).toMatchObject([{ status: "delivered", attempts: 2 }]);
	});
});
