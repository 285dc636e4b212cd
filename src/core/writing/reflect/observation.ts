import type { MemoryType } from "../../model/memory/remembered.ts";
import type { Written } from "../writers/writers.ts";

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

export type Observations = readonly Observation[];

/** What is reflected on at once. */
export type Material = {
	/** `user:ID`, `project:ID`, `thread:ID` or `global`. */
	scope: string;
	/** What is new since the last reflection. */
	fresh: readonly Observation[];
	/** What was there before and may belong with it, insights too. */
	beside: readonly Observation[];
	/** What others took the place of under their keys. */
	replaced: readonly Observation[];
	/** What the insights of the scope rest on, one list each, as far as that still says what it said then. */
	known: readonly (readonly string[])[];
};

/** What a reflection concludes, before it is a memory. */
export type NewInsight = {
	content: string;
	/** What it counts, where a later insight takes its place: `pattern.fail.billing_deploy`; null where none does. */
	key: string | null;
	/** From 1 to 10; and from 0 to 1. */
	importance: number;
	confidence: number;
	/** The ids of the observations it rests on: at least two, or one that was said on several days. */
	evidence: readonly string[];
	depth: number;
};

/** Something two observations say differently: the later one is proposed to supersede the earlier. */
export type Contradiction = { earlier: string; later: string; why: string };

export type Reflected = Written & { insights: NewInsight[]; contradictions: Contradiction[] };
