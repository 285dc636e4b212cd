import { drizzle } from "drizzle-orm/d1";
import type { WriterRole } from "../core/writing/writers/writers.ts";
import type { TextModel } from "../ports/text-model.ts";
import { wordsFor } from "./call-models.ts";
import type { Clock } from "./clock/clock.ts";
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

/** A model whose calls are noted; a call that fails is logged with provider, role and status, never with content. */
export function watchedModel(watch: Pick<WriterWatch, "note">, role: WriterRole, model: TextModel): TextModel {
	return {
		...model,
		async generate(request) {
			const made = await model.generate(request);
			const error = made.ok ? null : wordsFor(made.error, 0);
			if (error !== null) console.error(`writer ${model.name} failed, role ${role}: ${error}`);
			await watch.note({ provider: providerOf(model), error: error === null ? null : `${role}: ${error}` });
			return made;
		},
	};
}
