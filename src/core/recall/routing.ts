import { scopeWidth } from "../base/access-scope.ts";
import type { BlockName } from "../base/block.ts";
import { entityName } from "../language/names.ts";
import { sameWords } from "../language/same-text.ts";
import type { Memory } from "../model/memory/memory.ts";
import {
	type ListName,
	type Remembered,
	type RememberedMemory,
	type RememberedSection,
	rememberedText,
} from "../model/memory/remembered.ts";
import type { Reason, Score } from "../model/receipt.ts";
import { isSingleValued } from "../model/relations/predicates.ts";
import { recencyOf, scoreOf } from "./score.ts";

/** A remembered item with its score and, if it may not compete, the reason. */
export type RoutedItem = { item: Remembered; score: Score; excluded: Reason | null };

/** The items of each section, best first. */
export type Routes = Record<ListName | "knowledge", RoutedItem[]>;

/**
 * Chooses the section: a user's preferences go to the system block, a team's preferences and static facts to the
 * project block, everything else to knowledge.
 */
export function sectionOfRemembered(item: Remembered): RememberedSection {
	switch (item.kind) {
		case "relation":
			return "relations";
		case "skill":
			return "skills";
		case "memory":
			return sectionOfMemory(item);
	}
}

function sectionOfMemory({ type, scope, is_static }: Pick<RememberedMemory, "type" | "scope" | "is_static">) {
	if (type === "preference") return scope.startsWith("user:") ? "preferences" : "team_preferences";
	if (type === "fact" && is_static) return "static_facts";
	return type === "insight" ? "insights" : "memories";
}

/**
 * Sends every remembered item to its section. Excludes expired ones. Of items with the same key, the one with the
 * narrowest scope stays (in one scope the newest); of single-valued relations, those with the narrowest scope; of
 * nearly identical texts, the first, lists before knowledge.
 */
export function routeRemembered(remembered: readonly Remembered[], now: number): Routes {
	const all = remembered.map((item): RoutedItem => {
		return { item, score: recallScore(item, now), excluded: item.kind === "memory" ? hiddenReason(item, now) : null };
	});
	overrideByKey(all);
	overrideRelations(all);
	all.sort((a, b) => b.score.total - a.score.total || (a.item.id < b.item.id ? -1 : 1));
	const to = (name: RememberedSection) => all.filter(({ item }) => sectionOfRemembered(item) === name);
	const [preferences, team_preferences, static_facts] = [to("preferences"), to("team_preferences"), to("static_facts")];
	const listed = new Set([...preferences, ...team_preferences, ...static_facts]);
	const knowledge = all.filter((one) => !listed.has(one));
	leaveOutRepeated([...listed, ...knowledge]);
	return { preferences, team_preferences, static_facts, knowledge };
}

function hiddenReason({ hidden, expires_at }: RememberedMemory, now: number): Reason | null {
	if (hidden !== undefined) return hidden;
	return expires_at !== null && Date.parse(expires_at) <= now ? "expired" : null;
}

function recallScore({ score, ...item }: Remembered, now: number): Score {
	const { relevance, recency = recencyOf(item.created_at, now) } = score;
	const importance = score.importance ?? (item.kind === "memory" ? item.importance / 10 : 0);
	const weighed = scoreOf({ relevance, recency, importance });
	return score.total === undefined ? weighed : { ...weighed, total: score.total };
}

function overrideByKey(all: readonly RoutedItem[]): void {
	const holders = new Map<string, RoutedItem>();
	const keyed = all.filter(({ excluded }) => excluded === null);
	for (const one of keyed) {
		const key = keyOf(one);
		const holder = key === null ? undefined : holders.get(key);
		if (key !== null && (holder === undefined || takesPrecedence(one, holder))) holders.set(key, one);
	}
	for (const one of keyed) {
		const key = keyOf(one);
		const holder = key === null ? undefined : holders.get(key);
		if (holder === undefined || holder === one) continue;
		one.excluded = scopeWidth(one.item.scope) === scopeWidth(holder.item.scope) ? "superseded" : "overridden";
	}
}

function keyOf({ item }: RoutedItem): string | null {
	return item.kind === "memory" ? item.key : null;
}

function overrideRelations(all: readonly RoutedItem[]): void {
	const single = all.flatMap((one) => {
		const { item } = one;
		if (item.kind !== "relation" || !isSingleValued(item.predicate)) return [];
		return [{ one, width: scopeWidth(item.scope), what: `${item.predicate} ${entityName(item.subject)}` }];
	});
	const narrowest = new Map<string, number>();
	for (const { what, width } of single) narrowest.set(what, Math.min(width, narrowest.get(what) ?? width));
	for (const { one, what, width } of single) {
		if (width > (narrowest.get(what) ?? width)) one.excluded = "overridden";
	}
}

function takesPrecedence({ item: a }: RoutedItem, { item: b }: RoutedItem): boolean {
	const width = scopeWidth(a.scope) - scopeWidth(b.scope);
	if (width !== 0) return width < 0;
	if (a.created_at !== b.created_at) return a.created_at > b.created_at;
	return a.id > b.id;
}

function leaveOutRepeated(all: readonly RoutedItem[]): void {
	const seen = new Set<string>();
	for (const one of all) {
		if (one.excluded !== null) continue;
		const text = sameWords(rememberedText(one.item));
		if (seen.has(text)) one.excluded = "duplicate";
		seen.add(text);
	}
}

const LIST_BLOCKS: Readonly<Record<ListName, BlockName>> = {
	preferences: "system",
	team_preferences: "project",
	static_facts: "project",
};

/** Whether a section lists all that it has, whatever was asked. The knowledge block shows what answers the question. */
export function isList(section: RememberedSection): section is ListName {
	return Object.hasOwn(LIST_BLOCKS, section);
}

/** The block of a context that shows a section. */
export function blockOfSection(section: RememberedSection): BlockName {
	return isList(section) ? LIST_BLOCKS[section] : "knowledge";
}

export function blockOfMemory(memory: Pick<Memory, "type" | "scope" | "is_static">): BlockName {
	return blockOfSection(sectionOfMemory(memory));
}
