import type { Metrics, Observer } from "../ports/observer.ts";
import { type AnalyticsBinding, analyticsObserver } from "./observing/analytics-engine.ts";
import { collectorOf } from "./observing/collector.ts";
import { localMetrics } from "./observing/metrics.ts";
import { otlpObserver } from "./observing/otlp.ts";

export type Observers = {
	observers: readonly Observer[];
	/** Served under /metrics on one's own machine; null elsewhere, where an isolate's counts say little. */
	metrics: Metrics | null;
};

type Setting = (key: string) => string | null;
type Around = { isLocal: boolean; version: string; analytics: AnalyticsBinding | undefined };

/**
 * Who observes: counts in memory where the local key holds, data points where a dataset is bound, spans where a collector is named.
 * Throws where its address is none.
 */
export function observersOf(setting: Setting, { isLocal, version, analytics }: Around): Observers {
	const metrics = isLocal ? localMetrics : null;
	const url = collectorOf(setting);
	const key = setting("TESSERA_OTLP_AUTHORIZATION");
	const headers: Record<string, string> = key === null ? {} : { authorization: key };
	const collector = {
		fetch: (to: string, init: RequestInit) => fetch(to, init),
		pause: (ms: number) => scheduler.wait(ms),
	};
	return {
		metrics,
		observers: [
			...(metrics === null ? [] : [metrics]),
			...(analytics === undefined ? [] : [analyticsObserver(analytics)]),
			...(url === null ? [] : [otlpObserver({ url, headers, version, ...collector })]),
		],
	};
}
