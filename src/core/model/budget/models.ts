import type { Encoding } from "../../tokens/encoding.ts";
import { KNOWN_MODELS, type KnownModel } from "./known-models.ts";

/** What we know about a model. Unknown models get default values. */
export type Model = Omit<KnownModel, "window"> & {
	id: string;
	/** In tokens; null: unknown. */
	window: number | null;
	known: boolean;
};

const UNKNOWN: Omit<Model, "id"> = {
	encoding: "o200k_base" satisfies Encoding,
	window: null,
	profile: "8k",
	exact: false,
	ratio: 1,
	known: false,
};

/** The model of a context if neither request nor thread names one. */
export const DEFAULT_MODEL = "gpt-4";

/** What surrounds a model's own name: provider, version, price. */
const DECORATIONS = [
	/^.*\//, // `openai/`, `models/`, `accounts/fireworks/models/`
	/^(?:[a-z]+\.)?(?:anthropic|meta|mistral|deepseek|qwen|openai)\./, // `us.anthropic.`
	/:[a-z0-9.-]+$/, // `:free`, and the `:0` of `-v1:0`
	/-v\d+$/, // `-v1`
	/@.{0,200}$/, // `@20250929`, `@001`
];

/** `-2024-08-06`, `-20240229`, `-06-05`, `-0613`, `-001`, `-latest`, `-preview`: a dated or floating name. */
const VARIANT = /-(?:\d{4}-\d{2}-\d{2}|\d{8}|\d{2}-\d{2,4}|\d{3,4}|latest|preview|exp|beta)$/;

/**
 * Looks up a model by its name, then without its provider, then without dates and floating words. An unknown model
 * gets the 8k profile and no window.
 */
export function modelOf(id: string): Model {
	for (const name of namesOf(id)) {
		const entry = KNOWN_MODELS.get(name);
		if (entry !== undefined) return { id, ...entry, known: true };
	}
	return { id, ...UNKNOWN };
}

/** The model's name in the table, or its own name in lower case. Dated names mean the same model. */
export function modelName(id: string): string {
	return namesOf(id).find((name) => KNOWN_MODELS.has(name)) ?? id.toLowerCase();
}

/** Every model of the table. */
export function knownModels(): (Model & KnownModel)[] {
	return [...KNOWN_MODELS].map(([id, entry]) => ({ id, ...entry, known: true }));
}

function namesOf(id: string): string[] {
	const whole = id.toLowerCase();
	// Workers AI cuts windows, so only models that the table lists under their name there are known.
	if (whole.startsWith("@cf/")) return [whole];
	const names = new Set([whole]);
	let bare = whole;
	for (const decoration of DECORATIONS) {
		bare = bare.replace(decoration, "");
		names.add(bare);
	}
	for (let shorter = bare; VARIANT.test(shorter); ) {
		shorter = shorter.replace(VARIANT, "");
		names.add(shorter);
	}
	// Some providers write Claude's version with a dot.
	return [...names].flatMap((name) => (name.startsWith("claude-") ? [name, name.replaceAll(".", "-")] : [name]));
}

/** A ratio beyond these bounds is more likely a mistake than a tokenizer. */
const LEAST = 0.5;
const MOST = 2;

/** A report that differs from our count by more than this factor is rejected. */
const MOST_TIMES = 10;

/** Measured ratios, by the model's name in the table. */
export type MeasuredRatios = ReadonlyMap<string, number>;

/** The model with the ratio that this tenant measured. A model with a known tokenizer keeps the ratio 1. */
export function calibrateModel<M extends Model>(model: M, measured: MeasuredRatios): M {
	if (model.exact) return model;
	return { ...model, ratio: measured.get(modelName(model.id)) ?? model.ratio };
}

/** What is wrong with a report of this many tokens; null if it is plausible. */
export function reportProblem(reported: number, counted: number): string | null {
	if (reported > MOST_TIMES * counted) return `is more than ${MOST_TIMES} times the ${counted} that were counted`;
	if (reported * MOST_TIMES < counted) return `is less than 1/${MOST_TIMES} of the ${counted} that were counted`;
	return null;
}

/** Reported tokens per counted token, within bounds. */
export function boundedRatio(reported: number, counted: number): number {
	const ratio = Math.min(MOST, Math.max(LEAST, reported / counted));
	return Math.round(ratio * 10_000) / 10_000;
}
