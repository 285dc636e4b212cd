/** `atOnce` requests are always under way; a context is asked for after every so many messages of a writer. */
export type LoadSize = { threads: number; messages: number; atOnce: number; contextEvery: number };

/** `writes`: how many, at least and at most, a server acknowledges before it is killed. Before each of the first kills a user is erased. */
export type ChaosSize = { kills: number; writers: number; erased: number; writes: readonly [number, number] };

export type FuzzSize = { requests: number; atOnce: number };

/** Cycles begin for so many seconds; in each, so many users take so many turns in parallel. */
export type SoakSize = { seconds: number; users: number; turns: number };

type Sizes = { load: LoadSize; chaos: ChaosSize; fuzz: FuzzSize; soak: SoakSize };

/** What the figures are measured with. */
export const WHOLE: Sizes = {
	load: { threads: 100, messages: 100, atOnce: 50, contextEvery: 5 },
	chaos: { kills: 20, writers: 10, erased: 5, writes: [10, 200] },
	fuzz: { requests: 10_000, atOnce: 4 },
	soak: { seconds: 600, users: 4, turns: 10 },
};

/** The same in some seconds. */
export const SHORT: Sizes = {
	load: { threads: 10, messages: 20, atOnce: 20, contextEvery: 5 },
	chaos: { kills: 1, writers: 4, erased: 1, writes: [10, 30] },
	fuzz: { requests: 500, atOnce: 4 },
	soak: { seconds: 20, users: 2, turns: 2 },
};
