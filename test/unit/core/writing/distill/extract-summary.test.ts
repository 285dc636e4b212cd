import { expect, test } from "vitest";
import type { SummaryText } from "../../../../../src/core/model/thread/summary.ts";
import { extractSummary } from "../../../../../src/core/writing/distill/extract-summary.ts";
import type { SourceMessage } from "../../../../../src/core/writing/distill/summary-source.ts";
import { words } from "../../thread-view.ts";
import { dialogue, said } from "./any-source.ts";

function summary(messages: SourceMessage[], previous: SummaryText | null = null): SummaryText {
	return extractSummary({ previous, messages, limit: 2_000 }, words);
}

test("each fact stands in its section, decisions with their reasons", () => {
	const { sections } = summary(
		dialogue(
			"Today I want to rebuild the invoice exporter.",
			"Happy to help. Shall we begin?",
			"Let's go with MessagePack for the wire format. The mobile clients are on metered links.",
			"I've finished mapping the legacy columns.",
			"I tried raising the pool size to 40, but the timeouts stayed the same.",
			"Next step: write the streaming serializer.",
			"We still need to figure out who owns the staging certificates.",
			"Noted.",
			"Please keep your answers short, I prefer bullet points.",
		),
	);
	expect(sections.current_state).toContain("task: Today I want to rebuild the invoice exporter.");
	expect(sections.current_state).toContain("last: I've finished mapping the legacy columns.");
	expect(sections.current_state).toContain("next: Next step: write the streaming serializer.");
	expect(sections.key_decisions[0]).toContain("MessagePack");
	expect(sections.key_decisions[0]).toContain("metered links");
	expect(sections.corrections.join()).toContain("pool size to 40");
	expect(sections.open_threads.join()).toContain("staging certificates");
	expect(sections.tone.join()).toContain("bullet points");
});

test("a yes makes a decision of what was proposed, an evasion leaves a question open", () => {
	const { sections } = summary(
		dialogue(
			"Which is better for the queue: NATS or RabbitMQ?",
			"I'd recommend NATS, since the brokers can replay old events.",
			"Sounds good, do that.",
			"And who rotates the webhook secrets?",
			"Not sure, I have to ask someone.",
		),
	);
	expect(sections.key_decisions.join()).toContain("I'd recommend NATS, since the brokers can replay old events.");
	expect(sections.open_threads.join()).toContain("And who rotates the webhook secrets?");
});

test("a decision that is taken back moves to the corrections, over summaries too", () => {
	const first = summary(dialogue("We decided on Memcached for the session store, because it is there already."));
	expect(first.sections.key_decisions.join()).toContain("Memcached");
	const second = summary(
		dialogue(
			"Actually no, scrap Memcached for the session store. We take DynamoDB instead, because sessions must outlive a restart.",
		),
		first,
	);
	expect(second.sections.key_decisions.join()).not.toContain("We decided on Memcached");
	expect(second.sections.corrections.join("\n")).toContain("no longer: We decided on Memcached");
	expect(JSON.stringify(second.sections)).toContain("outlive a restart");
});

test("a next step that was done is no longer next, an answered question no longer open", () => {
	const first = summary(
		dialogue("We still need to figure out the retention of audit events.", "Next step: port the synonym lists."),
	);
	expect(first.sections.current_state).toContain("next: Next step: port the synonym lists.");
	const second = summary(
		dialogue("We decided on the retention of audit events: seven years.", "Done: I ported the synonym lists."),
		first,
	);
	expect(second.sections.current_state).toContain("last: Done: I ported the synonym lists.");
	expect(second.sections.current_state.join()).not.toContain("next: Next step: port");
	expect(second.sections.open_threads.join()).not.toContain("figure out the retention");
});

test("the newest task is the current one; the one before is context", () => {
	const first = summary(dialogue("I want to rebuild the invoice exporter."));
	const second = summary(dialogue("OK, moving on. Now let's migrate the search index to Tantivy."), first);
	expect(second.sections.current_state[0]).toContain("task: moving on. Now let's migrate the search index to Tantivy.");
	expect(second.sections.task_context.join()).toContain("invoice exporter");
});

