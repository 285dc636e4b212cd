import fitted from "./act-weights.json" with { type: "json" };

/**
 * What a clause does: decides, gives a standing rule, corrects, reports something done, puts off or asks, tells something
 * worth knowing, names the task, announces the next step, or says what holds the work up.
 */
export const ACTS = ["decides", "rules", "corrects", "done", "open", "tells", "task", "next", "blocks"] as const;
/** The same, and whether it only passes for worth knowing: a joke, an offer nobody took, words of somebody else. */
export const READ = [...ACTS, "passes"] as const;
export type Act = (typeof READ)[number];

/**
 * For each feature a letter an act of `READ`, in their order: its weight, in steps of 0.04 from "a" for -1 to "z", then "A" to "Z" for 1.04.
 * `constants`: what each act weighs by itself.
 */
export type ActWeights = { constants: readonly number[]; features: Readonly<Record<string, string>> };

export type ActModel = { score(features: readonly string[]): Record<Act, number> };

/** The letters of weights: the middle one weighs nothing. */
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MIDDLE = LETTERS.length / 2;
const STEP = 0.04;

/** A weight as a letter, the nearest there is. */
export function letterOf(weight: number): string {
	return LETTERS.charAt(Math.min(LETTERS.length - 1, Math.max(0, Math.round(weight / STEP) + MIDDLE)));
}

/** A logistic regression for each act. */
export function actModel({ constants, features: letters }: ActWeights): ActModel {
	const table = new Map(
		Object.entries(letters).map(([name, row]) => [
			name,
			Float64Array.from(row, (letter) => (LETTERS.indexOf(letter) - MIDDLE) * STEP),
		]),
	);
	return {
		score(features) {
			const sums = Float64Array.from(constants);
			for (const feature of features) {
				const row = table.get(feature);
				if (row === undefined) continue;
				for (let act = 0; act < row.length; act++) sums[act] = (sums[act] ?? 0) + (row[act] ?? 0);
			}
			const likely = (act: Act) => 1 / (1 + Math.exp(-(sums[READ.indexOf(act)] ?? 0)));
			return {
				...{ decides: likely("decides"), rules: likely("rules"), corrects: likely("corrects"), done: likely("done") },
				...{ open: likely("open"), tells: likely("tells"), task: likely("task"), next: likely("next") },
				...{ blocks: likely("blocks"), passes: likely("passes") },
			};
		},
	};
}

/** The model as it was fitted by `npm run fit -- --acts`. */
export const ACT_MODEL = actModel(fitted);
