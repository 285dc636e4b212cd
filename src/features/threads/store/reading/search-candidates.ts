import { dayStart } from "../../../../core/language/dates/days.ts";
import type { Role } from "../../../../core/model/thread/message.ts";
import { bestTelling } from "../../../../core/recall/ranking/concept-matches.ts";
import { bestFactSeqs, kindsToLookUp, type StoredFact } from "../../../../core/recall/ranking/fact-matches.ts";
import { idfOf } from "../../../../core/recall/ranking/matches.ts";
import { nearestSeqs } from "../../../../core/recall/ranking/meaning-scores.ts";
import type { Indexed, Near, Searched } from "../../../../core/recall/ranking/memory-index.ts";
import type { Question } from "../../../../core/recall/ranking/question.ts";
import { factsInColumn } from "../object/index-message.ts";
import type { Store } from "../object/store.ts";
import { readConcepts, readTelling, readTerms } from "./term-places.ts";

/** A thread up to this many messages is ranked whole. */
const WHOLE = 1_000;
/** Of a longer one: this many that match best, each with its neighbours this far. */
const MOST_MATCHING = 300;
const NEIGHBOURS = 2;

/** And so many that were said at the times it names, of which so many are looked at. */
const MOST_THEN = 60;
const MOST_TIMES = 4;

type TraitsRow = [
	seq: number,
	role: Role,
	name: string | null,
	said: number,
	terms: number,
	flags: number,
	kinds: number,
	fromDay: number | null,
	toDay: number | null,
	passages: string | null,
	facts: string | null,
];

const TRAITS =
	"SELECT seq, role, name, said, terms, flags, kinds, from_day, to_day, passages, facts FROM message_traits";

/** Of a longer thread, besides: so many messages by what they tell of a kind that is asked for, with no word of the question. */
const MOST_TOLD = 60;
/** The newest facts of one kind that are looked at for them. */
const MOST_FACTS_READ = 500;
/** And so many by the concepts that they tell of, and as many by what they mean. */
const MOST_TELLING = 60;
const FACTS = `SELECT fact.seq, fact.value, fact.about, traits.name, traits.role
	FROM message_facts AS fact JOIN message_traits AS traits ON traits.seq = fact.seq
	WHERE fact.kind = ? AND fact.seq > ? ORDER BY fact.seq DESC LIMIT ${MOST_FACTS_READ}`;

/**
 * What ranking needs of the messages behind `after` (`without` one): where the question's terms stand, and the candidates'
 * traits, once it is known how near they are. The cost is bounded however long the thread: terms that are everywhere are counted
 * up to a limit and not read.
 */
export function searchCandidates(
	store: Store,
	question: Question,
	{ messages, after, without }: { messages: number; after: number; without: number | null },
): (near: Near | null) => Searched {
	const terms = readTerms(store, question, messages);
	const concepts = readConcepts(store, question);
	const telling = readTelling(store, question);
	const whole = messages <= WHOLE ? readAll(store) : null;
	return (near) => {
		const read = whole ?? readAround(store, question, { terms, concepts, telling }, { messages, after, near });
		const candidates = read.filter(({ seq }) => seq > after && seq !== without);
		return { messages, terms, concepts, telling, near, candidates };
	};
}

/** Read once as long as the object lives: a message is written between two contexts, or two. */
function readAll({ sql, traits }: Store): readonly Indexed[] {
	const known = traits.at(-1)?.seq ?? 0;
	for (const row of sql.exec(`${TRAITS} WHERE seq > ? ORDER BY seq`, known).raw<TraitsRow>())
		traits.push(indexedOf(row));
	return traits;
}

/** The messages that match best by what their terms tell, those beside them, and those of a kind or time that is asked for. */
function readAround(
	store: Store,
	question: Question,
	{ terms, concepts, telling: having }: Pick<Searched, "terms" | "concepts" | "telling">,
	{ messages, after, near }: { messages: number; after: number; near: Near | null },
): Indexed[] {
	const scores = new Map<number, number>();
	for (const { messages: having, places } of terms) {
		const weight = idfOf(messages, having);
		for (const seq of places.keys()) if (seq > after) scores.set(seq, (scores.get(seq) ?? 0) + weight);
	}
	const best = [...scores].sort((a, b) => b[1] - a[1] || b[0] - a[0]).slice(0, MOST_MATCHING);
	const seqs = new Set<number>();
	for (const [seq] of best) {
		for (let near = seq - NEIGHBOURS; near <= seq + NEIGHBOURS; near++) if (near > after) seqs.add(near);
	}
	const telling = [
		...bestTelling({ messages, concepts }, after, MOST_TELLING),
		...bestTelling({ messages, concepts: having }, after, MOST_TELLING),
	];
	if (near !== null) telling.push(...nearestSeqs(near, after, MOST_TELLING));
	for (const seq of [...readFacts(store, question, after), ...readThen(store, question, after), ...telling])
		seqs.add(seq);
	const sql = `${TRAITS} WHERE seq IN (SELECT value FROM json_each(?)) ORDER BY seq`;
	return [...store.sql.exec(sql, JSON.stringify([...seqs])).raw<TraitsRow>()].map(indexedOf);
}

function readFacts(store: Store, question: Question, after: number): number[] {
	const facts = kindsToLookUp(question).flatMap((kind) => [...store.sql.exec<StoredFact>(FACTS, kind, after)]);
	return bestFactSeqs(question, facts, MOST_TOLD);
}

/** What was said at the times that the question names, whatever it says. */
function readThen(store: Store, { days }: Question, after: number): number[] {
	const spans = days.slice(0, MOST_TIMES);
	const sql = "SELECT seq FROM message_traits WHERE said >= ? AND said < ? AND seq > ? ORDER BY said DESC LIMIT 0 + ?";
	return spans.flatMap(({ from, to }) => {
		const most = Math.ceil(MOST_THEN / spans.length);
		const rows = store.sql.exec(sql, dayStart(from), dayStart(to + 1), after, most);
		return [...rows.raw<[number]>()].map(([seq]) => seq);
	});
}

function indexedOf(row: TraitsRow): Indexed {
	const [seq, role, name, said, terms, flags, kinds, from, to, passages, facts] = row;
	const days = from === null || to === null ? null : { from, to };
	return {
		seq,
		role,
		name,
		saidAt: said,
		terms,
		flags,
		kinds,
		days,
		passages: passages === null ? null : passagesIn(passages),
		facts: factsInColumn(facts),
	};
}

function passagesIn(json: string): Indexed["passages"] {
	const read: [number, number, number][] = JSON.parse(json);
	return read.map(([end, terms, tokens]) => ({ end, terms, tokens }));
}
