import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { NewSkill, Skill } from "../core/skills/skill.ts";
import { tooLargeSkill } from "../core/skills/skill-text.ts";
import type { Clock } from "../ports/clock.ts";
import type { IdSource } from "../ports/id-source.ts";
import type { SkillShelf } from "../ports/skill-shelf.ts";
import { mayWriteScope, type ScopeDeps } from "./reach-scope.ts";

type AddDeps = ScopeDeps & { clock: Clock; ids: IdSource; skillShelf(reach: Reach): SkillShelf };

/** Writes a skill down; of one of that name in the scope it is a new version, unless it says just that. */
export async function addSkill(
	deps: AddDeps,
	reach: Reach,
	skill: NewSkill,
): Promise<Result<{ skill: Skill; created: boolean }, Failure>> {
	const allowed = await mayWriteScope(deps, reach, skill.scope);
	if (!allowed.ok) return allowed;
	const tooLarge = tooLargeSkill(skill.body);
	if (tooLarge !== null) return err(tooLarge);
	const now = new Date(deps.clock.now()).toISOString();
	return ok(await deps.skillShelf(reach).write({ ...skill, id: deps.ids.next("skl") }, now));
}
