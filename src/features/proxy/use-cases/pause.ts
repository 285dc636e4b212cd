/** The longest pause grows by this with each try (ms), up to the longest of all. */
const STEP_MS = 20;
const LONGEST_MS = 400;

/** Waits before another try (0: the first, none) at a thread that others write to: at random, or they would meet again. */
export async function pauseBefore(tries: number): Promise<void> {
	if (tries > 0) await scheduler.wait(Math.random() * Math.min(LONGEST_MS, STEP_MS * tries));
}
