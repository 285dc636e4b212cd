import { d1EpisodeIndex } from "../adapters/d1/episode-index.ts";
import { d1Erasures } from "../adapters/d1/erasures.ts";
import { d1KnownMemories } from "../adapters/d1/known-memories.ts";
import { d1MemoryShelf } from "../adapters/d1/memory-shelf.ts";
import { d1MemorySweep } from "../adapters/d1/memory-sweep.ts";
import { d1Observations } from "../adapters/d1/observations.ts";
import { d1Outbox } from "../adapters/d1/outbox.ts";
import { d1OutboxWatch } from "../adapters/d1/outbox-watch.ts";
import { d1OutdatedIndex } from "../adapters/d1/outdated-index.ts";
import { d1RecallSource } from "../adapters/d1/recall-source.ts";
import { d1RecalledItems } from "../adapters/d1/recalled-items.ts";
import { d1RelationGraph } from "../adapters/d1/relation-graph.ts";
import { d1SearchMerges } from "../adapters/d1/search-merges.ts";
import { d1SkillShelf } from "../adapters/d1/skill-shelf.ts";
import type { Reach } from "../core/reach.ts";
import { type RecallDeadlines, recallDeadlines } from "../core/recall/deadlines.ts";
import type { Clock } from "../ports/clock.ts";
import type { EpisodeIndex } from "../ports/episode-index.ts";
import type { Erasures } from "../ports/erasures.ts";
import type { KnownMemories } from "../ports/known-memories.ts";
import type { MemoryShelf } from "../ports/memory-shelf.ts";
import type { MemorySweep } from "../ports/memory-sweep.ts";
import type { Observations } from "../ports/observations.ts";
import type { Outbox } from "../ports/outbox.ts";
import type { OutboxWatch } from "../ports/outbox-watch.ts";
import type { OutdatedIndex } from "../ports/outdated-index.ts";
import type { RecallSource } from "../ports/recall-source.ts";
import type { RecalledItems } from "../ports/recalled-items.ts";
import type { RelationGraph } from "../ports/relation-graph.ts";
import type { SearchMerges } from "../ports/search-merges.ts";
import type { SkillShelf } from "../ports/skill-shelf.ts";
import type { Setting } from "./settings.ts";
import { SHARED_TENANT, type TenantDatabase } from "./tenant-database.ts";

/** Memories, relations and skills, what finds them, and their upkeep. */
export type MemoryDeps = {
	memoryShelf(reach: Reach): MemoryShelf;
	relationGraph(reach: Reach): RelationGraph;
	skillShelf(reach: Reach): SkillShelf;
	knownMemories(tenant: string): KnownMemories;
	observations(tenant: string): Observations;
	recallSource(tenant: string): RecallSource;
	recalledItems(tenant: string): RecalledItems;
	erasures(tenant: string): Erasures;
	recallDeadlines: RecallDeadlines;
	episodeIndex(tenant: string): EpisodeIndex;
	outbox(tenant: string): Outbox;
	/** Outboxes of every tenant, for the sweep. */
	outboxWatch: OutboxWatch;
	/** Memories of every tenant, for the sweep. */
	memorySweep: MemorySweep;
	/** What every tenant's long-term memory is found by, for the sweep. */
	outdatedIndex: OutdatedIndex;
	/** Search indexes of all tenants, for the sweep. */
	searchMerges: SearchMerges;
};

export function wireMemory(setting: Setting, database: TenantDatabase, clock: Clock): MemoryDeps {
	const shared = database(SHARED_TENANT);
	return {
		memoryShelf: (reach) => d1MemoryShelf(database(reach.tenant), reach, clock),
		relationGraph: (reach) => d1RelationGraph(database(reach.tenant), reach),
		skillShelf: (reach) => d1SkillShelf(database(reach.tenant), reach),
		knownMemories: (tenant) => d1KnownMemories(database(tenant), tenant),
		observations: (tenant) => d1Observations(database(tenant), tenant, clock),
		recallSource: (tenant) => d1RecallSource(database(tenant), tenant),
		recalledItems: (tenant) => d1RecalledItems(database(tenant), tenant),
		erasures: (tenant) => d1Erasures(database(tenant), tenant),
		recallDeadlines: deadlinesOf(setting),
		episodeIndex: (tenant) => d1EpisodeIndex(database(tenant), tenant),
		outbox: (tenant) => d1Outbox(database(tenant), tenant),
		outboxWatch: d1OutboxWatch(shared),
		memorySweep: d1MemorySweep(shared),
		outdatedIndex: d1OutdatedIndex(shared),
		searchMerges: d1SearchMerges(shared),
	};
}

function deadlinesOf(setting: Setting): RecallDeadlines {
	const deadlines = recallDeadlines((key) => setting(key) ?? "");
	if (!deadlines.ok) throw new Error(deadlines.error);
	return deadlines.value;
}
