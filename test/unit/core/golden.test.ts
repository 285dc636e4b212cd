import { describe, expect, it } from "vitest";
import { type AssembledContext, assembleContext } from "../../../src/core/context/assembly/assemble-context.ts";
import type { ContextRequest } from "../../../src/core/context/assembly/context-request.ts";
import { viewMessages } from "../../../src/core/context/assembly/view-messages.ts";
import { modelOf } from "../../../src/core/model/budget/models.ts";
import { PROFILES, readingLimits } from "../../../src/core/model/budget/profiles.ts";
import type { Continuity } from "../../../src/core/model/thread/continuity.ts";
import { gptTokenizer } from "../../../src/providers/tokenizer/gpt-tokenizer.ts";
import { NO_PAST, type Past, withPast } from "../../arbitraries/continuity.ts";
import { DOCUMENTS, MESSAGES, NOW, PROJECT, QUERY, SYSTEM, TASK } from "../../golden/input.ts";
import { PAST } from "../../golden/past.ts";
import { NOTES, REMEMBERED, STATE } from "../../golden/remembered.ts";
import { asking } from "./context/assembly/asking.ts";
import { readable } from "./readable-context.ts";

const counters = {
	o200k_base: await gptTokenizer.counter("o200k_base"),
	cl100k_base: await gptTokenizer.counter("cl100k_base"),
};

type Setup = Partial<ContextRequest> & { pressure?: Continuity["pressure"]; past?: Past };

function context({ pressure = null, past = NO_PAST, ...more }: Setup): AssembledContext {
	const request = asking({
		...{ system: SYSTEM, project: PROJECT, task: TASK, documents: DOCUMENTS, query: QUERY },
		remembered: REMEMBERED,
		...{ now: Date.parse(NOW), recall: { limit: 10, minScore: 0.1 } },
		...more,
	});
	const count = counters[request.model.encoding];
	const view = viewMessages(MESSAGES, {
		encoding: request.model.encoding,
		count,
		limits: readingLimits(request.budget, request.waterfall, request.preset),
		recall: { query: typeof request.query === "string" ? request.query : null, limit: 10 },
		now: NOW,
	});
	const distilled = withPast(view, past);
	const continuity = { ...distilled.continuity, working_state: STATE, notes: NOTES, pressure };
	const result = assembleContext(request, { ...distilled, continuity }, count);
	if (!result.ok) throw new Error(result.error.reason);
	return result.value;
}

const CONTEXTS: Record<string, Setup> = {
	"profile-4k": {
		...{ model: modelOf("gpt-3.5-turbo"), budget: PROFILES["4k"] },
		pressure: { tokens: 1_478, trigger: 1_600 },
	},
	"profile-8k": { model: modelOf("gpt-4"), budget: PROFILES["8k"] },
	"profile-128k": { model: modelOf("gpt-4-turbo"), budget: PROFILES["128k"] },
	"format-openai": { budget: PROFILES["4k"], format: "openai" },
	"format-anthropic": { model: modelOf("claude-3-opus"), budget: PROFILES["128k"], format: "anthropic" },
	"format-text": { budget: PROFILES["8k"], format: "text" },
	"format-blocks": { budget: PROFILES["4k"], format: "blocks" },
	"layout-cache": { budget: PROFILES["8k"], layout: "cache" },
	"layout-cache-text": { budget: PROFILES["4k"], layout: "cache", format: "text" },
	"without-a-query": { budget: PROFILES["4k"], query: null },
	"preset-rag": { budget: PROFILES["4k"], preset: "rag" },
	distilled: { budget: PROFILES["8k"], past: PAST },
	"distilled-4k": { budget: PROFILES["4k"], past: PAST },
	"distilled-tight-text": { budget: PROFILES["4k"], past: PAST, format: "text", waterfall: false },
};

/**
 * What a context looks like, to be read by eye. A change that is meant renews the files:
 * `npx vitest run --project pure test/unit/core/golden.test.ts --update`, and the diff is read before it is kept.
 */
describe("golden contexts", () => {
	it.each(Object.entries(CONTEXTS))("%s", async (name, more) => {
		await expect(readable(context(more))).toMatchFileSnapshot(`../../golden/${name}.txt`);
	});
});
