import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ask } from "../client.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";
import { contentsOf, remembered, settled, someone } from "./learning-calls.ts";

type Said = ReturnType<typeof user>;

/** A thread in which each of these is said and answered. */
async function told(owner: object, ...said: (string | Said)[]): Promise<string> {
	const thread = await newThread({ config: { learn: "turn" }, ...owner });
	await say(thread, ...said);
	return thread;
}

async function say(thread: string, ...said: (string | Said)[]): Promise<void> {
	for (const one of said) {
		await append(thread, [typeof one === "string" ? user(one) : one, assistant("Noted.")]);
		await settled(thread);
	}
}

describe("what is said to be over", () => {
	it.each([
		[
			"I'm allergic to penicillin.",
			"I'm not allergic to penicillin after all.",
			"The user is not allergic to penicillin after all.",
		],
		["I'm vegetarian.", "im not vegetarian anymore", "The user is not vegetarian anymore."],
		["My favourite tea is Earl Grey.", "My favourite tea is rooibos now.", "The user's favourite tea is rooibos now."],
		[
			"Please always answer me in Norwegian.",
			"Please answer in English from now on.",
			"Please answer in English from now on.",
		],
	])("gives way, in another thread too: %s – %s", async (before, now, content) => {
		const user_id = someone();
		await told({ user_id }, before);
		expect(await contentsOf(`user:${user_id}`)).toHaveLength(1);
		await told({ user_id }, now);
		expect(await contentsOf(`user:${user_id}`)).toEqual([content]);
	});

	it("gives way in the same thread", async () => {
		const user_id = someone();
		await told({ user_id }, "Please always answer me in Norwegian.", "Please answer in English from now on.");
		expect(await contentsOf(`user:${user_id}`)).toEqual(["Please answer in English from now on."]);
	});

	it("leaves what another user told", async () => {
		const [one, other] = [someone(), someone()];
		await told({ user_id: one }, "I'm vegetarian.");
		await told({ user_id: other }, "im not vegetarian anymore");
		expect(await contentsOf(`user:${one}`)).toEqual(["The user is vegetarian."]);
	});
});

describe("what somebody asks to forget", () => {
	const TRIP = "My budget for the Berlin trip is 900 euros.";
	const PEANUTS = "I am allergic to peanuts.";

	it("is forgotten by its name, from any thread of theirs, and its history stays", async () => {
		const user_id = someone();
		await told({ user_id }, PEANUTS, TRIP);
		const before = await remembered(`user:${user_id}`);
		const trip = before.find(({ content }) => content.includes("Berlin"));
		expect(trip).toBeDefined();
		await told({ user_id }, "ok please forget what I said about the berlin trip");
		expect(await contentsOf(`user:${user_id}`)).toEqual([expect.stringContaining("peanuts")]);
		const versions = z.object({ data: z.array(z.looseObject({ content: z.string(), status: z.string() })) });
		const { data } = await ask(versions, "GET", `/v1/memories/${trip?.id}/history`);
		expect(data).toMatchObject([{ content: expect.stringContaining("Berlin"), status: "expired" }]);
	});

	it("is forgotten as “that” right after it was told", async () => {
		for (const asked of ["forget that", "please don't remember that", "scratch that."]) {
			const user_id = someone();
			await told({ user_id }, PEANUTS, TRIP, asked);
			expect(await contentsOf(`user:${user_id}`), asked).toEqual([expect.stringContaining("peanuts")]);
		}
	});

	it("stays where it is not asked for plainly", async () => {
		for (const asked of [
			"did you forget what I said about the berlin trip?",
			"did you forget what I said about the berlin trip",
			"don't forget what I said about the berlin trip",
			'my boss wrote: "forget what I said about the berlin trip"',
			"if I say forget what I said about the berlin trip, what happens",
			"forget what she said about the berlin trip",
			"forget what I said about the lisbon trip",
			"forget it",
			"forget that, show me the weather",
			"i don't remember that",
		]) {
			const user_id = someone();
			await told({ user_id }, TRIP, asked);
			expect(await contentsOf(`user:${user_id}`), asked).toContainEqual(expect.stringContaining("Berlin"));
		}
	});

	it("stays where another person said it or it was given by hand", async () => {
		const [ada, ben] = [someone(), someone()];
		const project_id = `p-${crypto.randomUUID()}`;
		const by = (user_id: string, content: string) => user(content, { user_id });
		const config = { learn: "turn", learn_scope: "project" };
		const thread = await told({ project_id, config }, by(ada, TRIP));
		const given = { content: "The trip to Berlin is paid by the firm.", type: "fact", scope: `project:${project_id}` };
		await ask(z.unknown(), "POST", "/v1/memories", given);
		await say(thread, by(ben, "forget what I said about the berlin trip"));
		expect(await contentsOf(`project:${project_id}`)).toHaveLength(2);
		await say(thread, by(ada, "forget what I said about the berlin trip"));
		expect(await contentsOf(`project:${project_id}`)).toEqual([given.content]);
	});
});

