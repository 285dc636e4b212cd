import fitted from "./request-weights.json" with { type: "json" };

/** How likely a request is what is worked on, from 0 to 1, by its values (requests.ts). */
export type RequestModel = (values: readonly number[]) => number;

export type RequestWeights = { constant: number; values: readonly number[] };

export function requestModel({ constant, values: weights }: RequestWeights): RequestModel {
	return (values) => 1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), constant)));
}

/** The model as it was fitted by `npm run fit:acts`. */
export const REQUEST_MODEL = requestModel(fitted);
