/** What the console is looked at with: a team's fortnight, what was learned from it, relations, notes, an installation. */
import * as z from "zod";
import { teamFortnight } from "../../demo/reflection/team-fortnight.ts";
import { ask, settledJobs } from "../../scripts/client/api.ts";

/** Ids that pages are opened with. */
export type Seeded = {
	thread: string;
	contexts: [string, string];
	memory: string;
	insight: string;
	installation: string;
};

const withId = z.object({ id: z.string() });
const memories = z.object({ data: z.array(withId) });
const SCOPE = "project:invoices";

/** What only looks like markup, in places that pages show. */
export const MARKUP = `<img src="x" onerror="document.title='broken out'"><b>bold</b> & "quotes"`;

export async function seed(url: string): Promise<Seeded> {
	const thread = "invoice-page";
	await ask(withId, "POST", `${url}/v1/threads`, {
		id: thread,
		project_id: "invoices",
		user_id: "lena",
		title: "The new invoice page",
	});
	for (const { messages } of teamFortnight()) {
		await ask(z.unknown(), "POST", `${url}/v1/threads/${thread}/messages`, { messages });
	}
	await ask(z.unknown(), "POST", `${url}/v1/threads/${thread}/messages`, {
		messages: [{ role: "user", content: MARKUP }],
	});
	await ask(z.unknown(), "POST", `${url}/v1/threads/${thread}/distill?wait=true`, {});
	await settledJobs(`${url}/v1/threads/${thread}`, 20_000);
	await ask(z.unknown(), "POST", `${url}/v1/threads/${thread}/notes`, {
		content: "Lena signs off every release of the invoice page.",
		category: "decision",
	});
	await ask(z.unknown(), "PATCH", `${url}/v1/threads/${thread}/working-state`, {
		current_task: "Bring out the invoice page",
		completed_steps: ["Took the lock out of the migration"],
		blockers: ["The payment sandbox is slow"],
	});
	const [memory = ""] = await seedMemories(url);
	await seedRelations(url);
	return {
		thread,
		contexts: await seedContexts(url, thread),
		memory,
		insight: await seedInsight(url),
		installation: await seedInstallation(url),
	};
}

async function seedContexts(url: string, thread: string): Promise<[string, string]> {
	const asked = { query: "Why did the billing deploy fail, and when do we launch?", format: "messages" };
	const first = await ask(withId, "POST", `${url}/v1/threads/${thread}/context`, { ...asked, budget: "8k" });
	const second = await ask(withId, "POST", `${url}/v1/threads/${thread}/context`, {
		...asked,
		budget: { total: 2000 },
	});
	return [first.id, second.id];
}

const FACTS: readonly [string, string][] = [
	["2026-03-02T08:00:00.000Z", "The webhook timeout is 30 seconds."],
	["2026-03-03T09:10:00.000Z", "The billing deploy failed on a migration lock."],
	["2026-03-05T09:40:00.000Z", "The billing deploy failed again on the same lock."],
	["2026-03-10T16:20:00.000Z", "The billing deploy failed in the smoke test."],
	["2026-03-11T08:00:00.000Z", "The webhook timeout is 60 seconds."],
];

async function seedMemories(url: string): Promise<string[]> {
	const facts = FACTS.map(([created_at, content]) => ({ type: "fact", scope: SCOPE, created_at, content }));
	const preference = { type: "preference", scope: SCOPE, content: "Answers are short, with the numbers first." };
	const other = { type: "preference", scope: "project:tickets", content: "Put the rollback step into the ticket." };
	const { data } = await ask(memories, "POST", `${url}/v1/memories`, { memories: [...facts, preference, other] });
	return data.map(({ id }) => id);
}

async function seedInsight(url: string): Promise<string> {
	await ask(z.unknown(), "POST", `${url}/v1/reflect`, { scope: SCOPE, wait: true });
	const { data } = await ask(memories, "GET", `${url}/v1/memories?type=insight&scope=${SCOPE}`);
	return data[0]?.id ?? "";
}

const RELATIONS: readonly (readonly [string, string, string, string?, string?])[] = [
	["Tomasz", "REPORTS_TO", "Lena"],
	["Ines", "REPORTS_TO", "Petra", "2025-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"],
	["Ines", "REPORTS_TO", "Lena", "2026-02-01T00:00:00.000Z"],
	["Lena", "WORKS_AT", "Fernhill"],
	["Tomasz", "OWNS", "billing service"],
	["billing service", "DEPENDS_ON", "RabbitMQ"],
];

async function seedRelations(url: string): Promise<void> {
	for (const [subject, predicate, object, valid_from, valid_to] of RELATIONS) {
		const relation = { subject, predicate, object, scope: SCOPE, valid_from, valid_to };
		await ask(withId, "POST", `${url}/v1/relations`, relation);
	}
}

async function seedInstallation(url: string): Promise<string> {
	return (await ask(withId, "POST", `${url}/v1/installations`, { platform: "generic", name: "Support chat" })).id;
}
