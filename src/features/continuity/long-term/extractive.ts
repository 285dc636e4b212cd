import { ok } from "../../../core/base/result.ts";
import { keptMemories, type LongTermTools } from "./kept-memories.ts";
import type { LongTermBlock } from "./long-term-block.ts";

/** Keeps what messages tell, extracted: preferences, facts and decisions, and the relations among them. */
export function extractiveBlock(tools: LongTermTools): LongTermBlock {
	const own = keptMemories("extractive", tools);
	return {
		name: "extractive",
		async write(batch) {
			const learned = await batch.extract();
			if (!learned.ok) return learned;
			const stored = await tools.remember(learned.value, { ...batch, metadata: own.mark(batch.scopes) });
			const memories = await own.kept(stored.memories, batch);
			return ok({ ...stored, memories, degraded: learned.value.degraded });
		},
		search: async ({ text, scopes, limit }) =>
			(await own.found(await own.lexical(text, scopes, limit), scopes)).slice(0, limit),
		forget: own.forget,
		export: own.export,
	};
}