describe("a joke in another thread", () => {
	const asked = async (user_id: string) => {
		const thread = await newThread({ user_id, config: { learn: "off" } });
		const query = { query: "where are we moving next summer?", format: "text" };
		return (await ask(z.looseObject({ text: z.string() }), "POST", `${thread}/context`, query)).text;
	};
	const said = async (...lines: string[]) => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: { learn: "turn" } });
		await append(
			thread,
			lines.flatMap((line) => [user(line), assistant("Oh, a move to Mars next summer!")]),
		);
		await settled(thread);
		return user_id;
	};

	it("is not recalled once it was taken back", async () => {
		expect(await asked(await said("we are moving to Mars next summer", "jk!!"))).not.toContain("moving to Mars");
	});

	it("is recalled unless it was taken back", async () => {
		expect(await asked(await said("we are moving to Mars next summer", "not really my idea"))).toContain(
			"moving to Mars",
		);
	});
});

describe("plain statements of a few words", () => {
	it("are learned alone and inside a longer message", async () => {
		for (const [line, content] of [
			["i prefer tea", "The user prefers tea."],
			["can you fix the import? i prefer tea. also the tests fail", "The user prefers tea."],
			["i hate mornings", "The user hates mornings."],
			["my dog is called rex", "The user's dog is called rex."],
			["i'm vegan", "The user is vegan."],
		] as const) {
			const user_id = someone();
			await told({ user_id }, line);
			expect(await contentsOf(`user:${user_id}`), line).toEqual([content]);
		}
	});

	it("are not learned where they only point at something, ask, suppose or quote", async () => {
		for (const line of [
			"i like it",
			"i prefer this one",
			"I hate this function",
			"do i prefer tea?",
			"maybe i prefer tea",
			"im a bit lost",
			'he said "i hate mornings"',
		]) {
			const user_id = someone();
			await told({ user_id }, line);
			expect(await contentsOf(`user:${user_id}`), line).toEqual([]);
		}
	});
});

describe("amounts of one thing that is named in another order", () => {
	it("replace each other, and those of other things do not", async () => {
		const user_id = someone();
		await told(
			{ user_id },
			"the kitchen budget is 9000",
			"the garden budget is 3000",
			"budget for the kitchen is 12000",
		);
		const contents = (await contentsOf(`user:${user_id}`)).join("\n");
		expect(contents).toContain("12000");
		expect(contents).toContain("3000");
		expect(contents).not.toContain("9000");
	});
});

describe("a summary", () => {
	it("has nothing of a text that was given to be translated, nor of its translation", async () => {
		const thread = await newThread({ config: { learn: "off", overflow: { preserve_messages: 1 } } });
		await append(thread, [
			user("Translate to French: My sister lost her job and we moved to Berlin in March."),
			assistant("Ma soeur a perdu son emploi et nous avons déménagé à Berlin en mars."),
			user("I decided to send it to the landlord on friday"),
			assistant("Good."),
			user("We moved to Antwerp, the lease says 900 a month."),
			assistant("Good."),
			user("thanks"),
		]);
		const answer = JSON.stringify(await ask(z.unknown(), "POST", `${thread}/distill?wait=true`));
		expect(answer).toContain("landlord");
		expect(answer).toContain("Antwerp");
		expect(answer).not.toContain("Berlin");
	});
});

describe("the working state", () => {
	const next = async (line: string) => {
		const thread = await newThread({ config: { learn: "off" } });
		await append(thread, [user("hi, I am planning our party"), assistant("Great!"), user(line), assistant("Noted.")]);
		return (await ask(z.looseObject({ next_step: z.string() }), "GET", `${thread}/working-state`)).next_step;
	};

	it("names what is said to be left to do", async () => {
		const line = "we still have to book the venue, and then send the invites";
		expect(await next(line)).toBe(line);
	});

	it("names nothing that is only asked or supposed", async () => {
		for (const line of [
			"do we still have to book the venue?",
			"maybe we still have to book it",
			"they still have to pay",
		])
			expect(await next(line), line).toBe("");
	});
});
