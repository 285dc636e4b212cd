import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runSteps } from "../../../src/core/base/steps.ts";
import { stem, termsOf } from "../../../src/core/language/terms.ts";
import { IRREGULAR_FORMS } from "../../../src/core/language/words/irregular-forms.ts";
import { skillText } from "../../../src/core/model/memory/skill.ts";
import type { ChatMessage } from "../../../src/core/model/thread/message.ts";
import { INDEX_VERSION } from "../../../src/core/recall/index-version.ts";
import { CONCEPTS } from "../../../src/core/recall/lexicon/concepts.gen.ts";
import { KIND_WORDS } from "../../../src/core/recall/ranking/kind-words.ts";
import { indexEntrySteps, indexMessage } from "../../../src/features/threads/store/object/index-message.ts";
import { openStore } from "../../../src/features/threads/store/object/store.ts";

/** Regular and irregular forms, contractions, identifiers, accents, other scripts, and a word too long for one. */
const WORDS = `I've gone; she went, they're going. Mice ran beneath the knives that the wolves' children had bought and broken.
The better studies were relational, happily hopping; agreed generalizations of controlling feet. O'Reilly's l'eau naïve Straße
parseHTTPResponse snake_case_name v2.14.3 3,5 2026-11-20 東京に行きました 안녕하세요 привет мир العربية ${"x".repeat(70)}`;

const LONG = `We moved the harbour office in May. ${"The tide tables were printed twice, at 06:40 and at 18:55. ".repeat(9)}
Then my sister Ida married in Lisbon, which cost 1,200 euros.

- red paint
- two brushes, a ladder and tape

${"Nobody asked where the lamp had gone! ".repeat(12)}In the end I bought a green one for $45 at Nilsson's.`;

const AT = "2026-03-11T09:30:00.000Z";

const MESSAGES: ChatMessage[] = [
	{ role: "user", content: WORDS, name: "ada" },
	{ role: "user", content: LONG },
	{ role: "assistant", content: "Thanks, that's lovely!" },
	{ role: "user", content: "Last Tuesday I flew to Oslo with my dentist, Dr. Berg. Where should we eat on 3 June?" },
	{ role: "user", content: "From now on always answer in German; we've decided against the “Blue Lantern” plan." },
	{ role: "user", content: "I'm 41, I weigh 78 kg, my email is ada@example.org and our cat is called Pixel." },
	{ role: "user", content: [{ type: "text", text: "Two days ago it was 12.5 °C." }] },
	{
		role: "assistant",
		content: "",
		tool_calls: [{ id: "c", name: "read_file", arguments: '{"path":"src/tides.ts"}' }],
	},
	{ role: "tool", content: '{"rows":[{"port":"Bergen","height_cm":212}]}', tool_call_id: "c" },
];

/** Everything that is written when these messages are indexed, a line a value. */
function written(): Promise<string[]> {
	return runInDurableObject(env.THREADS.getByName(`indexed/${crypto.randomUUID()}`), (_, { storage }) => {
		const store = openStore(storage);
		store.prepare();
		const lines: string[] = [];
		const exec: SqlStorage["exec"] = (query, ...values) => {
			lines.push(...values.map((value) => JSON.stringify(value)));
			return storage.sql.exec(query, ...values);
		};
		const sql = new Proxy(storage.sql, { get: (target, key) => (key === "exec" ? exec : Reflect.get(target, key)) });
		for (const [index, message] of MESSAGES.entries()) {
			lines.push("", `message ${index + 1}`);
			const count = (text: string) => text.split(/\s+/).length;
			const entry = runSteps(indexEntrySteps({ ...message, created_at: AT }, count));
			indexMessage({ ...store, sql }, index + 1, entry);
		}
		return lines;
	});
}

/** The word lists that a text is indexed by, shortened to a line each: a word more changes what stored texts should have. */
async function wordLists(): Promise<string[]> {
	const forms = [...IRREGULAR_FORMS.keys()].sort().map((form) => `${form} ${stem(form)}`);
	const kinds = Object.values(KIND_WORDS).map(({ members }) =>
		[...new Set(termsOf(members).map(stem))].sort().join(" "),
	);
	return [
		`irregular forms ${await digest(forms)}`,
		`kinds of things ${await digest(kinds)}`,
		`lexicon ${await digest(Object.values(CONCEPTS))}`,
	];
}

async function digest(lines: string[]): Promise<string> {
	const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(lines.join("\n")));
	return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const skill = skillText({ name: "tie-knots", tags: ["rope"], description: "Ties knots", body: "Loop, then pull." });

/**
 * What is indexed of these texts, by the version it is indexed as. Where this fails, the same text is indexed as something else:
 * what is stored has to be indexed anew. Raise INDEX_VERSION; the next run then writes the file of that version, and the old one goes.
 */
it("gives what was recorded for this INDEX_VERSION: if a change of it is meant, raise the version", async () => {
	const searched = `skill ${JSON.stringify(termsOf(skill).map(stem).join(" "))}`;
	const lines = [...(await wordLists()), searched, ...(await written())];
	await expect(`${lines.join("\n")}\n`, "raise INDEX_VERSION (src/core/recall/index-version.ts)").toMatchFileSnapshot(
		`../../golden/indexed-${INDEX_VERSION}.txt`,
	);
});
