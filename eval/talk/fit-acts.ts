import { type Act, type ActWeights, letterOf, READ } from "../../src/core/writing/acts/act-model.ts";
import type { ClauseRow } from "./examples.ts";
import { fitLogistic } from "./logistic.ts";

/** A feature must be seen in so many conversations. */
const LEAST_TALKS = 3;
const L2 = 6;
const ROUNDS = 10;
/** What looks worth knowing and is not counts as so many clauses; one that tells both is none to learn. Chosen on conversations left out. */
const TRAP = 4;

/** A plain statement counts as so many against what only passes for one, and among what tells: the words of hostile ones are the same. */
const PLAIN: Partial<Record<Act, number>> = { passes: 4, tells: 1.5 };

/** What weighs less in an act weighs nothing there: of conversations left out more is told without, and the weights take less room. */
const LEAST_WEIGHT = 0.06;
/** Where many small weights decide together: without them more next steps are wrong. */
const IN_SMALL: readonly Act[] = ["next"];

/** The conversations that were written last are all by one hand. In full they cost corrections and memories elsewhere; 1 and 0.4 were tried. */
const NEWEST = /-(?:19[1-9]|2[0-4]\d)$/;
const NEWEST_WEIGHT = 0.4;

/** The weights of all acts, fitted to the clauses of conversations. */
export function fitActs(rows: readonly ClauseRow[]): ActWeights {
	const ids = vocabulary(rows);
	const encoded = rows.map(({ features }) => Int32Array.from(features.flatMap((name) => ids.get(name) ?? [])));
	const fitted = READ.map((act) => {
		const examples = rows.flatMap((row, at) => {
			const answer = row.answers[act];
			const features = encoded[at];
			if (answer === null || features === undefined) return [];
			const trap = act === "tells" && row.trap;
			const plain = row.talk.startsWith("plain") ? (PLAIN[act] ?? 1) : 1;
			const weight = plain * (NEWEST.test(row.talk) ? NEWEST_WEIGHT : 1) * (trap && answer === 0 ? TRAP : 1);
			return [{ features, label: trap ? 0 : answer, weight }];
		});
		return fitLogistic(examples, ids.size, L2, ROUNDS);
	});
	const features: Record<string, string> = {};
	for (const [name, at] of ids) {
		const weights = fitted.map((own) => own[at] ?? 0);
		const counts = weights.map((weight) => Math.abs(weight) >= LEAST_WEIGHT);
		if (!counts.includes(true)) continue;
		const kept = weights.map((weight, act) => (counts[act] || IN_SMALL.some((one) => one === READ[act]) ? weight : 0));
		features[name] = kept.map(letterOf).join("");
	}
	return { constants: fitted.map((own) => Math.round(1_000 * (own[ids.size] ?? 0)) / 1_000), features };
}

function vocabulary(rows: readonly ClauseRow[]): Map<string, number> {
	const talks = new Map<string, Set<string>>();
	for (const { talk, features } of rows) {
		for (const name of features) {
			const seen = talks.get(name) ?? new Set();
			talks.set(name, seen.add(talk));
		}
	}
	const known = [...talks].filter(([, seen]) => seen.size >= LEAST_TALKS).map(([name]) => name);
	return new Map(known.sort().map((name, at) => [name, at]));
}
