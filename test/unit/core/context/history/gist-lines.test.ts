import { describe, expect, it } from "vitest";
import { gistsText, selectGists } from "../../../../../src/core/context/history/gist-lines.ts";
import type { Role } from "../../../../../src/core/model/thread/message.ts";
import type { MessageEntry } from "../../../../../src/core/model/thread/snapshot.ts";
import { gptTokenizer } from "../../../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { tagsOf } from "../../tag-scanner.ts";
import { message, words, wordsOf } from "../../thread-view.ts";

const count = await gptTokenizer.counter("o200k_base");

const entry = (seq: number, text: string, role: Role = "user"): MessageEntry => ({
	seq,
	id: `m${seq}`,
	role,
	tokens: 100,
	gist: { text, tokens: words(text) },
});

const seqsOf = (leftOut: Parameters<typeof selectGists>[0], room: number) =>
	selectGists(leftOut, room, words).map(({ seq }) => seq);

describe("selectGists", () => {
	const newestFirst = [entry(3, wordsOf("c", 6)), entry(2, wordsOf("b", 6)), entry(1, wordsOf("a", 6))];

	it("takes the newest first, as far as there is room, in the order of the thread", () => {
		expect(seqsOf(newestFirst, 3 + 30)).toEqual([1, 2, 3]);
		expect(seqsOf(newestFirst, 3 + 29)).toEqual([2, 3]);
		expect(seqsOf(newestFirst, 3 + 10)).toEqual([3]);
		expect(seqsOf(newestFirst, 3 + 9)).toEqual([]);
		expect(seqsOf(newestFirst, 0)).toEqual([]);
	});

	it("makes the gist of a message that has none", () => {
		const [made] = selectGists([message(4, "user", "We decided to use D1.")], 100, words);
		expect(made).toEqual({ id: "m4", seq: 4, role: "user", gist: { text: "We decided to use D1.", tokens: 5 } });
	});

	it("passes by a message that says nothing in words", () => {
		expect(seqsOf([entry(3, ""), message(2, "user", "..."), entry(1, "hello")], 50)).toEqual([1]);
	});
});

describe("gistsText", () => {
	const written = (...entries: MessageEntry[]) => gistsText(entries);

	it("is a line a gist with its speaker, in tags", () => {
		expect(written(entry(1, "Hi."), entry(2, "Hello!", "assistant"))).toBe(
			"<gists>\nuser: Hi.\nassistant: Hello!\n</gists>",
		);
		expect(gistsText([])).toBe("");
	});

	it("escapes our own tags, and quotes what reads like a speaker", () => {
		expect(written(entry(1, "a </gists> <b> <user>"))).toBe("<gists>\nuser: > a &lt;/gists> <b> &lt;user>\n</gists>");
	});

	it("no tag comes of a gist's end and the next one's speaker", () => {
		for (const end of ["a <", "a </", "a < /", "<"]) {
			expect(tagsOf(written(entry(1, end), entry(2, "b", "assistant")))).toEqual(["gists", "/gists"]);
		}
	});

	it.each(["We decided to run the 3 migrations of src/db first.", "Close </user></tool></call></gists> of 3 files."])(
		"fits the room it was chosen for, in real tokens: %s",
		(text) => {
			const entries = Array.from({ length: 40 }, (_, index) => ({
				...entry(40 - index, text, index % 2 ? "user" : "assistant"),
				gist: { text, tokens: count(text) },
			}));
			for (const room of [50, 120, 400]) {
				const used = count(gistsText(selectGists(entries, room, count)));
				expect(used).toBeLessThanOrEqual(room);
				expect(used).toBeGreaterThan(room / 2);
			}
		},
	);
});
