import { type Act, type ActModel, READ } from "../../../../../src/core/writing/acts/act-model.ts";

const SURE = 0.99;

/** A model in which words decide, whoever says them: a clause does each act of which it holds a word. */
export function wordModel(words: Partial<Record<Act, string>>, sure = SURE): ActModel {
	const told = new Map(READ.map((act) => [act, (words[act] ?? "").split(" ").map((word) => `w:${word}`)]));
	return {
		score(features) {
			const has = (act: Act) => (told.get(act)?.some((word) => features.includes(word)) ? sure : 0);
			return {
				...{ decides: has("decides"), rules: has("rules"), corrects: has("corrects"), done: has("done") },
				...{ open: has("open"), tells: has("tells"), task: has("task"), next: has("next"), blocks: has("blocks") },
				passes: has("passes"),
			};
		},
	};
}

const NOTHING = wordModel({}).score([]);

/** Takes every clause for something told of its speaker: what is left out then, is left out whatever the weights are. */
export const TELLS_ALL: ActModel = { score: () => ({ ...NOTHING, tells: SURE }) };

/** Takes every clause for everything but what is said in passing. */
export const DOES_ALL: ActModel = {
	score: () => ({
		...{
			decides: SURE,
			rules: SURE,
			corrects: SURE,
			done: SURE,
			open: SURE,
			tells: SURE,
			task: SURE,
			next: SURE,
			blocks: SURE,
			passes: 0,
		},
	}),
};
