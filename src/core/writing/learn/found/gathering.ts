import { idInScope } from "../../../base/access-scope.ts";
import { sameText } from "../../../language/same-text.ts";
import { holdsSecret, withoutSecrets } from "../../../language/secrets/withheld.ts";
import { type Correction, withCorrection } from "../../../language/statements/correction.ts";
import { isSingleValued } from "../../../model/relations/predicates.ts";
import { isOf, type KnownTexts, knownTexts, tells } from "./already-known.ts";
import { asOwn, type Found, type FoundMemory, type FoundRelation, fact, relation, typeLike } from "./found.ts";
import type { Gathered, KnownMemory, LearnedMemory, LearnedMessage, LearnedRelation, Skipped } from "./learned.ts";

/** Most that one message gives: who says more at once is listing something. */
const MOST_A_MESSAGE = { memories: 12, relations: 24 };
/**
 * The same of all messages that are read at once, and of one subject that has one such object at a time (its newest stay): talk has
 * far less, and what is compared with each other before it is written is bounded so.
 */
const MOST = { memories: 240, relations: 240, changes: 24 };
/** Longest content, in UTF-16 units. */
const LONGEST = 600;
/** Secrets are no knowledge: they stay where they were said. */
const SECRET: Skipped = { reason: "unusable", detail: "It holds a secret." };

export type Gathering = ReturnType<typeof gathering>;

type Kept = { memory: LearnedMemory; value: string | null; same: string };
type KeptRelation = { relation: LearnedRelation; speaker: string | null; line: string };

/** Collects what rules find, without what is said or known already. All that is compared with each other is bounded by `MOST`. */
export function gathering(known: readonly KnownMemory[]) {
	const texts = knownTexts(known);
	const kept: Kept[] = [];
	const relations: KeptRelation[] = [];
	const skipped: Skipped[] = [];
	const echoes: LearnedMemory[] = [];
	const full = new Set<string>();
	const isFull = (message_id: string) =>
		relations.length >= MOST.relations ||
		relations.filter(({ relation }) => relation.quote.message_id === message_id).length >= MOST_A_MESSAGE.relations;

	function addRelation(found: FoundRelation, message: LearnedMessage, quote: string): void {
		if (holdsSecret(`${found.subject} ${found.object}`)) return void skipped.push(SECRET);
		if (isFull(message.message_id)) return void skipped.push(tooMany(found));
		const { kind: _, ...told } = found;
		const relation = { ...told, aliases: [], ...saidIn(message, quote) };
		const line = lineOf(relation);
		if (relations.findLast((one) => one.line === line)?.relation.ended === found.ended) return;
		relations.push({ relation, speaker: message.name ?? null, line });
		if (!isSingleValued(found.predicate)) return;
		const changed = lineOf({ ...relation, object: "" });
		const changes = relations.filter((one) => lineOf({ ...one.relation, object: "" }) === changed);
		const [oldest] = changes;
		if (oldest === undefined || changes.length <= MOST.changes) return;
		relations.splice(relations.indexOf(oldest), 1);
		skipped.push(tooMany(oldest.relation));
	}

	return {
		/** Whether no more relations of a message are taken, which is said once. */
		hasAllRelations({ message_id, seq }: LearnedMessage): boolean {
			if (!isFull(message_id)) return false;
			if (!full.has(message_id))
				skipped.push({ reason: "too_many", detail: `Message ${seq}: more relations were not read.` });
			full.add(message_id);
			return true;
		},
		add(found: Found, message: LearnedMessage, quote: string): void {
			if (found.kind === "relation") return void addRelation(found, message, quote);
			const { kind: _, value, ...told } = found;
			const memory = { ...told, ...saidIn(message, quote) };
			const one = { memory, value, same: sameText(found.content) };
			const refusal = refusalOf(one, kept);
			if (refusal === null) return void kept.push(one);
			skipped.push(refusal);
			const elsewhere = kept.some((other) => other.same === one.same && !isSaidIn(other, message));
			if (refusal.reason === "duplicate" && elsewhere) echoes.push(memory);
		},
		/** Puts a corrected value into the one memory that holds the former one, of this conversation or known; false where none or several do. */
		correct(correction: Correction, message: LearnedMessage, quote: string): boolean {
			const { user_id } = saidIn(message, quote);
			const holds = ({ content }: { content: string }) => withCorrection(correction, content) !== null;
			const own = kept.filter(({ memory }) => memory.user_id === user_id && holds(memory));
			const old = own.length === 0 ? known.filter(holds) : [];
			const former = own[0]?.memory ?? old[0];
			if (former === undefined || own.length > 1 || old.length > 1) return false;
			for (const one of own) kept.splice(kept.indexOf(one), 1);
			const { content, type, key } = former;
			const told = { key, value: key === null ? null : correction.value, type: typeLike(type) };
			const replaced = old[0]?.key === null ? { replaces: { id: old[0].id, scope: old[0].scope } } : {};
			const corrected = (text: string) => withCorrection(correction, text) ?? text;
			this.add(fact(corrected(content), { ...told, ...replaced }), message, quote);
			for (const { relation: told } of relations.filter(({ relation }) => relation.user_id === user_id)) {
				if (sameText(told.object) !== sameText(correction.former)) continue;
				const { subject, predicate, object } = told;
				told.ended = true;
				this.add(relation(subject, predicate, corrected(object)), message, quote);
			}
			return true;
		},
		/** Puts what is said now in the place of a memory of its speaker that is no longer so, of this conversation or known; false where there is none. */
		replace(isOver: (content: string) => boolean, found: FoundMemory, message: LearnedMessage, quote: string): boolean {
			const { user_id } = saidIn(message, quote);
			const isOwn = ({ scope }: KnownMemory) => isOf(idInScope("user:", scope), user_id);
			const own = kept.find(({ memory }) => memory.user_id === user_id && isOver(memory.content));
			const old = own ? undefined : known.find((one) => isOwn(one) && isOver(one.content));
			const former = own?.memory ?? old;
			if (former === undefined) return false;
			if (own !== undefined) kept.splice(kept.indexOf(own), 1);
			const replaces = old?.key === null ? { replaces: { id: old.id, scope: old.scope } } : {};
			this.add({ ...found, key: former.key, type: typeLike(former.type), ...replaces }, message, quote);
			return true;
		},
		learned(): Gathered {
			const repeated = kept.filter((one) => isKnown(one, kept, texts)).map(({ memory }) => memory);
			return {
				memories: kept.map(({ memory }) => memory).filter((one) => !repeated.includes(one)),
				relations: relations.map((one) => named(one, kept, texts)),
				skipped: [...skipped, ...repeated.map(({ content }): Skipped => ({ reason: "duplicate", detail: content }))],
				again: [...repeated.filter(({ content, user_id }) => texts.has(content, user_id)), ...echoes],
			};
		},
	};
}

