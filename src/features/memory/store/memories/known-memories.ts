import type { MemoryStatus } from "../../../../core/model/memory/memory.ts";
import type { KnownMemory } from "../../../../core/writing/learn/found/learned.ts";
import { areTakenBack, type Taught } from "./taken-back.ts";

/** Something said, by what it may be known by: stems of its words, and its key. */
type Likeness = { terms: readonly string[]; key: string | null };

/**
 * A memory that something said may repeat or replace. `ended_at`: where it was superseded, when what took its place was
 * said; else, where it is not active, when it changed last.
 */
export type Known = KnownMemory & {
	status: Exclude<MemoryStatus, "deleted">;
	created_at: string;
	ended_at: string | null;
	superseded: boolean;
	/** It was learned from messages, not given. */
	learned: boolean;
};

/** The memories of one tenant as learning and long-term blocks look for them. */
export type KnownMemories = {
	/** For each of the things said, in their order, those of these scopes that are likeliest to say it, best first. */
	like(likenesses: readonly Likeness[], scopes: readonly string[], limit: number): Promise<Known[][]>;
	/** The same, but by their words only those that have all of them, the newest first: what says no more is not looked at. */
	saying(likenesses: readonly Likeness[], scopes: readonly string[], limit: number): Promise<Known[][]>;
	/** Of each of these scopes the newest active ones under each beginning of keys, so many of each; the oldest first. */
	keyed(begins: readonly string[], scopes: readonly string[], limit: number): Promise<Known[]>;
	/** Of each, whether its message taught that in its scope before, and somebody has deleted it, ended it or worded it anew since. */
	takenBack(taught: readonly Taught[]): Promise<boolean[]>;
};

/** More words than this of one thing said tell nothing more. */
const MOST_TERMS = 32;
/** Statements in one batch, during which nobody else gets a turn; those that rank go through all that has one of the words. */
const AT_ONCE = 25;
const RANKED_AT_ONCE = 3;

type Asked = { likenesses: readonly Likeness[]; scopes: readonly string[]; limit: number };

type Row = Omit<Known, "superseded" | "learned"> & { superseded: number; learned: number };

const FIELDS = `m.id, m.content, m.type, m.key, m.scope, m.status, m.created_at, m.superseded_by IS NOT NULL AS superseded,
	CASE m.status WHEN 'active' THEN NULL ELSE coalesce(later.created_at, m.updated_at) END AS ended_at,
	EXISTS (SELECT 1 FROM memory_quotes q WHERE q.tenant = m.tenant AND q.memory_id = m.id) AS learned`;
const LATER = "LEFT JOIN memories later ON later.tenant = m.tenant AND later.id = m.superseded_by";
const VISIBLE = "m.tenant = ?1 AND m.status <> 'deleted' AND m.scope IN (SELECT value FROM json_each(?2))";

/** What one tenant remembers, as learning looks for it: by words in the index that is written with the memories, and by key. */
export function d1KnownMemories(d1: D1Database, tenant: string): KnownMemories {
	const under = d1.prepare(`SELECT ${FIELDS} FROM memories m ${LATER}
		WHERE ${VISIBLE} AND m.status = 'active' AND m.key = ?3`);
	const begun = d1.prepare(`SELECT ${FIELDS} FROM memories m ${LATER}
		WHERE m.tenant = ?1 AND m.scope = ?2 AND m.status = 'active' AND m.key >= ?3 AND m.key < ?3 || char(1114111)
		ORDER BY m.created_at DESC, m.id DESC LIMIT ?4`);
	const ranked = d1.prepare(`SELECT ${FIELDS}
		FROM (SELECT rowid AS row, bm25(memories_fts, 0, 1) AS rank FROM memories_fts WHERE memories_fts MATCH ?3
			ORDER BY rank LIMIT ?4) AS found
		JOIN memories m ON m.row = found.row ${LATER} WHERE ${VISIBLE} ORDER BY found.rank`);

	const having = d1.prepare(`SELECT ${FIELDS}
		FROM (SELECT rowid AS row FROM memories_fts WHERE memories_fts MATCH ?3 ORDER BY rowid DESC LIMIT ?4) AS found
		JOIN memories m ON m.row = found.row ${LATER} WHERE ${VISIBLE} ORDER BY found.row DESC`);

	/** What each of the things said finds by its words and under its key. */
	async function find({ likenesses, scopes, limit }: Asked, by: "any" | "all"): Promise<Known[][]> {
		const within = `scope : (${scopes.map((scope) => `"${scopeTerm(tenant, scope)}"`).join(" OR ")})`;
		const visible = JSON.stringify(scopes);
		const worded = by === "any" ? ranked : having;
		const asked = likenesses.flatMap((one, index) => {
			const matched = matchOf(one, within, by);
			return [
				...(matched === null ? [] : [{ index, statement: worded.bind(tenant, visible, matched, limit) }]),
				...(one.key === null ? [] : [{ index, statement: under.bind(tenant, visible, one.key) }]),
			];
		});
		const known: Map<string, Known>[] = likenesses.map(() => new Map());
		const runSteps = by === "any" ? RANKED_AT_ONCE : AT_ONCE;
		for (let at = 0; at < asked.length; at += runSteps) {
			const part = asked.slice(at, at + runSteps);
			const answers = await d1.batch<Row>(part.map(({ statement }) => statement));
			for (const [place, { results }] of answers.entries()) {
				const into = known[part[place]?.index ?? -1];
				for (const row of results) into?.set(row.id, knownOf(row));
			}
		}
		return known.map((found) => [...found.values()]);
	}

	return {
		takenBack: (taught) => areTakenBack(d1, tenant, taught),
		like: (likenesses, scopes, limit) => find({ likenesses, scopes, limit }, "any"),
		saying: (likenesses, scopes, limit) => find({ likenesses, scopes, limit }, "all"),
		async keyed(begins, scopes, limit) {
			const asked = scopes.flatMap((scope) => begins.map((begin) => begun.bind(tenant, scope, begin, limit)));
			const found = new Map<string, Known>();
			for (let at = 0; at < asked.length; at += AT_ONCE) {
				const answers = await d1.batch<Row>(asked.slice(at, at + AT_ONCE));
				for (const row of answers.flatMap(({ results }) => results)) found.set(row.id, knownOf(row));
			}
			const order = ({ created_at, id }: Known) => `${created_at} ${id}`;
			return [...found.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
		},
	};
}

function knownOf({ superseded, learned, ...row }: Row): Known {
	return { ...row, superseded: superseded === 1, learned: learned === 1 };
}

/** Quoted, so that no word is an operator; null where nothing is left to look for. */
function matchOf({ terms }: Likeness, within: string, by: "any" | "all"): string | null {
	const words = [...new Set(terms)].slice(0, MOST_TERMS).map((term) => `"${term.replaceAll('"', '""')}"`);
	return words.length === 0 ? null : `${within} AND terms : (${words.join(by === "any" ? " OR " : " AND ")})`;
}

/** The one word that a scope is in the index. */
function scopeTerm(tenant: string, scope: string): string {
	const bytes = new TextEncoder().encode(`${tenant} ${scope}`);
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
