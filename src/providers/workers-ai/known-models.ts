import type { TextRequest } from "../../ports/text-model.ts";

/** How a model is told the schema of its answer, by the types of the platform. */
type SchemaStyle = "response_format" | "guided_json" | "openai";

/**
 * The first that fits a name is meant. Windows in tokens, as far as they are known to hold: the platform cuts those of
 * many models, and no writer reads more than 32,000 at once.
 */
const FAMILIES: readonly { name: RegExp; style: SchemaStyle; window: number }[] = [
	{ name: /\/gemma-3-/, style: "guided_json", window: 80_000 },
	{ name: /\/mistral-small-3/, style: "guided_json", window: 128_000 },
	{ name: /\/gemma-4-/, style: "openai", window: 32_000 },
	{ name: /\/glm-/, style: "openai", window: 32_000 },
	{ name: /\/kimi-k2/, style: "openai", window: 32_000 },
	{ name: /\/nemotron-3-/, style: "openai", window: 32_000 },
	{ name: /\/deepseek-v4/, style: "openai", window: 32_000 },
	{ name: /\/qwen3\.8-/, style: "openai", window: 32_000 },
	{ name: /\/gpt-oss-/, style: "openai", window: 128_000 },
	{ name: /\/qwen3-30b/, style: "openai", window: 32_768 },
	{ name: /\/llama-4-scout/, style: "response_format", window: 131_000 },
	{ name: /\/llama-3\.3-70b/, style: "response_format", window: 24_000 },
];

/** What is taken for any other model. */
const SMALL_WINDOW = 7_968;

export function windowOf(model: string): number {
	return FAMILIES.find(({ name }) => name.test(model))?.window ?? SMALL_WINDOW;
}

/** The field that holds a model's answer to the schema. */
export function schemaField(model: string, { name, schema }: NonNullable<TextRequest["schema"]>) {
	const style = FAMILIES.find((family) => family.name.test(model))?.style ?? "response_format";
	switch (style) {
		case "guided_json":
			return { guided_json: schema };
		case "openai":
			return { response_format: { type: "json_schema", json_schema: { name, schema, strict: true } } };
		case "response_format":
			return { response_format: { type: "json_schema", json_schema: schema } };
	}
}

/** How a model that makes vectors wants its texts, and what it gives. */
type EmbeddingModel = {
	dimensions: number;
	/** What is read of a text, in UTF-16 units: the model would cut it, or refuse. */
	longest: number;
	batch: number;
	inputs(texts: readonly string[], use: "query" | "document"): Record<string, unknown>;
};

const TASK = "Given a message, retrieve what is remembered that helps to answer it";

/** By the cards of the models and the types of the platform. */
const MODELS: Record<string, EmbeddingModel> = {
	"@cf/baai/bge-m3": {
		dimensions: 1024,
		longest: 16_000,
		batch: 32,
		inputs: (texts) => ({ text: texts, truncate_inputs: true }),
	},
	"@cf/baai/bge-base-en-v1.5": {
		dimensions: 768,
		longest: 2_000,
		batch: 100,
		inputs: (texts, use) => ({
			text: led(texts, use === "query" ? "Represent this sentence for searching relevant passages: " : ""),
		}),
	},
	"@cf/google/embeddinggemma-300m": {
		dimensions: 768,
		longest: 6_000,
		batch: 32,
		inputs: (texts, use) => ({
			text: led(texts, use === "query" ? "task: search result | query: " : "title: none | text: "),
		}),
	},
	"@cf/qwen/qwen3-embedding-0.6b": {
		dimensions: 1024,
		longest: 16_000,
		batch: 32,
		inputs: (texts, use) => (use === "query" ? { queries: texts, instruction: TASK } : { documents: texts }),
	},
};

export const EMBEDDING_MODELS: readonly string[] = Object.keys(MODELS);

/** Undefined for a model that is not known. */
export function embeddingModel(name: string): EmbeddingModel | undefined {
	return MODELS[name];
}

function led(texts: readonly string[], lead: string): string[] {
	return texts.map((text) => lead + text);
}
