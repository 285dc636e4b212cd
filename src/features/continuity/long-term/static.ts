import { ok } from "../../../core/base/result.ts";
import { keptMemories, type LongTermTools } from "./kept-memories.ts";
import type { LongTermBlock } from "./long-term-block.ts";

/** Keeps what never changes: names, dates of birth and other facts that are told once. */
export function staticBlock(tools: LongTermTools): LongTermBlock {
	const own = keptMemories("static", tools);
	return {
		name: "static",
		async write(batch) {
			const learned = await batch.extract();
			if (!learned.ok) return learned;
			const { memories: all, skipped, degraded } = learned.value;
			const facts = all.filter(({ is_static, type }) => is_static && type === "fact");
			const mark = { ...batch, metadata: own.mark(batch.scopes) };
			const stored = await tools.remember({ memories: facts, relations: [], skipped }, mark);
			return ok({ ...stored, memories: await own.kept(stored.memories, batch), degraded });
		},
		search: async ({ text, scopes, limit }) =>
			(await own.found(await own.lexical(text, scopes, limit), scopes)).slice(0, limit),
		forget: own.forget,
		export: own.export,
	};
}
