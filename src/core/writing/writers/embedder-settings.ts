import { err, ok, type Result } from "../../base/result.ts";
import { baseUrlProblem, type GivenSettings } from "./writer-settings.ts";

const EMBEDDERS = ["workers-ai", "openai-compatible", "encoder", "embedded"] as const;

type EmbedderName = (typeof EMBEDDERS)[number];

export type EmbedderSettings = {
	/** The one that makes all vectors: an index belongs to one model, so none stands in for it. */
	embedder:
		| { name: "workers-ai"; model: string }
		| { name: "openai-compatible"; model: string; baseUrl: string }
		| { name: "encoder" | "embedded" };
	reranker: "workers-ai" | null;
};

/** What is there to choose from: whether Workers AI is bound, and which of its models make vectors. */
export type EmbeddersAround = { hasAi: boolean; models: readonly string[] };

/**
 * Reads the settings of embedders: the first of the order that can be had here makes the vectors. The error names the key
 * that is wrong, and says how.
 */
export function embedderSettings(given: GivenSettings, around: EmbeddersAround): Result<EmbedderSettings, string> {
	const order = orderOf(given("TESSERA_EMBEDDERS"));
	if (!order.ok) return order;
	const reranker = rerankerOf(given("TESSERA_RERANKER"), around.hasAi);
	if (!reranker.ok) return reranker;
	const there: Readonly<Record<string, boolean>> = {
		"workers-ai": around.hasAi,
		encoder: given("TESSERA_ENCODER_URL") !== "",
	};
	const name = order.value.find((one) => there[one] !== false);
	if (name === undefined) {
		return err(
			"TESSERA_EMBEDDERS names none that is there: workers-ai needs an AI binding ([ai] in wrangler.toml, in production), and encoder TESSERA_ENCODER_URL.",
		);
	}
	const embedder = chosen(name, given, around);
	return embedder.ok ? ok({ embedder: embedder.value, reranker: reranker.value }) : embedder;
}

function orderOf(list: string): Result<EmbedderName[], string> {
	const names = list.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim().toLowerCase()]));
	if (names.length === 0) return ok(["embedded"]);
	const order: EmbedderName[] = [];
	for (const [index, name] of names.entries()) {
		const embedder = EMBEDDERS.find((known) => known === name);
		if (embedder === undefined) return err(`TESSERA_EMBEDDERS names "${name}"; there are ${EMBEDDERS.join(", ")}.`);
		if (order.includes(embedder)) return err(`TESSERA_EMBEDDERS names ${name} twice.`);
		if (embedder !== "workers-ai" && embedder !== "encoder" && index < names.length - 1) {
			return err(`TESSERA_EMBEDDERS names embedders after ${name}, which is always there: they would never be asked.`);
		}
		order.push(embedder);
	}
	return ok(order);
}

function rerankerOf(name: string, hasAi: boolean): Result<"workers-ai" | null, string> {
	const wanted = name.trim().toLowerCase();
	if (wanted === "") return ok(null);
	if (wanted !== "workers-ai")
		return err(`TESSERA_RERANKER is "${name}"; there is workers-ai, or none where it is empty.`);
	return hasAi ? ok(wanted) : err("TESSERA_RERANKER names workers-ai, but there is no AI binding.");
}

function chosen(
	name: EmbedderName,
	given: GivenSettings,
	{ models }: EmbeddersAround,
): Result<EmbedderSettings["embedder"], string> {
	if (name === "embedded" || name === "encoder") return ok({ name });
	if (name === "workers-ai") {
		const model = given("TESSERA_WORKERS_AI_EMBEDDING_MODEL");
		if (models.includes(model)) return ok({ name, model });
		return err(`TESSERA_WORKERS_AI_EMBEDDING_MODEL is "${model}"; there are ${models.join(", ")}.`);
	}
	const baseUrl = given("TESSERA_OPENAI_BASE_URL");
	const model = given("TESSERA_OPENAI_EMBEDDING_MODEL");
	const missing = baseUrlProblem(baseUrl) ?? (model === "" ? "TESSERA_OPENAI_EMBEDDING_MODEL is not set" : null);
	return missing === null ? ok({ name, model, baseUrl }) : err(`TESSERA_EMBEDDERS names ${name}, but ${missing}.`);
}
