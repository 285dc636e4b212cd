import { sameText } from "../../../language/same-text.ts";
import { type Correction, withCorrection } from "../../../language/statements/correction.ts";
import { joined } from "../../../language/words/joined.ts";
import { isSingleValued } from "../../../model/relations/predicates.ts";
import { type Found, type FoundMemory, type FoundRelation, fact, relation } from "./found.ts";
import type { KnownMemory, Learned, LearnedMemory, LearnedMessage, LearnedRelation, Skipped } from "./learned.ts";
import { ofSpeaker } from "./own-name.ts";
import { type KnownTexts, knownTexts, tells } from "./repeats.ts";
import { holdsSecret, withoutSecrets } from "./secrets.ts";

/** Most memories that one message gives: who says more at once is listing something. */
const MOST_A_MESSAGE = 12;
/** The same of relations: each is compared with those of its subject before it is written. */
const MOST_RELATIONS_A_MESSAGE = 24;
/**
 * The same of all messages that are read at once, and of one subject that has one such object at a time (its newest stay, because
 * the last of them holds): talk has far less, and what is compared with each other before it is written is bounded so.
 */
const MOST = { memories: 240, relations: 240, changes: 24 };
/** Longest content, in UTF-16 units. */
const LONGEST = 600;
/** Secrets are no knowledge: they stay where they were said. */
const SECRET: Skipped = { reason: "unusable", detail: "It holds a secret." };

export type Gathering = {
	/** Whether no more relations of a message are taken, which is said once. */
	hasAllRelations: (message: LearnedMessage) => boolean;
	add: (found: Found, message: LearnedMessage, quote: string) => void;
	/** Puts a corrected value into the one memory that holds the former one, of this conversation or known; false where none or several do. */
	correct: (correction: Correction, message: LearnedMessage, quote: string) => boolean;
	learned: () => Pick<Learned, "memories" | "relations" | "skipped" | "again">;
};

type Kept = { memory: LearnedMemory; value: string | null };
type KeptRelation = { relation: LearnedRelation; speaker: string | null };

