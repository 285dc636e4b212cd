import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { didYouMean } from "../options.ts";

/** Every setting that the Worker reads. */
const SETTINGS = [
	"TESSERA_ALLOW_LOCAL_FORWARD",
	"TESSERA_BACKGROUND_TOKENS_PER_DAY",
	"TESSERA_CONTRADICTIONS",
	"TESSERA_CORS_ORIGINS",
	"TESSERA_DEADLINE_EMBEDDING_MS",
	"TESSERA_DEADLINE_LEXICAL_MS",
	"TESSERA_DEADLINE_RERANKER_MS",
	"TESSERA_DEADLINE_REWRITER_MS",
	"TESSERA_DEADLINE_STORAGE_MS",
	"TESSERA_DEADLINE_VECTORS_MS",
	"TESSERA_DOOR_SECRET",
	"TESSERA_EMBEDDERS",
	"TESSERA_ENCODER_KEY",
	"TESSERA_ENCODER_URL",
	"TESSERA_FAIR_SHARES",
	"TESSERA_HOSTS",
	"TESSERA_KEY_SECRET",
	"TESSERA_LOCAL",
	"TESSERA_OPENAI_API_KEY",
	"TESSERA_OPENAI_BASE_URL",
	"TESSERA_OPENAI_EMBEDDING_MODEL",
	"TESSERA_OPENAI_MODEL",
	"TESSERA_OPENAI_MODEL_REWRITE",
	"TESSERA_OPERATOR_SECRET",
	"TESSERA_OTLP_AUTHORIZATION",
	"TESSERA_OTLP_URL",
	"TESSERA_PROXY_API_KEY",
	"TESSERA_PROXY_BASE_URL",
	"TESSERA_PROXY_TIMEOUT_MS",
	"TESSERA_PUBLIC_URL",
	"TESSERA_QUOTA_INSTALLATIONS",
	"TESSERA_QUOTA_MEMORIES",
	"TESSERA_QUOTA_STORED_BYTES",
	"TESSERA_QUOTA_THREADS",
	"TESSERA_RATE_LIMIT_KEY",
	"TESSERA_RATE_LIMIT_TENANT",
	"TESSERA_RATE_LIMIT_WEBHOOKS",
	"TESSERA_READ_REPLICAS",
	"TESSERA_REDACT",
	"TESSERA_RERANKER",
	"TESSERA_SHARDS",
	"TESSERA_VECTOR_INDEXES",
	"TESSERA_WORKERS_AI_EMBEDDING_MODEL",
	"TESSERA_WORKERS_AI_MODEL",
	"TESSERA_WORKERS_AI_MODEL_EXTRACT",
	"TESSERA_WORKERS_AI_MODEL_RATE",
	"TESSERA_WORKERS_AI_MODEL_REFLECT",
	"TESSERA_WORKERS_AI_MODEL_REWRITE",
	"TESSERA_WORKERS_AI_MODEL_STATE",
	"TESSERA_WORKERS_AI_MODEL_SUMMARISE",
	"TESSERA_WRITERS",
];

/** What is wrong with the name of a setting; null if nothing is. */
export function settingProblem(name: string): string | null {
	return SETTINGS.includes(name) ? null : `There is no setting ${name}.${didYouMean(name, SETTINGS)}`;
}

/** The settings in .dev.vars of a folder; none where there is no such file. */
export function devVars(folder: string): Record<string, string> {
	try {
		const given = Object.entries(parseEnv(readFileSync(join(folder, ".dev.vars"), "utf8")));
		return Object.fromEntries(given.map(([name, value]) => [name, value ?? ""]));
	} catch {
		return {};
	}
}

/** What wrangler.toml sets at its top level. */
export function configuredVars(toml: string): Record<string, string> {
	const [, vars = ""] = toml.split(/^\[vars\]$/m);
	const [own = ""] = vars.split(/^\[/m);
	return Object.fromEntries(
		[...own.matchAll(/^(\w+) = "([^"]*)"$/gm)].map(([, name = "", value = ""]) => [name, value]),
	);
}
