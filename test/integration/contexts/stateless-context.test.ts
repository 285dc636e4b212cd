import { describe, expect, it } from "vitest";
import { api, newTenant } from "../client.ts";
import { append, assistant, calling, invalid, MESSAGES_ONLY, newThread, result, user } from "../thread-calls.ts";
import { contextOf, itemsOf } from "./context-calls.ts";

const NOW = "2026-01-12T09:30:00.000Z";
const stamped = (messages: object[]) => messages.map((message, n) => ({ id: `m${n}`, created_at: NOW, ...message }));
const long = "Words and more words. ".repeat(1_500);

const conversations: [string, object[]][] = [
	["nothing", []],
	["a short talk", [user("Hello"), assistant("Hi."), user("What now?")]],
	[
		"leading and later system messages",
		[{ role: "system", content: "Be kind." }, user("Hello"), { role: "system", content: "Later." }],
	],
	[
		"system messages alone",
		[
			{ role: "system", content: "Be kind." },
			{ role: "system", content: "Be short." },
		],
	],
	[
		"a long talk",
		Array.from({ length: 450 }, (_, n) => (n % 2 === 0 ? user : assistant)(`Turn ${n}: ${"some words ".repeat(20)}`)),
	],
	[
		"an old question",
		[
			user("The question?"),
			...Array.from({ length: 80 }, (_, n) => assistant(`Step ${n}. ${"more words ".repeat(30)}`)),
		],
	],
	[
		"a result larger than the window",
		[user("Look it up."), calling("a", "b"), result("a", long), result("b", "short")],
	],
	["a message larger than the window", [user("First."), user(long)]],
	["an id of a call used again", [calling("a"), result("a"), user("Again."), calling("a"), result("a", long)]],
	[
		"parts and names",
		[
			user(
				[
					{ type: "text", text: "See:" },
					{ type: "image_url", url: "x" },
				],
				{ name: "Ada" },
			),
			assistant([
				{ type: "thinking", text: "hm" },
				{ type: "text", text: "Yes." },
			]),
		],
	],
];

describe("POST /v1/context", () => {
	it.each(conversations)("answers as a thread of the same messages would: %s", async (_, messages) => {
		const thread = await newThread({ config: MESSAGES_ONLY });
		if (messages.length > 0) await append(thread, stamped(messages));
		const without = (built: Awaited<ReturnType<typeof contextOf>>) => {
			const {
				id: _,
				thread_id: __,
				report: { timings_ms: ___, ...report },
				...rest
			} = built;
			return { ...rest, report };
		};

		for (const body of [{}, { format: "text" }, { budget: "4k", waterfall: false }, { budget: { history: 0 } }]) {
			const ask = { ...body, now: NOW, recall: { enabled: false } };
			expect(without(await contextOf("", { ...ask, messages: stamped(messages) }))).toEqual(
				without(await contextOf(thread, ask)),
			);
		}
	});

	it("recalls older messages of the request", async () => {
		const messages = [
			user("The needle is in the hay.", { id: "m1" }),
			...Array.from({ length: 60 }, (_, n) => assistant(`Reply ${n}. ${"filler words ".repeat(40)}`)),
		];
		const built = await contextOf("", { messages, query: "Where is the needle?" });

		expect(itemsOf(built, "knowledge")[0]).toMatchObject({ id: "m1", seq: 1, included: true });
		const include = { earlier_messages: false };
		expect(itemsOf(await contextOf("", { messages, query: "Where is the needle?", include }), "knowledge")).toEqual([]);
	});

	it("stores nothing, and gives no id", async () => {
		const key = await newTenant();
		const answer = await api("POST", "/v1/context", { messages: [user("Hello", { id: "m1" })], query: "x" }, { key });

		expect(answer.status).toBe(200);
		for (const field of ["id", "thread_id", "appended"]) expect(answer.body).not.toHaveProperty(field);
		expect(await api("GET", "/v1/threads", undefined, { key })).toMatchObject({ body: { data: [] } });
	});

	it("names messages without an id by their place", async () => {
		const built = await contextOf("", { messages: [user("Hello"), user("again", { id: "mine" })] });

		expect(itemsOf(built, "history").map(({ id, seq }) => [id, seq])).toEqual([
			["messages.0", 1],
			["mine", 2],
		]);
	});

	it.each([
		["messages.1.role", [user("x"), user("y", { role: "bot" })]],
		["messages.0.content", [user("")]],
		["messages.0.tool_calls", [user("x", { tool_calls: [{ id: "a", name: "f", arguments: "" }] })]],
		["messages.1.tool_call_id", [user("x"), result("a")]],
		["messages.2.tool_call_id", [calling("a"), result("a"), result("a")]],
		["messages.2.id", [user("x", { id: "m" }), user("y"), user("x", { id: "m" })]],
		["messages.0.seq", [user("x", { seq: 1 })]],
	])("refuses %s", async (path, messages) => {
		expect(await api("POST", "/v1/context", { messages })).toMatchObject(invalid(path));
	});
});
