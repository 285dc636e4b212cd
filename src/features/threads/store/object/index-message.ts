import type { Steps } from "../../../../core/base/steps.ts";
import type { ChatMessage } from "../../../../core/model/thread/message.ts";
import { readableText } from "../../../../core/model/thread/message-text.ts";
import { conceptTerms } from "../../../../core/recall/lexicon/terms.ts";
import type { Fact } from "../../../../core/recall/ranking/facts.ts";
import { type Indexed, traitSteps } from "../../../../core/recall/ranking/memory-index.ts";
import { stemSteps } from "../../../../core/recall/ranking/stem-steps.ts";
import type { CountText } from "../../../../core/tokens/encoding.ts";
import { forgetVector } from "./message-vectors.ts";
import type { Store } from "./store.ts";

type StoredFact = [
	value: string,
	about: Fact["about"],
	kinds: readonly number[],
	fromDay?: number | undefined,
	toDay?: number | undefined,
];

/** A message's facts as its traits hold them; what tells them by their kind is read from the same JSON. */
function factsColumn(facts: readonly Fact[]): string {
	return JSON.stringify(
		facts.map(
			({ value, about, kinds, days }): StoredFact =>
				days === null ? [value, about, kinds] : [value, about, kinds, days.from, days.to],
		),
	);
}

export function factsInColumn(column: string | null): readonly Fact[] {
	if (column === null) return [];
	const stored: StoredFact[] = JSON.parse(column);
	return stored.map(([value, about, kinds, from, to]) => ({
		...{ value, about, kinds },
		days: from === undefined || to === undefined ? null : { from, to },
	}));
}

/** Rows hold 2 MB, and a UTF-16 unit takes up to 3 bytes. */
const MOST_TERM_UNITS = 600_000;

const INSERT_TRAITS = `INSERT INTO message_traits
	(seq, role, name, said, terms, flags, kinds, from_day, to_day, passages, facts)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_FACTS = `INSERT OR IGNORE INTO message_facts (kind, seq, value, about)
	SELECT kind.value, ?, fact.value ->> 0, fact.value ->> 1 FROM json_each(?) AS fact, json_each(fact.value -> 2) AS kind`;

const DELETE_FACTS = `DELETE FROM message_facts WHERE seq = ?1 AND kind IN (
	SELECT kind.value FROM message_traits AS traits, json_each(traits.facts) AS fact, json_each(fact.value -> 2) AS kind
	WHERE traits.seq = ?1)`;

/** What a message is found and ranked by: it depends on nothing but the message. */
export type IndexEntry = { terms: string; traits: Omit<Indexed, "seq">; facts: string | null };

/** Reads what the message is found and ranked by. */
export function* indexEntrySteps(message: ChatMessage & { created_at: string }, count: CountText): Steps<IndexEntry> {
	const text = readableText(message);
	const stems = yield* stemSteps(text);
	const { role, name = null, created_at } = message;
	const traits = yield* traitSteps({ role, name, text, saidAt: Date.parse(created_at) }, stems, count);
	return {
		terms: indexedTerms([...stems, ...conceptTerms(stems)]),
		traits,
		facts: traits.facts.length === 0 ? null : factsColumn(traits.facts),
	};
}

/** Writes what the message is found and ranked by. */
export function indexMessage(store: Store, seq: number, { terms, traits, facts }: IndexEntry): void {
	store.sql.exec("INSERT INTO messages_fts (rowid, terms) VALUES (?, ?)", seq, terms);
	outdateTraits(store, seq);
	store.sql.exec(
		INSERT_TRAITS,
		seq,
		traits.role,
		traits.name,
		traits.saidAt,
		traits.terms,
		traits.flags,
		traits.kinds,
		traits.days?.from ?? null,
		traits.days?.to ?? null,
		traits.passages && JSON.stringify(traits.passages.map(({ end, terms, tokens }) => [end, terms, tokens])),
		facts,
	);
	if (facts !== null) store.sql.exec(INSERT_FACTS, seq, facts);
}

/** The same for a message that is indexed already, as something else or by another version. */
export function reindex(store: Store, seq: number, entry: IndexEntry, gone: number): void {
	unindexMessage(store, seq);
	indexMessage(store, seq, entry);
	if (gone !== 0) forgetTraits(store, seq);
}

/** Leaves nothing that the message could be found by. */
export function unindexMessage(store: Store, seq: number): void {
	store.sql.exec("DELETE FROM messages_fts WHERE rowid = ?", seq);
	forgetTraits(store, seq);
}

/** No context finds the message any more; a search by words still does. */
export function forgetTraits(store: Store, seq: number): void {
	outdateTraits(store, seq);
	forgetVector(store, seq);
	store.sql.exec(DELETE_FACTS, seq);
	store.sql.exec("DELETE FROM message_traits WHERE seq = ?", seq);
}

/** What was read of a message and of those behind it is read again. */
export function outdateTraits({ traits }: Store, seq: number): void {
	while (traits.length > 0 && (traits.at(-1)?.seq ?? 0) >= seq) traits.pop();
}

/** Terms can be many times as long as their text; where they are too long for a row, each stands once. */
function indexedTerms(terms: string[]): string {
	const all = terms.join(" ");
	if (all.length <= MOST_TERM_UNITS) return all;
	const distinct = [...new Set(terms)].join(" ");
	return distinct.length <= MOST_TERM_UNITS ? distinct : distinct.slice(0, distinct.lastIndexOf(" ", MOST_TERM_UNITS));
}