const isSaidIn = ({ memory }: Kept, { message_id }: Pick<LearnedMessage, "message_id">) =>
	memory.quote.message_id === message_id;

const lastOf = (kept: readonly Kept[], key: string | null, user: string | null): Kept | undefined =>
	key === null ? undefined : kept.findLast(({ memory }) => memory.key === key && memory.user_id === user);

function saidIn({ thread_id, message_id, seq, user_id }: LearnedMessage, quote: string) {
	return {
		quote: { thread_id: thread_id ?? "", message_id, seq, quote: withoutSecrets(quote) },
		user_id: user_id ?? null,
	};
}

function refusalOf({ memory, value, same }: Kept, kept: readonly Kept[]): Skipped | null {
	const { content, key, user_id, quote } = memory;
	const detail = content.slice(0, LONGEST);
	if (holdsSecret(content) || holdsSecret(key ?? "")) return SECRET;
	if (content.length > LONGEST) return { reason: "too_long", detail };
	const before = lastOf(kept, key, user_id);
	const isSame = ({ memory, same: other }: Kept) => other === same && memory.key === key && memory.user_id === user_id;
	const repeats =
		before === undefined ? key === null && kept.some(isSame) : tells(before.memory.content, { content, value });
	if (repeats) return { reason: "duplicate", detail };
	// Under a key the last value holds, so no new one is left out for what was said before.
	const all = kept.length >= MOST.memories && before === undefined;
	const own = kept.filter((one) => isSaidIn(one, quote));
	return own.length >= MOST_A_MESSAGE.memories || all ? { reason: "too_many", detail } : null;
}

/** Whether a memory is known. Of a key its last value decides, also for those before: a conversation that is read again ends as it did. */
function isKnown({ memory }: Kept, kept: readonly Kept[], texts: KnownTexts): boolean {
	const last = lastOf(kept, memory.key, memory.user_id);
	const before = last === undefined ? null : texts.ofKey(memory.key ?? "", memory.user_id);
	if (last === undefined || before === null) return texts.has(memory.content, memory.user_id);
	return tells(before, { content: last.memory.content, value: last.value });
}

function tooMany({ subject, predicate, object }: Pick<FoundRelation, "subject" | "predicate" | "object">): Skipped {
	return { reason: "too_many", detail: `${subject} ${predicate} ${object}`.slice(0, LONGEST) };
}

const lineOf = ({ user_id, subject, predicate, object }: Omit<LearnedRelation, "quote">): string =>
	JSON.stringify([user_id, sameText(subject), predicate, sameText(object)]);

const NAMED = /^The user['’]s name is (.+?)\.$/u;

function named({ relation, speaker }: KeptRelation, kept: readonly Kept[], texts: KnownTexts): LearnedRelation {
	const said = lastOf(kept, "user.name", relation.user_id)?.value ?? null;
	const name = said ?? NAMED.exec(texts.ofKey("user.name", relation.user_id) ?? "")?.[1] ?? speaker;
	return asOwn(relation, name);
}
