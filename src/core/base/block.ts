/** The five blocks, in the order in which docs describe them. */
export const BLOCK_NAMES = ["system", "project", "task", "history", "knowledge"] as const;

export type BlockName = (typeof BLOCK_NAMES)[number];

export const PRESETS = ["conversational", "rag"] as const;

/** `conversational` ranks history before knowledge, `rag` knowledge before history. */
export type Preset = (typeof PRESETS)[number];

/** The blocks by rank. The first one is cut last. */
export function rankOrder(preset: Preset): readonly BlockName[] {
	switch (preset) {
		case "conversational":
			return BLOCK_NAMES;
		case "rag":
			return ["system", "project", "task", "knowledge", "history"];
	}
}
