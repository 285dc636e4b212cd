import type { ResponseInputItem } from "openai/resources/responses/responses";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { api } from "../client.ts";
import { call, completion, fakeUpstream, openai, response, said, stored, text } from "./upstream.ts";

afterEach(() => void vi.unstubAllGlobals());

const model = "gpt-5-mini";
const asks = (content: string) => ({ role: "user" as const, content });
const of = (thread: string) => ({ headers: { "x-tessera-thread": thread } });
const items = z.array(z.looseObject({ type: z.string().optional(), role: z.string().optional() }));
const ENCRYPTED = "reasoning.encrypted_content" as const;

const thought = (id: string, encrypted_content: string | null = "gAAA") => ({
	...{ type: "reasoning" as const, id, summary: [{ type: "summary_text" as const, text: "Look at the times." }] },
	encrypted_content,
});
const look = {
	type: "function_call" as const,
	id: "fc_1",
	call_id: "call_1",
	name: "look",
	arguments: '{"at":"pier"}',
};
const result = { type: "function_call_output" as const, call_id: "call_1", output: "7:10" };

it("passes on encrypted reasoning where it was, in the turn that goes on and behind it", async () => {
	const upstream = fakeUpstream(() => Response.json(response(thought("rs_1"), look)));
	const client = openai(of("reasoning-1").headers);
	const asked = { model, store: false, include: [ENCRYPTED] };
	const input: ResponseInputItem[] = [asks("When does the ferry leave?")];
	const first = await client.responses.create({ ...asked, input });
	input.push(...(first.output as ResponseInputItem[]), result);
	upstream.reply = () => Response.json(response(thought("rs_2"), text("At 7:10.")));
	const second = await client.responses.create({ ...asked, input });
	expect(items.parse(upstream.sent[1]?.body.input)).toEqual([
		...[{ role: "user", content: "When does the ferry leave?" }, thought("rs_1"), look, result],
	]);
	input.push(...(second.output as ResponseInputItem[]), asks("And back?"));
	await client.responses.create({ ...asked, input });
	// Messages and calls of earlier turns have no ids that a provider would look up.
	const { id: _, ...called } = look;
	expect(items.parse(upstream.sent[2]?.body.input)).toEqual([
		...[{ role: "user", content: "When does the ferry leave?" }, thought("rs_1"), called, result],
		...[thought("rs_2"), { role: "assistant", content: "At 7:10." }, { role: "user", content: "And back?" }],
	]);
	expect(upstream.sent[2]?.body).toMatchObject(asked);
});

it("passes on reasoning that a client does not resend only where it asks for such reasoning", async () => {
	const upstream = fakeUpstream(() => Response.json(response(thought("rs_1"), text("At 7:10."))));
	const sent = (content: string, more: object = {}) =>
		call("/responses", { model, input: [asks(content)], ...more }, of("reasoning-2"));
	await sent("When?");
	upstream.reply = () => Response.json(response(text("Yes.")));
	await sent("Sure?");
	await sent("Really?", { include: [ENCRYPTED] });
	const thoughts = upstream.sent.map(({ body }) => items.parse(body.input).filter(({ type }) => type === "reasoning"));
	expect(thoughts).toEqual([[], [], [thought("rs_1")]]);
});

it("passes on reasoning that stands under its id with the ids of what follows, while its turn goes on", async () => {
	const upstream = fakeUpstream(() => Response.json(response(thought("rs_1", null), look)));
	const input = [asks("When?"), thought("rs_1", null), look, result];
	await call("/responses", { model, input: input.slice(0, 1) }, of("reasoning-3"));
	upstream.reply = () => Response.json(response(text("At 7:10.")));
	await call("/responses", { model, input }, of("reasoning-3"));
	expect(upstream.sent[1]?.body.input).toEqual([{ role: "user", content: "When?" }, ...input.slice(1)]);
	await call("/responses", { model, input: [...input, text("At 7:10."), asks("And back?")] }, of("reasoning-3"));
	const types = items.parse(upstream.sent[2]?.body.input).map(({ type, role }) => type ?? role);
	expect(types).toEqual(["user", "function_call", "function_call_output", "assistant", "user"]);
	expect(await said("reasoning-3")).toHaveLength(6);
});

it("shows nothing again that was deleted here while its turn goes on", async () => {
	const next = { ...look, id: "fc_2", call_id: "call_2" };
	const upstream = fakeUpstream(() => Response.json(response(next)));
	const input = [asks("When?"), look, result];
	await call("/responses", { model, input }, of("reasoning-4"));
	const [there] = (await stored("reasoning-4")).filter(({ role }) => role === "tool");
	await api("DELETE", `/v1/threads/reasoning-4/messages/${there?.id}`);
	const more = [...input, next, { ...result, call_id: "call_2", output: "7:40" }];
	await call("/responses", { model, input: more }, of("reasoning-4"));
	expect(JSON.stringify(upstream.sent[1]?.body)).not.toContain("7:10");
	expect(items.parse(upstream.sent[1]?.body.input)).toMatchObject([{ role: "user" }, next, { output: "7:40" }]);
});

const FIELDS = {
	...{ prompt_cache_key: "k", store: false, metadata: { run: "7" }, stream_options: { include_obfuscation: false } },
	...{ service_tier: "flex", safety_identifier: "s", tools: [{ type: "web_search" }], tool_choice: "auto" },
	...{ parallel_tool_calls: null, a_field_of_tomorrow: { deep: [1, "two", null, { three: 3.5 }] } },
};

it.each([
	["/chat/completions", "messages"],
	["/responses", "input"],
])("passes on all other fields of %s as they are", async (to, list) => {
	const upstream = fakeUpstream(() => (list === "input" ? Response.json(response(text("Hi."))) : completion("Hi.")));
	const given = { model, user: "fields", ...FIELDS };
	const body = { ...given, [list]: [asks("Hello")] };
	for (const headers of [{}, { "x-tessera-thread": `fields-${list}` }]) await call(to, body, { headers });
	for (const { body: sent } of upstream.sent) {
		const { [list]: conversation, instructions, ...rest } = sent;
		expect(rest).toEqual(given);
		expect(JSON.stringify([conversation, instructions])).toContain("Hello");
	}
	expect(upstream.sent).toHaveLength(2);
});
