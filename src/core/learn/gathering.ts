import { sameText } from "../text/same-text.ts";
import type { Found, FoundMemory, FoundRelation } from "./found.ts";
import type { KnownMemory, Learned, LearnedMemory, LearnedMessage, LearnedRelation, Skipped } from "./learned.ts";
import { ofSpeaker } from "./own-name.ts";
import { type KnownTexts, knownTexts, tells } from "./repeats.ts";
import { holdsSecret, withoutSecrets } from "./secrets.ts";

/** Most memories that one message gives: who says more at once is listing something. */
const MOST_A_MESSAGE = 12;
/** The same of relations: each is compared with those of its subject before it is written. */
const MOST_RELATIONS_A_MESSAGE = 24;
/** Longest content, in UTF-16 units. */
const LONGEST = 600;
/** Secrets are no knowledge: they stay where they were said. */
const SECRET: Skipped = { reason: "unusable", detail: "It holds a secret." };

export type Gathering = {
	add: (found: Found, message: LearnedMessage, quote: string) => void;
	/** What is known under a key, and then what was added so far; the newest last. */
	ofKeys: () => Keyed[];
	learned: () => Pick<Learned, "memories" | "relations" | "skipped" | "again">;
};

/** `said`: it was added, and not known before. */
type Keyed = { key: string; content: string; said: boolean };
type Kept = { memory: LearnedMemory; value: string | null };
type KeptRelation = { relation: LearnedRelation; speaker: string | null };

/** Collects what rules find, without what is said or known already. */
export function gathering(known: readonly KnownMemory[]): Gathering {
	const texts = knownTexts(known);
	const kept: Kept[] = [];
	const relations: KeptRelation[] = [];
	const skipped: Skipped[] = [];
	const echoes: LearnedMemory[] = [];
	const counts = new Map<string, number>();
	const related = new Map<string, number>();
	return {
		add(found, message, quote) {
			const said = saidIn(message, quote);
			if (found.kind === "relation") {
				const count = related.get(message.message_id) ?? 0;
				if (holdsSecret(`${found.subject} ${found.object}`)) skipped.push(SECRET);
				else if (count >= MOST_RELATIONS_A_MESSAGE) skipped.push(surplus(found));
				else if (addRelation(relations, found, said, message.name ?? null)) related.set(message.message_id, count + 1);
				return;
			}
			const count = counts.get(message.message_id) ?? 0;
			const refusal = refusalOf(found, said.user_id, kept, count);
			if (refusal !== null) {
				skipped.push(refusal);
				if (refusal.reason === "duplicate" && saysAnother(kept, found, message)) echoes.push(memoryOf(found, said));
				return;
			}
			counts.set(message.message_id, count + 1);
			kept.push({ memory: memoryOf(found, said), value: found.value });
		},
		ofKeys: () => [
			...keyed(known, false),
			...keyed(
				kept.map(({ memory }) => memory),
				true,
			),
		],
		learned() {
			const repeated = kept.filter((one) => isKnown(one, kept, texts));
			const old = new Set(repeated);
			const again = repeated.map(({ memory }): Skipped => ({ reason: "duplicate", detail: memory.content }));
			return {
				memories: kept.filter((one) => !old.has(one)).map(({ memory }) => memory),
				relations: relations.map((one) => named(one, kept, texts)),
				skipped: [...skipped, ...again],
				again: [
					...repeated.map(({ memory }) => memory).filter(({ content, user_id }) => texts.has(content, user_id)),
					...echoes,
				],
			};
		},
	};
}

function keyed(memories: readonly Pick<KnownMemory, "key" | "content">[], said: boolean): Keyed[] {
	return memories.flatMap(({ key, content }) => (key === null ? [] : [{ key, content, said }]));
}

/** An English sentence that has lost what it is about: "The user's manager is." */
const CUT_SHORT =
	/ (?:is|are|was|were|be|been|am|the|my|our|their|your|of|to|for|with|from|than|and|or|called|named|because|that)[.!]?$|\b(?:is|are|was|has|have|as|of|to|in|for|with|uses?|owns?|user) an?[.!]?$/i;
