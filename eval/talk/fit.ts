// `npm run fit:acts [-- --data DIR]`: fits the weights of the acts of clauses to the conversations that were written for it
// (told/) and those of the shared set that are free to learn from, then those of requests, and writes them where the models read them.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DATA_FOLDER, dataSet } from "../data-folder.ts";
import { rowsOf } from "./examples.ts";
import { fitActs } from "./fit-acts.ts";
import { fitRequests, leftOutModels, requestRows } from "./fit-requests.ts";
import { freeToLearnFrom, ownTalk, readTalk, statementRows } from "./talk-sets.ts";

const root = join(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { data: { type: "string", default: DATA_FOLDER } } });
const talks = [...readTalk(dataSet(values.data, "talk")).filter(freeToLearnFrom), ...ownTalk("told")];
const rows = new Map(talks.map((talk) => [talk.name, rowsOf(talk)]));
const single = statementRows("told");
const acts = fitActs([...[...rows.values()].flat(), ...single]);
const modelOf = leftOutModels(rows, single);
const requests = fitRequests(talks.flatMap((talk) => requestRows(talk, modelOf(talk.name))));
const write = (path: string, weights: object) =>
	writeFileSync(join(root, "src/core/writing", path), `${JSON.stringify(weights, null, "\t")}\n`);
write("acts/act-weights.json", acts);
write("working-state/request-weights.json", requests);
console.log(`${Object.keys(acts.features).length} features of ${talks.length} conversations`);
