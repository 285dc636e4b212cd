import { runSteps } from "../../src/core/base/steps.ts";
import { contentTerms } from "../../src/core/language/content-terms.ts";
import type { Request } from "../../src/core/model/thread/working-state.ts";
import { type ActModel, actModel } from "../../src/core/writing/acts/act-model.ts";
import { readActs } from "../../src/core/writing/acts/read-acts.ts";
import { type RequestWeights, requestModel } from "../../src/core/writing/working-state/request-model.ts";
import { followed, heardRequests, requestOf, valuesOf } from "../../src/core/writing/working-state/requests.ts";
import type { ClauseRow } from "./examples.ts";
import { fitActs } from "./fit-acts.ts";
import { fitLogistic } from "./logistic.ts";
import { type Talk, tells } from "./talk.ts";

/** A request at a labelled point of the state, and whether it is the task there. */
export type RequestRow = { talk: string; values: number[]; label: 0 | 1 };

const FOLDS = 6;
const L2 = 2;
const ROUNDS = 60;
/** Before anything is fitted the newest requests are followed. */
const NEWEST_FIRST = requestModel({ constant: 0, values: [] });

/** Acts as they are told in conversations that nothing was fitted to: each sixth with a model of the others. */
export function leftOutModels(
	rows: ReadonlyMap<string, ClauseRow[]>,
	single: readonly ClauseRow[],
): (talk: string) => ActModel {
	const foldOf = new Map([...rows.keys()].map((name, at) => [name, at % FOLDS]));
	const models = Array.from({ length: FOLDS }, (_, fold) => {
		const others = [...rows].filter(([name]) => foldOf.get(name) !== fold).flatMap(([, own]) => own);
		return actModel(fitActs([...others, ...single]));
	});
	const [first] = models;
	if (first === undefined) throw new Error("no conversations");
	return (talk) => models[foldOf.get(talk) ?? 0] ?? first;
}

/** The requests at each labelled point of a conversation, as the writer follows them. */
export function requestRows(talk: Talk, model: ActModel): RequestRow[] {
	const read = runSteps(readActs(talk.messages, { model }));
	let requests: Request[] = [];
	let tools = false;
	const rows: RequestRow[] = [];
	for (const [at, { role, tool_calls }] of talk.messages.entries()) {
		if (role === "system") continue;
		const clauses = read[at] ?? [];
		const calls = tool_calls?.length ?? 0;
		tools ||= role === "tool" || calls > 0;
		const heard = { role, calls, clauses, terms: contentTerms(clauses.map(({ clause }) => clause.text).join(" ")) };
		const fresh = role === "user" ? requestOf(heard, requests.length === 0) : null;
		requests = heardRequests(requests, heard);
		if (fresh !== null) requests.push(fresh);
		for (const { task } of talk.labels.state.filter((state) => state.at === at)) {
			const standing = followed(requests, tools, NEWEST_FIRST);
			for (const [place, request] of standing.entries()) {
				rows.push({
					talk: talk.name,
					values: valuesOf(standing, place, tools),
					label: task !== null && tells(request.text, task) ? 1 : 0,
				});
			}
		}
	}
	return rows;
}

/** The weights of requests. */
export function fitRequests(rows: readonly RequestRow[]): RequestWeights {
	const width = rows[0]?.values.length ?? 0;
	const features = Int32Array.from({ length: width }, (_, at) => at);
	const examples = rows.map(({ values, label }) => ({ features, values: Float64Array.from(values), label, weight: 1 }));
	const weights = [...fitLogistic(examples, width, L2, ROUNDS)].map((weight) => Math.round(1_000 * weight) / 1_000);
	return { constant: weights.at(-1) ?? 0, values: weights.slice(0, -1) };
}
