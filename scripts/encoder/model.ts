// A process that holds the model: asked for some texts, it answers with their vectors. It ends with whoever started it.
import { getPriority, setPriority } from "node:os";
import type { Asked } from "./asked.ts";
import type { Said } from "./kept-model.ts";
import { loadModel } from "./loading.ts";

const [priority = "0"] = process.argv.slice(2);
process.once("disconnect", () => process.exit());
if (!process.connected) process.exit();
if (getPriority() < Number(priority)) setPriority(Number(priority));

const embed = await loadModel();
// The first text takes longest.
embed([" "], "document");
process.on("message", (asked: Asked) => say({ kind: "vectors", vectors: vectorsOf(asked) }));
say({ kind: "ready" });

/** Null where the model fails at them. */
function vectorsOf({ texts, use }: Asked): number[][] | null {
	try {
		return embed(texts, use).map((vector) => vector.map(short));
	} catch (error) {
		console.error("The sentence encoder failed at a text:", error);
		return null;
	}
}

/** Four decimals say all that matters of where a vector points. */
function short(value: number): number {
	return Math.round(value * 10_000) / 10_000;
}

function say(what: Said): void {
	// Whoever asked may be gone.
	process.send?.(what, undefined, undefined, () => undefined);
}
