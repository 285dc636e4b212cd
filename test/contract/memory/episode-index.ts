import { describe, expect, it } from "vitest";
import type { Episode } from "../../../src/core/model/memory/memory.ts";
import type { EpisodeIndex, EpisodeSpan } from "../../../src/features/memory/store/index/episode-index.ts";

type Owners = { user_id: string | null; project_id: string | null };

/** What a test needs beside the index: the list of threads, and what recall and the outbox see of it. */
export type EpisodeProbe = {
	list(thread: string, owners: Owners): Promise<unknown>;
	episodes(): Promise<{ id: string; thread_id: string; text: string; message_ids: string[]; version: number }[]>;
	/** The ids of a user's episodes that have a term. */
	found(user: string, term: string): Promise<string[]>;
	/** What waits in the outbox, as "put eps_1", oldest first; it is emptied. */
	told(): Promise<string[]>;
};

const ADA = { user_id: "ada", project_id: null };

function episode(from: number, to: number, text: string, more: Partial<Episode> = {}): Episode {
	const message_ids = Array.from({ length: to - from + 1 }, (_, index) => `m${from + index}`);
	const times = { created_at: "2026-05-04T09:00:00.000Z", ended_at: "2026-05-04T09:05:00.000Z" };
	const where = { thread_id: "t", from_seq: from, to_seq: to, message_ids };
	return { id: `eps_${from}`, ...where, ...ADA, text, ...times, ...more };
}

const span = (from: number, to: number | null = null, more: Partial<EpisodeSpan> = {}): EpisodeSpan => {
	return { id: "t", user_id: "ada", project_id: null, from, to, ...more };
};

/** What every index of episodes has to keep. */
export function episodeIndexContract(make: (tenant: string) => { index: EpisodeIndex; probe: EpisodeProbe }): void {
	const fresh = async () => {
		const made = make(`eps-${crypto.randomUUID().slice(0, 8)}`);
		await made.probe.list("t", ADA);
		return made;
	};
	const filled = async () => {
		const made = await fresh();
		const three = [episode(1, 3, "user: boxes"), episode(4, 6, "user: tides"), episode(7, 9, "user: lamps")];
		expect(await made.index.put(span(1), three)).toBe(true);
		await made.probe.told();
		return made;
	};
	const idsOf = async (probe: EpisodeProbe) => (await probe.episodes()).map(({ id }) => id);

	describe("episodes", () => {
		it("are found by the stems of their words, under their user", async () => {
			const { index, probe } = await fresh();
			await index.put(span(1), [episode(1, 2, "ada: We packed boxes"), episode(3, 4, "ada: Tides")]);

			expect(await probe.episodes()).toMatchObject([
				{ id: "eps_1", thread_id: "t", text: "ada: We packed boxes", message_ids: ["m1", "m2"], version: 1 },
				{ id: "eps_3" },
			]);
			expect(await probe.found("ada", "box")).toEqual(["eps_1"]);
			expect(await probe.found("ben", "box")).toEqual([]);
			expect(await probe.told()).toEqual(["put eps_1", "put eps_3"]);
		});

		it("take the place of those behind a seq, and keep their id where they begin as before", async () => {
			const { index, probe } = await filled();
			await index.put(span(4), [episode(4, 7, "user: tides and lamps")]);

			expect(await probe.episodes()).toMatchObject([
				{ id: "eps_1", version: 1 },
				{ id: "eps_4", version: 2, text: "user: tides and lamps" },
			]);
			expect(await probe.found("ada", "lamp")).toEqual(["eps_4"]);
			expect(await probe.told()).toEqual(["remove eps_7", "put eps_4"]);
		});

		it("take the place of those of a span only", async () => {
			const { index, probe } = await filled();
			await index.put(span(4, 6), [
				episode(4, 4, "user: ebb", { id: "eps_a" }),
				episode(5, 6, "user: flood", { id: "eps_b" }),
			]);

			expect(await idsOf(probe)).toEqual(["eps_1", "eps_a", "eps_b", "eps_7"]);
			expect(await probe.found("ada", "tide")).toEqual([]);
			expect(await probe.told()).toEqual(["remove eps_4", "put eps_a", "put eps_b"]);

			expect(await index.put(span(4, 6), [])).toBe(true);
			expect(await idsOf(probe)).toEqual(["eps_1", "eps_7"]);
		});

		it("are refused of a thread that is not listed, or as another's", async () => {
			const { index, probe } = await filled();
			const refused = [{ id: "u" }, { user_id: "ben" }, { project_id: "p" }];

			for (const other of refused) {
				const { id, ...owners } = span(1, null, other);
				const theirs = episode(1, 2, "user: x", { id: "eps_x", thread_id: id, user_id: owners.user_id });
				expect(await index.put(span(1, null, other), [theirs])).toBe(false);
			}
			expect(await idsOf(probe)).toEqual(["eps_1", "eps_4", "eps_7"]);
			expect(await probe.found("ada", "box")).toEqual(["eps_1"]);
			expect(await probe.told()).toEqual([]);
		});
	});

	describe("what is forgotten", () => {
		it("are the episodes that a message may be in, with their terms", async () => {
			const { index, probe } = await filled();
			await index.forget("t", [2, 9]);

			expect(await idsOf(probe)).toEqual(["eps_4"]);
			expect(await probe.found("ada", "box")).toEqual([]);
			expect(await probe.told()).toEqual(["remove eps_1", "remove eps_7"]);
		});

		it("is all of the thread, and nothing of another thread or tenant", async () => {
			const [{ index, probe }, other] = [await filled(), await filled()];
			await probe.list("u", ADA);
			await index.put(span(1, null, { id: "u" }), [episode(1, 2, "user: boxes", { id: "eps_u", thread_id: "u" })]);
			await index.forget("t", "all");
			await index.forget("t", "all");

			expect(await idsOf(probe)).toEqual(["eps_u"]);
			expect(await probe.found("ada", "box")).toEqual(["eps_u"]);
			expect(await idsOf(other.probe)).toHaveLength(3);
		});
	});
}
