import type { CallEnded, MetricLabels, Metrics, RequestEnded } from "../../ports/observer.ts";

/** Upper bounds of latencies (s). */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One counter for each set of labels. */
function counter() {
	const counts = new Map<string, number>();
	return {
		add(labels: MetricLabels, amount = 1) {
			const key = labelled(labels);
			counts.set(key, (counts.get(key) ?? 0) + amount);
		},
		lines: (name: string) => [...counts].map(([labels, count]) => `${name}${labels} ${count}`),
	};
}

/** Labels hold routes, providers and words of ours: never a tenant, a user or an id. */
function metricsInMemory(): Metrics {
	const requests = counter();
	const buckets = counter();
	const seconds = counter();
	const tokens = counter();
	const contexts = counter();
	const calls = counter();
	const callSeconds = counter();
	const modelTokens = counter();

	function noteRequest({ method, route, status, ms, contextTokens }: RequestEnded): void {
		requests.add({ method, route, status: String(status) });
		const took = ms / 1_000;
		for (const bound of BUCKETS_S) buckets.add({ method, route, le: String(bound) }, took <= bound ? 1 : 0);
		buckets.add({ method, route, le: "+Inf" });
		seconds.add({ method, route }, took);
		if (contextTokens === null) return;
		tokens.add({}, contextTokens);
		contexts.add({});
	}

	function noteCall({ part, provider, operation, error, usage, ms }: CallEnded): void {
		calls.add({ part, provider, operation, outcome: error === null ? "ok" : "failed" });
		callSeconds.add({ part, provider, operation }, ms / 1_000);
		if (usage === null) return;
		modelTokens.add({ provider, operation, direction: "input" }, usage.input_tokens);
		modelTokens.add({ provider, operation, direction: "output" }, usage.output_tokens);
	}

	return {
		traces: false,
		note: (seen) => (seen.kind === "request" ? noteRequest(seen) : noteCall(seen)),
		flush: async () => undefined,
		text(further) {
			const latency = "tessera_request_duration_seconds";
			return [
				...family(
					"tessera_requests_total",
					"counter",
					"Requests by route and status.",
					requests.lines("tessera_requests_total"),
				),
				...family(latency, "histogram", "How long requests took.", [
					...buckets.lines(`${latency}_bucket`),
					...seconds.lines(`${latency}_sum`),
					...buckets.lines(`${latency}_bucket`).flatMap(countOf),
				]),
				...family(
					"tessera_context_tokens_total",
					"counter",
					"Tokens of the contexts that were given.",
					tokens.lines("tessera_context_tokens_total"),
				),
				...family(
					"tessera_contexts_total",
					"counter",
					"Contexts that were given.",
					contexts.lines("tessera_contexts_total"),
				),
				...family(
					"tessera_calls_total",
					"counter",
					"Calls of models, indexes and targets by outcome.",
					calls.lines("tessera_calls_total"),
				),
				...family(
					"tessera_call_seconds_total",
					"counter",
					"How long those calls took.",
					callSeconds.lines("tessera_call_seconds_total"),
				),
				...family(
					"tessera_model_tokens_total",
					"counter",
					"Tokens of models in the background.",
					modelTokens.lines("tessera_model_tokens_total"),
				),
				...further.flatMap(({ name, help, values }) =>
					family(
						name,
						"gauge",
						help,
						values.map(([labels, value]) => `${name}${labelled(labels)} ${value}`),
					),
				),
				"",
			].join("\n");
		},
	};
}

/** The bucket of all is the count. */
function countOf(line: string): string[] {
	return line.includes('le="+Inf"') ? [line.replace("_bucket", "_count").replace(/,?le="\+Inf"/, "")] : [];
}

function family(name: string, type: string, help: string, lines: readonly string[]): string[] {
	return lines.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

function labelled(labels: MetricLabels): string {
	const all = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
	return all.length === 0 ? "" : `{${all.join(",")}}`;
}

function escaped(value: string): string {
	return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

/** One for the isolate: requests and the objects that work behind them have different environments. */
export const localMetrics: Metrics = metricsInMemory();
