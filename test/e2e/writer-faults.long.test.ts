import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ask } from "../../scripts/client/api.ts";
import { type FakeWriter, refuses, says, startFakeWriter } from "./fake-writer.ts";
import { writtenServer } from "./test-server.ts";

const { server, writer } = await writtenServer();

const SECTIONS = [
	"task_context",
	"completed_work",
	"key_decisions",
	"current_state",
	"open_threads",
	"corrections",
	"tone",
];

const summary = z.object({
	from_seq: z.number(),
	to_seq: z.number(),
	writer: z.string(),
	dropped_lines: z.number(),
	sections: z.record(z.string(), z.string()),
});
const distilled = z.object({ summary, covered: z.number() });
const context = z.object({ text: z.string() });
const degradedContext = z.object({
	report: z.object({ degraded: z.array(z.object({ part: z.string(), reason: z.string() })) }),
});

let threads = 0;

/** A thread of 30 messages, distilled while the writer behaves so. */
async function distilledWhile(answer: Parameters<FakeWriter["tell"]>[0]) {
	const id = `faulty-${++threads}`;
	const url = `${server.url}/v1/threads/${id}`;
	await ask(z.object({ id: z.string() }), "POST", `${server.url}/v1/threads`, { id, config: { learn: "off" } });
	const messages = Array.from({ length: 30 }, (_, index) => ({
		role: index % 2 === 0 ? "user" : "assistant",
		content: `Step ${index}: the ferry Kaprun leaves Bergen at ${600 + index}, we decided to log it in berth_${index}.csv with ${id}.`,
	}));
	await ask(z.object({ last_seq: z.literal(30) }), "POST", `${url}/messages`, { messages });
	// Jobs of the threads before may be tried again meanwhile.
	let calls = 0;
	writer.tell((response, prompt) => {
		if (prompt.includes(`with ${id}.`)) calls++;
		answer(response, prompt);
	});
	const done = await ask(distilled, "POST", `${url}/distill?wait=true`, {});
	const { text } = await ask(context, "POST", `${url}/context`, { format: "text" });
	return { ...done, calls, text, url };
}

/** What every distillation holds, whatever the writer did: each message is covered once, or still shown. */
function expectCovered({ summary, covered, text }: Awaited<ReturnType<typeof distilledWhile>>) {
	expect(summary).toMatchObject({ from_seq: 1, to_seq: covered });
	expect(covered).toBeGreaterThan(0);
	for (let seq = covered + 1; seq <= 30; seq++) expect(text).toContain(`Step ${seq - 1}:`);
	expect(text).toContain("<summary>");
}

function answerWith(lines: Partial<Record<string, string[]>>): string {
	const sections = Object.fromEntries(SECTIONS.map((name) => [name, lines[name] ?? []]));
	return JSON.stringify({ ...sections, digest: "Ferries at Bergen." });
}

describe("a writer that answers as it should", () => {
	it("writes the summary, under its name", async () => {
		const done = await distilledWhile(says(answerWith({ key_decisions: ["Ferry times are logged in berth_2.csv."] })));
		expectCovered(done);
		expect(done.summary).toMatchObject({ writer: expect.stringContaining("told"), dropped_lines: 0 });
		expect(done.summary.sections.key_decisions).toBe("Ferry times are logged in berth_2.csv.");
	});
});

