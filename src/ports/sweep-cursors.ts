import type { WaitingScope } from "./reflection-watch.ts";
import type { ChangedThread } from "./thread-watch.ts";

/** The sweeps that go through lists longer than one sweep takes, and the last that each took. */
export type SweepPositions = {
	"wake threads": ChangedThread;
	"wake indexes": string;
	"reflect due": WaitingScope;
	"reflect nightly": WaitingScope;
};

/** Where each sweep goes on, so that what stands first in a list keeps nothing back that stands behind it. */
export type SweepCursors = {
	/** Null: at the beginning. */
	read<N extends keyof SweepPositions>(name: N): Promise<SweepPositions[N] | null>;
	write<N extends keyof SweepPositions>(name: N, position: SweepPositions[N] | null): Promise<void>;
};
