import { describe, expect, it } from "vitest";
import { err, ok } from "../../../src/core/base/result.ts";
import { embedMessages } from "../../../src/features/threads/use-cases/embed-messages.ts";
import type { Embedder } from "../../../src/ports/embedder.ts";
import { must, snapshotRequest, user } from "../../contract/threads/thread-fixtures.ts";
import { inThread, type LocalTest } from "./local-thread.ts";

/** What means the same to the encoder of these tests. */
const MEANINGS = [
	["boiler", "heating", "radiators"],
	["vacuum", "henrietta"],
	["tent", "camping"],
	["invoice", "paid"],
];

/** An encoder that knows a few meanings; `trouble` says when it does not answer. */
function encoder(model = "test:meanings", trouble: () => boolean = () => false) {
	const read: string[] = [];
	const asked: string[] = [];
	const embedder: Embedder = {
		...{ model, dimensions: MEANINGS.length + 1, batch: 4, kind: "model" },
		async embed(texts, use) {
			(use === "document" ? read : asked).push(...texts);
			if (trouble()) return err({ reason: "timeout" });
			return ok(texts.map(vectorOf));
		},
	};
	return { embedder, read, asked };
}

function vectorOf(text: string): Float32Array {
	const has = MEANINGS.map((words) => (words.some((word) => text.includes(word)) ? 1 : 0));
	return Float32Array.from(has.includes(1) ? [...has, 0] : [...has, 1]);
}

const SAID = ["the boiler gave up last night", "we named the vacuum henrietta", "packed the tent at last"];
const QUESTION = "is the heating broken?";

async function say(thread: LocalTest, ...texts: string[]) {
	const messages = texts.map((text) => user(text));
	return must(await thread.log().append({ messages, now: thread.now() })).messages.map(({ id }) => id);
}

const embed = (thread: LocalTest, embedder: Embedder) =>
	embedMessages({ clock: thread.clock, encoder: embedder }, thread.unread());

/** The texts that a question finds, and why they were not looked for by meaning. */
async function found(thread: LocalTest, query: string | null = QUESTION) {
	const request = snapshotRequest({ query, recall: { limit: 10, now: thread.now() } });
	const { view } = must(await thread.log().snapshot(request));
	const shown = view.found.filter(({ belowThreshold }) => belowThreshold !== true);
	return { texts: shown.map(({ message }) => message?.content), not_compared: view.not_compared };
}