const ENGLISH = /\b(?:the|user|user['’]s|is|are|we|i|our|they|their|agreed|use|my)\b/i;

function isCutShort(content: string): boolean {
	return CUT_SHORT.test(content) && ENGLISH.test(content);
}

function saidIn({ thread_id, message_id, seq, user_id }: LearnedMessage, quote: string) {
	return {
		quote: { thread_id: thread_id ?? "", message_id, seq, quote: withoutSecrets(quote) },
		user_id: user_id ?? null,
	};
}

function memoryOf({ kind: _, value: __, ...memory }: FoundMemory, said: ReturnType<typeof saidIn>): LearnedMemory {
	return { ...memory, ...said };
}

/** Whether another message has said just that. */
function saysAnother(kept: readonly Kept[], { content }: FoundMemory, { message_id }: LearnedMessage): boolean {
	const same = sameText(content);
	return kept.some(({ memory }) => sameText(memory.content) === same && memory.quote.message_id !== message_id);
}

function refusalOf(found: FoundMemory, user: string | null, kept: readonly Kept[], count: number): Skipped | null {
	const detail = found.content.slice(0, LONGEST);
	if (holdsSecret(found.content) || holdsSecret(found.key ?? "")) return SECRET;
	if (isCutShort(found.content)) return { reason: "unusable", detail };
	if (found.content.length > LONGEST) return { reason: "too_long", detail };
	const same = sameText(found.content);
	const before = lastOf(kept, found.key, user);
	const repeats =
		before === undefined
			? kept.some(
					({ memory }) => memory.user_id === user && memory.key === found.key && sameText(memory.content) === same,
				)
			: tells(before.memory.content, found);
	if (repeats) return { reason: "duplicate", detail };
	return count >= MOST_A_MESSAGE ? { reason: "unusable", detail } : null;
}

function lastOf(kept: readonly Kept[], key: string | null, user: string | null): Kept | undefined {
	return key === null ? undefined : kept.findLast(({ memory }) => memory.key === key && memory.user_id === user);
}

/**
 * Whether a memory is known. Of a key its last value decides, also for those before: a conversation that is read again
 * ends as it did.
 */
function isKnown({ memory }: Kept, kept: readonly Kept[], texts: KnownTexts): boolean {
	const last = lastOf(kept, memory.key, memory.user_id);
	if (last === undefined) return texts.has(memory.content, memory.user_id);
	const before = last.memory.key === null ? null : texts.ofKey(last.memory.key, memory.user_id);
	if (before === null) return texts.has(memory.content, memory.user_id);
	return tells(before, { content: last.memory.content, value: last.value });
}

function surplus({ subject, predicate, object }: FoundRelation): Skipped {
	return { reason: "unusable", detail: `${subject} ${predicate} ${object}`.slice(0, LONGEST) };
}

/** Whether it was not added so far. */
function addRelation(
	relations: KeptRelation[],
	{ kind: _, timeless: __, ...found }: FoundRelation,
	said: ReturnType<typeof saidIn>,
	speaker: string | null,
): boolean {
	const line = lineOf(found);
	const isSame = ({ relation }: KeptRelation) => relation.user_id === said.user_id && lineOf(relation) === line;
	const before = relations.findLast((one) => isSame(one));
	if (before !== undefined && before.relation.ended === found.ended) return false;
	relations.push({ relation: { ...found, ...said }, speaker });
	return true;
}

function lineOf({ subject, predicate, object }: Pick<LearnedRelation, "subject" | "predicate" | "object">): string {
	return `${sameText(subject)} ${predicate} ${sameText(object)}`;
}

const NAMED = /^The user['’]s name is (.+?)\.$/u;

/** A relation of the user with the name that is known, or that the message carries. */
function named({ relation, speaker }: KeptRelation, kept: readonly Kept[], texts: KnownTexts): LearnedRelation {
	const said = lastOf(kept, "user.name", relation.user_id)?.value ?? null;
	const name = said ?? NAMED.exec(texts.ofKey("user.name", relation.user_id) ?? "")?.[1] ?? speaker;
	return ofSpeaker(relation, name);
}
