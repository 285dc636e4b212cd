import type { MemoryType } from "../recall/remembered.ts";

/** What a reflection looks at: a memory of the scope, with all the times at which it was said. */
export type Observation = {
	id: string;
	type: MemoryType;
	content: string;
	key: string | null;
	/** From 1 to 10. */
	importance: number;
	/** When it was said, each time, oldest first; ISO 8601 UTC. */
	said_at: readonly string[];
	/** 0: said by somebody. An insight is one deeper than the deepest of what it rests on. */
	depth: number;
};

/** What a reflection concludes, before it is a memory. */
export type NewInsight = {
	content: string;
	/** From 1 to 10. */
	importance: number;
	/** On 0..1. */
	confidence: number;
	/** The ids of the observations it rests on, at least two. */
	evidence: readonly string[];
	depth: number;
};

/** Something two observations say differently: the later one is proposed to supersede the earlier. */
export type Contradiction = { earlier: string; later: string; why: string };

/** What came of a batch. */
export type Reflected = {
	insights: NewInsight[];
	contradictions: Contradiction[];
	/** `embedded`, or the name of the model. */
	writer: string;
	/** Why a better writer did not do it; null if the first in order did. */
	degraded: string | null;
};
