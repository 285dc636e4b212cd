import type { Failure } from "../core/failure.ts";
import { changesMemoryScope } from "../core/memories/scopes.ts";
import type { Reach } from "../core/reach.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Skill } from "../core/skills/skill.ts";
import type { SkillShelf } from "../ports/skill-shelf.ts";

/** What a skill beyond the reach answers, and one that is not there. */
export const noSkill: { ok: false; error: Failure } = err({ reason: "not_found", what: "skill" });

/** A skill that the caller may change; one it can't see is not there. */
export async function changeableSkill(
	shelf: Pick<SkillShelf, "read">,
	reach: Reach,
	id: string,
): Promise<Result<Skill, Failure>> {
	const skill = await shelf.read(id);
	if (skill === null) return noSkill;
	if (changesMemoryScope(reach, skill.scope)) return ok(skill);
	return err({ reason: "forbidden", detail: "This skill reaches further than the key." });
}
