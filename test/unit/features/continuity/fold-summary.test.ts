import { describe, expect, it } from "vitest";
import { emptySections } from "../../../../src/core/writing/distill/fit-sections.ts";
import type { SourceMessage } from "../../../../src/core/writing/distill/summary-source.ts";
import { type WriterDeps, writeSummary } from "../../../../src/features/continuity/use-cases/writing/write-summary.ts";
import { fakeModel, memorySpending } from "../../../fakes/text-model.ts";

const count = (text: string) => Math.ceil(text.length / 4);

const messages: SourceMessage[] = [
	{
		seq: 1,
		role: "assistant",
		content: "The importer is written. The index is next.",
		created_at: "2026-01-12T09:00:00.000Z",
	},
];

describe("a summary before this one", () => {
	const sections = { ...emptySections(), open_threads: ["Who pays for the new host?"], tone: ["short"] };
	const folded = async (answer: object | string) => {
		const said = typeof answer === "string" ? answer : JSON.stringify(answer);
		const spending = memorySpending();
		const deps: WriterDeps = {
			clock: { now: () => Date.UTC(2026, 0, 12, 23), elapsed: () => 0, pause: async () => undefined },
			textModels: () => [fakeModel(said).model],
			spending: () => spending,
			backgroundCap: 1_000_000,
		};
		const source = { previous: { sections, digest: "" }, messages, limit: 600 };
		const made = await writeSummary(deps, { tenant: "t", source, count, last: true });
		if (!made.ok) throw new Error(made.error.detail);
		expect(made.value.writer).toBe("fake:model");
		return made.value.sections;
	};
	const current_state = ["The index is next."];

	it("stays where the answer says nothing of a section, or was cut off before it", async () => {
		for (const answer of [{ current_state }, '{"current_state": ["The index is next."', { current_state, tone: 1 }]) {
			expect(await folded(answer)).toMatchObject({
				current_state,
				open_threads: sections.open_threads,
				tone: ["short"],
			});
		}
	});

	it("is settled where the answer empties a section", async () => {
		const made = await folded({ current_state, open_threads: [] });
		expect(made).toMatchObject({ current_state, open_threads: [], tone: ["short"] });
	});
});
