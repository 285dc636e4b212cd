import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { contextOf, slicedCounter } from "tessera/core";

// Text that looks like a special token is text; long unbroken runs are counted in slices.
const asText = { disallowedSpecial: new Set<string>() };
const count = slicedCounter((text) => countTokens(text, asText));

const context = contextOf(
	{
		model: "gpt-5",
		budget: "8k",
		format: "openai",
		system: "You are the assistant of a small team. Be brief.",
		task: { task: "Plan the release", constraints: ["no downtime"] },
		messages: [
			{ role: "user", content: "Ada wants MongoDB. I am for PostgreSQL 16, we need transactions." },
			{ role: "assistant", content: "PostgreSQL 16 it is: orders need transactions across tables." },
		],
		documents: [{ content: "ADR-007: PostgreSQL over MongoDB.", source: { id: "ADR-007", type: "decision" } }],
		query: "Which database did we choose, and why?",
		now: Date.now(),
	},
	count,
);

if (!context.ok) throw new Error(`No context: ${context.error.reason}`);
const { rendering, tokens, report } = context.value;
if (rendering.format === "openai") console.log(JSON.stringify(rendering.messages, null, 2));
console.log(`${tokens.total} tokens of ${tokens.window}`);
for (const block of report.blocks) console.log(`${block.name}: ${block.used} of ${block.granted} granted`);
