import { MOST_CALLS_A_CHUNK } from "./learned-transcript.ts";

/**
 * Messages are learned from in runs of one request each. Of what is learned at once (a part of a thread, or all that is
 * given to `ingest`), models read so many runs at most, and the rest is read by rules; so one attempt makes no more calls
 * than this, and of each message no model is asked more than `MOST_CALLS_A_CHUNK` times in it.
 */
const MOST_RUNS = 4;
export const MOST_LEARNING_CALLS = MOST_RUNS * MOST_CALLS_A_CHUNK;
