import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { SkillShelf } from "../ports/skill-shelf.ts";
import { changeableSkill, noSkill } from "./reach-skill.ts";

/** Erases a skill with all its versions and outcomes. */
export async function deleteSkill(
	deps: { skillShelf(reach: Reach): SkillShelf },
	reach: Reach,
	id: string,
): Promise<Result<null, Failure>> {
	const shelf = deps.skillShelf(reach);
	const skill = await changeableSkill(shelf, reach, id);
	if (!skill.ok) return skill;
	return (await shelf.remove(id)) ? ok(null) : noSkill;
}
