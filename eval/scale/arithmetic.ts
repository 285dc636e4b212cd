import { type Billed, LIMITS, PLAN, PRICES } from "./prices.ts";

/** What one turn of a conversation takes, counted (test/integration/scale/per-turn.long.test.ts). */
export type PerTurn = {
	d1_rows_read: number;
	d1_rows_written: number;
	object_requests: number;
	object_rows_read: number;
	object_rows_written: number;
	thread_bytes: number;
	d1_bytes: number;
};

/** What is assumed, and can't be counted here. */
export type Assumed = {
	/** Turns of a user in a month: each a context that appends the question, and the answer's append. */
	turns: number;
	/** Months that are kept. */
	months: number;
	/** Users of a tenant. */
	tenantUsers: number;
	/** Of a request, in ms; wall time measured locally, so more than the platform bills. */
	contextMs: number;
	appendMs: number;
	vectorsPerTurn: number;
	dimensions: number;
	/** Of both messages. */
	tokensPerTurn: number;
};

export type Simulated = {
	users: number;
	amounts: Record<Billed, number>;
	dollars: Record<Billed, number>;
	total: number;
	perThousandContexts: number;
	shards: number;
	indexes: number;
	/** What no longer fits, in the order in which it is met as users grow. */
	breaks: { what: string; atUsers: number }[];
};

const GB = 1e9;
/** An object has 128 MB, and is billed for them. */
const OBJECT_GB = 0.128;
/** A database is filled to this part, as what moves in needs room. */
const FILLED = 0.7;

/** A month of so many users, at the end of the months that are kept. */
export function simulate(users: number, turn: PerTurn, assumed: Assumed): Simulated {
	const turns = users * assumed.turns;
	const kept = turns * assumed.months;
	const busyMs = assumed.contextMs + assumed.appendMs;
	const vectors = kept * assumed.vectorsPerTurn;
	const amounts: Record<Billed, number> = {
		requests: turns * 2,
		cpu_ms: turns * busyMs,
		object_requests: turns * turn.object_requests,
		object_gb_s: ((turns * busyMs) / 1_000) * OBJECT_GB,
		d1_rows_read: turns * turn.d1_rows_read,
		d1_rows_written: turns * turn.d1_rows_written,
		object_rows_read: turns * turn.object_rows_read,
		object_rows_written: turns * turn.object_rows_written,
		d1_gb: (kept * turn.d1_bytes) / GB,
		object_gb: (kept * turn.thread_bytes) / GB,
		queried_dimensions: turns * assumed.dimensions,
		// What is said, and each question once more.
		embedded_tokens: turns * assumed.tokensPerTurn * 1.5,
		stored_dimensions: vectors * assumed.dimensions,
	};
	const dollars = Object.fromEntries(names(amounts).map((name) => [name, priced(name, amounts[name])]));
	const total = PLAN.value + Object.values(dollars).reduce((sum, one) => sum + one, 0);
	return {
		users,
		amounts,
		dollars: { ...amounts, ...dollars },
		total,
		perThousandContexts: (total / turns) * 1_000,
		shards: Math.max(1, Math.ceil(amounts.d1_gb / (LIMITS.d1_database_gb.value * FILLED))),
		indexes: Math.max(
			1,
			Math.ceil(vectors / (LIMITS.vectors_per_index.value * FILLED)),
			Math.ceil(users / assumed.tenantUsers / LIMITS.namespaces_per_index.value),
		),
		breaks: breaksOf(turn, assumed),
	};
}

function priced(name: Billed, amount: number): number {
	const { included, per, dollars } = PRICES[name];
	return (Math.max(0, amount - included) / per) * dollars;
}

/** Where each limit is met, by users, the nearest first. */
function breaksOf(turn: PerTurn, { turns, months, vectorsPerTurn, tenantUsers }: Assumed): Simulated["breaks"] {
	const kept = turns * months;
	const d1User = (kept * turn.d1_bytes) / GB;
	return [
		{ what: "one D1 database is full: a second shard", atUsers: LIMITS.d1_database_gb.value / d1User },
		{
			what: "one Vectorize index is full: a second index",
			atUsers: LIMITS.vectors_per_index.value / (kept * vectorsPerTurn),
		},
		{ what: "D1 storage of an account: ask for more, or keep less", atUsers: LIMITS.d1_account_gb.value / d1User },
		{
			what: "D1 databases of an account",
			atUsers: (LIMITS.d1_databases.value * LIMITS.d1_database_gb.value * FILLED) / d1User,
		},
		{ what: "namespaces of one index: a second index", atUsers: LIMITS.namespaces_per_index.value * tenantUsers },
	].sort((a, b) => a.atUsers - b.atUsers);
}

function names(amounts: Record<Billed, number>): Billed[] {
	return Object.keys(amounts).filter((name): name is Billed => name in PRICES);
}
