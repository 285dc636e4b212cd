/** How something is done, as somebody writes it. */
export type NewSkill = {
	name: string;
	description: string;
	body: string;
	language: string | null;
	tags: readonly string[];
	scope: string;
};

/** A skill as it is kept: its newest version, and how often that one worked out. */
export type Skill = NewSkill & {
	id: string;
	version: number;
	successes: number;
	failures: number;
	created_at: string;
	updated_at: string;
};
