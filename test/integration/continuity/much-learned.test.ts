import { describe, expect, it } from "vitest";
import * as z from "zod";
import { amount } from "../../long.ts";
import { api, ask } from "../client.ts";
import { append, assistant, newThread, user } from "../thread-calls.ts";
import { someone } from "./learning-calls.ts";

const skipped = z.array(z.object({ reason: z.string(), detail: z.string() }));
const result = z.looseObject({ memories: z.array(z.unknown()), relations: z.array(z.unknown()), skipped });
const job = z.looseObject({ id: z.string(), status: z.string() });
const relations = z.object({ data: z.array(z.looseObject({ object: z.string(), valid_to: z.string().nullish() })) });
const memories = z.object({ data: z.array(z.looseObject({ content: z.string() })) });

const SENTENCES = 20;
const MESSAGES = amount(60);
/** Whatever else the machine does meanwhile. */
const PATIENCE_MS = 100_000;

/** A name that no other number has. */
function nameOf(number: number): string {
	const letters = [2, 1, 0].map((power) => "bdfghklmnprstvz".charAt(Math.floor(number / 15 ** power) % 15));
	return `${letters.map((letter, at) => `${at === 0 ? letter.toUpperCase() : letter}${"aeo".charAt(at)}`).join("")} Smith`;
}

/** "I live in …", with another name in each of so many sentences a message. */
function talkOf(messages: number) {
	const day = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
	return Array.from({ length: messages }, (_, message) =>
		user(Array.from({ length: SENTENCES }, (_, at) => `I live in ${nameOf(message * SENTENCES + at)}.`).join(" "), {
			created_at: day(message),
		}),
	);
}

const ofUser = (user_id: string) => `scope=user:${encodeURIComponent(user_id)}`;

/** The last of what was said is the one that holds. */
async function expectLast(user_id: string, messages: number): Promise<void> {
	const now = new Date().toISOString();
	const held = await ask(relations, "GET", `/v1/relations?${ofUser(user_id)}&predicate=LIVES_IN&as_of=${now}`);
	expect(held.data.map(({ object }) => object)).toEqual([nameOf(messages * SENTENCES - 1)]);
}

describe("whoever says very much about one thing", () => {
	it(
		"is learned from in time that grows with it, and the last of it holds",
		async () => {
			const user_id = someone();
			const answer = await api("POST", "/v1/memories/ingest", { user_id, messages: talkOf(MESSAGES) });
			const { id } = z.object({ job }).parse(answer.body).job;
			const read = () => ask(job, "GET", `/v1/jobs/${id}`);
			await expect.poll(async () => (await read()).status, { timeout: PATIENCE_MS, interval: 500 }).toBe("done");

			await expectLast(user_id, MESSAGES);
		},
		PATIENCE_MS + 10_000,
	);

	it("is told what was left out of what one message says", async () => {
		const body = { user_id: someone(), messages: talkOf(1), wait: true };
		const learned = await ask(result, "POST", "/v1/memories/ingest", body);
		const left = learned.skipped.map(({ detail }) => detail).join();

		expect(learned.relations).toHaveLength(SENTENCES);
		expect(learned.memories).toHaveLength(12);
		for (let number = 12; number < SENTENCES; number++) expect(left).toContain(nameOf(number));
	});

	it(
		"in a thread that learns after each turn, too",
		async () => {
			const user_id = someone();
			const thread = await newThread({ user_id, config: { learn: "turn" } });
			await append(thread, [...talkOf(MESSAGES), assistant("Noted.")]);
			const last = nameOf(MESSAGES * SENTENCES - 1);
			const held = async () => {
				const path = `/v1/relations?${ofUser(user_id)}&predicate=LIVES_IN&object=${encodeURIComponent(last)}`;
				return (await ask(relations, "GET", path)).data.length;
			};
			await expect.poll(held, { timeout: PATIENCE_MS, interval: 500 }).toBe(1);
			await expectLast(user_id, MESSAGES);
			expect((await ask(memories, "GET", `/v1/memories?${ofUser(user_id)}`)).data.length).toBeGreaterThan(0);
		},
		PATIENCE_MS + 10_000,
	);
});
