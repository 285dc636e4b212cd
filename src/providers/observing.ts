import type { Metrics, Observer } from "../ports/observer.ts";
import { type AnalyticsBinding, analyticsObserver } from "./observing/analytics-engine.ts";
import { localMetrics } from "./observing/metrics.ts";

export type Observers = {
	observers: readonly Observer[];
	/** Served under /metrics on one's own machine; null elsewhere, where an isolate's counts say little. */
	metrics: Metrics | null;
};

/** Who observes: counts in memory where the local key holds, data points where a dataset is bound. */
export function observersOf(isLocal: boolean, analytics: AnalyticsBinding | undefined): Observers {
	const metrics = isLocal ? localMetrics : null;
	return {
		metrics,
		observers: [
			...(metrics === null ? [] : [metrics]),
			...(analytics === undefined ? [] : [analyticsObserver(analytics)]),
		],
	};
}
