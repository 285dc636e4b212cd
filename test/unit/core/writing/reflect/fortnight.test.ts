import { expect, it } from "vitest";
import { teamFortnight } from "../../../../../demo/reflection/team-fortnight.ts";
import { ratedImportance } from "../../../../../src/core/model/memory/importance.ts";
import { extractLearned } from "../../../../../src/core/writing/learn/extract-learned.ts";
import { sayingOf, saysAgain } from "../../../../../src/core/writing/learn/found/says-again.ts";
import type { Observation } from "../../../../../src/core/writing/reflect/observation.ts";
import { reflected } from "./observing.ts";

type Team = { active: Observation[]; replaced: Observation[]; known: (readonly string[])[] };

/** Takes a message in as learning does: what is said again is another time of the same, a new value takes its key's place. */
function learn(team: Team, message: { id: string; content: string; name?: string | undefined; created_at: string }) {
	const own = { role: "user" as const, thread_id: "team", message_id: message.id, seq: 1, user_id: message.name };
	const { memories } = extractLearned([{ content: message.content, created_at: message.created_at, ...own }], []);
	for (const memory of memories) {
		const { content, key, type } = memory;
		const said = sayingOf(content);
		const same = team.active.find((one) => saysAgain(said, sayingOf(one.content)));
		if (same !== undefined) {
			same.said_at = [...same.said_at, message.created_at];
			continue;
		}
		const before = team.active.find((one) => key !== null && one.key === key);
		if (before !== undefined) {
			team.replaced.push(before);
			team.active.splice(team.active.indexOf(before), 1);
		}
		const importance = memory.importance ?? ratedImportance(memory);
		const id = `${message.id}-${team.active.length}`;
		team.active.push({ id, type, content, key, importance, said_at: [message.created_at], depth: 0 });
	}
}

it("concludes of a team's fortnight, night for night, what it comes to and nothing else", async () => {
	const team: Team = { active: [], replaced: [], known: [] };
	const insights = new Map<string | null, string>();
	const contradictions: string[] = [];
	const days = teamFortnight();
	expect(days).toHaveLength(10);
	let reflectedTo = 0;
	for (const { date, messages } of days) {
		for (const message of messages) if (message.role === "user") learn(team, message);
		const before = new Set(team.active.slice(0, reflectedTo));
		const fresh = team.active.filter((one) => !before.has(one));
		const found = reflected(fresh, { ...team, beside: [...before], scope: "project:invoices" });
		reflectedTo = team.active.length;
		for (const [index, { content, key, importance, evidence, depth }] of found.insights.entries()) {
			insights.set(key, content);
			team.known.push(evidence);
			// A later count takes the place of the one before.
			team.active = team.active.filter((one) => one.depth === 0 || one.key !== key);
			const id = `insight-${date}-${index}`;
			team.active.push({ id, type: "insight", content, key, importance, said_at: [`${date}T23:00:00.000Z`], depth });
		}
		contradictions.push(...found.contradictions.map(({ why }) => why));
	}
	await expect(`${[...insights.values(), ...contradictions].sort().join("\n")}\n`).toMatchFileSnapshot(
		"../../../../golden/reflected-fortnight.txt",
	);
});
