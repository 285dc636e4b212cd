// What wrangler.toml says of production, looked at without an account.
import { embeddingModel } from "../../src/providers/workers-ai/known-models.ts";
import { databaseProblem } from "../deploy/readiness.ts";
import type { Finding } from "./finding.ts";

/** What is read of wrangler.toml, as wrangler itself reads it for an environment. */
export type Configuration = {
	vars: Record<string, unknown>;
	ai?: { binding: string } | undefined;
	vectorize: readonly { binding: string; index_name?: string | undefined }[];
	d1_databases: readonly { binding: string }[];
	durable_objects: { bindings: readonly { name: string }[] };
	ratelimits?: readonly { name: string; simple: { limit: number; period: number } }[] | undefined;
	analytics_engine_datasets: readonly { binding: string }[];
};

const OBJECTS = ["THREADS", "JOBS", "VECTORS", "INSTALLATIONS"];
const LIMITS = ["KEY_LIMIT", "TENANT_LIMIT", "WEBHOOK_LIMIT"];
/** As the code tells callers how long to wait (src/providers/limiting.ts). */
const PERIOD_S = 10;

export function configurationFindings(config: Configuration, toml: string): Finding[] {
	return [
		databaseFinding(config, toml),
		bindingsFinding(
			"objects",
			OBJECTS,
			config.durable_objects.bindings.map(({ name }) => name),
		),
		modelsFinding(config),
		indexFinding(config),
		...limitFindings(config),
		analyticsFinding(config),
		publicUrlFinding(config),
	];
}

function databaseFinding({ d1_databases }: Configuration, toml: string): Finding {
	const what = "database";
	if (!d1_databases.some(({ binding }) => binding === "DB")) {
		return {
			state: "fault",
			what,
			detail: "no binding DB",
			todo: "Add [[env.production.d1_databases]] with binding DB.",
		};
	}
	const problem = databaseProblem(toml);
	if (problem === null) return { state: "ok", what, detail: "bound, with an id" };
	return { state: "fault", what, detail: "it has no id", todo: problem };
}

function bindingsFinding(what: string, wanted: readonly string[], bound: readonly string[]): Finding {
	const missing = wanted.filter((name) => !bound.includes(name));
	if (missing.length === 0) return { state: "ok", what, detail: `${wanted.join(", ")} are bound` };
	const todo = "Add what is missing under [[env.production.durable_objects.bindings]] in wrangler.toml.";
	return { state: "fault", what, detail: `${missing.join(", ")} not bound`, todo };
}

function textVar({ vars }: Configuration, name: string): string {
	const value = vars[name];
	return typeof value === "string" ? value : "";
}

function modelsFinding(config: Configuration): Finding {
	const what = "models";
	const wanted = ["TESSERA_WRITERS", "TESSERA_EMBEDDERS", "TESSERA_RERANKER"].filter((name) =>
		textVar(config, name).includes("workers-ai"),
	);
	if (wanted.length === 0) return { state: "ok", what, detail: "no setting names workers-ai" };
	if (config.ai !== undefined) return { state: "ok", what, detail: `bound, for ${wanted.join(", ")}` };
	const todo = "Add [env.production.ai], or take workers-ai out of these settings.";
	return { state: "fault", what, detail: `${wanted.join(", ")} name workers-ai, which is not bound`, todo };
}

/** The vectors of the model that is configured, and the index that is to hold them (its name ends in its dimensions). */
export function wantedIndex(config: Configuration): { name: string; dimensions: number } | null {
	const name = config.vectorize.find(({ binding }) => binding === "VECTORIZE")?.index_name;
	if (name === undefined || !textVar(config, "TESSERA_EMBEDDERS").includes("workers-ai")) return null;
	const model = textVar(config, "TESSERA_WORKERS_AI_EMBEDDING_MODEL");
	const known = embeddingModel(model);
	return known === undefined ? null : { name, dimensions: known.dimensions };
}

function indexFinding(config: Configuration): Finding {
	const what = "index";
	const index = wantedIndex(config);
	if (index === null) return { state: "ok", what, detail: "vectors stand in objects of the service" };
	const said = /-(\d+)$/.exec(index.name)?.[1];
	if (said === undefined || Number(said) === index.dimensions) {
		return { state: "ok", what, detail: `${index.name} for vectors of ${index.dimensions}` };
	}
	const todo = `Create an index of ${index.dimensions} dimensions and name it in [[env.production.vectorize]].`;
	return { state: "fault", what, detail: `${index.name} for a model whose vectors have ${index.dimensions}`, todo };
}

function limitFindings({ ratelimits = [] }: Configuration): Finding[] {
	return LIMITS.map((name) => {
		const what = `limit ${name}`;
		const found = ratelimits.find((one) => one.name === name);
		if (found === undefined) {
			const todo = "Add it under [[env.production.ratelimits]]: without it each isolate counts by itself.";
			return { state: "remark", what, detail: "not bound", todo };
		}
		const { limit, period } = found.simple;
		if (period === PERIOD_S) return { state: "ok", what, detail: `${limit} requests in ${period} s` };
		const todo = `Set its period to ${PERIOD_S}: callers are told to wait so long.`;
		return { state: "fault", what, detail: `a period of ${period} s`, todo };
	});
}

function analyticsFinding({ analytics_engine_datasets: bound }: Configuration): Finding {
	const what = "analytics";
	if (bound.some(({ binding }) => binding === "ANALYTICS")) return { state: "ok", what, detail: "bound" };
	const todo = "Add [[env.production.analytics_engine_datasets]] with binding ANALYTICS to count requests and calls.";
	return { state: "remark", what, detail: "not bound", todo };
}

function publicUrlFinding(config: Configuration): Finding {
	const what = "public address";
	const url = textVar(config, "TESSERA_PUBLIC_URL");
	if (url !== "") return { state: "ok", what, detail: url };
	const todo =
		"Set TESSERA_PUBLIC_URL if chat platforms are to reach the service: `webhook_url` is a path alone without it.";
	return { state: "remark", what, detail: "not set", todo };
}
