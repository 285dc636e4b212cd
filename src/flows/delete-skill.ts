import type { Failure } from "../core/failure.ts";
import type { Reach } from "../core/reach.ts";
import type { Result } from "../core/result.ts";
import type { Claims } from "../ports/claims.ts";
import type { SkillShelf } from "../ports/skill-shelf.ts";
import { forgetAnswers, MEMORY_ANSWERS } from "./forget-answers.ts";
import { changeableSkill, noSkill } from "./reach-skill.ts";

/** Erases a skill with all its versions and outcomes, and forgets the kept answers that hold it. */
export async function deleteSkill(
	deps: { claims(tenant: string): Claims; skillShelf(reach: Reach): SkillShelf },
	reach: Reach,
	id: string,
): Promise<Result<null, Failure>> {
	const shelf = deps.skillShelf(reach);
	const skill = await changeableSkill(shelf, reach, id);
	if (!skill.ok) return skill;
	const forget = () => forgetAnswers(deps, reach.tenant, MEMORY_ANSWERS, "all", JSON.stringify(id));
	// As with memories (delete-memory.ts).
	const forgotten = await forget();
	if (!forgotten.ok) return forgotten;
	return (await shelf.remove(id)) ? forget() : noSkill;
}
