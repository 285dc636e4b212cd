/**
 * What the rest of the code may import from this feature: memories, relations and skills: writing, search, recall and the
 * vector index. Begin with `use-cases`.
 */

export { FoundSchema, foundAnswer, recallFields, recallOf } from "./routes/memory-search.ts";
export {
	ExportedMemorySchema,
	ExportedRelationSchema,
	ExportedSkillSchema,
	exportedMemoryAnswer,
	exportedRelationAnswer,
	exportedSkillAnswer,
} from "./schemas/exported.ts";
export {
	givenMemory,
	MemoryKey,
	MemorySchema,
	MemoryScope,
	MemoryTypeName,
	memoryAnswer,
	WriteMemoriesBody,
	writtenAnswer,
} from "./schemas/memory.ts";
export { GraphSchema, RelationSchema, relationAnswer } from "./schemas/relation.ts";
export { newSkillOf, SkillBody, SkillHitSchema, SkillSchema, skillAnswer } from "./schemas/skill.ts";
export type { ExportedStore } from "./store/exported/exported.ts";
export type { EpisodeIndex } from "./store/index/episode-index.ts";
export type { Erasures } from "./store/index/erasures.ts";
export type { Outbox } from "./store/index/outbox.ts";
export { d1OutdatedIndex } from "./store/index/outdated-index.ts";
export type { Known, KnownMemories } from "./store/memories/known-memories.ts";
export type { MemoryEntry, MemoryStore, WrittenMemory } from "./store/memories/memory-store.ts";
export type { Fresh, Observations, Reflection } from "./store/observations/observations.ts";
export type { RecalledItems } from "./store/recall/recalled-items.ts";
export type { RelationEntry, RelationGraph } from "./store/relations/relation-graph.ts";
export { reflections } from "./store/schema/reflection-schema.ts";
export type { SkillStore } from "./store/skills/skill-store.ts";
export type { WaitingMemories } from "./store/waiting/waiting-memories.ts";
export {
	cleanUpMerges,
	expireMemories,
	forgetDeleted,
	reindexOutdated,
	scheduleMissedIndexing,
} from "./use-cases/cleanup.ts";
export { forgetErased } from "./use-cases/forget-erased.ts";
export {
	type RetireDeps,
	removeThreadGraph,
	removeThreadMemories,
	retireLearned,
	type ThreadGraphDeps,
	type ThreadMemoriesDeps,
} from "./use-cases/forget-thread.ts";
export { indexOutbox } from "./use-cases/index-outbox.ts";
export { changeMemory, deleteMemory, listMemories, writeMemories } from "./use-cases/memories.ts";
export { createMemory, moveMemories } from "./use-cases/memory-places.ts";
export { rankRecalled } from "./use-cases/recall/rank-recalled.ts";
export { embedAsked, type RecallAsk, type RecallDeps, type Recalling, recall } from "./use-cases/recall/recall.ts";
export { type Memories, type Rewritten, recallForContext } from "./use-cases/recall/recall-for-context.ts";
export { type RewriteDeps, rewriteQuery, spentToday } from "./use-cases/recall/rewrite-query.ts";
export { searchMemories } from "./use-cases/recall/search-memories.ts";
export { deleteRelation, readGraph } from "./use-cases/relations.ts";
export { type RestoreDeps, restoreMemories, restoreRelations, restoreSkills } from "./use-cases/restore-exported.ts";
export { mayNameScope, mayWriteScope, type ScopeDeps } from "./use-cases/scope-access.ts";
export { addSkill, deleteSkill, searchSkills } from "./use-cases/skills.ts";
export { type MemoryDeps, routes, wireMemory } from "./wire.ts";
