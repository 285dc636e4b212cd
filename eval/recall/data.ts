import { dataSet } from "../data-folder.ts";
import { readBeam } from "./beam.ts";
import type { Conversation } from "./conversation.ts";
import { readLocomo } from "./locomo.ts";
import { readQmsum } from "./qmsum.ts";

/** The conversations of the evaluation folder; `only`: a data set, or one conversation. */
export function readData(
	folder: string,
	{ only, million, qmsum = false }: { only: string | null; million: boolean; qmsum?: boolean },
): Conversation[] {
	if (qmsum) return readQmsum(dataSet(folder, "qmsum/val.jsonl")).filter(({ id }) => only === null || id === only);
	const all = [
		...readLocomo(dataSet(folder, "locomo-dev.json")),
		...readBeam(dataSet(folder, "beam-100k"), "beam"),
		...(million ? readBeam(dataSet(folder, "beam-1m"), "beam-1m") : []),
	];
	return all.filter(({ id, set }) => only === null || id === only || set === only);
}
