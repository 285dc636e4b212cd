import type { Observed, Observer } from "../../ports/observer.ts";

/** What is used of the platform's binding (developers.cloudflare.com/analytics/analytics-engine). */
export type AnalyticsBinding = {
	writeDataPoint(point: { indexes: string[]; blobs: (string | null)[]; doubles: number[] }): void;
};

/**
 * One data point for each request and call, sampled by tenant (hashed). The columns keep their places: blob1 kind, blob2 route or
 * part, blob3 method or provider, blob4 status or `ok`, blob5 operation, blob6 model; double1 ms, double2 and double3 tokens (of the context, or read and
 * written). docs/operations.md asks for them.
 */
export function analyticsObserver(binding: AnalyticsBinding): Observer {
	return {
		traces: false,
		note(seen) {
			try {
				binding.writeDataPoint({ indexes: [seen.tenant ?? "none"], ...pointOf(seen) });
			} catch (error) {
				console.error("a data point could not be written", error);
			}
		},
		flush: async () => undefined,
	};
}

function pointOf(seen: Observed) {
	if (seen.kind === "request") {
		const { kind, route, method, status, ms, contextTokens } = seen;
		return { blobs: [kind, route, method, String(status), null, null], doubles: [ms, contextTokens ?? 0, 0] };
	}
	const { kind, part, provider, error, operation, model, ms, usage } = seen;
	const tokens = [usage?.input_tokens ?? 0, usage?.output_tokens ?? 0];
	return { blobs: [kind, part, provider, error ?? "ok", operation, model], doubles: [ms, ...tokens] };
}