test("files that tools touched, and what calls came to, are told", () => {
	const call = (id: string, name: string, fields: object) => ({ id, name, arguments: JSON.stringify(fields) });
	const messages = [
		{ ...said("assistant", ""), tool_calls: [call("a", "edit_file", { path: "src/cart.ts" })], seq: 1 },
		{ ...said("tool", "ok"), tool_call_id: "a", seq: 2 },
		{ ...said("assistant", ""), tool_calls: [call("b", "bash", { command: "npm test -- cart" })], seq: 3 },
		{ ...said("tool", "FAIL test/cart.test.ts: expected 3, got 4"), tool_call_id: "b", seq: 4 },
	];
	const { sections } = summary(messages);
	expect(sections.current_state).toContain("files: src/cart.ts");
	expect(sections.corrections).toContain("bash npm test -- cart → FAIL test/cart.test.ts: expected 3, got 4");
	const next = summary(
		[{ ...said("assistant", ""), tool_calls: [call("c", "read_file", { path: "src/tax.ts" })], seq: 5 }],
		{ sections, digest: "" },
	);
	expect(next.sections.current_state).toContain("files: src/cart.ts, src/tax.ts");
});

test("German, French, Spanish and Chinese are read too", () => {
	const { sections } = summary(
		dialogue(
			"Wir nehmen Kafka für die Ereignisse, weil es sie wiederholen kann.",
			"Nous avons décidé de garder Postgres parce que les verrous sont fiables.",
			"Queda pendiente el contrato de la oficina.",
			"我们决定使用 Redis，因为它更快。",
		),
	);
	expect(sections.key_decisions.join("\n")).toContain("Kafka");
	expect(sections.key_decisions.join("\n")).toContain("Redis");
	expect(sections.key_decisions.join("\n")).toContain("Postgres");
	expect(sections.open_threads.join()).toContain("contrato");
});

test("how the user writes is measured, and the digest stays what it was", () => {
	const messages = dialogue(
		"hey, I'm a nurse in Ghent",
		"Hello!",
		"lol ok 🙂",
		"Good.",
		"gonna check the rota with you",
		"Yes.",
	);
	const first = summary(messages);
	expect(first.sections.tone[0]).toMatch(/^register: english, terse, informal/);
	expect(first.digest).toContain("I'm a nurse in Ghent");
	const second = summary(dialogue("I'm a pilot now too.", "I see."), first);
	expect(second.digest.startsWith(first.digest.split("\n")[0] ?? "?")).toBe(true);
	expect(second.sections.tone[0]).toBe(first.sections.tone[0]);
});

test("100,000 tokens take less than two seconds, and a megabyte of anything less", () => {
	const text =
		"We went with option 17 for module alpha because the tests of beta failed. What about gamma? Not sure yet.";
	const long = dialogue(...Array.from({ length: 4_000 }, (_, at) => `${text} Step ${at} is done in src/file${at}.ts.`));
	const since = performance.now();
	summary(long);
	expect(performance.now() - since).toBeLessThan(4_000);
	for (const unit of ["a", "? ", "```\n", "- x\n", "数", "'", "could you "]) {
		const begun = performance.now();
		summary(dialogue(unit.repeat(1_000_000 / unit.length)));
		expect(performance.now() - begun).toBeLessThan(1_500);
	}
});

test.each([
	"The migration of the ledger is not done yet.",
	"PR 512 about the ledger stays unmerged.",
	"Das Update der Buchhaltung vom 3. Februar ist noch nicht fertig.",
])("what is not done is open, and no completed work: %s", (said) => {
	const { sections } = summary(dialogue("Let's look after the ledger today.", "Fine.", said, "Noted."));
	expect(sections.completed_work.join()).not.toContain(said);
	expect(sections.current_state.join()).not.toContain(`last: ${said}`);
	expect(Object.values(sections).flat().join()).toContain(said);
});
