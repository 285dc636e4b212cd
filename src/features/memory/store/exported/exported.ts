import { type AnyColumn, and, eq, gt, type SQL } from "drizzle-orm";
import type { AccessScope } from "../../../../core/base/access-scope.ts";
import type { Memory, MemoryVersion, Quote } from "../../../../core/model/memory/memory.ts";
import type { Skill } from "../../../../core/model/memory/skill.ts";
import type { Relation } from "../../../../core/model/relations/relation.ts";
import { seenScope } from "../../../../platform/d1/seen-scopes.ts";

/**
 * A memory with all that a copy needs; its status as it is stored. `versions`: the newest 50, the last one first. `said_again`: the
 * days on which it was written again. `keyed`: another key said the same.
 */
export type ExportedMemory = Memory & {
	evidence: readonly string[];
	quotes: readonly Quote[];
	said_again: readonly { day: string; said_at: string }[];
	versions: readonly Omit<MemoryVersion, "id">[];
	keyed: boolean;
};

/** A relation with all that a copy needs. `closed_by`: the one that ended it. */
export type ExportedRelation = Relation & {
	closed_by: string | null;
	aliases: readonly { alias: string; entity: string }[];
};

type SkillVersion = Pick<Skill, "version" | "description" | "body" | "successes" | "failures" | "created_at">;

/** A skill with its newest 50 versions. */
export type ExportedSkill = Skill & { versions: readonly SkillVersion[] };

/** By id. `user_id`: only what is in the scope of this user or of this user's threads. */
type ExportedPageQuery = { after: string; limit: number; user_id: string | null };

/** Things of one tenant as an export carries them; what was deleted is not among them. */
export type ExportedStore<T extends { id: string }> = {
	page(query: ExportedPageQuery): Promise<T[]>;
	/** Those of the ids that are there, whoever asks; `deleted`: of which only the entry is left. */
	present(ids: readonly string[]): Promise<{ items: T[]; deleted: string[] }>;
	/** Writes all or none. Throws where something else is in the way: an id, or a name or key that is another's. */
	insert(items: readonly T[], now: string): Promise<void>;
};

/** What a page is made of: as far as the caller reaches, behind the last one. */
export function pageOf(
	accessScope: AccessScope,
	{ after, user_id }: ExportedPageQuery,
	{ tenant, id, scope }: { tenant: AnyColumn; id: AnyColumn; scope: AnyColumn },
): SQL | undefined {
	const ofUser =
		user_id === null ? undefined : seenScope({ tenant: accessScope.tenant, user_id, project_id: null }, scope);
	return and(eq(tenant, accessScope.tenant), gt(id, after), seenScope(accessScope, scope), ofUser);
}