describe("a writer that misbehaves", () => {
	it.each<[string, Parameters<FakeWriter["tell"]>[0]]>([
		["refuses with 500", refuses(500)],
		["refuses with 429", refuses(429, { "retry-after": "3600" })],
		["answers nothing", says("")],
		["hangs up", (response) => response.destroy()],
		["answers something that is no answer", (response) => response.end("<html>Bad gateway</html>")],
		["talks instead", says("Sure! Here is what I think about ferries in general, they are lovely.")],
		[
			"answers in another language",
			says(answerWith({ completed_work: ["Фериботът тръгна навреме и всички са доволни."] })),
		],
		["answers a megabyte", says("z".repeat(1_000_000))],
	])("%s: the embedded writer does it", async (_, answer) => {
		const done = await distilledWhile(answer);
		expectCovered(done);
		expect(done.summary.writer).toBe("embedded");
		expect(done.calls).toBeLessThan(10);
	});

	it("redirects: nobody is asked there, with the key or without", async () => {
		const elsewhere = await startFakeWriter();
		elsewhere.tell(says(answerWith({ current_state: ["Somebody else wrote this."] })));
		for (const status of [302, 307]) {
			const done = await distilledWhile(refuses(status, { location: `${elsewhere.baseUrl}/chat/completions` }));
			expectCovered(done);
			expect(done.summary.writer).toBe("embedded");
		}
		expect(elsewhere.calls()).toBe(0);
		await elsewhere.stop();
		expect(server.output()).toContain("HTTP 302: the server redirects");
	});

	it("is cut short: what it said so far is kept", async () => {
		const whole = answerWith({
			task_context: ["The ferry Kaprun leaves Bergen."],
			key_decisions: ["Logged in berth_4.csv."],
		});
		const done = await distilledWhile(says(whole.slice(0, whole.indexOf('"current_state"') + 18)));
		expectCovered(done);
		expect(done.summary.sections.task_context).toBe("The ferry Kaprun leaves Bergen.");
	});

	it("is cut short after a whole summary: what it leaves out stays as it was", async () => {
		const whole = answerWith({
			current_state: ["The ferry Kaprun leaves Bergen."],
			key_decisions: ["Logged in berth_4.csv."],
		});
		const { url } = await distilledWhile(says(whole));
		const messages = Array.from({ length: 20 }, (_, index) => ({
			role: "user",
			content: `More ${index}: berth_${index}.csv is full.`,
		}));
		await ask(z.object({ last_seq: z.literal(50) }), "POST", `${url}/messages`, { messages });
		writer.tell(says('{"task_context": ["More: berth_4.csv is full.", "More: ber'));
		const { summary } = await ask(distilled, "POST", `${url}/distill?wait=true`, {});
		expect(writer.calls()).toBeGreaterThan(1);
		expect(summary.sections).toMatchObject({
			current_state: "The ferry Kaprun leaves Bergen.",
			key_decisions: "Logged in berth_4.csv.",
		});
	});

	it("has its failure named in the contexts that go without it", async () => {
		const { url } = await distilledWhile(refuses(500));
		const answer = await ask(degradedContext, "POST", `${url}/context`, {});
		expect(answer.report.degraded).toEqual([{ part: "summary", reason: expect.stringContaining("told") }]);
		const fine = await distilledWhile(says(answerWith({ current_state: ["Kaprun leaves Bergen."] })));
		expect((await ask(degradedContext, "POST", `${fine.url}/context`, {})).report.degraded).toEqual([]);
	});

	it("invents facts: they are dropped and counted", async () => {
		const lines = [
			"Logged in berth_6.csv.",
			"Captain Olsen approved 4711 euros.",
			"The report is in audit/final_v9.pdf.",
		];
		const done = await distilledWhile(says(answerWith({ key_decisions: lines })));
		expectCovered(done);
		expect(done.summary.dropped_lines).toBe(2);
		expect(JSON.stringify(done)).not.toMatch(/Olsen|4711|final_v9/);
	});

	it("is told something by the conversation: it stays text", async () => {
		const done = await distilledWhile((response, prompt) => {
			says(answerWith({ current_state: [prompt.includes("Step 3") ? "Step 3 was said." : "Nothing."] }))(response);
		});
		expect(done.summary.sections.current_state).toBe("Step 3 was said.");
	});
});

describe("a job whose writer fails at first", () => {
	it("is tried again, and ends with the writer's summary", async () => {
		let failures = 0;
		const url = `${server.url}/v1/threads/patient`;
		await ask(z.object({ id: z.string() }), "POST", `${server.url}/v1/threads`, {
			id: "patient",
			config: { learn: "off" },
		});
		const content = "The ferry Kaprun leaves Bergen at noon, we said. ".repeat(30);
		const messages = Array.from({ length: 14 }, (_, index) => ({
			role: index % 2 === 0 ? "user" : "assistant",
			content,
		}));
		writer.tell((response, prompt) => {
			// Threads of the tests before may learn meanwhile.
			if (!prompt.includes("at noon, we said")) says(answerWith({}))(response);
			else if (failures++ === 0) refuses(503)(response);
			else says(answerWith({ current_state: ["Kaprun leaves Bergen at noon."] }))(response);
		});
		const job = z.object({ overflow: z.object({ job: z.string() }) });
		const { overflow } = await ask(job, "POST", `${url}/messages`, { messages });
		const seen = z.object({ status: z.string(), attempts: z.number() });
		const read = () => ask(seen, "GET", `${server.url}/v1/jobs/${overflow.job}`);
		await expect.poll(read, { timeout: 30_000, interval: 250 }).toMatchObject({ status: "done", attempts: 2 });
		const { data } = await ask(z.object({ data: z.array(summary) }), "GET", `${url}/summaries`);
		expect(data[0]?.sections.current_state).toBe("Kaprun leaves Bergen at noon.");
	});
});
