import type { ConceptMatch } from "../../../../core/recall/ranking/memory-index.ts";
import type { Question } from "../../../../core/recall/ranking/question.ts";
import type { Store } from "../object/store.ts";

/** A term in more messages than this tells them apart too little for what it costs. */
const COMMON = 2_000;
/** Rarest terms are read first, until their places are this many. */
const MOST_PLACES = 4_000;
/** Of one term in one message no more places are looked at. */
const MOST_IN_ONE = 32;
/** Where every word is everywhere, so many of the newest messages are read. */
const MOST_NEWEST = 300;

type Places = Map<number, number[]>;

/** How many messages have a term, and by seq its places among the message's terms, ascending. */
export type TermPlaces = { messages: number; places: Places };

/**
 * In how many messages of a thread each of the question's terms stands, and where. The rarest are read first, until they stand
 * in enough places; those that are everywhere are counted up to a limit and not read.
 */
export function readTerms(store: Store, question: Question, messages: number): TermPlaces[] {
	const counted = countTerms(store, question.terms);
	const read = counted.map((having): TermPlaces => ({ messages: having, places: new Map() }));
	const rarest = [...counted.keys()].sort((a, b) => (counted[a] ?? 0) - (counted[b] ?? 0));
	let together = 0;
	const telling = rarest.filter((index) => {
		const having = counted[index] ?? 0;
		if (having === 0 || having > COMMON || together >= MOST_PLACES) return false;
		together += having;
		return true;
	});
	const stands = readPlaces(
		store,
		telling.map((index) => question.terms[index] ?? ""),
	);
	let left = MOST_PLACES;
	for (const index of rarest) {
		const term = read[index];
		const own = stands[telling.indexOf(index)] ?? null;
		if (term === undefined || term.messages === 0) continue;
		// What is not read tells nothing: as if it were everywhere.
		if (own === null || left <= 0) term.messages = messages;
		else {
			addPlaces(term.places, own.slice(0, left));
			left -= own.length;
		}
	}
	if (read.every(({ places }) => places.size === 0)) readNewest(store, question, counted, read);
	return read;
}

/** Where every word is everywhere: the newest messages that have them all, which is all that can be said. */
function readNewest(store: Store, { terms }: Question, counted: readonly number[], read: readonly TermPlaces[]): void {
	const common = [...counted.keys()].filter((index) => (counted[index] ?? 0) > COMMON);
	if (common.length === 0) return;
	const sql = `SELECT rowid AS seq FROM messages_fts WHERE messages_fts MATCH ? ORDER BY rowid DESC LIMIT ${MOST_NEWEST}`;
	const match = common.map((index) => quoted(terms[index] ?? "")).join(" AND ");
	for (const { seq } of store.sql.exec<{ seq: number }>(sql, match)) {
		for (const index of common) read[index]?.places.set(seq, [0]);
	}
}

/** Quoted, so that no word of a query is an operator. */
function quoted(term: string): string {
	return `"${term.replaceAll('"', '""')}"`;
}

/**
 * In how many messages each term stands, up to a limit. In one read: single ones would cost more than the ranking. No limit is a
 * value here: SQLite plans a statement anew whenever its limit is given one.
 */
function countTerms(store: Store, terms: readonly string[]): number[] {
	const sql = `SELECT (SELECT count(*) FROM (SELECT 1 FROM messages_fts WHERE messages_fts MATCH asked.value LIMIT ${COMMON + 1}))
		FROM json_each(?) AS asked ORDER BY asked.key`;
	const rows = store.sql.exec(sql, JSON.stringify(terms.map(quoted)));
	return [...rows.raw<[number]>()].map(([having]) => having);
}

/** A place as one number: the seq, and the offset in these bits. */
const OFFSETS = 2 ** 20;

/** Where each term stands, as numbers. In one row for each: of their thousands a row for each would cost more. */
function readPlaces(store: Store, terms: readonly string[]): number[][] {
	const sql = `SELECT (SELECT json_group_array(doc * ${OFFSETS} + offset) FROM
			(SELECT doc, offset FROM messages_places WHERE term = asked.value LIMIT ${MOST_PLACES}))
		FROM json_each(?) AS asked ORDER BY asked.key`;
	const rows = store.sql.exec(sql, JSON.stringify(terms));
	return [...rows.raw<[string]>()].map(([places]) => JSON.parse(places));
}

function addPlaces(places: Places, stands: readonly number[]): void {
	for (const place of stands) {
		const offset = place % OFFSETS;
		const seq = (place - offset) / OFFSETS;
		const known = places.get(seq);
		if (known === undefined) places.set(seq, [offset]);
		else if (known.length < MOST_IN_ONE) known.push(offset);
	}
}

/** Of one concept, so many of the newest messages are read. */
const MOST_TELLING = 500;

/** For each concept that a question asks for: how many messages tell of it, counted up to a limit, and the newest of them. */
export function readConcepts(store: Store, { concepts }: Question): ConceptMatch[] {
	if (concepts.length === 0) return [];
	const counted = countTerms(
		store,
		concepts.map(({ term }) => term),
	);
	const read = readNewestOf(
		store,
		concepts.map(({ term }) => term),
		MOST_TELLING,
	);
	return read.map((seqs, at) => ({ messages: counted[at] ?? 0, seqs }));
}

/** A phrase in more messages than this tells too little. */
const MOST_HAVING = 200;

/** For each telling phrase of a question: the messages that have it, and none where too many do. */
export function readTelling(store: Store, { telling }: Question): ConceptMatch[] {
	if (telling.length === 0) return [];
	const read = readNewestOf(
		store,
		telling.map(({ phrase }) => phrase),
		MOST_HAVING + 1,
	);
	return read.map((seqs) => ({ messages: seqs.size, seqs: seqs.size > MOST_HAVING ? new Set() : seqs }));
}

/** For each of these terms or phrases the newest messages that have it, so many at most. */
function readNewestOf(store: Store, phrases: readonly string[], most: number): Set<number>[] {
	const sql = `SELECT (SELECT json_group_array(rowid) FROM
			(SELECT rowid FROM messages_fts WHERE messages_fts MATCH asked.value ORDER BY rowid DESC LIMIT ${most}))
		FROM json_each(?) AS asked ORDER BY asked.key`;
	const read = store.sql.exec(sql, JSON.stringify(phrases.map(quoted)));
	return [...read.raw<[string]>()].map(([seqs]) => new Set<number>(JSON.parse(seqs)));
}
