import type { ModelUsage } from "./text-model.ts";

/** The parts that are called elsewhere: of models, of vectors, and by http. */
type CalledPart = "writer" | "embedder" | "encoder" | "reranker" | "index" | "target" | "upstream";

/** By which a span is found: ids as OpenTelemetry has them (hex). */
export type TraceIds = { traceId: string; spanId: string; parentId: string | null };

/** What all have: when it began (ms since the epoch), how long it took, in which request and for whom. */
type Ended = {
	at: number;
	ms: number;
	requestId: string | null;
	/** The tenant, hashed. */
	tenant: string | null;
	/** Null where nobody wants spans. */
	trace: TraceIds | null;
};

export type RequestEnded = Ended & {
	kind: "request";
	method: string;
	/** As it is declared, such as /v1/threads/:id: no ids. */
	route: string;
	status: number;
	/** Of the context that was given; null where none was. */
	contextTokens: number | null;
};

export type CallEnded = Ended & {
	kind: "call";
	part: CalledPart;
	provider: string;
	model: string | null;
	/** What it was asked for: a writer's role, `query`, `upsert` … */
	operation: string;
	/** Null: it went well. Else the status or what went wrong, in a few words of ours; never what was sent. */
	error: string | null;
	usage: ModelUsage | null;
};

/** One request, or one call of another part, after its end: no content, no names. */
export type Observed = RequestEnded | CallEnded;

/** Takes in what has ended. */
export type Observer = {
	/** Whether it wants spans: without that no ids are made. */
	traces: boolean;
	/** Never throws, and waits for nothing. */
	note(seen: Observed): void;
	/** Hands on what it has gathered; never rejects. */
	flush(): Promise<void>;
};

export type MetricLabels = Readonly<Record<string, string>>;

/** A figure that is asked for now, by its labels. */
export type Gauge = { name: string; help: string; values: readonly (readonly [labels: MetricLabels, value: number])[] };

/** An observer that counts, and can be read. */
export type Metrics = Observer & {
	/** All that was counted since the start, as text for Prometheus; `further`: what is added to it. */
	text(further: readonly Gauge[]): string;
};
