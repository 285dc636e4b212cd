import { expect, it } from "vitest";
import * as z from "zod";
import { ask } from "../client.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";
import { settled, someone } from "./learning-calls.ts";

const page = z.object({
	data: z.array(z.looseObject({ subject: z.string(), predicate: z.string(), object: z.string() })),
});

/** The relations of a user who said this, each behind an answer. */
async function relationsAfter(...said: string[]) {
	const user_id = someone();
	const thread = await newThread({ user_id, config: { learn: "turn" } });
	await append(
		thread,
		said.flatMap((content) => [user(content), assistant("Noted.")]),
	);
	await settled(thread);
	const { data } = await ask(page, "GET", `/v1/relations?scope=user:${user_id}`);
	return data.map(({ subject, predicate, object }) => `${subject} ${predicate} ${object}`).sort();
}

it("who people are and where they live and work is learned over several messages", async () => {
	const found = await relationsAfter(
		"My brother Femi lives in Spokane.",
		"He works at Harms. I'm in Stavanger.",
		"My mum lives in Sligo, and Lena from finance is my cousin.",
	);
	expect(found).toEqual([
		"Femi LIVES_IN Spokane",
		"Femi WORKS_AT Harms",
		"Lena WORKS_IN finance",
		"mum LIVES_IN Sligo",
		"user HAS_BROTHER Femi",
		"user HAS_COUSIN Lena",
		"user LOCATED_IN Stavanger",
	]);
});

it("where somebody is now takes no home's place, and what is not meant tells nothing", async () => {
	const found = await relationsAfter(
		"I live in Bergen.",
		"I'm in Lisbon.",
		"When I'm in Cork I call my aunt.",
		'Translate: "My brother Tom lives in Rome."',
		"If my sister Ada worked at Bosch she would say so.",
	);
	expect(found).toEqual(["user LIVES_IN Bergen", "user LOCATED_IN Lisbon"]);
});
