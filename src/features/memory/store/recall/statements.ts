import { fillPlaceholders, type Placeholder, type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

/** What statements are given of a query (values.ts). */
export type Values = Record<
	| ("tenant" | "thread" | "listed_thread" | "user_id" | "project_id" | "scopes" | "bound_user" | "bound_project")
	| ("types" | "as_of" | "lately" | "most" | "words" | "words_and_concepts" | "telling" | "misspelt" | "names")
	| ("other_than" | "memories" | "skills" | "episodes"),
	string | number | null
>;

/** Where a statement has a value of the query. */
export function given(name: keyof Values): Placeholder {
	return sql.placeholder(name);
}

/** A statement as text, with what stands in it for values, and how its rows are read. */
type Statement<T> = { text: string; places: unknown[]; rowsOf(rows: never[]): T[] };

/** Whether it is asked of now, or of a past moment. */
export type When = { current: boolean };

/** A statement, written when it is first asked and once for all queries: to write it takes longer than to run it. */
export function statement<Row, T>(write: (when: When) => SQL, rowOf: (row: Row) => T): (when: When) => Statement<T> {
	const written = (when: When): Statement<T> => {
		const query = new SQLiteAsyncDialect().sqlToQuery(write(when));
		return { text: query.sql, places: query.params, rowsOf: (rows) => rows.map(rowOf) };
	};
	const once = new Map<boolean, Statement<T>>();
	return ({ current }) => {
		const statement = once.get(current) ?? written({ current });
		once.set(current, statement);
		return statement;
	};
}

/** Runs these in one batch, and tells what each gave. One that is null is not asked, costs nothing and gives no rows. */
export async function inBatch(d1: D1Database, values: Partial<Values>, all: readonly (Statement<unknown> | null)[]) {
	const asked = all.filter((one) => one !== null);
	const bound = asked.map(({ text, places }) => d1.prepare(text).bind(...fillPlaceholders(places, values)));
	// What its rows are each statement says itself.
	const answers = bound.length === 0 ? [] : await d1.batch<never>(bound);
	return <T>(one: Statement<T> | null): T[] => {
		const answer = one === null ? undefined : answers[asked.indexOf(one)];
		return one === null || answer === undefined ? [] : one.rowsOf(answer.results);
	};
}
