import type { CallEnded, Observed, Observer, RequestEnded } from "../../ports/observer.ts";

type Value = { stringValue: string } | { intValue: string };
type Attribute = { key: string; value: Value };

type Settings = {
	/** Where spans are posted to, such as http://127.0.0.1:4318/v1/traces. */
	url: string;
	/** Further headers, such as a key. */
	headers: Readonly<Record<string, string>>;
	version: string;
	fetch(url: string, init: RequestInit): Promise<Response>;
	pause(ms: number): Promise<void>;
};

/** How long spans are gathered before they are sent (ms). */
const GATHER_MS = 1_000;
const DEADLINE_MS = 5_000;
/** What is more than this while the collector is away is dropped: memory serves requests first. */
const MOST_SPANS = 2_000;

const SERVER = 2;
const CLIENT = 3;
const FAILED = 2;

/**
 * Sends spans to a collector of OpenTelemetry, as OTLP over HTTP in JSON: one for each request, and one below it for each call. Calls of
 * models have the names of the GenAI conventions. What can't be sent is dropped.
 */
export function otlpObserver({ url, headers, version, fetch, pause }: Settings): Observer {
	let gathered: Observed[] = [];
	let sending: Promise<void> | null = null;

	async function send(): Promise<void> {
		await pause(GATHER_MS);
		const spans = gathered.flatMap(spanOf);
		gathered = [];
		sending = null;
		if (spans.length === 0) return;
		try {
			const answer = await fetch(url, {
				...{ method: "POST", headers: { ...headers, "content-type": "application/json" }, redirect: "manual" },
				...{ body: JSON.stringify(exportOf(spans, version)), signal: AbortSignal.timeout(DEADLINE_MS) },
			});
			await answer.body?.cancel();
			if (!answer.ok) console.error(`${spans.length} spans are lost: the collector answered ${answer.status}`);
		} catch {
			console.error(`${spans.length} spans are lost: the collector can't be reached`);
		}
	}

	return {
		traces: true,
		note(seen) {
			if (gathered.length < MOST_SPANS) gathered.push(seen);
		},
		async flush() {
			// Whoever is first waits and sends for all, as a request must not wait for another's work.
			if (sending !== null) return;
			sending = send();
			await sending;
		},
	};
}

function exportOf(spans: readonly object[], version: string) {
	const resource = { attributes: [text("service.name", "tessera"), text("service.version", version)] };
	return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "tessera", version }, spans }] }] };
}

function spanOf(seen: Observed): object[] {
	if (seen.trace === null) return [];
	const { traceId, spanId, parentId } = seen.trace;
	const failed = seen.kind === "request" ? seen.status >= 500 : seen.error !== null;
	return [
		{
			...{ traceId, spanId, ...(parentId !== null && { parentSpanId: parentId }) },
			...{ startTimeUnixNano: nanoseconds(seen.at), endTimeUnixNano: nanoseconds(seen.at + seen.ms) },
			...(failed && { status: { code: FAILED, ...(seen.kind === "call" && { message: seen.error }) } }),
			...(seen.kind === "request" ? ofRequest(seen) : ofCall(seen)),
		},
	];
}

/** Milliseconds have six digits less. */
function nanoseconds(ms: number): string {
	return `${ms}000000`;
}

function ofRequest({ method, route, status, requestId, tenant, contextTokens }: RequestEnded) {
	const attributes = [
		...[text("http.request.method", method), text("http.route", route), whole("http.response.status_code", status)],
		...(requestId === null ? [] : [text("tessera.request_id", requestId)]),
		...(tenant === null ? [] : [text("tessera.tenant", tenant)]),
		...(contextTokens === null ? [] : [whole("tessera.context_tokens", contextTokens)]),
	];
	return { name: `${method} ${route}`, kind: SERVER, attributes };
}

/** What the GenAI conventions call what is done with a model. */
const OPERATIONS: Partial<Record<CallEnded["part"], string>> = {
	writer: "chat",
	embedder: "embeddings",
	upstream: "chat",
};

function ofCall({ part, provider, model, operation, error, tenant, usage }: CallEnded) {
	const genAi = OPERATIONS[part];
	const attributes = [
		...[text("tessera.part", part), text("tessera.operation", operation)],
		...(tenant === null ? [] : [text("tessera.tenant", tenant)]),
		...(error === null ? [] : [text("error.type", error)]),
		...(genAi === undefined ? [] : [text("gen_ai.operation.name", genAi), text("gen_ai.provider.name", provider)]),
		...(genAi === undefined || model === null ? [] : [text("gen_ai.request.model", model)]),
		...(usage === null ? [] : [whole("gen_ai.usage.input_tokens", usage.input_tokens)]),
		...(usage === null ? [] : [whole("gen_ai.usage.output_tokens", usage.output_tokens)]),
	];
	return {
		name: genAi === undefined ? `${part} ${operation}` : `${genAi} ${model ?? provider}`,
		kind: CLIENT,
		attributes,
	};
}

function text(key: string, stringValue: string): Attribute {
	return { key, value: { stringValue } };
}

/** Whole numbers are texts in OTLP's JSON. */
function whole(key: string, value: number): Attribute {
	return { key, value: { intValue: String(value) } };
}
