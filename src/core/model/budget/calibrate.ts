import { type Model, modelName } from "./models.ts";

/** Beyond these a ratio says more about a mistake than about a tokenizer. */
const LEAST = 0.5;
const MOST = 2;

/** How many times what was counted, or which part of it, a report may still mean; beyond that it is nonsense. */
const MOST_TIMES = 10;

/** Ratios that were measured, by the model's name in the table. */
export type MeasuredRatios = ReadonlyMap<string, number>;

/** The model as this tenant has measured it; the ratio of one whose own tokenizer counts stays 1. */
export function calibrateModel<M extends Model>(model: M, measured: MeasuredRatios): M {
	if (model.exact) return model;
	return { ...model, ratio: measured.get(modelName(model.id)) ?? model.ratio };
}

/** What is wrong with a report of so many tokens beside those that were counted; null where it may be true. */
export function reportProblem(reported: number, counted: number): string | null {
	if (reported > MOST_TIMES * counted) return `is more than ${MOST_TIMES} times the ${counted} that were counted`;
	if (reported * MOST_TIMES < counted) return `is less than 1/${MOST_TIMES} of the ${counted} that were counted`;
	return null;
}

/** Reported tokens for one that was counted, within bounds. */
export function boundedRatio(reported: number, counted: number): number {
	const ratio = Math.min(MOST, Math.max(LEAST, reported / counted));
	return Math.round(ratio * 10_000) / 10_000;
}
