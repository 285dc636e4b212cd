import {
	type AccessScope,
	changesMemoryScope,
	namedScopes,
	type Owners,
	visibleScopes,
} from "../../../core/base/access-scope.ts";
import type { Failure } from "../../../core/base/failure.ts";
import { err, ok, type Result } from "../../../core/base/result.ts";
import { type NewSkill, type Skill, skillScore, tooLargeSkill } from "../../../core/model/memory/skill.ts";
import type { Clock } from "../../../platform/clock/clock.ts";
import { forgetAnswers, MEMORY_ANSWERS } from "../../../platform/idempotency/answers.ts";
import type { IdempotencyRecords } from "../../../platform/idempotency/store/records.ts";
import type { IdSource } from "../../../platform/ids/id-source.ts";
import { mayName } from "../../access/index.ts";
import type { SkillQuery, SkillStore } from "../store/skills/skill-store.ts";
import type { ThreadGraphDeps } from "./forget-thread.ts";
import { mayNameScope, type ScopeDeps, writeInScope } from "./scope-access.ts";

/** What a skill outside the access scope answers, and one that is not there. */
export const noSkill: { ok: false; error: Failure } = err({ reason: "not_found", what: "skill" });

/** A skill that the caller may change; one it can't see is not there. */
async function changeableSkill(
	store: Pick<SkillStore, "read">,
	accessScope: AccessScope,
	id: string,
): Promise<Result<Skill, Failure>> {
	const skill = await store.read(id);
	if (skill === null) return noSkill;
	if (changesMemoryScope(accessScope, skill.scope)) return ok(skill);
	return err({ reason: "forbidden", detail: "This skill reaches further than the key." });
}

type AddDeps = ScopeDeps &
	Pick<ThreadGraphDeps, "relationGraph"> & {
		clock: Clock;
		ids: IdSource;
		skillStore(accessScope: AccessScope): SkillStore;
	};

/** Writes a skill down; of one of that name in the scope it is a new version, unless it says just that. */
export async function addSkill(
	deps: AddDeps,
	accessScope: AccessScope,
	skill: NewSkill,
): Promise<Result<{ skill: Skill; created: boolean }, Failure>> {
	const tooLarge = tooLargeSkill(skill.body);
	if (tooLarge !== null) return err(tooLarge);
	const now = new Date(deps.clock.now()).toISOString();
	return writeInScope(deps, accessScope, skill.scope, () =>
		deps.skillStore(accessScope).write({ ...skill, id: deps.ids.next("skl") }, now),
	);
}

/** Skills, newest first. */
export async function listSkills(
	deps: { skillStore(accessScope: AccessScope): SkillStore },
	accessScope: AccessScope,
	query: SkillQuery,
): Promise<Result<Skill[], Failure>> {
	const allowed = mayNameScope(accessScope, query.scope);
	return allowed.ok ? ok(await deps.skillStore(accessScope).page(query)) : allowed;
}

/** This many are looked at for each that is given: how often one worked out may change the order. */
const LOOKED_AT = 4;

/** The skills that serve a goal best, of this user, this project and everybody, within the caller's access scope. */
export async function searchSkills(
	deps: { skillStore(accessScope: AccessScope): SkillStore },
	accessScope: AccessScope,
	{
		goal,
		limit,
		...owners
	}: { goal: string; limit: number } & Partial<{ [Field in keyof Owners]: string | undefined }>,
): Promise<Result<{ skill: Skill; score: number }[], Failure>> {
	const allowed = mayName(accessScope, [owners]);
	if (!allowed.ok) return allowed;
	const { user_id = accessScope.user_id, project_id = accessScope.project_id } = owners;
	const named = namedScopes(accessScope);
	const asked = visibleScopes({ user_id, project_id, thread_id: null });
	const scopes = named === null ? asked : asked.filter((scope) => named.includes(scope));
	const found = await deps.skillStore(accessScope).search({ goal, scopes, limit: limit * LOOKED_AT });
	const scored = found.map(({ skill, relevance }) => ({ skill, score: skillScore(relevance, skill) }));
	return ok(scored.sort((a, b) => b.score - a.score).slice(0, limit));
}

/** Notes how a use of a skill came out; it counts for the version there is. */
export async function noteOutcome(
	deps: { clock: Clock; skillStore(accessScope: AccessScope): SkillStore },
	accessScope: AccessScope,
	id: string,
	outcome: { success: boolean; detail: string | null },
): Promise<Result<Skill, Failure>> {
	const store = deps.skillStore(accessScope);
	const skill = await changeableSkill(store, accessScope, id);
	if (!skill.ok) return skill;
	const noted = await store.outcome(id, outcome, new Date(deps.clock.now()).toISOString());
	return noted === null ? noSkill : ok(noted);
}

/** Erases a skill with all its versions and outcomes, and forgets the kept answers that hold it. */
export async function deleteSkill(
	deps: { idempotencyRecords(tenant: string): IdempotencyRecords; skillStore(accessScope: AccessScope): SkillStore },
	accessScope: AccessScope,
	id: string,
): Promise<Result<null, Failure>> {
	const store = deps.skillStore(accessScope);
	const skill = await changeableSkill(store, accessScope, id);
	if (!skill.ok) return skill;
	const forget = () => forgetAnswers(deps, accessScope.tenant, MEMORY_ANSWERS, "all", JSON.stringify(id));
	// As with memories (delete-memory.ts).
	const forgotten = await forget();
	if (!forgotten.ok) return forgotten;
	return (await store.remove(id)) ? forget() : noSkill;
}
