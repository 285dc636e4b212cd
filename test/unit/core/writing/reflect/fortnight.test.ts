import { expect, it } from "vitest";
import { teamFortnight } from "../../../../../demo/reflection/team-fortnight.ts";
import { runSteps } from "../../../../../src/core/base/steps.ts";
import { sayingOf, saysAgain } from "../../../../../src/core/language/statements/says-again.ts";
import { ratedImportance } from "../../../../../src/core/model/memory/importance.ts";
import type { ActModel } from "../../../../../src/core/writing/acts/act-model.ts";
import { learningSteps } from "../../../../../src/core/writing/learn/extract-learned.ts";
import type { Observation } from "../../../../../src/core/writing/reflect/observation.ts";
import { TELLS_ALL, wordModel } from "../acts/word-model.ts";
import { reflected } from "./observing.ts";

/** `fresh`: what was said, or said again, since the last night. */
type Team = { active: Observation[]; replaced: Observation[]; known: (readonly string[])[]; fresh: Set<Observation> };

/** Each clause tells something, and "always" gives a rule. */
const RULES = wordModel({ rules: "always" });
const TELLING: ActModel = {
	score: (features) => ({ ...TELLS_ALL.score(features), rules: RULES.score(features).rules }),
};

/** Takes a message in as learning does: what is said again is another time of the same, a new value takes its key's place. */
function learn(team: Team, message: { id: string; content: string; name?: string | undefined; created_at: string }) {
	const own = { role: "user" as const, thread_id: "team", message_id: message.id, seq: 1, user_id: message.name };
	const { memories } = runSteps(
		learningSteps([{ content: message.content, created_at: message.created_at, ...own }], [], { model: TELLING }),
	);
	for (const memory of memories) {
		const { content, key, type } = memory;
		const said = sayingOf(content);
		const same = team.active.find((one) => saysAgain(said, sayingOf(one.content)));
		if (same !== undefined) {
			same.said_at = [...same.said_at, message.created_at];
			team.fresh.add(same);
			continue;
		}
		const before = team.active.find((one) => key !== null && one.key === key);
		if (before !== undefined) {
			team.replaced.push(before);
			team.fresh.delete(before);
			team.active.splice(team.active.indexOf(before), 1);
		}
		const importance = memory.importance ?? ratedImportance(memory);
		const id = `${message.id}-${team.active.length}`;
		const observation = { id, type, content, key, importance, said_at: [message.created_at], depth: 0 };
		team.active.push(observation);
		team.fresh.add(observation);
	}
}

it("concludes of a team's fortnight, night for night, what it comes to and nothing else", async () => {
	const team: Team = { active: [], replaced: [], known: [], fresh: new Set() };
	const insights = new Map<string | null, string>();
	const contradictions: string[] = [];
	const days = teamFortnight();
	expect(days).toHaveLength(10);
	for (const { date, messages } of days) {
		for (const message of messages) if (message.role === "user") learn(team, message);
		const { active, replaced, known, fresh } = team;
		const beside = active.filter((one) => !fresh.has(one));
		const found = reflected([...fresh], { replaced, known, beside, scope: "project:invoices" });
		team.fresh.clear();
		for (const [index, { content, key, importance, evidence, depth }] of found.insights.entries()) {
			insights.set(key, content);
			team.known.push(evidence);
			// A later count takes the place of the one before.
			team.active = team.active.filter((one) => one.depth === 0 || one.key !== key);
			const id = `insight-${date}-${index}`;
			const said_at = [`${date}T23:00:00.000Z`];
			const insight: Observation = { id, type: "insight", content, key, importance, said_at, depth };
			team.active.push(insight);
			team.fresh.add(insight);
		}
		contradictions.push(...found.contradictions.map(({ why }) => why));
	}
	await expect(`${[...insights.values(), ...contradictions].sort().join("\n")}\n`).toMatchFileSnapshot(
		"../../../../golden/reflected-fortnight.txt",
	);
});
