import { dataSet } from "../data-folder.ts";
import { readBeam } from "./beam.ts";
import type { Conversation } from "./conversation.ts";
import { readLocomo } from "./locomo.ts";

/** The conversations of the evaluation folder; `only`: a data set, or one conversation. */
export function readData(folder: string, { only, million }: { only: string | null; million: boolean }): Conversation[] {
	const all = [
		...readLocomo(dataSet(folder, "locomo-dev.json")),
		...readBeam(dataSet(folder, "beam-100k"), "beam"),
		...(million ? readBeam(dataSet(folder, "beam-1m"), "beam-1m") : []),
	];
	return all.filter(({ id, set }) => only === null || id === only || set === only);
}
