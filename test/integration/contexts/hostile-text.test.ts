import { describe, expect, it } from "vitest";
import * as z from "zod";
import { amount } from "../../long.ts";
import { ask } from "../client.ts";
import { remembered, settled, someone } from "../continuity/learning-calls.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";

const FLUSH = { overflow: { strategy: "flush", preserve_messages: 2 } };
const flushed = z.looseObject({ covered: z.number() });

/** Messages that took minutes, and stopped every other call meanwhile: the time grew with the square of their length. */
const HOSTILE = {
	"words with white space between": `hi${" ".repeat(amount(400_000))}x`,
	"a secret behind white space": `My password is${" ".repeat(amount(400_000))}hunter2.`,
	"beginnings of tokens": "eyJ-".repeat(amount(100_000)),
	"full stops": `I prefer tea${".".repeat(amount(100_000))} x`,
	"odd characters": "\u0001\u0301\u200b\u0085".repeat(amount(40_000)),
};

describe("a long message of one kind of character", () => {
	it.each(Object.entries(HOSTILE))("is flushed, and keeps no secret: %s", async (_, content) => {
		const user_id = someone();
		const thread = await newThread({ user_id, config: FLUSH });
		await append(thread, [user(content), assistant("Noted."), user("And now?"), assistant("Tea.")]);
		expect(await ask(flushed, "POST", `${thread}/distill?wait=true`)).toMatchObject({ covered: 2 });
		expect(await settled(thread)).toMatchObject([{ kind: "flush", status: "done" }]);
		const kept = await remembered(`user:${user_id}`);
		expect(kept.filter((memory) => memory.content.includes("hunter2"))).toEqual([]);
		expect(kept.map((memory) => memory.content)).toContain("assistant: Noted.");
	});
});
