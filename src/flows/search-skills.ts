import type { Failure } from "../core/failure.ts";
import { namedScopes } from "../core/memories/scopes.ts";
import type { Owners, Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import { scopesOf } from "../core/scope.ts";
import type { Skill } from "../core/skills/skill.ts";
import { skillScore } from "../core/skills/skill-score.ts";
import type { SkillShelf } from "../ports/skill-shelf.ts";
import { mayName } from "./name-owners.ts";

/** So many are looked at for each that is given: how often one worked out may change the order. */
const LOOKED_AT = 4;

/** The skills that serve a goal best, of this user, this project and everybody, as far as the caller reaches. */
export async function searchSkills(
	deps: { skillShelf(reach: Reach): SkillShelf },
	reach: Reach,
	{
		goal,
		limit,
		...owners
	}: { goal: string; limit: number } & Partial<{ [Field in keyof Owners]: string | undefined }>,
): Promise<Result<{ skill: Skill; score: number }[], Failure>> {
	const allowed = mayName(reach, [owners]);
	if (!allowed.ok) return allowed;
	const { user_id = reach.user_id, project_id = reach.project_id } = owners;
	const named = namedScopes(reach);
	const asked = scopesOf({ user_id, project_id, thread_id: null });
	const scopes = named === null ? asked : asked.filter((scope) => named.includes(scope));
	const found = await deps.skillShelf(reach).search({ goal, scopes, limit: limit * LOOKED_AT });
	const scored = found.map(({ skill, relevance }) => ({ skill, score: skillScore(relevance, skill) }));
	return ok(scored.sort((a, b) => b.score - a.score).slice(0, limit));
}
