import type { Result } from "../../core/base/result.ts";
import type { CallEnded, Observed, Observer, TraceIds } from "../../ports/observer.ts";
import type { ModelUsage } from "../../ports/text-model.ts";
import type { Clock } from "../clock/clock.ts";
import { currentScope, inScope, tenantHash } from "./scope.ts";

/** What is called, and by whose service it is done. */
type Called = Pick<CallEnded, "part" | "provider" | "model" | "operation">;

type RequestFigures = { method: string; route: string; status: number; contextTokens: number | null };

/** Watches requests, and calls of other parts: each failed call is logged, and all are handed to whoever observes. */
export type Observing = {
	/** Does a call; `errorOf` tells what went wrong, in words of ours, and `usageOf` what a model used. */
	call<T>(called: Called, work: () => Promise<T>, read: Reading<T>): Promise<T>;
	/** Does a request's work in a scope of its own, and then notes how it ended. `parent`: its caller's `traceparent`. */
	request(id: string, parent: string | null, work: () => Promise<() => RequestFigures>): Promise<void>;
	/** Hands on what was gathered; to be run after the answer. Never rejects. */
	flush(): Promise<void>;
};

type Reading<T> = { errorOf(made: T): string | null; usageOf?(made: T): ModelUsage | null };

/** What is read of a `Result`. */
export function readingOf<T, E>(wordsFor: (error: E) => string): Reading<Result<T, E>> {
	return { errorOf: (made) => (made.ok ? null : wordsFor(made.error)) };
}

export function observingWith(observers: readonly Observer[], clock: Pick<Clock, "now" | "elapsed">): Observing {
	const traces = observers.some((observer) => observer.traces);
	const note = (seen: Observed) => {
		for (const observer of observers) observer.note(seen);
	};
	const flush = async () => {
		await Promise.all(observers.map((observer) => observer.flush()));
	};

	function begin() {
		const since = clock.elapsed();
		const at = clock.now();
		return () => ({ at, ms: Math.max(0, Math.round(clock.elapsed() - since)) });
	}

	function whose() {
		const { requestId, tenant } = currentScope();
		return { requestId, tenant: tenant === null ? null : tenantHash(tenant) };
	}

	return {
		flush,
		async call(called, work, { errorOf, usageOf }) {
			const ended = begin();
			const trace = traces ? childOf(currentScope().trace) : null;
			const finish = (error: string | null, usage: ModelUsage | null) => {
				const seen: CallEnded = { kind: "call", ...called, ...ended(), ...whose(), trace, error, usage };
				if (error !== null) logFailure(seen);
				note(seen);
				// Behind a request somebody else does so, after the answer.
				if (traces && currentScope().requestId === null) void flush();
			};
			try {
				const made = await work();
				finish(errorOf(made), usageOf?.(made) ?? null);
				return made;
			} catch (thrown) {
				finish("it broke off", null);
				throw thrown;
			}
		},
		async request(requestId, parent, work) {
			const ended = begin();
			const trace = traces ? requestTrace(parent) : null;
			await inScope({ requestId, tenant: null, trace }, async () => {
				const figures = await work();
				note({ kind: "request", ...figures(), ...ended(), ...whose(), trace });
			});
		},
	};
}

/** One line of JSON; what `error` says is ours and holds nothing that was sent. */
function logFailure({ requestId, tenant, part, provider, model, operation, error, ms }: CallEnded): void {
	const line = {
		event: "call_failed",
		request_id: requestId,
		tenant,
		part,
		provider,
		model,
		operation,
		status: error,
		ms,
	};
	console.error(JSON.stringify(line));
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** A caller's trace goes on here (W3C Trace Context); else one begins. */
function requestTrace(parent: string | null): TraceIds {
	const [, traceId, parentId] = TRACEPARENT.exec(parent ?? "") ?? [];
	if (traceId === undefined || parentId === undefined) return childOf(null);
	return { traceId, spanId: randomHex(8), parentId };
}

function childOf(trace: TraceIds | null): TraceIds {
	return { traceId: trace?.traceId ?? randomHex(16), spanId: randomHex(8), parentId: trace?.spanId ?? null };
}

function randomHex(bytes: number): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	);
}
