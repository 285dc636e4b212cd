import type { BlockName } from "../blocks/block.ts";
import { sectionOfMemory } from "../recall/routing.ts";
import type { Memory } from "./memory.ts";

/** The block of a context that a memory goes to. */
export function blockOf(memory: Pick<Memory, "type" | "scope" | "is_static">): BlockName {
	switch (sectionOfMemory(memory)) {
		case "preferences":
			return "system";
		case "team_preferences":
		case "static_facts":
			return "project";
		case "memories":
		case "insights":
			return "knowledge";
	}
}
