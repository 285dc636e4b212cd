/** The outcome of a call, or its rejection with the signal's reason once that is aborted: the binding may not notice. */
export function withinDeadline<T>(signal: AbortSignal, call: Promise<T>): Promise<T> {
	return Promise.race([call, abortOf(signal)]);
}

function abortOf(signal: AbortSignal): Promise<never> {
	if (signal.aborted) return Promise.reject(signal.reason);
	return new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
}
