import { describe, expect, it } from "vitest";
import { askedToForget } from "../../../../src/core/writing/learn/conversation.ts";
import type { LearnedMessage } from "../../../../src/core/writing/learn/found/learned.ts";
import { askedFor } from "../../../../src/features/continuity/use-cases/learning/asked-for.ts";
import { FORGETS, KEEPS, RELATED, STANDING } from "../../../fixtures/asked-to-forget.ts";

const said = (content: string, role: "user" | "assistant" = "user"): LearnedMessage => ({
	...{ role, content, created_at: "2026-11-02T09:00:00.000Z", thread_id: "thr_1" },
	...{ message_id: "msg_1", seq: 9 },
});

const MEMORIES = Object.entries(STANDING).map(([name, memory]) => ({ name, key: null, ...memory }));
const RELATIONS = Object.entries(RELATED).map(([name, [subject, predicate, object]]) => ({
	...{ name, subject, predicate, object },
}));
const fold = (text: string) => text.toLowerCase().replace("ø", "o");

/** What goes of all that stands, as it is found by the lines that are looked for. */
function goes(text: string, earlier: readonly LearnedMessage[] = []): string[] {
	const asked = askedToForget(said(text), earlier);
	if (asked === null || asked.of === "last") return [];
	const wanted = askedFor(asked, { keyOf: (key) => key, entity: "user" });
	const found = RELATIONS.filter((one) =>
		wanted.lines.some((line) =>
			(["subject", "predicate", "object"] as const).every(
				(end) => line[end] === undefined || fold(line[end]) === fold(one[end]),
			),
		),
	);
	const meant = wanted.meant(found);
	if (meant === null) return [];
	return [...MEMORIES.filter((one) => wanted.isMeant(one)), ...meant].map(({ name }) => name).sort();
}

/** Relations that were told in the very words of a memory go with it, wherever they are kept. */
const WITH = new Set(["livesIn", "worksAt", "girlfriend", "danaHome", "sister", "dog"]);

describe("what is asked to be forgotten", () => {
	it.each(FORGETS)("%s", (text, ...names) => {
		const gone = goes(text);
		const named: readonly string[] = names;
		expect(gone.filter((name) => !named.includes(name))).toEqual([]);
		expect(gone).toEqual(expect.arrayContaining(named.filter((name) => !WITH.has(name))));
	});

	it.each(KEEPS.map((text) => [text]))("stays: %s", (text) => {
		expect(goes(text)).toEqual([]);
	});
});
