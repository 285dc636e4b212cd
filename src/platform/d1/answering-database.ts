import { answered } from "../clock/answered.ts";

/** What each of its calls answers. */
const SHAPES: Record<string, (answer: unknown) => boolean> = {
	all: isOutcome,
	run: isOutcome,
	raw: Array.isArray,
	first: (answer) => answer !== undefined,
	batch: (answer) => Array.isArray(answer) && answer.every(isOutcome),
};

function isOutcome(answer: unknown): boolean {
	return typeof answer === "object" && answer !== null && "results" in answer && Array.isArray(answer.results);
}

/** The platform's own statement, of those that are made here: a batch takes no other. */
const own = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/** A database of which every answer comes within so many ms and in its shape; where none does, the call rejects. */
export function answeringDatabase(db: D1Database, ms: number): D1Database {
	return answering(db, ms);
}

function answering<T extends D1Database | D1DatabaseSession>(db: T, ms: number): T {
	const prepare = (sql: string) => answeringStatement(db.prepare(sql), ms);
	const batch = (statements: D1PreparedStatement[]) =>
		owed("batch", ms, () => db.batch(statements.map((one) => own.get(one) ?? one)));
	return new Proxy(db, {
		get: (target, name) => {
			if (name === "prepare") return prepare;
			if (name === "batch") return batch;
			const value: unknown = Reflect.get(target, name);
			if (typeof value !== "function") return value;
			return (...given: unknown[]) => {
				const answer: unknown = Reflect.apply(value, target, given);
				return name === "withSession" && isSession(answer) ? answering(answer, ms) : answer;
			};
		},
	});
}

function isSession(answer: unknown): answer is D1DatabaseSession {
	return typeof answer === "object" && answer !== null && "getBookmark" in answer;
}

function answeringStatement(statement: D1PreparedStatement, ms: number): D1PreparedStatement {
	const answeringOne = new Proxy(statement, {
		get: (target, name) => {
			if (name === "bind") return (...values: unknown[]) => answeringStatement(target.bind(...values), ms);
			const method: unknown = Reflect.get(target, name);
			if (typeof method !== "function") return method;
			return (...given: unknown[]) => owed(String(name), ms, async () => Reflect.apply(method, target, given));
		},
	});
	own.set(answeringOne, statement);
	return answeringOne;
}

function owed<T>(call: string, ms: number, ask: () => Promise<T>): Promise<T> {
	return answered({ part: "the database", ms, isAnswer: SHAPES[call] ?? (() => true) }, ask);
}
