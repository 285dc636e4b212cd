/** Work that is done in steps, so that other work can come in between; each gives how much text it took (UTF-16 units). */
export type Steps<T> = Generator<number, T, void>;

/** Does all of it in one go. */
export function runSteps<T>(steps: Steps<T>): T {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}
