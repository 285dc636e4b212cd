// `npm run fit:acts [-- --data DIR]`: fits the weights of the acts of clauses to the conversations that were written for it
// (told/) and those of the shared set that are free to learn from, and writes them where the model reads them.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { rowsOf } from "./examples.ts";
import { fitActs } from "./fit-acts.ts";
import { freeToLearnFrom, ownTalk, readTalk, statementRows } from "./talk-sets.ts";

const root = join(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { data: { type: "string", default: join(root, "../shared/eval") } } });
const talks = [...readTalk(join(values.data, "talk")).filter(freeToLearnFrom), ...ownTalk("told")];
const weights = fitActs([...talks.flatMap(rowsOf), ...statementRows("told")]);
const path = join(root, "src/core/writing/acts/act-weights.json");
writeFileSync(path, `${JSON.stringify(weights, null, "\t")}\n`);
console.log(`${Object.keys(weights.features).length} features of ${talks.length} conversations`);
