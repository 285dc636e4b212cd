/** New observations after which a scope is due (design §6). */
export const DUE_OBSERVATIONS = 100;

/**
 * Sum of the importance of new observations at which a scope is due, on the same scale of 1 to 10 as in Park et al.,
 * "Generative Agents" (2023), §4.2, who take 150 and come to two or three reflections a day. Of ordinary memories that is about
 * thirty; what weighs most is reflected on sooner.
 */
export const DUE_IMPORTANCE = 150;

/** What is reflected on at night where neither is reached: of fewer nothing follows that what was there before does not say. */
export const DAILY_OBSERVATIONS = 3;
/** Where nothing new came since it was asked for, it is asked for again after so long, some hours less than a day: that may have failed. */
export const DAILY_HOURS = 20;

/** Most new observations that a model reads at once: as many as make a scope due, in the paper too. */
export const MOST_A_BATCH = 100;
/** Most older ones that stand beside them. */
export const MOST_BESIDE = 50;
/** Most batches of one run that models read; the rest is read by rules. */
export const MOST_BATCHES = 4;
/** A question, one that names what was wrong, and one in the simplest form. */
const CALLS_A_BATCH = 3;
/** Most calls of a model in one run over a scope. */
export const MOST_REFLECTING_CALLS = MOST_BATCHES * CALLS_A_BATCH;

/** Most new observations, and most beside them, that rules read at once. */
export const MOST_BY_RULES = 10_000;

/** Most insights and contradictions of one batch, as a model gives them. */
export const MOST_INSIGHTS = 10;
/** The same by rules, of one run. */
export const MOST_INSIGHTS_BY_RULES = 50;

/** Most observations that an insight names as what it rests on, the latest; what it counts may be more. */
export const MOST_EVIDENCE = 100;

/** Longest key, in UTF-16 units. */
export const MOST_KEY = 80;
/** Longest insight, in UTF-16 units. */
export const LONGEST_INSIGHT = 600;
/** An insight this deep is evidence of none: what rests on so much says less and less. */
export const DEEPEST = 4;

/** Days of which each has one of those, where they are more than that; the latest. */
export const MOST_DAYS = 400;

/** So many days make a pattern of what was said again. */
export const PATTERN_DAYS = 3;
