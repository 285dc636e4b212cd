import type { Holder } from "../../../../core/writing/reflect/known-insights.ts";
import type { Contradiction, Observation } from "../../../../core/writing/reflect/observation.ts";

/** What was written or said since the last reflection: its places in the queue, and what of it still stands, oldest first. */
export type Fresh = { numbers: number[]; observations: Observation[] };

/** What was reflected on, and what became of it beside new insights. */
export type Reflection = {
	scope: string;
	/** Their places in the queue; each is reflected on once. */
	numbers: readonly number[];
	contradictions: readonly Contradiction[];
};

/** What insights rest on, and what of that others took the place of. */
type Evidence = { stands: Observation[]; replaced: Observation[] };

/** What reflection reads of one tenant's memories; every call is bounded. */
export type Observations = {
	/** The first that nobody has reflected on, at most `limit`. */
	fresh(scope: string, limit: number): Promise<Fresh>;
	/** Others that stand in the scope: what has a key of these, and the last written before them; at most `limit`. */
	beside(scope: string, these: readonly Observation[], limit: number): Promise<Observation[]>;
	/** The insights of the scope that count something under a key (what changed, happens again, or several are about), the newest. */
	insights(scope: string, limit: number): Promise<Observation[]>;
	/** What these insights rest on, those of the first of them first; at most `limit`. */
	restOn(insights: readonly string[], limit: number): Promise<Evidence>;
	/** The insights that stand in the scope under these keys. */
	holders(scope: string, keys: readonly string[]): Promise<Holder[]>;
	/** What these took the place of, one behind the other, at most `limit`. */
	replaced(ids: readonly string[], limit: number): Promise<Observation[]>;
	/** What these insights rest on, and others that rest on any of these, one list each, whether they stand or not. */
	known(ids: readonly string[], insights: readonly string[]): Promise<string[][]>;
	/** The insights that a job wrote and that are still there, oldest first, at most `limit`. */
	concludedBy(job: string, limit: number): Promise<string[]>;
	/** Which of these pairs nobody was asked about yet. */
	unproposed(pairs: readonly Contradiction[]): Promise<Contradiction[]>;
	/** Notes that these were reflected on and brought no insight (with insights: `MemoryStore.write`). */
	settle(reflection: Reflection, now: string): Promise<void>;
};