describe("messages told in other words", () => {
	it("are found by what they mean, once the encoder has read them", () =>
		inThread(async (thread) => {
			const { embedder, read } = encoder();
			thread.beside(embedder);
			await say(thread, ...SAID);
			expect(await found(thread)).toEqual({ texts: [], not_compared: undefined });
			expect(await embed(thread, embedder)).toBe("done");
			expect(await found(thread)).toEqual({ texts: [SAID[0]], not_compared: undefined });
			await say(thread, "is the heating on?");
			// The newest message is the question here, and no answer to it.
			expect((await found(thread, null)).texts).toEqual([SAID[0]]);
			await embed(thread, embedder);
			expect(read).toEqual([...SAID, "is the heating on?"]);
		}));

	it("are asked for once: what comes with each message is read as it comes, and a question is not read twice in a row", () =>
		inThread(async (thread) => {
			let away = false;
			const { embedder, asked } = encoder("test:meanings", () => away);
			thread.beside(embedder);
			await say(thread, ...SAID);
			await embed(thread, embedder);
			await say(thread, "is the heating on?");
			expect(asked).toEqual([]);
			await found(thread, null);
			await say(thread, "who camps?", "is camping fun?");
			expect(asked).toEqual(["is the heating on?", "is camping fun?"]);
			expect((await found(thread, null)).texts).toContain(SAID[2]);
			expect(asked).toHaveLength(2);
			away = true;
			await say(thread, "was it paid?");
			expect((await found(thread, null)).not_compared).toBe("timeout");
			away = false;
			await found(thread, null);
			await found(thread, null);
			expect(asked.slice(2)).toEqual(["was it paid?", "was it paid?", "was it paid?"]);
			const byWords = { limit: 10, now: thread.now(), byWords: true as const };
			must(await thread.log().snapshot(snapshotRequest({ query: "boiler heating", recall: byWords })));
			expect(asked).toHaveLength(5);
			await found(thread, QUESTION);
			await say(thread, "anyone?");
			expect(asked.slice(5)).toEqual([QUESTION]);
		}));

	it("are found by words alone, and that is said, where the encoder does not answer", () =>
		inThread(async (thread) => {
			let away = false;
			const { embedder } = encoder("test:meanings", () => away);
			thread.beside(embedder);
			await say(thread, ...SAID);
			await embed(thread, embedder);
			away = true;
			expect(await found(thread)).toEqual({ texts: [], not_compared: "timeout" });
			await say(thread, "the radiators are cold");
			expect(await embed(thread, embedder)).toBe("failed");
			away = false;
			await embed(thread, embedder);
			expect((await found(thread)).texts).toEqual(expect.arrayContaining([SAID[0], "the radiators are cold"]));
			thread.beside(null);
			expect(await found(thread)).toEqual({ texts: [], not_compared: undefined });
		}));

	it("mean what they say now: edited ones are read again, deleted and erased ones leave nothing", () =>
		inThread(async (thread) => {
			const { embedder, read } = encoder();
			thread.beside(embedder);
			const [boiler = "", , tent = ""] = await say(thread, ...SAID);
			await embed(thread, embedder);
			must(await thread.log().edit(tent, { content: "the radiators hiss" }, thread.now()));
			must(await thread.log().remove(boiler, thread.now()));
			expect((await found(thread)).texts).toEqual([]);
			await embed(thread, embedder);
			expect((await found(thread)).texts).toEqual(["the radiators hiss"]);
			expect(read).toEqual([...SAID, "the radiators hiss"]);
			const stored = () => [...thread.sql.exec("SELECT seq FROM message_vectors ORDER BY seq").raw()];
			expect(stored()).toEqual([[2], [3]]);
			await thread.log().erase();
			expect(stored()).toEqual([]);
		}));

	it("are not kept as what they meant before an edit that came while the encoder read", () =>
		inThread(async (thread) => {
			const { embedder } = encoder();
			thread.beside(embedder);
			const [boiler = ""] = await say(thread, ...SAID);
			const slow: Embedder = {
				...embedder,
				async embed(texts, use, ms) {
					if (texts.includes(SAID[0] ?? "")) {
						must(await thread.log().edit(boiler, { content: "the invoice is paid" }, thread.now()));
					}
					return embedder.embed(texts, use, ms);
				},
			};
			await embed(thread, slow);
			expect((await found(thread)).texts).toEqual([]);
			expect((await found(thread, "what did it cost, all paid?")).texts).toContain("the invoice is paid");
		}));

	it("are shown as they are when the encoder has answered, whatever was deleted, edited or said while it read the question", () =>
		inThread(async (thread) => {
			const { embedder } = encoder();
			let meanwhile = async () => {};
			thread.beside({
				...embedder,
				async embed(texts, use, ms) {
					if (use === "query") await meanwhile();
					return embedder.embed(texts, use, ms);
				},
			});
			const [boiler = "", , tent = ""] = await say(thread, ...SAID);
			await embed(thread, embedder);
			const request = snapshotRequest({ query: QUESTION, recall: { limit: 10, now: thread.now() } });
			meanwhile = async () => {
				await scheduler.wait(1);
				must(await thread.log().remove(boiler, thread.now()));
				must(await thread.log().edit(tent, { content: "the invoice is for the heating" }, thread.now()));
				await say(thread, "so it is paid");
			};
			const { view } = must(await thread.log().snapshot(request));
			const shown = [...view.window, ...view.found.flatMap(({ message }) => message ?? [])];
			expect(JSON.stringify(shown)).not.toMatch(/boiler|packed/);
			expect(view.window.at(-1)?.content).toBe("so it is paid");
			expect(view.found.map(({ id }) => id)).toContain(tent);
			await embed(thread, embedder);
			meanwhile = async () => {
				await scheduler.wait(1);
				await thread.log().erase();
			};
			expect(await thread.log().snapshot({ ...request, query: "any heating?" })).toMatchObject({ ok: false });
		}));

	it("are found though the encoder fails at one of them", () =>
		inThread(async (thread) => {
			const { embedder } = encoder();
			const failing: Embedder = {
				...embedder,
				embed: async (texts, use, ms) =>
					texts.includes("we named the vacuum henrietta")
						? err({ reason: "failed", detail: "The model failed at this." })
						: embedder.embed(texts, use, ms),
			};
			thread.beside(failing);
			await say(thread, ...SAID);
			expect(await embed(thread, failing)).toBe("done");
			expect((await found(thread)).texts).toEqual([SAID[0]]);
			expect([...thread.sql.exec("SELECT seq FROM message_vectors ORDER BY seq").raw()]).toEqual([[1], [3]]);
		}));

	it("are read anew by another encoder: vectors of two are never compared", () =>
		inThread(async (thread) => {
			const first = encoder();
			thread.beside(first.embedder);
			await say(thread, ...SAID);
			await embed(thread, first.embedder);
			const other = encoder("test:others");
			thread.beside(other.embedder);
			expect((await found(thread)).texts).toEqual([]);
			await embed(thread, other.embedder);
			expect(other.read).toEqual(SAID);
			expect((await found(thread)).texts).toEqual([SAID[0]]);
		}));
});
