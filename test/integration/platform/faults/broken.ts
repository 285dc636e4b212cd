import { env } from "cloudflare:workers";
import { fakeRateLimit } from "../../../fakes/rate-limit.ts";
import { fakeVectorize } from "../../../fakes/vectorize.ts";

/** What goes wrong with a binding: it fails, never answers, or answers what is no answer. */
export const FAULTS = ["throws", "hangs", "garbage"] as const;
export type Fault = (typeof FAULTS)[number];

/** What each kind of binding says when it fails, as the platform words it. */
const ERRORS = {
	database: "D1_ERROR: Network connection lost.",
	object: "Network connection lost.",
	other: "InferenceUpstreamError: 3040: Capacity temporarily exceeded",
};

function answering(fault: Fault, error: string, garbage: unknown): () => unknown {
	switch (fault) {
		case "throws":
			return () => Promise.reject(new Error(error));
		case "hangs":
			return () => new Promise(() => undefined);
		case "garbage":
			return async () => garbage;
	}
}

function replaced<T extends object>(target: T, changes: Record<string, unknown>): T {
	return new Proxy(target, {
		get: (_, name) => (typeof name === "string" && name in changes ? changes[name] : Reflect.get(target, name)),
	});
}

function brokenDatabase(db: D1Database, fault: Fault): D1Database {
	const answer = answering(fault, ERRORS.database, { gibberish: true });
	const statement = (inner: D1PreparedStatement): D1PreparedStatement =>
		new Proxy(inner, {
			get: (target, name) =>
				name === "bind" ? (...values: unknown[]) => statement(target.bind(...values)) : () => answer(),
		});
	return replaced(db, { prepare: (sql: string) => statement(db.prepare(sql)), batch: answer });
}

function brokenObjects<N extends { getByName(name: string): object }>(objects: N, fault: Fault): N {
	const answer = answering(fault, ERRORS.object, { gibberish: true });
	const getByName = (name: string) => new Proxy(objects.getByName(name), { get: () => answer });
	return replaced(objects, { getByName });
}

/** Workers AI for which each of its models works: vectors, orders, and text that says nothing. */
function workingAi(model: string, input: { text?: string[]; contexts?: unknown[] }): unknown {
	if (model.includes("rerank")) return { response: (input.contexts ?? []).map((_, id) => ({ id, score: 0.5 })) };
	if (input.text === undefined) return { response: "{}" };
	const data = input.text.map((text) => Array.from({ length: 1_024 }, (_, at) => (at === text.length % 1_024 ? 1 : 0)));
	return { shape: [data.length, 1_024], data };
}

/** Where production has them, with all that it has, each part working. */
export function production() {
	const { binding } = fakeVectorize({
		dimensions: 1_024,
		metadataIndexes: { scope: "string", kind: "string", version: "number" },
	});
	return {
		AI: { run: async (model: string, input: object) => workingAi(model, input) },
		VECTORIZE: { ...binding, describe: async () => ({}) },
		...{ KEY_LIMIT: fakeRateLimit(1_000_000, 10_000), TENANT_LIMIT: fakeRateLimit(1_000_000, 10_000) },
		...{ WEBHOOK_LIMIT: fakeRateLimit(1_000_000, 10_000), ANALYTICS: { writeDataPoint: () => undefined } },
		...{ TESSERA_EMBEDDERS: "workers-ai", TESSERA_WORKERS_AI_EMBEDDING_MODEL: "@cf/baai/bge-m3" },
		...{ TESSERA_RERANKER: "workers-ai", TESSERA_WRITERS: "workers-ai,embedded" },
		TESSERA_WORKERS_AI_MODEL: "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
		...{ TESSERA_RATE_LIMIT_KEY: "300", TESSERA_RATE_LIMIT_TENANT: "1000", TESSERA_RATE_LIMIT_WEBHOOKS: "300" },
	};
}

/** Waits are short here, and none of them is for anything that works. */
export const SHORT = {
	...{ TESSERA_DEADLINE_LEXICAL_MS: "4000", TESSERA_DEADLINE_EMBEDDING_MS: "100" },
	...{ TESSERA_DEADLINE_VECTORS_MS: "100", TESSERA_DEADLINE_RERANKER_MS: "100", TESSERA_PROXY_TIMEOUT_MS: "1500" },
};

type Broken = (fault: Fault) => object;

const limiter: (name: string) => Broken = (name) => (fault) => ({
	[name]: { limit: answering(fault, ERRORS.other, { gibberish: true }) },
});

/** Storage that never answers is not waited for long. */
const hung = (fault: Fault) => (fault === "hangs" ? { TESSERA_DEADLINE_STORAGE_MS: "2500" } : {});

/** Each binding of wrangler.toml, broken. */
export const BINDINGS: Record<string, Broken> = {
	DB: (fault) => ({ DB: brokenDatabase(env.DB, fault), ...hung(fault) }),
	THREADS: (fault) => ({ THREADS: brokenObjects(env.THREADS, fault), ...hung(fault) }),
	JOBS: (fault) => ({ JOBS: brokenObjects(env.JOBS, fault), ...hung(fault) }),
	INSTALLATIONS: (fault) => ({ INSTALLATIONS: brokenObjects(env.INSTALLATIONS, fault), ...hung(fault) }),
	VECTORS: (fault) => ({
		...{ VECTORS: brokenObjects(env.VECTORS, fault), TESSERA_EMBEDDERS: "embedded" },
	}),
	AI: (fault) => ({ AI: { run: answering(fault, ERRORS.other, { gibberish: true }) } }),
	VECTORIZE: (fault) => {
		const answer = answering(fault, ERRORS.other, { gibberish: true });
		return { VECTORIZE: { query: answer, upsert: answer, deleteByIds: answer, describe: answer } };
	},
	KEY_LIMIT: limiter("KEY_LIMIT"),
	TENANT_LIMIT: limiter("TENANT_LIMIT"),
	WEBHOOK_LIMIT: limiter("WEBHOOK_LIMIT"),
	ANALYTICS: (fault) => ({ ANALYTICS: { writeDataPoint: fault === "throws" ? thrown : answering(fault, "", null) } }),
	ASSETS: (fault) => ({ ASSETS: { fetch: answering(fault, ERRORS.object, { gibberish: true }) }, ...hung(fault) }),
};

function thrown(): never {
	throw new Error(ERRORS.other);
}

/** Further ones of a kind, which the same code asks. */
export const ALSO: Record<string, keyof typeof BINDINGS> = { DB_1: "DB", VECTORIZE_1: "VECTORIZE" };
