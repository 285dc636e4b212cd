/** How often a model is asked about the same messages: as JSON, repaired, in lines. */
export const CALLS_A_PART = 3;

/**
 * Messages are learned from in parts of one request each; of what is learned at once, models read so many parts at most,
 * the rest is read by rules. So one attempt makes at most this many calls, and for each message no more than
 * `CALLS_A_PART` of each model.
 */
export const MOST_PARTS = 4;
export const MOST_LEARNING_CALLS = MOST_PARTS * CALLS_A_PART;
