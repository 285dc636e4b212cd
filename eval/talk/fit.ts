// `npm run fit:acts`: fits the weights of the acts of clauses to the conversations that were written for it (told/), then those of
// requests and of frames, and writes them where the models read them.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rowsOf } from "./examples.ts";
import { fitActs } from "./fit-acts.ts";
import { fitFrames, frameRows, leftOutFrames } from "./fit-frames.ts";
import { fitRequests, leftOutModels, requestRows } from "./fit-requests.ts";
import { ownTalk, statementRows } from "./talk-sets.ts";

const root = join(import.meta.dirname, "../..");
const talks = ownTalk("told");
const rows = new Map(talks.map((talk) => [talk.name, rowsOf(talk)]));
const single = statementRows("told");
const acts = fitActs([...[...rows.values()].flat(), ...single]);
const modelOf = leftOutModels(rows, single);
const requests = fitRequests(talks.flatMap((talk) => requestRows(talk, modelOf(talk.name))));
const write = (path: string, weights: object) =>
	writeFileSync(join(root, "src/core/writing", path), `${JSON.stringify(weights, null, "\t")}\n`);
write("acts/act-weights.json", acts);
const exchanges = frameRows(talks);
write("acts/frame-weights.json", fitFrames(exchanges));
write("working-state/request-weights.json", requests);
console.log(`${Object.keys(acts.features).length} features of ${talks.length} conversations`);
console.log(leftOutFrames(exchanges));
