/** Every call of a binding takes this much longer. */
const WAIT_MS = 50;

/**
 * Bindings that take their time, and the longest chain of calls that have ended, of which each began after another
 * had. What goes on behind an answer has not ended when the answer is there.
 */
export type SlowBindings = { env: Env; waits(): number };

export function slowBindings(env: Env): SlowBindings {
	let ended = 0;
	async function slowly<T>(call: () => Promise<T>): Promise<T> {
		const place = ended + 1;
		await scheduler.wait(WAIT_MS);
		const answer = await call();
		ended = Math.max(ended, place);
		return answer;
	}
	const DB = wrapped(env.DB, {
		prepare: (sql: string) => slowStatement(env.DB.prepare(sql), slowly),
		batch: (statements: D1PreparedStatement[]) => slowly(() => env.DB.batch(statements.map(innerOf))),
	});
	const THREADS = slowObjects(env.THREADS, slowly);
	const VECTORS = slowObjects(env.VECTORS, slowly);
	return { env: { ...env, DB, THREADS, VECTORS }, waits: () => ended };
}

function slowObjects<N extends { getByName(name: string): object }>(objects: N, slowly: Slowly): N {
	const getByName = (name: string) => {
		const stub = objects.getByName(name);
		return new Proxy(stub, {
			get:
				(_, method) =>
				(...given: unknown[]) =>
					slowly(() => Promise.resolve(Reflect.apply(Reflect.get(stub, method), stub, given))),
		});
	};
	return wrapped(objects, { getByName });
}

const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

function innerOf(statement: D1PreparedStatement): D1PreparedStatement {
	return inner.get(statement) ?? statement;
}

type Slowly = <T>(call: () => Promise<T>) => Promise<T>;

function slowStatement(statement: D1PreparedStatement, slowly: Slowly): D1PreparedStatement {
	const asking =
		(method: "all" | "run" | "raw" | "first") =>
		(...given: unknown[]) =>
			slowly(() => Promise.resolve(Reflect.apply(Reflect.get(statement, method), statement, given)));
	const slow = wrapped(statement, {
		bind: (...values: unknown[]) => slowStatement(statement.bind(...values), slowly),
		all: asking("all"),
		run: asking("run"),
		raw: asking("raw"),
		first: asking("first"),
	});
	inner.set(slow, statement);
	return slow;
}

function wrapped<T extends object>(target: T, replaced: Record<string, unknown>): T {
	return new Proxy(target, {
		get: (_, name) => {
			if (typeof name === "string" && name in replaced) return replaced[name];
			const value: unknown = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}
