import fc from "fast-check";
import { expect, it } from "vitest";
import type { Episode } from "../../../src/core/model/memory/memory.ts";
import type { EpisodeIndex } from "../../../src/features/memory/store/index/episode-index.ts";
import { type EpisodeKeeper, episodeKeeper } from "../../../src/features/threads/use-cases/index-episodes.ts";
import { must, user } from "../../contract/threads/thread-fixtures.ts";
import { amount } from "../../long.ts";
import { inThread, type LocalTest } from "./local-thread.ts";

type Change =
	| { what: "say"; count: number; long: boolean }
	| { what: "edit" | "delete"; of: number }
	| { what: "move"; to: string | null };

/** How a write to the index ends, and what happens to the thread while it is under way. */
type Course = { end: "kept" | "lost" | "kept, but not told"; meanwhile: Change | null };

const anyChange: fc.Arbitrary<Change> = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ what: fc.constant("say" as const), count: fc.nat(30), long: fc.boolean() }) },
	{ weight: 4, arbitrary: fc.record({ what: fc.constantFrom("edit" as const, "delete" as const), of: fc.nat(99) }) },
	{ weight: 1, arbitrary: fc.record({ what: fc.constant("move" as const), to: fc.constantFrom("ada", "ben", null) }) },
);

const anyCourse: fc.Arbitrary<Course> = fc.record({
	end: fc.constantFrom("kept", "kept", "kept", "lost", "kept, but not told"),
	meanwhile: fc.option(anyChange, { freq: 2 }),
});

/** A thread and its index, which is kept up by a keeper while it changes; every text said is a word of its own. */
function kept(thread: LocalTest, courses: Course[]) {
	const index = new Map<number, Episode>();
	const said = new Map<string, string>();
	const gone = new Set<string>();
	let owner: string | null = null;
	let words = 0;
	const episodeIndex: EpisodeIndex = {
		async put(span, episodes) {
			const course = courses.shift() ?? { end: "kept", meanwhile: null };
			const listed = owner;
			if (course.meanwhile !== null) acknowledged.push(apply(course.meanwhile));
			await Promise.resolve();
			if (course.end === "lost") throw new Error("lost");
			if (listed !== span.user_id) return false;
			for (const from of [...index.keys()]) if (from >= span.from && from <= (span.to ?? from)) index.delete(from);
			for (const episode of episodes) index.set(episode.from_seq, episode);
			if (course.end === "kept, but not told") throw new Error("lost on the way back");
			return true;
		},
		async forget(_, seqs) {
			for (const [from, { to_seq }] of [...index])
				if (seqs === "all" || seqs.some((seq) => from <= seq && seq <= to_seq)) index.delete(from);
		},
		forgetUser: () => Promise.reject(new Error("no user is erased here")),
	};
	const clock = { now: thread.now, elapsed: thread.now, pause: async () => undefined };
	const ids = { next: () => crypto.randomUUID(), seeded: () => ids, seed: () => "" };
	const keeper = (): EpisodeKeeper =>
		episodeKeeper(
			{ clock, ids, episodeIndex: () => episodeIndex, tenantJobs: () => ({ scheduleIndexing: async () => undefined }) },
			thread.indexed(),
		);
	const now = keeper();
	const acknowledged: Promise<void>[] = [];
	const word = () => `word${++words}.`;

	/** Changes the thread as a flow does; when it is done, nothing of what is gone may be left. */
	async function apply(change: Change): Promise<void> {
		if (change.what === "say") {
			const texts = Array.from({ length: change.count }, () => `${word()} ${change.long ? "x".repeat(700) : ""}`);
			const messages = texts.map((content) => user(content, { id: crypto.randomUUID() }));
			must(await thread.log().append({ messages, now: thread.now() }));
			for (const { id = "", content } of messages) said.set(id, String(content).trim());
			return;
		}
		const before: string[] = [];
		if (change.what === "move") {
			must(await thread.log().change({ user_id: change.to }, thread.now()));
			owner = change.to;
		} else {
			const [id, text] = [...said][change.of % Math.max(1, said.size)] ?? [];
			if (id === undefined || text === undefined) return;
			before.push(text);
			const next = word();
			if (change.what === "delete") must(await thread.log().remove(id, thread.now()));
			else must(await thread.log().edit(id, { content: next }, thread.now()));
			if (change.what === "delete") said.delete(id);
			else said.set(id, next);
		}
		await now.retractEpisodes();
		for (const text of before) gone.add(text);
		expect(left()).toEqual([]);
	}

	const lines = () =>
		[...index.values()].sort((a, b) => a.from_seq - b.from_seq).flatMap(({ text }) => text.split("\n"));
	const left = () => lines().filter((line) => gone.has(line.slice(line.indexOf(":") + 2)));

	return {
		apply,
		async keepUp() {
			await now.keepUp().catch(() => false);
			await Promise.all(acknowledged.splice(0));
			expect(left()).toEqual([]);
		},
		/** Until there is nothing more to do: then the index has just what is said, for whose it is. */
		async settle() {
			courses.length = 0;
			for (let alarm = 0; alarm < 20 && thread.indexed().isStale(); alarm++) await keeper().keepUp();
			expect(thread.indexed().isStale()).toBe(false);
			expect(lines()).toEqual(owner === null ? [] : [...said.values()].map((text) => `user: ${text}`));
			expect([...index.values()].every(({ user_id }) => user_id === owner)).toBe(true);
		},
	};
}

it("has what is said and never again what was taken back, whatever fails or happens meanwhile", () =>
	fc.assert(
		fc.asyncProperty(
			fc.array(fc.oneof(anyChange, fc.constant("keep up" as const)), { maxLength: 14 }),
			fc.array(anyCourse, { maxLength: 8 }),
			(steps, courses) =>
				inThread(async (thread) => {
					const episodes = kept(thread, [...courses]);
					await episodes.apply({ what: "move", to: "ada" });
					for (const step of [{ what: "say" as const, count: 30, long: true }, ...steps])
						await (step === "keep up" ? episodes.keepUp() : episodes.apply(step));
					await episodes.keepUp();
					await episodes.settle();
				}),
		),
		{ numRuns: amount(60) },
	));