/** Collects what rules find, without what is said or known already. What is compared with all before is found by its name. */
export function gathering(known: readonly KnownMemory[]): Gathering {
	const texts = knownTexts(known);
	const kept = keptMemories();
	const relations: KeptRelation[] = [];
	const lines = new Map<string, KeptRelation>();
	const skipped: Skipped[] = [];
	const echoes: LearnedMemory[] = [];
	const counts = new Map<string, number>();
	const related = new Map<string, number>();
	const changes = new Map<string, KeptRelation[]>();
	const full = new Set<string>();
	function leaveOldest(one: KeptRelation): void {
		const line = JSON.stringify([one.relation.user_id, lineOf({ ...one.relation, object: "" })]);
		const all = [...(changes.get(line) ?? []), one];
		const oldest = all.length > MOST.changes ? all.shift() : undefined;
		changes.set(line, all);
		if (oldest === undefined) return;
		relations.splice(relations.indexOf(oldest), 1);
		skipped.push(tooMany(oldest.relation));
	}

	return {
		hasAllRelations({ message_id, seq }) {
			const count = related.get(message_id) ?? 0;
			if (count < MOST_RELATIONS_A_MESSAGE && relations.length < MOST.relations) return false;
			if (!full.has(message_id))
				skipped.push({ reason: "too_many", detail: `Message ${seq}: more relations were not read.` });
			full.add(message_id);
			return true;
		},
		add(found, message, quote) {
			const said = saidIn(message, quote);
			if (found.kind === "relation") {
				const count = related.get(message.message_id) ?? 0;
				if (holdsSecret(`${found.subject} ${found.object}`)) skipped.push(SECRET);
				else {
					const surplus = count >= MOST_RELATIONS_A_MESSAGE || relations.length >= MOST.relations;
					if (surplus) return void skipped.push(tooMany(found));
					const one = newRelation(lines, found, said, message.name ?? null);
					if (one === null) return;
					relations.push(one);
					related.set(message.message_id, count + 1);
					if (isSingleValued(found.predicate)) leaveOldest(one);
				}
				return;
			}
			const count = counts.get(message.message_id) ?? 0;
			const refusal = refusalOf(found, said.user_id, kept, count);
			if (refusal !== null) {
				skipped.push(refusal);
				const another = refusal.reason === "duplicate" && kept.saidElsewhere(found.content, message.message_id);
				if (another) echoes.push(memoryOf(found, said));
				return;
			}
			counts.set(message.message_id, count + 1);
			kept.add({ memory: memoryOf(found, said), value: found.value });
		},
		correct(correction, message, quote) {
			const { user_id } = saidIn(message, quote);
			const holds = ({ content }: { content: string }) => withCorrection(correction, content) !== null;
			const own = kept.all.filter(({ memory }) => memory.user_id === user_id && holds(memory));
			const old = own.length === 0 ? known.filter(holds) : [];
			const former = own[0]?.memory ?? old[0];
			if (former === undefined || own.length > 1 || old.length > 1) return false;
			for (const one of own) kept.drop(one);
			this.add(correctedMemory(correction, former, old[0]), message, quote);
			for (const { relation: told } of relations.filter(({ relation }) => relation.user_id === user_id)) {
				if (sameText(told.object) !== sameText(correction.former)) continue;
				const { subject, predicate, object } = told;
				told.ended = true;
				this.add(relation(subject, predicate, withCorrection(correction, object) ?? object), message, quote);
			}
			return true;
		},
		learned() {
			const repeated = kept.all.filter((one) => isKnown(one, kept, texts));
			const old = new Set(repeated);
			const again = repeated.map(({ memory }): Skipped => ({ reason: "duplicate", detail: memory.content }));
			return {
				memories: kept.all.filter((one) => !old.has(one)).map(({ memory }) => memory),
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

/** A memory with the corrected value. `known`: where it is one that was known. */
function correctedMemory(
	correction: Correction,
	{ content, type, key }: Pick<KnownMemory, "content" | "type" | "key">,
	known: KnownMemory | undefined,
): FoundMemory {
	return {
		...fact(withCorrection(correction, content) ?? content, { key, value: key === null ? null : correction.value }),
		type: type === "preference" || type === "decision" ? type : "fact",
		...(known?.key === null && { replaces: { id: known.id, scope: known.scope } }),
	};
}

type KeptMemories = {
	all: readonly Kept[];
	add: (one: Kept) => void;
	drop: (one: Kept) => void;
	/** The last one that this user said under a key. */
	last: (key: string | null, user: string | null) => Kept | undefined;
	/** Whether this user said so under no key. */
	says: (content: string, user: string | null) => boolean;
	/** Whether another message has said just that. */
	saidElsewhere: (content: string, message_id: string) => boolean;
};

function keptMemories(): KeptMemories {
	const all: Kept[] = [];
	const last = new Map<string, Kept>();
	const unkeyed = new Set<string>();
	const messages = new Map<string, Set<string>>();
	const under = (user: string | null, text: string) => JSON.stringify([user, text]);
	return {
		all,
		add(one) {
			const { key, user_id, content, quote } = one.memory;
			const text = sameText(content);
			all.push(one);
			if (key === null) unkeyed.add(under(user_id, text));
			else last.set(under(user_id, key), one);
			messages.set(text, (messages.get(text) ?? new Set()).add(quote.message_id));
		},
		drop(one) {
			all.splice(all.indexOf(one), 1);
		},
		last: (key, user) => (key === null ? undefined : last.get(under(user, key))),
		says: (content, user) => unkeyed.has(under(user, sameText(content))),
		saidElsewhere(content, message_id) {
			const by = messages.get(sameText(content));
			return by !== undefined && (by.size > 1 || !by.has(message_id));
		},
	};
}

/** An English sentence that has lost what it is about: "The user's manager is." */
const CUT_SHORT = new RegExp(
	joined`
		 (?:is|are|was|were|be|been|am|the|my|our|their|your|of|to|for|with|from|than|and|or|called|named|
		because|that)[.!]?$|\b(?:is|are|was|has|have|as|of|to|in|for|with|uses?|owns?|user) an?[.!]?$`,
	"i",
);
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

function refusalOf(found: FoundMemory, user: string | null, kept: KeptMemories, count: number): Skipped | null {
	const detail = found.content.slice(0, LONGEST);
	if (holdsSecret(found.content) || holdsSecret(found.key ?? "")) return SECRET;
	if (isCutShort(found.content)) return { reason: "unusable", detail };
	if (found.content.length > LONGEST) return { reason: "too_long", detail };
	const before = kept.last(found.key, user);
	const repeats =
		before === undefined ? found.key === null && kept.says(found.content, user) : tells(before.memory.content, found);
	if (repeats) return { reason: "duplicate", detail };
	// Under a key the last value holds, so no new one is left out for what was said before.
	const full = kept.all.length >= MOST.memories && before === undefined;
	return count >= MOST_A_MESSAGE || full ? { reason: "too_many", detail } : null;
}

/**
 * Whether a memory is known. Of a key its last value decides, also for those before: a conversation that is read again
 * ends as it did.
 */
function isKnown({ memory }: Kept, kept: KeptMemories, texts: KnownTexts): boolean {
	const last = kept.last(memory.key, memory.user_id);
	if (last === undefined) return texts.has(memory.content, memory.user_id);
	const before = last.memory.key === null ? null : texts.ofKey(last.memory.key, memory.user_id);
	if (before === null) return texts.has(memory.content, memory.user_id);
	return tells(before, { content: last.memory.content, value: last.value });
}

function tooMany({ subject, predicate, object }: Pick<FoundRelation, "subject" | "predicate" | "object">): Skipped {
	return { reason: "too_many", detail: `${subject} ${predicate} ${object}`.slice(0, LONGEST) };
}

/** Null where it was added before. */
function newRelation(
	lines: Map<string, KeptRelation>,
	{ kind: _, timeless: __, ...found }: FoundRelation,
	said: ReturnType<typeof saidIn>,
	speaker: string | null,
): KeptRelation | null {
	const line = JSON.stringify([said.user_id, lineOf(found)]);
	if (lines.get(line)?.relation.ended === found.ended) return null;
	const one = { relation: { ...found, ...said }, speaker };
	lines.set(line, one);
	return one;
}

function lineOf({ subject, predicate, object }: Pick<LearnedRelation, "subject" | "predicate" | "object">): string {
	return `${sameText(subject)} ${predicate} ${sameText(object)}`;
}

const NAMED = /^The user['’]s name is (.+?)\.$/u;

/** A relation of the user with the name that is known, or that the message carries. */
function named({ relation, speaker }: KeptRelation, kept: KeptMemories, texts: KnownTexts): LearnedRelation {
	const said = kept.last("user.name", relation.user_id)?.value ?? null;
	const name = said ?? NAMED.exec(texts.ofKey("user.name", relation.user_id) ?? "")?.[1] ?? speaker;
	return ofSpeaker(relation, name);
}
