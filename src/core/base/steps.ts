/** Work in steps, so that other work can run in between. Each step yields how much text it read (UTF-16 units). */
export type Steps<T> = Generator<number, T, void>;

/** Runs all steps at once. */
export function runSteps<T>(steps: Steps<T>): T {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}
