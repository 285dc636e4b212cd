import type { Failure } from "../core/failure.ts";
import { tooLargeMemory } from "../core/memories/limits.ts";
import type { Memory } from "../core/memories/memory.ts";
import type { Reach } from "../core/reach.ts";
import { err, type Result } from "../core/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { MemoryPatch, MemoryShelf } from "../ports/memory-shelf.ts";
import { changeableMemory } from "./reach-memory.ts";

type ChangeDeps = { clock: Clock; memoryShelf(reach: Reach): MemoryShelf };

/** Changes a memory; another content is a new version under its id. */
export async function changeMemory(
	deps: ChangeDeps,
	reach: Reach,
	id: string,
	patch: MemoryPatch,
): Promise<Result<Memory, Failure>> {
	const shelf = deps.memoryShelf(reach);
	const memory = await changeableMemory(shelf, reach, id);
	if (!memory.ok) return memory;
	const tooLarge = tooLargeMemory([patch]);
	if (tooLarge !== null) return err(tooLarge);
	if (memory.value.type === "insight" && patch.type !== undefined && patch.type !== "insight") {
		const message = "must be insight: what it rests on would be hidden";
		return err({ reason: "invalid_request", problems: [{ path: "type", message }] });
	}
	return shelf.change(id, patch, new Date(deps.clock.now()).toISOString());
}
