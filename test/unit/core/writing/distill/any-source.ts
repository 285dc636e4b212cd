import fc from "fast-check";
import type { Role } from "../../../../../src/core/model/thread/message.ts";
import type { SourceMessage, SummarySource } from "../../../../../src/core/writing/distill/summary-source.ts";
import { anyText } from "../../../../arbitraries/text.ts";

/** Sentences of which the rules make something, whatever stands around them. */
const SENTENCES = [
	"Let's go with Postgres because it survives a failover.",
	"Actually no, scrap Postgres, we take SQLite instead.",
	"I tried raising the pool size to 40, but the timeouts stayed.",
	"We still need to figure out who owns the staging certificates.",
	"Should archived rows be part of the export?",
	"I don't know yet.",
	"Please keep answers under five lines.",
	"Done: I wrote the streaming serializer in src/export/stream.ts.",
	"Next step: map the legacy columns.",
	"Let's switch gears: I want to rebuild the invoice exporter.",
	"Sounds good, do that.",
	"Wir nehmen Kafka, weil es Ereignisse wiederholen kann.",
	"我们决定使用 Redis，因为它更快。",
	"Thanks, have a nice weekend!",
];

/** Messages as a thread may hold them: talk, any text, and tool calls with results. */
export const anySource: fc.Arbitrary<SummarySource> = fc
	.array(fc.oneof({ weight: 5, arbitrary: talk() }, { weight: 1, arbitrary: toolUse() }), { maxLength: 24 })
	.map((groups) => ({
		previous: null,
		limit: 600,
		messages: groups.flat().map((message, at) => ({ ...message, seq: at + 1 })),
	}));

type Unnumbered = Omit<SourceMessage, "seq">;

function talk(): fc.Arbitrary<Unnumbered[]> {
	const text = fc.oneof(
		{
			weight: 4,
			arbitrary: fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 4 }).map((said) => said.join(" ")),
		},
		{ weight: 1, arbitrary: anyText() },
	);
	return fc.tuple(fc.constantFrom<Role>("user", "assistant"), text).map(([role, content]) => [said(role, content)]);
}

function toolUse(): fc.Arbitrary<Unnumbered[]> {
	return fc.tuple(fc.constantFrom("src/a.ts", "lib/tokens/count.py"), anyText()).map(([path, output]) => {
		const call = { id: "c1", name: "edit_file", arguments: JSON.stringify({ path, text: "x" }) };
		return [
			{ ...said("assistant", ""), tool_calls: [call] },
			{ ...said("tool", output), tool_call_id: "c1" },
		];
	});
}

export function said(role: Role, content: string): Unnumbered {
	return { role, content, created_at: "2026-11-20T12:00:00.000Z" };
}

/** User and assistant in turn, the user first. */
export function dialogue(...texts: string[]): SourceMessage[] {
	return texts.map((text, at) => ({ ...said(at % 2 === 0 ? "user" : "assistant", text), seq: at + 1 }));
}
