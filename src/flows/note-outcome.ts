import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import { ok, type Result } from "../core/result.ts";
import type { Skill } from "../core/skills/skill.ts";
import type { Clock } from "../ports/clock.ts";
import type { SkillShelf } from "../ports/skill-shelf.ts";
import { changeableSkill, noSkill } from "./reach-skill.ts";

/** Notes how a use of a skill came out; it counts for the version there is. */
export async function noteOutcome(
	deps: { clock: Clock; skillShelf(reach: Reach): SkillShelf },
	reach: Reach,
	id: string,
	outcome: { success: boolean; detail: string | null },
): Promise<Result<Skill, Failure>> {
	const shelf = deps.skillShelf(reach);
	const skill = await changeableSkill(shelf, reach, id);
	if (!skill.ok) return skill;
	const noted = await shelf.outcome(id, outcome, new Date(deps.clock.now()).toISOString());
	return noted === null ? noSkill : ok(noted);
}
