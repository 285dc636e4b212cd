import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { Skill } from "../core/skills/skill.ts";
import type { SkillQuery, SkillShelf } from "../ports/skill-shelf.ts";
import { mayNameScope } from "./reach-scope.ts";

/** A page of skills, newest first, and whether there are more. */
export async function listSkills(
	deps: { skillShelf(reach: Reach): SkillShelf },
	reach: Reach,
	query: SkillQuery,
): Promise<Result<{ page: Skill[]; more: boolean }, Failure>> {
	const allowed = mayNameScope(reach, query.scope);
	if (!allowed.ok) return allowed;
	const found = await deps.skillShelf(reach).page({ ...query, limit: query.limit + 1 });
	return ok({ page: found.slice(0, query.limit), more: found.length > query.limit });
}
