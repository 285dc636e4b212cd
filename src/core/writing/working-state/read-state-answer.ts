import { numbersIn } from "../writers/read-items.ts";
import { namedIn } from "../writers/read-named.ts";

/** Numbers of lines. Of the task and the next step: null leaves it as it is, 0 removes it. */
export type StateAnswer = {
	task: number | null;
	next: number | null;
	done: number[];
	decisions: number[];
	blockers: number[];
	over: number[];
};

export const STATE_NAMES = ["task", "next", "done", "decisions", "blockers", "over"] as const;

/** "Decision" means decisions. */
const nameOf = (written: string) =>
	STATE_NAMES.find((name) => written.length > 3 && name.startsWith(written.toLowerCase())) ?? null;

/** What a model meant by its answer (`namedIn`). Null where it names nothing of a state. */
export function readStateAnswer(answer: string): StateAnswer | null {
	for (const named of namedIn(answer, nameOf)) {
		if (named.length === 0) continue;
		const all = (name: (typeof STATE_NAMES)[number]) => numbersIn(named.find((one) => one.name === name)?.value);
		return {
			...{ task: all("task")[0] ?? null, next: all("next")[0] ?? null },
			...{ done: all("done"), decisions: all("decisions"), blockers: all("blockers"), over: all("over") },
		};
	}
	return null;
}
