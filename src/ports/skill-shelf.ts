import type { NewSkill, Skill } from "../core/skills/skill.ts";

export type SkillQuery = {
	scope?: string | undefined;
	after?: { created_at: string; id: string } | undefined;
	limit: number;
};

/** The skills of one tenant, as far as a caller reaches. */
export type SkillShelf = {
	/** Same name and scope: a new version, unless it says just that already. */
	write(skill: NewSkill & { id: string }, now: string): Promise<{ skill: Skill; created: boolean }>;
	read(id: string): Promise<Skill | null>;
	/** Newest first. */
	page(query: SkillQuery): Promise<Skill[]>;
	/** Those of these scopes whose terms match, with how well on 0..1; best first. */
	search(query: {
		goal: string;
		scopes: readonly string[];
		limit: number;
	}): Promise<{ skill: Skill; relevance: number }[]>;
	outcome(id: string, outcome: { success: boolean; detail: string | null }, now: string): Promise<Skill | null>;
	remove(id: string): Promise<boolean>;
	removeScope(scope: string): Promise<number>;
};
