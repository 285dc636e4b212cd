import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { err } from "../../../src/core/base/result.ts";
import { runSteps, type Steps } from "../../../src/core/base/steps.ts";
import { LONG_TERM_NAMES, type LongTermName } from "../../../src/core/model/thread/thread-config.ts";
import { createDeps } from "../../../src/deps.ts";
import { learningWith } from "../../../src/features/continuity/use-cases/learning/learning.ts";
import { commitGate } from "../../../src/platform/objects/commit-gate.ts";
import { longTermBlockContract } from "./long-term-block.ts";

const blockOf = (name: LongTermName) =>
	learningWith(
		createDeps(env),
		commitGate(() => false),
	).longTermBlock("contract", name);

for (const name of LONG_TERM_NAMES) {
	describe(name, () =>
		longTermBlockContract(() => ({
			block: blockOf(name),
			other: blockOf(name === "vector" ? "extractive" : "vector"),
		})),
	);
}

describe.each(["static", "extractive"] as const)("%s", (name) => {
	it("gives back the trouble of a writer, and writes nothing then", async () => {
		const trouble = err({ reason: "writer_failed" as const, detail: "500", retry_after_ms: null });
		const inSlices = async <T>(steps: Steps<T>) => runSteps(steps);
		const owners = { user_id: "nobody", project_id: null, thread_id: "t" };
		const batch = { scopes: { owners, learn_scope: "user" as const }, messages: [], inSlices, limit: null, now: 0 };
		expect(await blockOf(name).write({ ...batch, extract: async () => trouble })).toEqual(trouble);
		expect(await blockOf(name).export({ scope: "user:nobody", limit: 5 })).toEqual({ memories: [], next: null });
	});
});
