import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { api } from "../client.ts";
import { contextOf } from "../contexts/context-calls.ts";
import { append, assistant, MESSAGES_ONLY, newThread, user } from "../thread-calls.ts";

const ina = (content: string, id?: string) => user(content, { name: "Ina", ...(id === undefined ? {} : { id }) });
const bo = (content: string, id?: string) => assistant(content, { name: "Bo", ...(id === undefined ? {} : { id }) });

/** What only recall brings, by its ids, the best first; no word of the question stands in any of the messages. */
async function recalled(path: string) {
	const built = await contextOf(path, {
		query: "Which instruments does Ina play?",
		waterfall: false,
		budget: { system: 0, project: 0, task: 0, history: 0, knowledge: 400 },
	});
	return built.report.items.filter(({ section }) => section === "earlier_messages");
}

/** How many facts the thread's object holds. */
function factsHeld(id: string): Promise<number> {
	return runInDurableObject(
		env.THREADS.getByName(`local/${id}`),
		(_, { storage }) => storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM message_facts").one().n,
	);
}

it.each([
	["a thread that is ranked whole", 60],
	["a longer one", 1_100],
])("of %s a kind and a person find what no word does, until it is edited or deleted", async (_, messages) => {
	const id = `facts-${messages}`;
	const path = await newThread({ id, config: MESSAGES_ONLY });
	const said = Array.from({ length: messages }, (_, at) => (at % 2 === 0 ? ina : bo)(`So much for number ${at}.`));
	said[20] = ina("I took up the clarinet.", "clarinet");
	said[31] = bo("That reminds me: I sold the banjo.", "banjo");
	said[40] = ina("Bought myself an ukulele at last!", "ukulele");
	said[44] = ina("My uncle carves a harp.", "harp");
	for (let at = 0; at < said.length; at += 100) await append(path, said.slice(at, at + 100));

	const found = await recalled(path);
	const place = (one: string) => found.findIndex((item) => item.id === one);
	expect([place("clarinet"), place("ukulele")].sort()).toEqual([0, 1]);

	expect((await api("PATCH", `${path}/messages/clarinet`, { content: "I took up nothing." })).status).toBe(200);
	expect((await api("DELETE", `${path}/messages/ukulele`)).status).toBe(204);
	const after = (await recalled(path)).filter(({ included }) => included).map((item) => item.id);
	expect(after).not.toContain("ukulele");
	expect(after[0]).not.toBe("clarinet");
	if (messages > 1_000) expect(after).not.toContain("clarinet");

	const before = await factsHeld(id);
	for (const one of ["banjo", "harp"]) expect((await api("DELETE", `${path}/messages/${one}`)).status).toBe(204);
	expect(before - (await factsHeld(id))).toBeGreaterThanOrEqual(2);
});
