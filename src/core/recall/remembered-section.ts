/** Sections of the system and the project block that hold what is remembered, as lists. */
export type ListName = "preferences" | "team_preferences" | "static_facts";

/** Where something remembered stands; what is in no list is knowledge. */
export type RememberedSection = ListName | "memories" | "relations" | "insights" | "skills";
