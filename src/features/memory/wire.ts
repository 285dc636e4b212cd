import type { AccessScope } from "../../core/base/access-scope.ts";
import { type RecallDeadlines, recallDeadlines } from "../../core/recall/deadlines.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { SHARED_TENANT, type TenantDatabase } from "../../platform/d1/database.ts";
import type { Routes } from "../../platform/http/app.ts";
import type { Quotas } from "../../platform/quotas/quotas.ts";
import type { Setting } from "../../platform/settings.ts";
import { registerMemories } from "./routes/memories.ts";
import { registerMemorySearch } from "./routes/memory-search.ts";
import { registerRelations } from "./routes/relations.ts";
import { registerSkills } from "./routes/skills.ts";
import type { ExportedMemory, ExportedRelation, ExportedSkill, ExportedStore } from "./store/exported/exported.ts";
import { d1ExportedMemories } from "./store/exported/exported-memories.ts";
import { d1ExportedRelations } from "./store/exported/exported-relations.ts";
import { d1ExportedSkills } from "./store/exported/exported-skills.ts";
import { d1EpisodeIndex, type EpisodeIndex } from "./store/index/episode-index.ts";
import { d1Erasures, type Erasures } from "./store/index/erasures.ts";
import { d1Outbox, d1OutboxWatch, type Outbox, type OutboxWatch } from "./store/index/outbox.ts";
import {
	d1OutdatedIndex,
	d1SearchMerges,
	type OutdatedIndex,
	type SearchMerges,
} from "./store/index/outdated-index.ts";
import { d1MemoryStore } from "./store/memories/d1-memory-store.ts";
import { d1KnownMemories, type KnownMemories } from "./store/memories/known-memories.ts";
import { d1MemoryCleanup, type MemoryCleanup } from "./store/memories/memory-cleanup.ts";
import type { MemoryStore } from "./store/memories/memory-store.ts";
import { d1Observations } from "./store/observations/d1-observations.ts";
import type { Observations } from "./store/observations/observations.ts";
import { d1RecallSource } from "./store/recall/d1-recall-source.ts";
import type { RecallSource } from "./store/recall/recall-source.ts";
import { d1RecalledItems, type RecalledItems } from "./store/recall/recalled-items.ts";
import { d1RelationGraph } from "./store/relations/d1-relation-graph.ts";
import type { RelationGraph } from "./store/relations/relation-graph.ts";
import { d1SkillStore, type SkillStore } from "./store/skills/skill-store.ts";
import { d1WaitingMemories, type WaitingMemories } from "./store/waiting/waiting-memories.ts";
import { withWaiting } from "./store/waiting/with-waiting.ts";

/** The routes, in the order in which the reference lists them. */
export const routes = {
	memories: registerMemories,
	search: registerMemorySearch,
	relations: registerRelations,
	skills: registerSkills,
} satisfies Record<string, Routes>;

/** Memories, relations and skills, what finds them, and their upkeep. */
export type MemoryDeps = {
	memoryStore(accessScope: AccessScope): MemoryStore;
	relationGraph(accessScope: AccessScope): RelationGraph;
	skillStore(accessScope: AccessScope): SkillStore;
	knownMemories(tenant: string): KnownMemories;
	waitingMemories(accessScope: AccessScope): WaitingMemories;
	observations(tenant: string): Observations;
	recallSource(tenant: string): RecallSource;
	recalledItems(tenant: string): RecalledItems;
	erasures(tenant: string): Erasures;
	/** What exports carry. */
	exportedMemories(accessScope: AccessScope): ExportedStore<ExportedMemory>;
	exportedRelations(accessScope: AccessScope): ExportedStore<ExportedRelation>;
	exportedSkills(accessScope: AccessScope): ExportedStore<ExportedSkill>;
	recallDeadlines: RecallDeadlines;
	episodeIndex(tenant: string): EpisodeIndex;
	outbox(tenant: string): Outbox;
	/** Outboxes of every tenant, for the cleanup. */
	outboxWatch: OutboxWatch;
	/** Memories of every tenant, for the cleanup. */
	memoryCleanup: MemoryCleanup;
	/** What every tenant's long-term memory is found by, for the cleanup. */
	outdatedIndex: OutdatedIndex;
	/** Search indexes of all tenants, for the cleanup. */
	searchMerges: SearchMerges;
};

type Around = { clock: Clock; quotas: Pick<Quotas, "limits"> };

export function wireMemory(setting: Setting, database: TenantDatabase, { clock, quotas }: Around): MemoryDeps {
	const shared = database(SHARED_TENANT);
	const most = quotas.limits.memories;
	const waiting = (accessScope: AccessScope) => d1WaitingMemories(database(accessScope.tenant), accessScope);
	return {
		memoryStore: (accessScope) =>
			withWaiting(d1MemoryStore(database(accessScope.tenant), accessScope, clock, most), waiting(accessScope)),
		relationGraph: (accessScope) => d1RelationGraph(database(accessScope.tenant), accessScope),
		skillStore: (accessScope) => d1SkillStore(database(accessScope.tenant), accessScope),
		waitingMemories: waiting,
		knownMemories: (tenant) => d1KnownMemories(database(tenant), tenant),
		observations: (tenant) => d1Observations(database(tenant), tenant, clock),
		recallSource: (tenant) => d1RecallSource(database(tenant), tenant),
		recalledItems: (tenant) => d1RecalledItems(database(tenant), tenant),
		erasures: (tenant) => d1Erasures(database(tenant), tenant),
		exportedMemories: (accessScope) => d1ExportedMemories(database(accessScope.tenant), accessScope, most),
		exportedRelations: (accessScope) => d1ExportedRelations(database(accessScope.tenant), accessScope),
		exportedSkills: (accessScope) => d1ExportedSkills(database(accessScope.tenant), accessScope),
		recallDeadlines: deadlinesOf(setting),
		episodeIndex: (tenant) => d1EpisodeIndex(database(tenant), tenant),
		outbox: (tenant) => d1Outbox(database(tenant), tenant),
		outboxWatch: d1OutboxWatch(shared),
		memoryCleanup: d1MemoryCleanup(shared),
		outdatedIndex: d1OutdatedIndex(shared),
		searchMerges: d1SearchMerges(shared),
	};
}

function deadlinesOf(setting: Setting): RecallDeadlines {
	const deadlines = recallDeadlines((key) => setting(key) ?? "");
	if (!deadlines.ok) throw new Error(deadlines.error);
	return deadlines.value;
}
