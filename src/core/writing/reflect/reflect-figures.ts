/** New observations after which a scope is due (design §6). */
export const DUE_OBSERVATIONS = 100;

/** The same of the sum of their importance, as in Park et al., "Generative Agents" (2023), §4.2: of ordinary memories about thirty. */
export const DUE_IMPORTANCE = 150;

/** What is reflected on at night where neither is reached: of fewer nothing new follows. */
export const DAILY_OBSERVATIONS = 3;
/** Where nothing new came since it was asked for, which may have failed, it is asked for again after so long. */
export const DAILY_HOURS = 20;

/** Most new observations that a model reads at once, and most older ones beside them. */
export const MOST_A_BATCH = 100;
export const MOST_BESIDE = 50;
/** Most batches of one run that models read; the rest is read by rules. */
export const MOST_BATCHES = 4;
/** Of each batch it is asked a question, one that names what was wrong, and one in the simplest form. */
export const MOST_REFLECTING_CALLS = MOST_BATCHES * 3;

/** Most new observations, and most beside them, that rules read at once. */
export const MOST_BY_RULES = 10_000;

/** Most insights and contradictions of one batch, as a model gives them; and of one run, by rules. */
export const MOST_INSIGHTS = 10;
export const MOST_INSIGHTS_BY_RULES = 50;

/** Most observations that an insight names as what it rests on, the latest; of so many days one each, where those are more. */
export const MOST_EVIDENCE = 100;
export const MOST_DAYS = 400;

/** In UTF-16 units. */
export const LONGEST_KEY = 80;
export const LONGEST_INSIGHT = 600;
/** An insight this deep is evidence of none: what rests on so much says less and less. */
export const DEEPEST = 4;

/** So many days make a pattern of what was said again. */
export const PATTERN_DAYS = 3;
