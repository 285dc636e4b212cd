import { drizzle } from "drizzle-orm/d1";
import type { WriterRole } from "../core/writing/writers/writers.ts";
import type { TextModel } from "../ports/text-model.ts";
import { wordsFor } from "./call-models.ts";
import type { Clock } from "./clock/clock.ts";
import type { Observing } from "./observing/observing.ts";
import { nameParts } from "./observing/watched-parts.ts";
import { writerCalls } from "./writer-calls-schema.ts";

/** How a provider's calls went last, in ms since the epoch; null: never. */
export type WriterCalls = {
	provider: string;
	succeededAt: number | null;
	failedAt: number | null;
	error: string | null;
};

type Outcome = Pick<WriterCalls, "provider" | "error">;

/** Where all isolates note how calls of models went, so that /health can tell. */
export type WriterWatch = {
	/** Best effort: never throws, and notes what goes on as before only now and then. */
	note(outcome: Outcome): Promise<void>;
	read(): Promise<WriterCalls[]>;
};

/** While nothing changes, a provider's success or failure is written this often at most. */
const BETWEEN_WRITES_MS = 30_000;

export function d1WriterWatch(d1: D1Database, { now }: Pick<Clock, "now">): WriterWatch {
	const written = new Map<string, { at: number; failed: boolean }>();
	return {
		async note({ provider, error }) {
			const at = now();
			const last = written.get(provider);
			const failed = error !== null;
			if (last?.failed === failed && at - last.at < BETWEEN_WRITES_MS) return;
			written.set(provider, { at, failed });
			const set = failed ? { failedAt: at, error } : { succeededAt: at };
			try {
				await drizzle(d1)
					.insert(writerCalls)
					.values({ provider, ...set })
					.onConflictDoUpdate({ target: writerCalls.provider, set });
			} catch (cause) {
				console.error("how a model's call went could not be noted", cause);
			}
		},
		read: () => drizzle(d1).select().from(writerCalls).orderBy(writerCalls.provider),
	};
}

/** The provider of a model, as TESSERA_WRITERS names it. */
export function providerOf({ name }: Pick<TextModel, "name">): string {
	return name.split(":", 1)[0] ?? name;
}

type Made = Awaited<ReturnType<TextModel["generate"]>>;

type Watch = { writerWatch: Pick<WriterWatch, "note">; observing: Pick<Observing, "call"> };

const READING = {
	errorOf: (made: Made) => (made.ok ? null : wordsFor(made.error, 0)),
	usageOf: (made: Made) => (made.ok ? made.value.usage : null),
};

/** A model whose calls are watched and noted, with provider, role and status, never with content. */
export function watchedModel({ writerWatch: watch, observing }: Watch, role: WriterRole, model: TextModel): TextModel {
	const called = { part: "writer", ...nameParts(model.name), operation: role } as const;
	return {
		...model,
		async generate(request) {
			const made = await observing.call(called, () => model.generate(request), READING);
			const error = READING.errorOf(made);
			await watch.note({ provider: providerOf(model), error: error === null ? null : `${role}: ${error}` });
			return made;
		},
	};
}

/** The same for a model that a request waits for: its calls are watched, and nothing is written. */
export function watchedRewriter({ observing }: Pick<Watch, "observing">, model: TextModel): TextModel {
	const called = { part: "writer", ...nameParts(model.name), operation: "rewrite" } as const;
	return { ...model, generate: (request) => observing.call(called, () => model.generate(request), READING) };
}
