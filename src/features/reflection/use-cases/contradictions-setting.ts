/** What becomes of memories that contradict each other: somebody is asked, or the later one takes its place at once. */
export type Contradictions = "propose" | "apply";

/** As it is set; throws where that is neither. */
export function contradictionsOf(setting: string | null): Contradictions {
	if (setting === null || setting === "propose") return "propose";
	if (setting === "apply") return "apply";
	throw new Error("TESSERA_CONTRADICTIONS must be propose or apply.");
}
