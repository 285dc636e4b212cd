import { parseArgs } from "node:util";
import { withServer } from "../../../scripts/client/server.ts";
import { PRECISIONS, type Precision } from "../../../src/core/recall/precision.ts";
import { fittedWeights } from "./fit.ts";
import { count, judge, lineOf, noScore } from "./judge.ts";
import { foundOffline } from "./offline.ts";
import { SEARCH_OPTIONS } from "./options.ts";
import { pairUsers, readUsers, type SearchUser } from "./search-cases.ts";
import { servedSearch } from "./served.ts";

/** The chats of pairs that were chosen on, and the others. */
const PAIRS = { tuned: [1, 2], "held-out": [3, 4, 5, 6] };

type Search = (user: SearchUser, query: string, precision: Precision) => Promise<{ id: string; relevance: number }[]>;

/**
 * Prints how many searches bring what they must and nothing else: over HTTP, or with `--offline` by core alone. `--held-out`:
 * the cases that nothing was fitted to. `--other-words`: questions that name the kind of what a memory tells. `--pairs`: questions that share no word with what was said. `--show` prints what went wrong, `--fit` the weights that suit the others best.
 */
export async function measureSearch(words: readonly string[]): Promise<void> {
	const { values } = parseArgs({ args: [...words], options: SEARCH_OPTIONS });
	const set = values["held-out"] ? "held-out" : "tuned";
	const cases = () => readUsers(values["other-words"] ? `other-words-${set}` : set);
	const users = values.pairs ? pairUsers(PAIRS[set]) : cases();
	if (values.fit) return console.log(fittedWeights(readUsers("tuned")));
	if (values.offline) return measure(users, async (...asked) => foundOffline(...asked), values.show);
	await withServer(async ({ url }) => measure(users, await servedSearch(url, users), values.show));
}

async function measure(users: readonly SearchUser[], search: Search, show: boolean): Promise<void> {
	for (const precision of PRECISIONS) {
		const score = noScore();
		for (const user of users) {
			for (const one of user.cases) {
				const found = await search(user, one.query, precision);
				const ids = found.map(({ id }) => id);
				count(score, one, ids);
				const { missing, wrong } = judge(one, ids);
				if (show && missing.length + wrong.length > 0)
					console.log(
						`  ${precision} ${user.name}: ${one.query.slice(0, 80)} missing ${missing.join()} wrong ${wrong.join()}`,
					);
			}
		}
		console.log(lineOf(`precision ${precision}`, score));
	}
}
