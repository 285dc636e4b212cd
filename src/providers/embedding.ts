import { type EmbedderSettings, embedderSettings } from "../core/writing/writers/embedder-settings.ts";
import type { Embedder } from "../ports/embedder.ts";
import type { Reranker } from "../ports/reranker.ts";
import type { VectorIndex } from "../ports/vector-index.ts";
import { hashedEmbedder } from "./embedded/embedder.ts";
import { guardedIndex } from "./embedded/guarded-index.ts";
import { durableVectorIndex } from "./embedded/vector-index.ts";
import { openAiCompatibleEmbedder } from "./openai-compatible/embedder.ts";
import { type VectorizeBinding, vectorizeIndex } from "./vectorize/vector-index.ts";
import { workersAiEmbedder } from "./workers-ai/embedder.ts";
import { EMBEDDING_MODELS } from "./workers-ai/known-models.ts";
import { workersAiReranker } from "./workers-ai/reranker.ts";
import type { AiBinding } from "./workers-ai/text-model.ts";

/** What finds by meaning; the index is that of the embedder's model. */
export type Embedding = {
	embedder: Embedder | null;
	vectorIndex(tenant: string): VectorIndex;
	/** What reads what the messages of a thread mean, beside the Worker on one machine; null where there is none. */
	encoder: Embedder | null;
	/** Null where none is configured. */
	reranker: Reranker | null;
};

type Setting = (key: string) => string | null;

type FirstIndex = VectorizeBinding & { describe(): Promise<unknown> };

/** What is bound; Workers AI and Vectorize in production only. */
type Bound = {
	ai: AiBinding | undefined;
	vectorize: FirstIndex | undefined;
	/** Where there are several: the one that a tenant's vectors are in. */
	vectorizeOf: ((tenant: string) => Promise<VectorizeBinding>) | null;
	objects: { getByName(name: string): ReturnType<Parameters<typeof durableVectorIndex>[0]> };
};

type IndexOf = {
	askIndex(name: string): Promise<void>;
	/** Forgets what another model made for a tenant, where it stands in objects. */
	forgetVectors(tenant: string, model: string): Promise<void>;
};

/**
 * The embedder that is configured with its index; throws where it can't be had, naming the setting. `askIndex` rejects
 * where the index does not answer; it asks for what can't be there.
 */
export function embeddingOf(
	setting: Setting,
	{ ai, vectorize, vectorizeOf, objects }: Bound,
): Embedding & Pick<IndexOf, "askIndex" | "forgetVectors"> {
	const around = { hasAi: ai !== undefined, models: EMBEDDING_MODELS };
	const settings = embedderSettings((key) => setting(key) ?? "", around);
	if (!settings.ok) throw new Error(settings.error);
	const encoder = encoderOf(setting);
	const embedder = embedderOf(settings.value.embedder, { ai, encoder, apiKey: setting("TESSERA_OPENAI_API_KEY") });
	const { model, kind } = embedder;
	const elsewhere = kind === "hashed" ? undefined : vectorize;
	const vectorIndex = (tenant: string) => {
		const of = { tenant, model };
		const index =
			elsewhere === undefined
				? durableVectorIndex((name) => objects.getByName(name), of)
				: vectorizeIndex(vectorizeOf === null ? elsewhere : placed(() => vectorizeOf(tenant)), of);
		return guardedIndex(index, tenant);
	};
	return {
		embedder,
		encoder,
		vectorIndex,
		reranker: settings.value.reranker === null || ai === undefined ? null : workersAiReranker(ai),
		forgetVectors: async (tenant, model) => void (await objects.getByName(`${tenant}/${model}`).clear()),
		async askIndex(name) {
			if (elsewhere !== undefined) {
				await elsewhere.describe();
				return;
			}
			const nothing = { vector: new Float32Array(1), scopes: ["global"], kinds: ["memory"], limit: 1 } as const;
			const asked = await vectorIndex(name).query({ ...nothing, deadlineMs: 1_500 });
			if (!asked.ok) throw new Error(`the vector index does not answer: ${asked.error.reason}`);
		},
	};
}

/** The model that `npm start` runs (scripts/encoder). */
const ENCODER_MODEL = "universal-sentence-encoder-lite-1-asked-1";

function encoderOf(setting: Setting): Embedder | null {
	const baseUrl = setting("TESSERA_ENCODER_URL");
	if (baseUrl === null) return null;
	const apiKey = setting("TESSERA_ENCODER_KEY");
	return openAiCompatibleEmbedder({
		...{ baseUrl, apiKey, model: ENCODER_MODEL, kind: "encoder" },
		fetch: (url, init) => fetch(url, init),
	});
}

/** An index that is known only when it is asked. */
function placed(index: () => Promise<VectorizeBinding>): VectorizeBinding {
	return {
		query: async (vector, options) => (await index()).query(vector, options),
		upsert: async (vectors) => (await index()).upsert(vectors),
		deleteByIds: async (ids) => (await index()).deleteByIds(ids),
	};
}

function embedderOf(
	settings: EmbedderSettings["embedder"],
	{ ai, encoder, apiKey }: { ai: AiBinding | undefined; encoder: Embedder | null; apiKey: string | null },
): Embedder {
	switch (settings.name) {
		case "workers-ai":
			if (ai === undefined) throw new Error("TESSERA_EMBEDDERS names workers-ai, but there is no AI binding.");
			return workersAiEmbedder(ai, settings);
		case "openai-compatible":
			return openAiCompatibleEmbedder({ ...settings, apiKey, fetch: (url, init) => fetch(url, init) });
		case "encoder":
			if (encoder === null) throw new Error("TESSERA_EMBEDDERS names encoder, but TESSERA_ENCODER_URL is not set.");
			return encoder;
		case "embedded":
			return hashedEmbedder;
	}
}
