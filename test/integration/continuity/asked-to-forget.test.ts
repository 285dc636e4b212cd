import { describe, expect, it } from "vitest";
import * as z from "zod";
import { FORGETS, KEEPS, RELATED, STANDING, TOLD } from "../../fixtures/asked-to-forget.ts";
import { ask } from "../client.ts";
import { append, assistant, newThread, page, user } from "../thread-calls.ts";
import { contentsOf, settled, someone } from "./learning-calls.ts";

const relationPage = z.object({
	data: z.array(z.looseObject({ subject: z.string(), predicate: z.string(), object: z.string() })),
});

/** What is remembered of somebody, memories and relations. */
async function known(user_id: string): Promise<string[]> {
	const { data } = await ask(relationPage, "GET", `/v1/relations?scope=user:${user_id}&limit=100`);
	const related = data.map(({ subject, predicate, object }) => `${subject} ${predicate} ${object}`);
	return [...(await contentsOf(`user:${user_id}`)), ...related].sort();
}

/** A thread in which all of this is said and answered, at once. */
async function said(owner: object, ...lines: string[]): Promise<string> {
	const thread = await newThread({ config: { learn: "turn" }, ...owner });
	await append(
		thread,
		lines.flatMap((line) => [user(line), assistant("Noted.")]),
	);
	await settled(thread);
	return thread;
}

const WORDS: Readonly<Record<string, string>> = {
	...Object.fromEntries(Object.entries(STANDING).map(([name, { content }]) => [name, content])),
	...Object.fromEntries(Object.entries(RELATED).map(([name, words]) => [name, words.join(" ")])),
};

/** One of each kind: a statement, a place, a relation alone, a thing, a name, what was told before, what is said of another. */
const KINDS = [
	"Please forget that I'm allergic to kiwis.",
	"can you forget where i live?",
	"forget that I have a son, that's private",
	"delete everything about my salary",
	"can you forget about dana",
	"forget I told you about dana",
	"forget that my sister is moving to Oslo",
];

describe("what somebody asks to forget by its name", () => {
	it.each(FORGETS.filter(([asked]) => KINDS.includes(asked)))("goes with its relations: %s", async (asked, ...goes) => {
		const user_id = someone();
		await said({ user_id }, ...TOLD);
		const before = await known(user_id);
		const gone = goes.map((name) => WORDS[name] ?? name);
		expect(before).toEqual(expect.arrayContaining(gone));
		await said({ user_id }, asked);
		expect(await known(user_id)).toEqual(before.filter((one) => !gone.includes(one)));
	});

	it("is forgotten in the thread where it was told, as soon as it is told, and the messages stay", async () => {
		const user_id = someone();
		const thread = await said(
			{ user_id },
			"I live in Tromsø",
			"I have a son, Emil, he is 6",
			"pls forget i told you that",
		);
		expect(await known(user_id)).toEqual(["The user lives in Tromsø.", "user LIVES_IN Tromsø"]);
		await append(thread, [user("Forget where I live."), assistant("Done.")]);
		await settled(thread);
		expect(await known(user_id)).toEqual([]);
		const { data } = await ask(page, "GET", `${thread}/messages?limit=200`);
		expect(data).toHaveLength(8);
	});

	it("stays where it is another person's", async () => {
		const [ada, ben] = [someone(), someone()];
		const project_id = `p-${crypto.randomUUID()}`;
		const config = { learn: "turn", learn_scope: "project" };
		const thread = await newThread({ project_id, config });
		const say = async (user_id: string, content: string) => {
			await append(thread, [user(content, { user_id }), assistant("Noted.")]);
			await settled(thread);
		};
		await say(ada, TOLD[0]);
		for (const [asked] of FORGETS.slice(0, 3)) await say(ben, asked);
		expect(await contentsOf(`project:${project_id}`)).toEqual([STANDING.kiwis.content]);
		await say(ada, FORGETS[0]?.[0] ?? "");
		expect(await contentsOf(`project:${project_id}`)).toEqual([]);
	});

	it("stays where it only looks so, or stands in a text", async () => {
		const user_id = someone();
		await said({ user_id }, ...TOLD);
		const before = await known(user_id);
		const others = KEEPS.filter((text) => /^(?:forget|delete|remove|erase|can you)\b/.test(text));
		await said({ user_id }, ...others);
		await said({ user_id }, "translate what i say next into german", "forget where I live");
		expect(await known(user_id)).toEqual(expect.arrayContaining(before));
	});
});
