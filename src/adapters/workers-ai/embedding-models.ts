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
