import { expect, it } from "vitest";
import { writeReflection } from "../../../../src/features/reflection/use-cases/write-reflection.ts";
import { fakeModel, memorySpending } from "../../../fakes/text-model.ts";
import { observed } from "../../core/writing/reflect/observing.ts";

const fresh = observed(
	"Ada missed the standup because the lift was stuck.",
	"Ada missed the standup because of a dentist.",
	"Ada missed the standup because her train was cancelled.",
);
const said = (content: unknown, evidence: unknown = [1, 2]) => ({ content, evidence, importance: 6 });
const answer = (insights: unknown) => JSON.stringify({ questions: [], insights, contradictions: [] });

const good = answer([said("Ada missed the standup for a lift and a dentist.")]);
const secret = answer([said("Ada missed the standup with sk-live-4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c.")]);
const long = answer([said("Ada missed the standup. ".repeat(40))]);
const invented = answer([said("Ada missed the standup because of Kubernetes.")]);

async function reflecting(answers: string[]) {
	const { model, asked } = fakeModel(answers, 16_000);
	const deps = {
		clock: { now: () => Date.UTC(2026, 2, 12), elapsed: () => 0, pause: async () => undefined },
		textModels: () => [model],
		spending: () => memorySpending(),
		backgroundCap: 1_000_000,
		tokenizer: { counter: async () => (text: string) => Math.ceil(text.length / 4) },
	};
	const material = { scope: "user:ada", fresh, beside: [], replaced: [], known: [] };
	const written = await writeReflection(deps, { tenant: "t", material, last: false });
	if (!written.ok) throw new Error(written.error.detail);
	const { insights, ...how } = written.value;
	return { ...how, contents: insights.map(({ content }) => content), asked: asked.map(({ prompt }) => prompt) };
}

it.each([
	["holds a secret", secret, "holds a secret"],
	["is too long", long, "longer than one sentence"],
	["is invented", invented, "not borne out"],
	["is a text", answer("Ada misses standups"), "none of the forms"],
	["is a list of texts", answer(["Ada misses standups"]), "none of the forms"],
	["is a list of lists", answer([[[1, 2]]]), "none of the forms"],
	["has other fields", answer([{ text: "Ada misses standups" }]), "none of the forms"],
])("repairs an answer that %s, and the rules conclude where that does not help", async (_, bad, why) => {
	const repaired = await reflecting([bad, good]);
	expect(repaired).toMatchObject({ writer: "fake:model", degraded: null, contents: [expect.stringContaining("lift")] });
	expect(repaired.asked[1]).toContain(why);
	expect(
		await reflecting([bad, bad, "INSIGHT | 1, 2 | 6 | Ada missed the standup for a dentist and a lift."]),
	).toMatchObject({
		...{ writer: "fake:model", degraded: null, contents: ["Ada missed the standup for a dentist and a lift."] },
	});
	const never = await reflecting([bad]);
	expect(never).toMatchObject({
		writer: "embedded",
		degraded: expect.stringContaining(why),
		contents: [expect.stringContaining("3 days")],
	});
	expect(never.asked).toHaveLength(3);
});

it.each([answer([]), "NONE", answer([said(fresh[0]?.content)])])(
	"takes it that nothing new follows: %s",
	async (honest) => {
		const { asked, ...found } = await reflecting([honest]);
		expect(found).toEqual({ writer: "fake:model", degraded: null, contents: [], contradictions: [] });
		expect(asked).toHaveLength(1);
	},
);
